import type { ColourName } from '../../scene/scene-description.ts';
import type { Shades } from '../illustration-description.ts';
import { toldColours } from './colour-drawing.ts';

/** sRGB hex of a told colour. */
export const toldHex = (name: ColourName, shades: Shades | undefined): string =>
  shades?.[name] ?? toldColours[name];
