import { linearToOklab } from '@armoni/colour/oklab-samples';
import { linearOfHex } from '../raster/colour.ts';

export type NamedColour = {
  readonly said: string;
  readonly l: number;
  readonly a: number;
  readonly b: number;
  /** Darker or lighter than its name alone. */
  readonly isShaded?: boolean;
};

/** Folded stems, French and English, and the colour that is meant by them. */
const colours: readonly (readonly [says: string, hex: string])[] = [
  ['bleu(?:e|s|es)? (?:marine|nuit)|navy(?: blue)?', '#1d2b53'],
  ['bleu(?:e|s|es)? (?:ciel|clair)|light blue|sky blue', '#79b8e8'],
  ['bleu(?:e|s|es)?|blue', '#1f5fd0'],
  ['turquoise|cyan', '#19b5b0'],
  ['bordeaux|burgundy', '#6d1229'],
  ['rouge|red', '#c8201e'],
  ['rose|pink', '#e86a9c'],
  ['orange', '#ee7a18'],
  ['jaune|yellow', '#f0c419'],
  ['dore|doree|or|gold(?:en)?', '#c79a2b'],
  ['vert(?:e|s|es)? (?:fonce|sapin)|dark green', '#14532d'],
  ['vert(?:e|s|es)?|green', '#2c9b46'],
  ['violet(?:te|s|tes)?|mauve|purple', '#7a3fb0'],
  ['marron|brun(?:e|s|es)?|brown', '#6b4226'],
  ['beige', '#d9c7a3'],
  ['creme|cream', '#f3ead3'],
  ['gris(?:e|es)? (?:clair)|light gr[ae]y', '#c9c9c9'],
  ['gris(?:e|es)?|gr[ae]y', '#8a8a8a'],
  ['noir(?:e|s|es)?(?! et blanc)|black(?! and white)', '#141416'],
  ['blanc(?:he|s|hes)?|white', '#f7f7f5'],
];

const names = colours.map(([says]) => says).join('|');
const shade = String.raw`(?: (?:tres )?(?:fonce|clair|sombre|pale)e?s?(?![a-z]))?`;

/** For patterns that look for a colour: one group, the colour as said. */
export const anyColour = `((?:(?:very )?(?:dark|deep|light|pale) )?(?:${names})${shade})`;

const table = colours.map(([says, hex]) => [new RegExp(`^(?:${says})$`), hex] as const);

export function colourNamed(folded: string): NamedColour | null {
  const said = folded.trim();
  const exact = table.find(([says]) => says.test(said));
  const plain = said.replace(shades, '').trim();
  const found = exact ?? table.find(([says]) => says.test(plain));
  if (!found) return null;
  const [l, a, b] = linearToOklab(Float32Array.from(linearOfHex(found[1])), new Float32Array(3));
  if (exact) return { said, l: l!, a: a!, b: b! };
  const isDark = /(?:dark|deep|fonce|sombre)/.test(said);
  const shaded = isDark ? l! * darker : l! + lighter * (1 - l!);
  return { said, l: shaded, a: a! * paler, b: b! * paler, isShaded: true };
}

const shades =
  /(?:^|(?<= ))(?:(?:very |tres )?(?:dark|deep|light|pale|fonce|clair|sombre)e?s?)(?= |$)/g;
/** Of the lightness, of what is left of it up to white, and of the colour. */
const [darker, lighter, paler] = [0.66, 0.45, 0.85];
