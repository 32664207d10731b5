import type { TitleManner } from '../../../model/timeline.ts';
import { bytesOf, darkInk, type Palette, paper } from '../draw/palette.ts';
import { chooseColours } from './choose-colours.ts';
import { contrast, luminance } from './contrast.ts';
import type { Sample } from './sample.ts';
import type { MeasuredText, TextGroup } from './text-groups.ts';

/** How a text is drawn over its pictures. */
export type TitleLook = {
  readonly palette: Palette;
  readonly veil: { readonly colour: string; readonly opacity: number };
  /** At the worst 5 % of the worst ring of the worst frame, without the veil and with it. */
  readonly contrastBefore: number;
  readonly contrast: number;
  readonly reachesGoal: boolean;
  /** Of the luma around the letters, 0–1: how busy the picture is there. */
  readonly deviation: number;
};

const mostVeil = 0.9;
/** An end card darkens its picture in any case, by a third: the film is over. */
const leastCardVeil = 0.7;
/** Dark ink is the exception: only where it needs next to no veil and paper a strong one. */
const darkInkRule = { mostVeil: 0.12, paperNeeds: 0.4, mostDeviation: 0.15 } as const;
/** Of the opacity: finer nobody sees. */
const opacityStep = 0.01;
/** The share of the ring that may lie under the measured contrast. */
const worstShare = 0.05;

/** The least veil that makes every group legible on every sampled picture. */
export function chooseLook(
  manner: TitleManner,
  text: MeasuredText,
  samples: readonly Sample[],
): TitleLook {
  const colours = chooseColours(samples);
  const rings = samples.flatMap((sample) =>
    text.groups.map((group) => readRing(group, text.mask, sample)),
  );
  const onPaper = leastVeil(rings, paper, colours.darkVeil, mostVeil);
  const opacity = manner === 'end-card' ? Math.max(leastCardVeil, onPaper) : onPaper;
  // Captions follow each other: letters that change colour between two would be seen first.
  const mayBeDark = manner !== 'end-card' && manner !== 'caption';
  if (mayBeDark && opacity > darkInkRule.paperNeeds) {
    const onInk = leastVeil(rings, darkInk, colours.lightVeil, darkInkRule.mostVeil);
    const passes = worst(rings, darkInk, colours.lightVeil, onInk).reachesGoal;
    const isEven = Math.max(...rings.map(deviation)) < darkInkRule.mostDeviation;
    if (passes && isEven) {
      return looks(rings, colours.dark, { colour: colours.lightVeil, opacity: onInk });
    }
  }
  return looks(rings, colours.light, { colour: colours.darkVeil, opacity });
}

type Ring = {
  readonly goal: number;
  /** Red, green, blue of each pixel, and the strength of the veil there. */
  readonly rgb: Uint8Array;
  readonly veil: Float32Array;
};

function readRing({ ring, goal }: TextGroup, mask: Float32Array, { rgb }: Sample): Ring {
  const colours = new Uint8Array(ring.length * 3);
  const veil = new Float32Array(ring.length);
  ring.forEach((at, index) => {
    colours.set(rgb.subarray(at * 3, at * 3 + 3), index * 3);
    veil[index] = mask[at] as number;
  });
  return { goal, rgb: colours, veil };
}

function looks(
  rings: readonly Ring[],
  palette: Palette,
  veil: { readonly colour: string; readonly opacity: number },
): TitleLook {
  const before = worst(rings, palette.ink, veil.colour, 0);
  const after = worst(rings, palette.ink, veil.colour, veil.opacity);
  const rounded = (value: number) => Math.round(value * 100) / 100;
  return {
    palette,
    veil,
    contrastBefore: rounded(before.contrast),
    contrast: rounded(after.contrast),
    reachesGoal: after.reachesGoal,
    deviation: rounded(Math.max(0, ...rings.map(deviation))),
  };
}

/** By halves: more veil never makes a text less legible. */
function leastVeil(rings: readonly Ring[], ink: string, veil: string, most: number): number {
  if (worst(rings, ink, veil, 0).reachesGoal) return 0;
  let low = 0;
  let high = Math.ceil(most / opacityStep);
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (worst(rings, ink, veil, middle * opacityStep).reachesGoal) high = middle;
    else low = middle;
  }
  return Math.round(Math.min(most, high * opacityStep) * 100) / 100;
}

function worst(rings: readonly Ring[], ink: string, veil: string, opacity: number) {
  const inkLuminance = luminance(...bytesOf(ink));
  const [red, green, blue] = bytesOf(veil);
  let least = Number.POSITIVE_INFINITY;
  let reachesGoal = true;
  for (const { goal, rgb, veil: strength } of rings) {
    if (strength.length === 0) continue;
    const contrasts = Float64Array.from(strength, (share, index) => {
      const over = share * opacity;
      const at = index * 3;
      const under = luminance(
        (rgb[at] as number) * (1 - over) + red * over,
        (rgb[at + 1] as number) * (1 - over) + green * over,
        (rgb[at + 2] as number) * (1 - over) + blue * over,
      );
      return contrast(inkLuminance, under);
    }).sort();
    const p5 = contrasts[Math.floor((contrasts.length - 1) * worstShare)] as number;
    least = Math.min(least, p5);
    reachesGoal &&= p5 >= goal;
  }
  return { contrast: Number.isFinite(least) ? least : 21, reachesGoal };
}

/** Of the luma in a ring, 0–1: how busy the picture is around the letters. */
function deviation({ rgb }: Ring): number {
  const lumas: number[] = [];
  for (let at = 0; at + 2 < rgb.length; at += 3) {
    lumas.push((0.2126 * rgb[at]! + 0.7152 * rgb[at + 1]! + 0.0722 * rgb[at + 2]!) / 255);
  }
  const mean = lumas.reduce((sum, luma) => sum + luma, 0) / Math.max(1, lumas.length);
  const squares = lumas.reduce((sum, luma) => sum + (luma - mean) ** 2, 0);
  return Math.sqrt(squares / Math.max(1, lumas.length));
}
