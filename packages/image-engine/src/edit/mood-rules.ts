import type { Edit } from './edit.ts';
import type { Rule } from './widening-rules.ts';

type Tone = Extract<Edit, { amount: number }>['kind'];
type Mood = {
  /** In words without accents and capitals. */
  readonly says: string;
  readonly tones: Partial<Readonly<Record<Tone, number>>>;
  readonly isAlsoOfContent?: boolean;
};

/** Vague wishes, and the tones that come nearest to them. */
const table: readonly Mood[] = [
  {
    says: 'plus (?:joyeu(?:x|se)|gai(?:e)?|festi(?:f|ve)|vivant(?:e)?|fun|enjouee?)|happier|cheerier|more (?:cheerful|joyful|fun|lively|festive|playful)',
    tones: { saturation: 0.18, light: 0.1, warmth: 0.08 },
    isAlsoOfContent: true,
  },
  {
    says: 'plus triste|plus melancolique|sadder|more melancholic',
    tones: { saturation: -0.35, light: -0.12, warmth: -0.2 },
    isAlsoOfContent: true,
  },
  {
    says: 'plus dramatique|plus intense|more (?:dramatic|intense|epic)|moodier',
    tones: { contrast: 0.45, light: -0.15 },
  },
  {
    says: 'plus (?:pro|professionnel(?:le)?|sobre|serieu(?:x|se)|elegant(?:e)?|chic|classe|corporate)|more (?:professional|elegant|serious|sober|corporate)|classier',
    tones: { saturation: -0.3, contrast: 0.2 },
  },
  {
    says: 'plus (?:doux|douce|tendre)|softer|gentler|more (?:gentle|delicate)',
    tones: { contrast: -0.3, light: 0.1 },
  },
];

/** Of the whole: « un ciel plus dramatique » is said of the sky. */
const whole = String.raw`(?:^|(?<=(?:,|\bet|\band|\bmais|\bbut|\bla|\ble|image|photo|picture|affiche|logo|poster|\bit|\bpeu|\bbit|\bbeaucoup|\bmuch|ambiance|\brendu|\blook|\bstyle|\bchange)[ -]?))[ ]*`;

export const moods: readonly Rule[] = table.flatMap(({ says, tones, isAlsoOfContent }) =>
  Object.entries(tones).map(([kind, share]) => ({
    says: new RegExp(`${whole}(?:${says})(?![a-z])(?! (?:que|than))`),
    edit: (amount: number): Edit => ({ kind: kind as Tone, amount: share * amount }),
    ...(isAlsoOfContent && { isAlsoOfContent }),
  })),
);

/** The vague wishes that words hold, as said, and which way their tones go. */
export function moodsIn(folded: string): readonly { said: string; tones: Mood['tones'] }[] {
  return table.flatMap(({ says, tones }) => {
    const said = new RegExp(`${whole}(${says})(?![a-z])(?! (?:que|than))`).exec(folded)?.[1];
    return said === undefined ? [] : [{ said, tones }];
  });
}
