import type { Thing } from '@armoni/perception/see/things';
import type { Sought } from '../model/intent.ts';

/**
 * Words for what can be seen, folded and singular; the first names it on a chip. What is
 * ambiguous (« car », « souris », « orange », « portable ») or cannot be told apart (man, woman,
 * child) is left out: it is refused rather than guessed at.
 */
const words: Partial<Readonly<Record<Thing, readonly string[]>>> = {
  person: ['personne', 'gens', "quelqu'un", 'people', 'person'],
  bicycle: ['velo', 'bicyclette', 'bike', 'bicycle'],
  car: ['voiture', 'auto', 'bagnole'],
  motorcycle: ['moto', 'scooter', 'motorcycle'],
  airplane: ['avion', 'plane', 'airplane'],
  bus: ['bus', 'autobus'],
  train: ['train'],
  truck: ['camion', 'truck'],
  boat: ['bateau', 'barque', 'voilier', 'boat'],
  bench: ['banc', 'bench'],
  bird: ['oiseau', 'mouette', 'bird'],
  cat: ['chat', 'cat'],
  dog: ['chien', 'toutou', 'dog'],
  horse: ['cheval', 'poney', 'horse'],
  sheep: ['mouton', 'sheep'],
  cow: ['vache', 'cow'],
  elephant: ['elephant'],
  bear: ['ours', 'bear'],
  zebra: ['zebre', 'zebra'],
  giraffe: ['girafe', 'giraffe'],
  umbrella: ['parapluie', 'parasol', 'umbrella'],
  kite: ['cerf-volant', 'kite'],
  'sports ball': ['ballon', 'balle', 'ball'],
  skateboard: ['skate', 'skateboard'],
  surfboard: ['surf', 'planche de surf', 'surfboard'],
  bottle: ['bouteille', 'bottle'],
  pizza: ['pizza'],
  cake: ['gateau', 'cake'],
  couch: ['canape', 'sofa', 'couch'],
  'teddy bear': ['peluche', 'nounours', 'teddy bear'],
};

const byWord = new Map(
  Object.entries(words).flatMap(([thing, names]) =>
    names.map((name) => [name, thing as Thing] as const),
  ),
);

/** The thing that a folded noun names, in the singular or the plural; null for others. */
export function thingNamed(noun: string): Thing | null {
  const singular = [noun, noun.replace(/aux$/, 'al'), noun.replace(/[sx]$/, '')];
  return singular.map((word) => byWord.get(word)).find((thing) => thing !== undefined) ?? null;
}

/** Whether there is a word for it. */
export function isNamed(thing: Thing): boolean {
  return words[thing] !== undefined;
}

const views: readonly (readonly [RegExp, Sought])[] = [
  [
    /^(?:tres )?(?:gros plans?|plans? (?:tres )?(?:serres?|rapproches?)|close[ -]?ups?)$/,
    'close-up',
  ],
  [/^(?:tres )?(?:plans? (?:tres )?larges?|plans? d'ensemble|wide shots?)$/, 'wide-shot'],
  [/^(?:deux personnes|2 personnes|two people)$/, 'two-people'],
];

/** As `thingNamed`, and what is told from the people in a picture. */
export function soughtNamed(words: string): Sought | null {
  return views.find(([pattern]) => pattern.test(words))?.[1] ?? thingNamed(words);
}

/** For a chip. */
export function thingLabel(thing: Sought): string {
  return (
    {
      'close-up': 'gros plan',
      'wide-shot': 'plan large',
      'two-people': 'deux personnes',
      person: 'personnes',
      bicycle: 'vélo',
      elephant: 'éléphant',
      zebra: 'zèbre',
      cake: 'gâteau',
      couch: 'canapé',
    }[thing as string] ??
    words[thing as Thing]?.[0] ??
    thing
  );
}
