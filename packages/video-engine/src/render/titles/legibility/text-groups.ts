import type { TitleManner } from '../../../model/timeline.ts';
import { type FrameSize, unitOf } from '../design/frame-shape.ts';
import { measuredSize, measureScale } from '../design/measured-frame.ts';
import { drawSvg } from '../draw/draw-svg.ts';
import type { Palette } from '../draw/palette.ts';
import { rasterise } from '../draw/rasterise.ts';
import type { PlacedLine, TitleLayout } from '../layout/layout.ts';
import { atRest } from '../motion/frame-state.ts';
import type { Typeface } from '../type/typeface.ts';
import { type Coverage, ringOf } from './ring.ts';
import { addEverywhere, addFootGradient, veilMask } from './veil-mask.ts';

/** Letters of one size that are seen together, and what they ask of the picture around them. */
export type TextGroup = {
  /** Pixels just outside the letters, as indexes into a measured frame. */
  readonly ring: Uint32Array;
  /** WCAG contrast at the worst 5 % of the ring. */
  readonly goal: number;
};

export type MeasuredText = {
  readonly groups: readonly TextGroup[];
  /** Where a veil of full strength darkens, 0–1; as large as a measured frame. */
  readonly mask: Float32Array;
  readonly width: number;
  readonly height: number;
};

const goals = { small: 4.5, title: 4, word: 3.5 } as const;
/** An end card darkens its whole picture, but for half of its veil: the rest lies around the letters. */
const cardShare = 0.45;
/** Of texts shown one after the other the longest ones are measured. */
const mostSteps = 8;
const plain: Palette = {
  ...{ ink: '#ffffff', accent: '#ffffff', buttonPaper: 'none', buttonInk: 'none', stripes: [] },
};

/** What the letters cover at rest, and the shape of the veil that they would get. */
export async function measureText(
  manner: TitleManner,
  layout: TitleLayout,
  frame: FrameSize,
  typeface: Typeface,
): Promise<MeasuredText> {
  const scale = measureScale(frame);
  const unit = unitOf(frame) / scale;
  const size = measuredSize(frame);
  const parts: { readonly coverage: Coverage; readonly em: number; readonly goal: number }[] = [];
  for (const lines of groupsOf(layout)) {
    const coverage = await cover(lines, layout, frame, typeface);
    const em = Math.max(...lines.map((line) => line.size)) / scale;
    parts.push({ coverage, em, goal: goalOf(manner, lines[0]?.rank) });
  }
  const mask = new Float32Array(size.width * size.height);
  for (const { coverage, em } of parts) join(mask, await veilMask(coverage, { em, unit }));
  if (manner === 'end-card') addEverywhere(mask, cardShare);
  if (manner === 'lower-third') {
    const textTop = Math.min(...layout.lines.map((line) => line.top)) / scale;
    if (textTop > size.height / 2) addFootGradient(mask, { ...size, textTop, unit });
  }
  const groups = parts.map(({ coverage, em, goal }) => ({ ring: ringOf(coverage, em), goal }));
  return { groups, mask, ...size };
}

/** Lines on the button stand on their own paper and ask nothing of the picture. */
function groupsOf({ lines, steps }: TitleLayout): readonly (readonly PlacedLine[])[] {
  const large = lines.filter(({ rank }) => rank === 'large');
  const small = lines.filter(({ rank }) => rank === 'small');
  if (steps === 1) return [large, small].filter((group) => group.length > 0);
  return large
    .toSorted((a, b) => b.width - a.width)
    .slice(0, mostSteps)
    .map((line) => [line]);
}

function goalOf(manner: TitleManner, rank: PlacedLine['rank'] | undefined): number {
  if (rank !== 'large') return goals.small;
  return manner === 'word-by-word' ? goals.word : goals.title;
}

async function cover(
  lines: readonly PlacedLine[],
  layout: TitleLayout,
  frame: FrameSize,
  typeface: Typeface,
): Promise<Coverage> {
  const rest = {
    ...layout,
    lines: lines.map((line) => ({ ...line, step: 0 })),
    strips: [],
    button: null,
  };
  const { width, height } = measuredSize(frame);
  const box = { x: 0, y: 0, ...frame };
  const drawing = { layout: rest, state: atRest(rest), palette: plain };
  const svg = drawSvg(drawing, box, typeface, width / frame.width);
  const raster = await rasterise(svg);
  const bytes = new Uint8Array(width * height);
  for (let y = 0; y < Math.min(height, raster.height); y += 1) {
    for (let x = 0; x < Math.min(width, raster.width); x += 1) {
      bytes[y * width + x] = raster.rgba[(y * raster.width + x) * 4 + 3] as number;
    }
  }
  return { width, height, bytes };
}

function join(mask: Float32Array, added: Float32Array): void {
  for (let at = 0; at < mask.length; at += 1) {
    mask[at] = Math.max(mask[at] as number, added[at] as number);
  }
}
