import type { Rewording } from './place-rewordings.ts';

const curls = /(?<!\p{L})(?:curly|wavy|boucl[ée]s|fris[ée]s|ondul[ée]s)(?!\p{L})/iu;

/** Hair's length beside what else is said of it: “short red hair”, « longs cheveux roux bouclés ». */
export const hairRewordings: readonly Rewording[] = [
  // Nobody wears a pair of shorts on his head.
  {
    from: /(?<!\p{L})(?:long|short),?\s+(?:and\s+)?(?:(?!haired)\p{L}+,?\s+){1,3}hair(?!\p{L})/giu,
    to: (said) => {
      const [, length, rest] = /^(long|short),?\s+(?:and\s+)?(.+)$/isu.exec(said)!;
      const curl = curls.exec(said)?.[0] ?? length;
      return `${rest!.replace(curls, '')}, ${curl} hair`;
    },
  },
  {
    from: /(?<!\p{L})longs\s+cheveux\s+(?:\p{L}+\s+)?(?:boucl[ée]s|fris[ée]s|ondul[ée]s)(?!\p{L})/giu,
    to: (said) => said.replace(/^longs\s+/iu, ''),
  },
  { from: /(?<!\p{L})longues\s+(?=(?:tresses|nattes|couettes)(?!\p{L}))/giu, to: '' },
  { from: /(?<!\p{L})long\s+(?=(?:braids|plaits|pigtails)(?!\p{L}))/giu, to: '' },
];
