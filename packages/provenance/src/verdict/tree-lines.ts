import type { Provenance, Standing } from './judge-manifest.ts';

const words: Readonly<Record<Standing, string>> = {
  ours: 'signée ici',
  signed: 'signée ailleurs',
  changed: 'signature rompue',
  none: 'sans signature',
};

/** What a file was made from, indented, for a terminal. */
export function treeLines({ ingredients }: Provenance, indent = ''): string[] {
  return ingredients.flatMap((one) => [
    `${indent}· ${one.title ?? 'Élément'}, ${words[one.standing]}`,
    ...treeLines(one, `${indent}  `),
  ]);
}
