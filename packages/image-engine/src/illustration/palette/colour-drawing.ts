import type { Oklab } from '@armoni/colour/oklab';
import type { ColourName } from '../../scene/scene-description.ts';
import type { Drawing, Shape } from '../drawings/drawing.ts';
import type { Palette } from './palettes.ts';
import { chromaOf, distanceOf, hueOf, ofHue, tone, turnTo } from './tones.ts';

/** What people mean by a colour's name. */
export const toldColours: Readonly<Record<ColourName, string>> = {
  ...{ red: '#d8433b', orange: '#ea8f35', yellow: '#f3c536', green: '#4f9d57' },
  ...{ turquoise: '#2fb0a8', blue: '#3b78c2', violet: '#7d55b0', pink: '#f193b4' },
  ...{ white: '#f7f3ea', black: '#33323b', grey: '#959aa1', brown: '#8a5a3a', gold: '#d9a93f' },
  beige: '#e3d2b4',
};

/** How far a thing's hue goes to the nearest of the picture's, and its chroma's share and limit. */
const pull = { hue: 0.45, chroma: 0.92, mostChroma: 0.17 };
/** Lightness of things by day and by night: what 0 and 1 become. */
const ranges = { light: [0.1, 0.97], dark: [0.08, 0.86] } as const;
/** Below this a colour has no hue to pull. */
const greyChroma = 0.03;

/** A thing's fills in the picture's palette; a told colour goes where the thing's own main colour is. */
export function colourDrawing(
  { shapes }: Drawing,
  palette: Palette,
  told: Oklab | null,
  other: Oklab | null = null,
): Oklab[] {
  const own = shapes.map(({ fill }) => tone(fill));
  const moved =
    told === null
      ? own.map(() => null)
      : withSecond(shapes, own, toldFills(shapes, own, told), other);
  const hues = huesOf(palette);
  const [low, high] = palette.isDark ? ranges.dark : ranges.light;
  return own.map((colour, index) => {
    const said = moved[index];
    if (said) return { ...said, l: low + (high - low) * said.l };
    if (shapes[index]!.isFixed) return { ...colour, l: low + (high - low) * colour.l };
    return pulled(colour, hues, (l) => low + (high - low) * l);
  });
}

function pulled(colour: Oklab, hues: readonly number[], lightness: (l: number) => number): Oklab {
  const chroma = chromaOf(colour);
  const l = lightness(colour.l);
  if (chroma < greyChroma) return { ...colour, l };
  const hue = hueOf(colour);
  const turns = hues.map((one) => turnTo(hue, one));
  const nearest = turns.reduce((best, one) => (Math.abs(one) < Math.abs(best) ? one : best));
  return ofHue(l, Math.min(pull.mostChroma, chroma * pull.chroma), hue + nearest * pull.hue);
}

/** Hues of red, gold, leaf, sea and violet hold a thing's own colours near what they are. */
const anchors = ['#d95a4a', '#e8a23c', '#6aa35c', '#3f8fb0', '#8a66b0', '#e08fa8'];

function huesOf(palette: Palette): number[] {
  const { disc, ground, far } = palette;
  return [...anchors, disc, ground, far].map((hex) => hueOf(tone(hex)));
}

/** Fills near the main one take the told colour; 30 % of what set them apart stays. */
function toldFills(
  shapes: readonly Shape[],
  own: readonly Oklab[],
  target: Oklab,
): (Oklab | null)[] {
  const main = telling(shapes, own);
  const hue = hueOf(main);
  const isGrey = chromaOf(main) < greyChroma;
  const near = nearMain(shapes);
  return own.map((colour, index) => {
    if (!near[index]) return null;
    const l = target.l + (colour.l - main.l) * toldSpread;
    const chroma = chromaOf(target);
    const spread = isGrey ? 0 : 0.3 * turnTo(hue, hueOf(colour));
    return ofHue(Math.min(0.98, Math.max(0.12, l)), chroma, hueOf(target) + spread);
  });
}

/** Of the whole, from which on one fill is what the thing is. */
const mostOfWhole = 0.5;

/** What is said black is mostly black: a cork has no right to the area of the dark bottle that it is like. */
function telling(shapes: readonly Shape[], own: readonly Oklab[]): Oklab {
  const marked = shapes.findIndex(({ isMain }) => isMain);
  if (marked >= 0) return own[marked]!;
  const whole = shapes.reduce((sum, { area }) => sum + area, 0);
  const most = shapes.findIndex(({ area, isFixed }) => !isFixed && area > mostOfWhole * whole);
  const main = mainColour(shapes, own);
  return most < 0 || isNear(own[most]!, main) ? main : own[most]!;
}

const isNear = (colour: Oklab, main: Oklab): boolean =>
  chromaOf(main) < greyChroma
    ? chromaOf(colour) < 2 * greyChroma && Math.abs(colour.l - main.l) < 0.35
    : chromaOf(colour) >= greyChroma && Math.abs(turnTo(hueOf(main), hueOf(colour))) < toldReach;

/** Which shapes have the colour, or are of the stuff, that is said of the whole. */
export function nearMain(shapes: readonly Shape[]): boolean[] {
  const own = shapes.map(({ fill }) => tone(fill));
  const main = telling(shapes, own);
  return own.map((colour, index) => !shapes[index]!.isFixed && isNear(colour, main));
}

/** « un chat noir et blanc »: the most that the first colour left has the second. */
function withSecond(
  shapes: readonly Shape[],
  own: readonly Oklab[],
  moved: readonly (Oklab | null)[],
  target: Oklab | null,
): readonly (Oklab | null)[] {
  if (target === null) return moved;
  const isLeft = (at: number) => moved[at] === null && !shapes[at]!.isFixed && own[at]!.l > 0.3;
  const left = shapes.filter((_, at) => isLeft(at));
  if (left.length > 0) {
    const main = mainColour(
      left,
      own.filter((_, at) => isLeft(at)),
    );
    return moved.map((one, at) =>
      isLeft(at) && distanceOf(own[at]!, main) < 0.2
        ? { ...target, l: Math.min(0.98, target.l + (own[at]!.l - main.l) * toldSpread) }
        : one,
    );
  }
  // All of it is of one colour: its lesser half has the other.
  const whole = shapes.reduce((sum, { area }) => sum + area, 0);
  const least = shapes.findIndex(
    ({ area, isFixed }) => !isFixed && area > whole * 0.04 && area < whole * 0.3,
  );
  return moved.map((one, at) => (at === least ? target : one));
}

/** Of what sets a thing's own fills apart in lightness, so that its forms stay. */
const toldSpread = 0.85;
const toldReach = (48 * Math.PI) / 180;

/** The colour that most of what is seen has, greys only where there is little else. */
export function mainColour(shapes: readonly Shape[], own: readonly Oklab[]): Oklab {
  let best = own[0]!;
  let most = -1;
  for (const colour of own) {
    const share = own.reduce(
      (sum, other, at) => sum + (distanceOf(colour, other) < 0.12 ? shapes[at]!.area : 0),
      0,
    );
    const weight = share * (chromaOf(colour) < greyChroma ? 0.5 : 1);
    if (weight > most) {
      most = weight;
      best = colour;
    }
  }
  return best;
}
