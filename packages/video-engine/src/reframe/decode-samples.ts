import type { Seen } from '@armoni/perception/see/nanodet';
import { frugalOptions } from '../ffmpeg/frugal-options.ts';
import { withoutBorders } from '../ffmpeg/inner-picture.ts';
import { inputArguments } from '../ffmpeg/input-arguments.ts';
import { ToolFailed, ToolTimedOut } from '../ffmpeg/tool-errors.ts';
import { runFfmpeg, type Tools } from '../ffmpeg/tools.ts';
import type { MediaReference } from '../model/media.ts';
import type { Eyes } from '../sight/open-eyes.ts';
import { lookForPeople } from './people/look-for-people.ts';
import {
  type Axis,
  columns,
  detailedSize,
  rows,
  type Sample,
  shrink,
  splitSamples,
} from './sample-grid.ts';

/** Every fifth film frame is decoded. */
export const samplesPerSecond = 6;

/** Two pictures a second are looked at: twice as many held one person in a hundred better. */
const samplesPerLook = 3;

/** A stuck decoder must not hold up the film: framing falls back to the centre. */
const decodeLimitSeconds = 120;

export type Stretch = { readonly startSeconds: number; readonly durationSeconds: number };

/** What was seen in one of the samples, by its place among them. */
export type SampleLook = { readonly sample: number; readonly seen: readonly Seen[] };
export type Decoded = {
  readonly samples: readonly Sample[];
  readonly looks: readonly SampleLook[];
};

export type DecodeOptions = {
  readonly tools: Tools;
  readonly signal: AbortSignal;
  /** Without eyes nothing is seen, and smaller pictures are decoded. */
  readonly eyes: Eyes | null;
};

/**
 * Some files cannot be entered in the middle (VP8 in WebM near its start decodes nothing up to
 * the next key): those are read again from the beginning.
 */
export async function decodeSamples(
  reference: MediaReference,
  stretch: Stretch | null,
  axis: Axis,
  options: DecodeOptions,
): Promise<Decoded> {
  const scale = `${withoutBorders(reference)}${scaleFilter(axis, options.eyes !== null)}`;
  const taker = new SampleTaker(axis, options.eyes);
  const isWhole = await decode(seekingArguments(reference, stretch, scale), taker, options);
  if (isWhole || stretch === null || stretch.startSeconds === 0) return taker.taken();
  const again = new SampleTaker(axis, options.eyes);
  await decode(readingArguments(reference, stretch, scale), again, options);
  // What did decode of a damaged file is enough to judge by.
  return again.taken();
}
function seekingArguments(reference: MediaReference, stretch: Stretch | null, scale: string) {
  const rate = stretch ? `fps=${samplesPerSecond}:start_time=0,` : '';
  return [
    ...inputArguments(reference, { ...(stretch ?? {}), options: frugalOptions(reference) }),
    ...outputArguments(`${rate}${scale}`, stretch),
  ];
}

function readingArguments(reference: MediaReference, stretch: Stretch, scale: string) {
  const { startSeconds, durationSeconds } = stretch;
  const cut = `trim=start=${startSeconds.toFixed(6)},setpts=PTS-STARTPTS`;
  return [
    ...inputArguments(reference, {
      durationSeconds: startSeconds + durationSeconds,
      options: frugalOptions(reference),
    }),
    ...outputArguments(`${cut},fps=${samplesPerSecond}:start_time=0,${scale}`, stretch),
  ];
}

/** Eyes look at pictures as they are; a grid of samples lies along the free axis. */
function scaleFilter(axis: Axis, isDetailed: boolean): string {
  if (isDetailed) {
    const { width, height } = detailedSize(axis);
    return `scale=${width}:${height}:flags=area`;
  }
  return axis === 'x'
    ? `scale=${columns}:${rows}:flags=area`
    : `scale=${rows}:${columns}:flags=area,transpose=dir=cclock_flip`;
}

function outputArguments(filter: string, stretch: Stretch | null): string[] {
  return [
    ...['-map', '0:v:0', '-an', '-sn', '-dn', '-vf', filter],
    ...['-frames:v', String(sampleCount(stretch)), '-f', 'rawvideo', '-pix_fmt', 'rgb24', '-'],
  ];
}

function sampleCount(stretch: Stretch | null): number {
  return stretch ? Math.ceil(stretch.durationSeconds * samplesPerSecond) + 1 : 1;
}

/** Whether all of it decoded. */
async function decode(
  args: readonly string[],
  taker: SampleTaker,
  { tools, signal }: DecodeOptions,
): Promise<boolean> {
  const onStdout = (chunk: Buffer) => taker.push(chunk);
  try {
    await runFfmpeg(tools, args, { signal, wallLimitSeconds: decodeLimitSeconds, onStdout });
    return true;
  } catch (error) {
    if (!(error instanceof ToolFailed || error instanceof ToolTimedOut)) throw error;
    return false;
  }
}

/** Makes samples of the decoded pictures, and shows some of them to the eyes. */
class SampleTaker {
  readonly #axis: Axis;
  readonly #eyes: Eyes | null;
  readonly #picture: Uint8Array;
  #filled = 0;
  readonly #samples: Sample[] = [];
  readonly #looks: SampleLook[] = [];

  constructor(axis: Axis, eyes: Eyes | null) {
    this.#axis = axis;
    this.#eyes = eyes;
    const { width, height } = eyes ? detailedSize(axis) : { width: columns, height: rows };
    this.#picture = new Uint8Array(3 * width * height);
  }

  /** The decoder waits while a picture is looked at. */
  async push(chunk: Buffer): Promise<void> {
    for (let from = 0; from < chunk.length; ) {
      const part = chunk.subarray(from, from + this.#picture.length - this.#filled);
      this.#picture.set(part, this.#filled);
      this.#filled += part.length;
      from += part.length;
      if (this.#filled === this.#picture.length) await this.#take();
    }
  }

  taken(): Decoded {
    return { samples: this.#samples, looks: this.#looks };
  }

  async #take(): Promise<void> {
    this.#filled = 0;
    const rgb = this.#picture.slice();
    const sample = this.#samples.length;
    this.#samples.push(...splitSamples(this.#eyes ? shrink(rgb, this.#axis) : rgb));
    if (this.#eyes === null || sample % samplesPerLook !== 0) return;
    const seen = await lookForPeople(this.#eyes, { rgb, ...detailedSize(this.#axis) });
    this.#looks.push({ sample, seen });
  }
}
