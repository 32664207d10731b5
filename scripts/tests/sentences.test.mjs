import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { root } from '../setup/paths.mjs';
import { listBrowserTests } from './list-browser-tests.mjs';

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
