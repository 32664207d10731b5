import type { FrameSize, Rectangle } from '../design/frame-shape.ts';
import { measureScale } from '../design/measured-frame.ts';
import type { TitleLayout } from '../layout/layout.ts';
import type { TitleLook } from '../legibility/choose-look.ts';
import type { MeasuredText } from '../legibility/text-groups.ts';
import type { FrameState } from '../motion/frame-state.ts';
import type { HeldFrame } from '../motion/title-frames.ts';
import { shapeLine } from '../type/shape-line.ts';
import type { Typeface } from '../type/typeface.ts';
import { drawSvg } from './draw-svg.ts';
import { bytesOf } from './palette.ts';
import { rasterise } from './rasterise.ts';
import { toYuv, toYuva, yuvaBytes } from './to-yuva.ts';

/** A moving picture with transparency: few frames, each held until the next. */
export type TitleLayer = {
  /** Of the raw frames; even. */
  readonly size: FrameSize;
  /** Where it lies in the film. */
  readonly box: Rectangle;
  /** Film frames from the text's beginning on which each of them begins. */
  readonly starts: readonly number[];
  /** Draws one frame as raw yuva420p. */
  readonly draw: (index: number) => Promise<Buffer>;
};

/** In em, around the ink: soft edges and rounds. */
const inkMargin = 0.12;
/** A veil weaker than this is not seen. */
const leastVeil = 1 / 255;

export function lettersLayer(
  frames: readonly HeldFrame<FrameState>[],
  {
    layout,
    look,
    frame,
    typeface,
  }: {
    readonly layout: TitleLayout;
    readonly look: TitleLook;
    readonly frame: FrameSize;
    readonly typeface: Typeface;
  },
): TitleLayer {
  const box = evenBox(inkBounds(frames, layout, typeface), frame);
  const { palette } = look;
  return {
    ...{ size: box, box, starts: frames.map(({ at }) => at) },
    draw: async (index) => {
      const state = frames[index]?.state ?? null;
      if (state === null) return emptyFrame(box);
      return toYuva(await rasterise(drawSvg({ layout, state, palette }, box, typeface)));
    },
  };
}

/** Null where the picture needs no veil. */
export function veilLayer(
  frames: readonly HeldFrame<number>[],
  {
    text,
    look,
    frame,
  }: {
    readonly text: MeasuredText;
    readonly look: TitleLook;
    readonly frame: FrameSize;
  },
): TitleLayer | null {
  const { colour, opacity } = look.veil;
  const found = maskBounds(text, opacity);
  if (found === null) return null;
  const scale = measureScale(frame);
  const box = {
    ...{ x: found.x * scale, y: found.y * scale },
    ...{ width: found.width * scale, height: found.height * scale },
  };
  const yuv = toYuv(...bytesOf(colour));
  return {
    ...{ size: found, box, starts: frames.map(({ at }) => at) },
    draw: async (index) => veilFrame(text, found, yuv, opacity * (frames[index]?.state ?? 0)),
  };
}

function veilFrame(
  text: MeasuredText,
  box: Rectangle,
  [y, u, v]: readonly [number, number, number],
  opacity: number,
): Buffer {
  const pixels = box.width * box.height;
  const frame = Buffer.alloc(yuvaBytes(box.width, box.height));
  frame
    .fill(Math.round(y), 0, pixels)
    .fill(Math.round(u), pixels, pixels * 1.25)
    .fill(Math.round(v), pixels * 1.25, pixels * 1.5);
  for (let row = 0; row < box.height; row += 1) {
    for (let column = 0; column < box.width; column += 1) {
      const level = text.mask[(box.y + row) * text.width + box.x + column] as number;
      frame[pixels * 1.5 + row * box.width + column] = Math.round(255 * level * opacity);
    }
  }
  return frame;
}

function emptyFrame({ width, height }: FrameSize): Buffer {
  const frame = Buffer.alloc(yuvaBytes(width, height));
  return frame.fill(16, 0, width * height).fill(128, width * height, width * height * 1.5);
}

function maskBounds({ mask, width, height }: MeasuredText, opacity: number): Rectangle | null {
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if ((mask[y * width + x] as number) * opacity < leastVeil) continue;
      left = Math.min(left, x);
      right = Math.max(right, x + 1);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y + 1);
    }
  }
  return right <= left
    ? null
    : evenBox({ x: left, y: top, width: right - left, height: bottom - top }, { width, height });
}

/** Everything that is ever drawn of it. */
function inkBounds(
  frames: readonly HeldFrame<FrameState>[],
  layout: TitleLayout,
  typeface: Typeface,
): Rectangle {
  const boxes: Rectangle[] = [...layout.strips, ...(layout.button ? [layout.button] : [])];
  layout.lines.forEach((line, index) => {
    const margin = inkMargin * line.size;
    const widest = Math.max(
      line.width,
      ...frames.map(({ state }) => {
        const moved = state?.lines[index];
        if (!moved || moved.opacity === 0) return 0;
        const isReshaped = moved.cut.tracking > line.cut.tracking;
        const advance = isReshaped
          ? shapeLine(typeface, line.words, moved.cut).advance * line.size
          : line.width;
        return advance * moved.scale;
      }),
    );
    const tallest = Math.max(1, ...frames.map(({ state }) => state?.lines[index]?.scale ?? 1));
    const grown = ((line.bottom - line.top) * (tallest - 1)) / 2;
    // A centred line grows to both sides, another one to its right.
    const left = line.align === 'centre' ? line.x - widest / 2 : line.left;
    boxes.push({
      ...{ x: left - margin, y: line.top - margin - grown },
      width: widest + 2 * margin,
      height: line.bottom - line.top + 2 * margin + 2 * grown + spokenRoom * line.size,
    });
  });
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** In em, under a line: the bar of the word that is said. */
const spokenRoom = 0.3;

/** Inside the frame, on even pixels: chroma has half of them. */
function evenBox({ x, y, width, height }: Rectangle, frame: FrameSize): Rectangle {
  const left = Math.max(0, Math.floor(x / 2) * 2);
  const top = Math.max(0, Math.floor(y / 2) * 2);
  const right = Math.min(frame.width, Math.ceil((x + width) / 2) * 2);
  const bottom = Math.min(frame.height, Math.ceil((y + height) / 2) * 2);
  return { x: left, y: top, width: Math.max(2, right - left), height: Math.max(2, bottom - top) };
}
