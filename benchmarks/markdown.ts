import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CDPSession, chromium, type Page } from 'playwright-core';
import { build } from 'vite';
import { sized } from './shared/sized.ts';

// What a streamed answer costs the main thread of a browser, drawn for every single piece. The
// page batches pieces per frame, so that real costs are lower still.

const { rounds, lengths, reparsed } = sized(
  { rounds: 3, lengths: [5, 10, 20, 40], reparsed: 5 },
  { rounds: 1, lengths: [2], reparsed: 1 },
);
const piecesPerKilobyte = 100;

let session: CDPSession | undefined;
const folder = await mkdtemp(join(tmpdir(), 'armoni-markdown-'));
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
try {
  const page = await browser.newPage();
  await page.addScriptTag({ type: 'module', content: await buildHarness() });
  await page.waitForFunction('"streamAnswer" in globalThis');
  await measure(page, 'blocks', 2);
  for (const kilobytes of lengths) {
    const milliseconds = await measure(page, 'blocks', kilobytes);
    const goal = kilobytes === 20 ? ' (goal: 600 ms)' : '';
    print(
      `frozen blocks, ${kilobytes} kB in ${kilobytes * piecesPerKilobyte} pieces`,
      milliseconds,
      goal,
    );
  }
  const whole = await measure(page, 'whole', reparsed, 1);
  print(
    `parsing all again, ${reparsed} kB in ${reparsed * piecesPerKilobyte} pieces`,
    whole,
    ' (grows with the square of the length)',
  );
} finally {
  await browser.close();
  await rm(folder, { recursive: true, force: true });
}

async function measure(page: Page, way: 'blocks' | 'whole', kilobytes: number, times = rounds) {
  const text = answerOf(kilobytes * 1000);
  const pieces = kilobytes * piecesPerKilobyte;
  const taken: number[] = [];
  for (let round = 0; round < times; round += 1) {
    const before = await threadMs(page);
    await page.evaluate(
      ([one, answer, count]) =>
        (globalThis as unknown as { streamAnswer: (...given: unknown[]) => void }).streamAnswer(
          one,
          answer,
          count,
        ),
      [way, text, pieces] as const,
    );
    taken.push((await threadMs(page)) - before);
  }
  return taken.toSorted((x, y) => x - y)[Math.floor(times / 2)] ?? 0;
}

/** CPU time of the page's main thread: what else the machine does stays out of it. */
async function threadMs(page: Page): Promise<number> {
  session ??= await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
}

/** An answer as assistants write them: titles, paragraphs, lists, a table, code. */
function answerOf(length: number): string {
  const sentence =
    'La lumière du matin glisse sur **les arêtes** du relief, puis *se pose* sur l’eau. ';
  const part = [
    '## Une étape\n\n',
    `${sentence.repeat(4)}\n\n`,
    '- cadre large, `16:9`\n- lumière chaude\n- une brume légère au ras de l’eau\n\n',
    `${sentence.repeat(3)}\nVoir [Edytor](/editor).\n\n`,
    '| plan | durée |\n| - | -: |\n| ouverture | 3,2 s |\n| milieu | 1,5 s |\n\n',
    '```ts\nconst plans = [3.2, 1.5];\nconsole.log(plans.length);\n```\n\n',
  ].join('');
  return part.repeat(Math.ceil(length / part.length)).slice(0, length);
}

async function buildHarness(): Promise<string> {
  const entry = join(import.meta.dirname, 'markdown', 'stream-in-browser.tsx');
  await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: { jsx: { runtime: 'automatic' } },
    build: {
      outDir: folder,
      emptyOutDir: true,
      lib: { entry, formats: ['es'], fileName: () => 'harness.js' },
      rollupOptions: { output: { codeSplitting: false } },
    },
  });
  return readFile(join(folder, 'harness.js'), 'utf8');
}

function print(name: string, milliseconds: number, note: string): void {
  console.log(`${name.padEnd(44)} ${String(Math.round(milliseconds)).padStart(6)} ms${note}`);
}
