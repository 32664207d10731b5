import sharp from 'sharp';
import type { TitleCard } from '../../model/timeline.ts';
import type { FrameSize, Rectangle } from './design/frame-shape.ts';
import { measuredSize } from './design/measured-frame.ts';
import { drawSvg } from './draw/draw-svg.ts';
import { bytesOf } from './draw/palette.ts';
import { layOut } from './layout/lay-out.ts';
import { chooseLook } from './legibility/choose-look.ts';
import type { Sample } from './legibility/sample.ts';
import { type MeasuredText, measureText } from './legibility/text-groups.ts';
import { type Edges, type HeldFrame, titleFrames, veilFramesOf } from './motion/title-frames.ts';
import { openTypeface } from './type/typeface.ts';

export type TitlePreviewTask = {
  readonly card: TitleCard;
  readonly frame: FrameSize;
  readonly edges: Edges;
  /** Small pictures of what lies beneath, those that the film's are chosen from; null where nobody could see any. */
  readonly beneath: readonly SmallPicture[] | null;
};

/** 8-bit RGB row by row. */
type SmallPicture = FrameSize & { readonly rgb: Uint8Array };

/** A text as the film will show it, for whoever lays it over pictures. */
export type TitlePreview = {
  /** Each until the next; null shows nothing. SVG of the whole frame, in pixels of the film. */
  readonly frames: readonly { readonly at: number; readonly svg: string | null }[];
  /** Null where the picture needs none. */
  readonly veil: {
    /** PNG of the whole frame. */
    readonly png: Uint8Array;
    /** 0–1 of its own strength, each until the next. */
    readonly levels: readonly HeldFrame<number>[];
  } | null;
  /** WCAG's ratio at the least legible place beneath, veil included, and whether it is enough. */
  readonly contrast: { readonly ratio: number; readonly isEnough: boolean };
};

/** Where nobody could look beneath: a middle grey. */
const unseen: SmallPicture = { width: 1, height: 1, rgb: new Uint8Array(3).fill(110) };

/** Draws a text by the very rooms that draw it for a film; null when the font shows nothing of it. */
export async function drawTitlePreview(task: TitlePreviewTask): Promise<TitlePreview | null> {
  const { card, frame, edges } = task;
  const typeface = await openTypeface();
  const { layout } = layOut(card, frame, typeface);
  if (layout === null) return null;
  const text = await measureText(card.manner, layout, frame, typeface);
  const beneath = task.beneath ?? [unseen];
  const samples = await Promise.all(beneath.map((picture) => sampleOf(picture, frame)));
  const look = chooseLook(card.manner, text, samples);
  const { palette, veil } = look;
  const contrast = { ratio: look.contrast, isEnough: look.reachesGoal };
  const whole: Rectangle = { x: 0, y: 0, ...frame };
  const frames = titleFrames(card, layout, edges).map(({ at, state }) => ({
    at,
    svg: state && drawSvg({ layout, state, palette }, whole, typeface),
  }));
  if (veil.opacity === 0) return { frames, veil: null, contrast };
  const levels = veilFramesOf(card.range.duration.value, edges);
  return { frames, veil: { png: await veilPicture(text, veil), levels }, contrast };
}

async function sampleOf({ width, height, rgb }: SmallPicture, frame: FrameSize): Promise<Sample> {
  const size = measuredSize(frame);
  const grown = await sharp(rgb, { raw: { width, height, channels: 3 } })
    .resize(size.width, size.height, { fit: 'fill', kernel: 'cubic' })
    .raw()
    .toBuffer();
  return { ...size, rgb: grown };
}

function veilPicture(
  { mask, width, height }: MeasuredText,
  { colour, opacity }: { readonly colour: string; readonly opacity: number },
): Promise<Buffer> {
  const rgba = Buffer.alloc(width * height * 4);
  const [red, green, blue] = bytesOf(colour);
  mask.forEach((level, pixel) => {
    rgba.set([red, green, blue, Math.round(255 * level * opacity)], pixel * 4);
  });
  return sharp(rgba, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
}
