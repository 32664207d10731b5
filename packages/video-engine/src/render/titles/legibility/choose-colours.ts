import { measureAccord } from '@armoni/colour/measure-accord';
import { chroma, type Oklab, toHex, toOklab, withChroma } from '@armoni/colour/oklab';
import { darkInk, type Palette, paper } from '../draw/palette.ts';
import type { Sample } from './sample.ts';

export type TitleColours = {
  readonly light: Palette;
  readonly dark: Palette;
  readonly darkVeil: string;
  readonly lightVeil: string;
};

/** Lightness between which the accord is spread so that it is seen beside paper, or beside ink. */
const spread = { besidePaper: [0.5, 0.92], besideInk: [0.2, 0.56] } as const;
const stripChroma = { gain: 1.5, most: 0.15 } as const;
const veilLightness = { dark: [0.13, 0.19], light: [0.88, 0.95] } as const;
const veilMostChroma = 0.04;
const accentLightness = { besidePaper: 0.84, besideInk: 0.34 } as const;
const accentMostChroma = 0.13;
/** A grey picture still has an accent: the studio's amber (Oklab). */
const leastAccentChroma = 0.02;
const amber: Oklab = { l: 0.8, a: 0.03, b: 0.12 };
/** The accord is measured on so many pixels of all pictures together, as everywhere. */
const measuredPixels = 2304;

/** Everything of a text's colours that the pictures beneath it give. */
export function chooseColours(samples: readonly Sample[]): TitleColours {
  const accord = measureAccord(
    samples.flatMap((sample) => pointsOf(sample, measuredPixels / samples.length)),
  );
  const darkest = accord[0]?.colour ?? { l: 0.16, a: 0, b: 0 };
  const lightest = accord.at(-1)?.colour ?? { l: 0.9, a: 0, b: 0 };
  const vivid = accord.reduce(
    (best, { colour }) => (chroma(colour) > chroma(best) ? colour : best),
    darkest,
  );
  const accent = chroma(vivid) < leastAccentChroma ? amber : vivid;
  const palette = (
    ink: string,
    [from, to]: readonly [number, number],
    accentL: number,
  ): Palette => ({
    ink,
    accent: toHex(limited({ ...accent, l: accentL }, 1.6, accentMostChroma)),
    ...{ buttonPaper: paper, buttonInk: darkInk },
    stripes: accord.map(({ colour, share }, index) => ({
      colour: toHex(
        limited(
          { ...colour, l: from + ((to - from) * index) / Math.max(1, accord.length - 1) },
          stripChroma.gain,
          stripChroma.most,
        ),
      ),
      share,
    })),
  });
  return {
    light: palette(paper, spread.besidePaper, accentLightness.besidePaper),
    dark: palette(darkInk, spread.besideInk, accentLightness.besideInk),
    darkVeil: toHex(clamped(darkest, veilLightness.dark)),
    lightVeil: toHex(clamped(lightest, veilLightness.light)),
  };
}

function pointsOf({ rgb }: Sample, wanted: number): readonly Oklab[] {
  const pixels = rgb.length / 3;
  const step = Math.max(1, Math.floor(pixels / wanted));
  const points: Oklab[] = [];
  for (let at = 0; at < pixels; at += step) {
    points.push(toOklab(rgb[at * 3]!, rgb[at * 3 + 1]!, rgb[at * 3 + 2]!));
  }
  return points;
}

function limited(colour: Oklab, gain: number, most: number): Oklab {
  const own = chroma(colour);
  return own === 0 ? colour : withChroma(colour, Math.min(gain, most / own));
}

function clamped(colour: Oklab, [least, most]: readonly [number, number]): Oklab {
  const own = chroma(colour);
  const muted = withChroma(colour, own > veilMostChroma ? veilMostChroma / own : 1);
  return { ...muted, l: Math.min(most, Math.max(least, colour.l)) };
}
