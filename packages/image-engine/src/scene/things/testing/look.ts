import { understandPrompt } from '../../../prompt/understand-prompt.ts';
import type { Rgb } from '../../light/rgb.ts';
import { planScene } from '../../plan-scene.ts';
import type { ScenePlan } from '../../scene-plan.ts';
import { composeForeground } from '../compose-foreground.ts';
import { type Foreground, makeForeground } from '../foreground.ts';
import { strokesPass } from '../strokes/paint-strokes.ts';
import { capacityOf, type StrokeList } from '../strokes/stroke-list.ts';

/** What strokes leave on an empty picture: which pixels, and in which colour. */
export type Look = {
  readonly width: number;
  readonly height: number;
  readonly has: (x: number, y: number) => boolean;
  readonly colour: (x: number, y: number) => Rgb;
};

export const pictureSize = { width: 480, height: 360 } as const;
const usualSeed = 5;
/** No thing is of that colour, so that what is drawn shows. */
const empty: Rgb = [0.35, 0.6, 0.45];
const noticeable = 0.02;

export function planOf(prompt: string, seed = usualSeed): ScenePlan {
  return planScene(understandPrompt(prompt, seed).scene, { seed, ...pictureSize });
}

export function emptyList(strokes = 40_000): StrokeList {
  return { data: new Float32Array(capacityOf(strokes)), count: new Float32Array(1) };
}

/** All strokes of a scene. */
export function strokesOf(plan: ScenePlan): StrokeList {
  const strokes = emptyList();
  composeForeground({ plan, strokes });
  return strokes;
}

/** One thing by itself. */
export function lookAt(plan: ScenePlan, draw: (foreground: Foreground) => void): Look {
  const strokes = emptyList();
  draw(makeForeground(plan, strokes));
  return lookOf(plan, paint(plan, strokes), emptyFrame(plan));
}

/** What a scene has that another of the same size has not. */
export function lookAtDifference(plan: ScenePlan, other: ScenePlan): Look {
  return lookOf(plan, paint(plan, strokesOf(plan)), paint(other, strokesOf(other)));
}

/** What a list of strokes shows. */
export function lookAtStrokes(
  size: Pick<ScenePlan, 'width' | 'height'>,
  strokes: StrokeList,
): Look {
  return lookOf(size, paint(size, strokes), emptyFrame(size));
}

type Size = Pick<ScenePlan, 'width' | 'height'>;

function lookOf({ width, height }: Size, pixels: Float32Array, without: Float32Array): Look {
  const drawn = new Uint8Array(width * height);
  for (let at = 0; at < pixels.length; at += 1) {
    if (Math.abs(pixels[at]! - without[at]!) > noticeable) drawn[Math.floor(at / 3)] = 1;
  }
  return {
    width,
    height,
    has: (x, y) => x >= 0 && y >= 0 && x < width && y < height && drawn[y * width + x] === 1,
    colour: (x, y) => {
      const at = (y * width + x) * 3;
      return [pixels[at]!, pixels[at + 1]!, pixels[at + 2]!];
    },
  };
}

function emptyFrame({ width, height }: Size): Float32Array {
  const pixels = new Float32Array(width * height * 3);
  for (let at = 0; at < pixels.length; at += 1) pixels[at] = empty[at % 3]!;
  return pixels;
}

function paint({ width, height }: Size, strokes: StrokeList): Float32Array {
  const colour = emptyFrame({ width, height });
  const depth = new Float32Array(width * height);
  const frame = { width, height, colour, depth, water: new Float32Array(0) };
  strokesPass.work({ strokes, frame }, { index: 0, from: 0, to: height });
  return colour;
}
