import { mkdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { makePicture } from '@armoni/image-engine/make-picture';
import { sized } from './shared/sized.ts';
import { drawPromptSheet, type PromptCell, promptsOfSheet } from './sheets/draw-prompt-sheet.ts';

/**
 * A list of prompts, one a line, drawn onto sheets of nine to be rated by eye: under each picture its
 * number, the prompt, what the picture says of itself and what was passed over. `--list FILE` reads another
 * list than the open wishes, `--out FOLDER` keeps the sheets there, `--only 3,17` draws these alone.
 */
const { values: asked } = parseArgs({
  options: {
    list: { type: 'string' },
    out: { type: 'string', default: join(tmpdir(), 'armoni-prompts') },
    only: { type: 'string' },
    seed: { type: 'string', default: '11' },
    small: { type: 'boolean' },
  },
});
const side = sized<number>(384, 96);
const openWishes = fileURLToPath(
  import.meta.resolve('@armoni/image-engine/illustration/testing/read-wishes'),
).replace('read-wishes.ts', 'asked-open.txt');

const wanted = asked.only?.split(',').map(Number);
const prompts = readFileSync(asked.list ?? openWishes, 'utf8')
  .trim()
  .split('\n')
  .map((prompt, index) => ({ prompt, number: index + 1 }))
  .filter(({ number }) => wanted?.includes(number) ?? true);
const { signal } = new AbortController();
mkdirSync(asked.out, { recursive: true });
const some = sized(prompts, prompts.slice(0, 2));
for (let first = 0; first < some.length; first += promptsOfSheet) {
  const cells: PromptCell[] = [];
  for (const each of some.slice(first, first + promptsOfSheet)) cells.push(await cellOf(each));
  const path = join(asked.out, `${cells[0]!.number}-${cells.at(-1)!.number}.png`);
  await (await drawPromptSheet(cells, side)).toFile(path);
  console.log(path);
}

async function cellOf({ prompt, number }: { prompt: string; number: number }): Promise<PromptCell> {
  const drawn = { prompt, seed: Number(asked.seed), style: null, reference: null };
  const outcome = await makePicture(
    { ...drawn, width: side, height: side },
    { signal, workers: 1, isWrittenAnew: true },
  );
  if (!outcome.ok) return { number, prompt, picture: null, told: [outcome.message] };
  const told = [outcome.altText, ...outcome.notes.map((note) => `— ${note}`)];
  return { number, prompt, picture: outcome.png, told };
}
