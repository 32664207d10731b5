import type { ColourName } from '../../scene/scene-description.ts';
import { wordTable } from './word-table.ts';

/** What a thing can be made of so that its colour tells it. */
export const stuffWords = wordTable<
  'wood' | 'stone' | 'marble' | 'metal' | 'iron' | 'gold' | 'bronze' | 'ice' | 'fire' | 'glass'
>({
  wood: 'en bois, de bois, en bois clair, en bois sombre, en bois brut, en bois massif, wooden, made of wood, en chene',
  stone:
    'en pierre, en pierres, de pierre, de pierres, en pierre de taille, en pierre seche, en beton, en granit, made of stone',
  marble: 'en marbre, de marbre, en marbre blanc, made of marble, en platre, en porcelaine blanche',
  metal: 'en metal, en acier, en inox, en aluminium, made of metal, made of steel',
  iron: 'en fer, en fer forge, en fonte, wrought iron, cast iron',
  gold: 'en or, en or massif, made of gold',
  ice: 'de glace, en glace, of ice, made of ice, ice',
  fire: 'de feu, de lave, of fire, made of fire',
  glass: 'glass, en verre, de verre, en cristal',
  bronze: 'en bronze, en cuivre, en laiton, made of bronze',
});

export type Stuff = typeof stuffWords extends ReadonlyMap<string, infer One> ? One : never;

export const coloursOfStuffs: Readonly<Record<Stuff, ColourName>> = {
  ...{ wood: 'brown', stone: 'grey', marble: 'white', metal: 'grey' },
  ...{ iron: 'black', gold: 'gold', bronze: 'brown' },
  ...{ ice: 'turquoise', fire: 'red', glass: 'turquoise' },
};

/** “a glass bottle”, « un dragon de glace »; a glass is one, and ice is eaten. */
function isStuff(words: readonly string[], at: number, { stuff, behind }: Behind): boolean {
  if (stuff !== 'ice' && stuff !== 'fire' && stuff !== 'glass') return true;
  const isAhead = /^(glass|ice)$/.test(words[at]!);
  if (isAhead) return stuffed.test(words[at + 1] ?? '');
  if (stuff === 'glass') return true;
  return behind !== null && frozen.test(behind);
}
const stuffed =
  /^(bottle|jar|vase|table|bowl|ball|heart|dragon|castle|palace|statue|queen|sculpture)$/;
const frozen =
  /dragon|phoenix|castle|horse|wolf|unicorn|lion|bear|heart|statue|golem|bird|eagle|tiger|cube|rose|sword|crown/;

type Behind = { readonly stuff: Stuff; readonly behind: string | null };

/** `behind`: the thing right before it, by its id. */
export const stuffAt = (
  words: readonly string[],
  at: number,
  { stuff, behind }: Behind,
): { readonly says: 'stuff'; readonly stuff: Stuff } | null =>
  isStuff(words, at, { stuff, behind }) ? { says: 'stuff', stuff } : null;
