import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { root } from '../setup/paths.mjs';

const run = promisify(execFile);
const sections = ['§2', '§4', '§5', '§6', '§8', '§9'];

describe('the list of the specification’s sentences', () => {
  /** @type {{ section: string, text: string, tests: string[], oneWidth: boolean }[]} */
  let sentences = [];
  /** @type {Map<string, Set<string>>} the widths of each browser test */
  let widths = new Map();

  beforeAll(async () => {
    sentences = readSentences(await readFile(join(root, 'docs/specification-tests.md'), 'utf8'));
    widths = await listBrowserTests();
  }, 120_000);

  it.each(sections)('has sentences of %s', (section) => {
    const ofSection = sentences.filter((sentence) => sentence.section.startsWith(section));
    expect(ofSection.length).toBeGreaterThan(4);
  });

  it('names a test for each of them', () => {
    expect(sentences.filter(({ tests }) => tests.length === 0)).toEqual([]);
  });

  it('names only tests that exist', () => {
    const unknown = seen(sentences).flatMap(({ tests }) =>
      tests.filter((test) => !widths.has(test)),
    );
    expect(unknown).toEqual([]);
  });

  it('has each sentence checked at both widths, or says why not', () => {
    const half = seen(sentences).filter(({ tests, oneWidth }) => {
      const covered = new Set(tests.flatMap((test) => [...(widths.get(test) ?? [])]));
      return covered.size < 2 && !oneWidth;
    });
    expect(half.map(({ text }) => text)).toEqual([]);
  });

  it('names what checks the sentences that no browser shows', () => {
    const elsewhere = sentences.filter(
      (sentence) => !sections.some((it) => sentence.section.startsWith(it)),
    );
    expect(elsewhere.length).toBeGreaterThan(0);
    for (const path of elsewhere.flatMap(({ tests }) => tests)) {
      expect(existsSync(join(root, path)), path).toBe(true);
    }
  });
});

const seen = (sentences) =>
  sentences.filter(({ section }) => sections.some((name) => section.startsWith(name)));

/** Each line « - sentence → `file › title`, `file › title` » under its « ## section ». */
function readSentences(text) {
  let section = '';
  return text.split('\n').flatMap((line) => {
    if (line.startsWith('## ')) section = line.slice(3);
    if (!line.startsWith('- ')) return [];
    const [sentence = '', tests = ''] = line.slice(2).split(' → ');
    const names = [...tests.matchAll(/`([^`]+)`/g)].map(([, name]) => name);
    return [{ section, text: sentence, tests: names, oneWidth: /\(one width: .+\)$/.test(line) }];
  });
}

/** Asks Playwright itself, so that a renamed or removed test is missed here. */
async function listBrowserTests() {
  const cli = join(root, 'node_modules/@playwright/test/cli.js');
  const { stdout } = await run(process.execPath, [cli, 'test', '--list', '--reporter=json'], {
    cwd: join(root, 'e2e'),
    env: { ...process.env, TEST_SAMPLE: '', E2E_DATA_DIR: tmpdir() },
    maxBuffer: 1 << 26,
  });
  const found = new Map();
  const visit = (file, suite) => {
    for (const { title, tests } of suite.specs ?? []) {
      const name = `${file} › ${title.replace(/^§\d+ /, '')}`;
      found.set(name, new Set(tests.map(({ projectName }) => projectName)));
    }
    for (const inner of suite.suites ?? []) visit(file, inner);
  };
  for (const suite of JSON.parse(stdout).suites)
    visit(suite.file.replace(/\.spec\.ts$/, ''), suite);
  return found;
}
