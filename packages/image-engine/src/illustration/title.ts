import type { Oklab } from '@armoni/colour/oklab';
import type { Format, IllustrationDescription } from './illustration-description.ts';
import type { Palette } from './palette/palettes.ts';
import { lighter, tone } from './palette/tones.ts';
import type { Box } from './picture/fill-contours.ts';
import { signBox } from './scenery/designed/cards.ts';

type Lettered = { width: number; height: number; isHung: boolean; isLow: boolean };

/** The upper third, or the lowest where the sky is the picture; all of it where nothing else is shown. */
export function titleBox(
  { things, place, format }: IllustrationDescription,
  { width, height, isHung, isLow }: Lettered,
): Box {
  if (format === 'sign')
    return signBox({ width, height }, things.length === 0 && (place === null || place === 'wall'));
  if (isMonogram({ format, things }))
    return { left: width * 0.28, right: width * 0.72, top: height * 0.34, bottom: height * 0.66 };
  if (format === 'logo') {
    return { left: width * 0.16, right: width * 0.84, top: height * 0.79, bottom: height * 0.9 };
  }
  const isAlone = things.length === 0 && (place === null || place === 'wall');
  const [top, bottom] = isAlone
    ? [0.28, 0.62]
    : isHung
      ? [0.19, 0.33]
      : isLow
        ? [0.76, 0.93]
        : [0.07, 0.25];
  return { left: width * 0.1, right: width * 0.9, top: height * top, bottom: height * bottom };
}

/** A mark that shows its letters and nothing else. */
export const isMonogram = ({
  format,
  things,
}: Pick<IllustrationDescription, 'format' | 'things'>): boolean =>
  format === 'logo' && things.length === 0;

/** Ink on light, paper on dark. */
export function typeColour(palette: Palette, format: Format): Oklab {
  if (format === 'logo' || format === 'sign') return tone(palette.ink);
  const isLight = tone(palette.sky).l > 0.66;
  // Where the ground's colour was told the paper has it, too.
  return isLight ? tone(palette.ink) : lighter(tone(palette.paper), 0.3);
}
