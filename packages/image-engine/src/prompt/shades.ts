import type { ColourName } from '../scene/scene-description.ts';
import { tokenise } from './tokenise.ts';

/** « bleu marine » is no sea, « vert sapin » no fir: names of shades, which are drawn in their colour. */
const named: readonly (readonly [ColourName, base: string, shades: string])[] = [
  [
    'blue',
    'bleu bleue',
    'marine nuit ciel roi canard petrole electrique acier glacier lagon layette ardoise outremer denim',
  ],
  [
    'green',
    'vert verte',
    'sapin olive pomme menthe anis bouteille amande foret mousse sauge tilleul militaire prairie eau',
  ],
  [
    'red',
    'rouge',
    'cerise brique bordeaux sang vermillon tomate framboise rubis grenat carmin feu',
  ],
  ['yellow', 'jaune', 'citron moutarde poussin paille canari banane soleil or'],
  ['pink', 'rose', 'bonbon poudre saumon framboise dragee'],
  ['orange', 'orange', 'brule citrouille sanguine'],
  ['grey', 'gris grise', 'perle souris anthracite ardoise acier tourterelle fer'],
  ['white', 'blanc blanche', 'casse neige creme ivoire nacre'],
  ['black', 'noir noire', 'jais charbon ebene corbeau'],
  ['violet', 'violet violette', 'prune aubergine lavande'],
  ['brown', 'marron brun brune', 'chocolat chataigne caramel glace noisette'],
];
const anyShade = 'clair claire fonce foncee pale pastel fluo vif vive delave delavee';
const english: readonly (readonly [ColourName, base: string, shades: string])[] = [
  ['blue', 'blue', 'navy sky royal baby midnight powder electric'],
  ['green', 'green', 'mint olive forest lime emerald sage moss'],
  ['red', 'red', 'cherry blood brick ruby'],
  ['yellow', 'yellow', 'lemon mustard'],
  ['pink', 'pink', 'hot salmon baby candy'],
  ['orange', 'orange', 'burnt'],
  ['grey', 'grey gray', 'charcoal slate'],
  ['white', 'white', 'cream snow off'],
  ['black', 'black', 'jet'],
  ['violet', 'purple', 'plum'],
  ['brown', 'brown', 'chocolate'],
];
const anyEnglishShade = 'dark light pale bright deep';

/** Each as two words, with the colour that it is a shade of. */
export function* shades(): Generator<readonly [phrase: string, colour: ColourName]> {
  for (const [colour, bases, all] of named) {
    for (const base of bases.split(' '))
      for (const shade of `${all} ${anyShade}`.split(' ')) yield [`${base} ${shade}`, colour];
  }
  for (const [colour, bases, all] of english) {
    for (const base of bases.split(' '))
      for (const shade of `${all} ${anyEnglishShade}`.split(' '))
        yield [`${shade} ${base}`, colour];
  }
}

let names: ReadonlySet<string> | null = null;

/** Of plain words (`tokenise`). */
export function isShadeNamed(words: string): boolean {
  names ??= new Set([...shades()].map(([phrase]) => tokenise(phrase).join(' ')));
  return names.has(words);
}
