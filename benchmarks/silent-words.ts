import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type WeighedAnswer, weighAnswer } from '@armoni/image-engine/testing/weigh-answer';
import { sized } from './shared/sized.ts';

/**
 * Which words of prompts are silent (without them the picture is the same, and nothing names them), and
 * which are named though the picture is told to have them or is another without them; most often first,
 * each with a prompt. `--list FILE` reads that list, a prompt a line, instead of all that are open;
 * `--every 10` takes each tenth.
 */
const { values: asked } = parseArgs({
  options: {
    list: { type: 'string' },
    every: { type: 'string', default: '1' },
    small: { type: 'boolean' },
  },
});
const folder = fileURLToPath(
  import.meta.resolve('@armoni/image-engine/illustration/testing/read-wishes'),
).replace('read-wishes.ts', '');
const files = asked.list
  ? [asked.list]
  : readdirSync(folder).flatMap((file) => (file.endsWith('.txt') ? [`${folder}${file}`] : []));
const prompts = files
  .flatMap((file) => readFileSync(file, 'utf8').trim().split('\n'))
  .filter((_, at) => at % Number(asked.every) === 0);
const some = sized(prompts, prompts.slice(0, 2));
const answers = some.map((prompt) => ({ prompt, ...weighAnswer(prompt) }));

for (const part of ['silent', 'contradicted', 'suspect'] as const) {
  const ranked = rank(part);
  const count = ranked.reduce((sum, [, within]) => sum + within.length, 0);
  console.log(`\n${part}: ${count} words of ${some.length} prompts`);
  for (const [word, within] of ranked) console.log(`${within.length}\t${word}\t${within[0]}`);
}

function rank(part: keyof Pick<WeighedAnswer, 'silent' | 'contradicted' | 'suspect'>) {
  const found = new Map<string, string[]>();
  for (const answer of answers)
    for (const word of answer[part]) found.set(word, [...(found.get(word) ?? []), answer.prompt]);
  return [...found].sort(([, one], [, other]) => other.length - one.length);
}
