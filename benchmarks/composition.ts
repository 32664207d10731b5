import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { weighComposition } from '@armoni/image-engine/testing/weigh-composition';
import { sized } from './shared/sized.ts';

/**
 * How the pictures of a list of prompts are composed, the worst first: whose main subject is small, whose
 * things are hidden, cut or have nothing under them. `--list FILE` a prompt a line, `--worst 20` so many.
 */
const { values: asked } = parseArgs({
  options: {
    list: { type: 'string' },
    worst: { type: 'string', default: '20' },
    small: { type: 'boolean' },
  },
});
const prompts = asked.list
  ? readFileSync(asked.list, 'utf8').trim().split('\n')
  : ['two children on a quay, boats behind', 'une femme dans une cuisine, un chien à droite'];
const weighed = sized(prompts, prompts.slice(0, 2)).map((prompt, index) => ({
  number: index + 1,
  prompt,
  ...weighComposition(prompt),
}));

const sum = (of: 'small' | 'hidden' | 'cut' | 'unsupported') =>
  weighed.reduce((all, one) => all + one[of].length, 0);
console.log(
  `${weighed.length} prompts: ${sum('small')} with a small main subject, ${sum('hidden')} things hidden, ${sum('cut')} cut, ${sum('unsupported')} with nothing under them`,
);
for (const one of weighed.toSorted((a, b) => b.cost - a.cost).slice(0, Number(asked.worst))) {
  const parts = (['small', 'hidden', 'cut', 'unsupported'] as const).flatMap((part) =>
    one[part].length > 0 ? [`${part}: ${one[part].join(', ')}`] : [],
  );
  console.log(`${one.number}\t${one.prompt}\n\t${parts.join('; ')}`);
}
