import { PassThrough, type Readable } from 'node:stream';
import { isDecoderComplaint } from '../../ffmpeg/complaints.ts';
import { withoutBorders } from '../../ffmpeg/inner-picture.ts';
import { inputArguments, isToldByHeader, withoutFirstLook } from '../../ffmpeg/input-arguments.ts';
import { ToolFailed } from '../../ffmpeg/tool-errors.ts';
import { runFfmpeg, type Tools } from '../../ffmpeg/tools.ts';
import type { MediaReference } from '../../model/media.ts';
import { burstFollowers, pickBursts } from '../../mp4/pick-pictures.ts';
import { joinedFile, type Picks, pickedFile } from '../../mp4/picked-file.ts';
import { readPictureTrack } from '../../mp4/read-track.ts';
import { decodedBytes, decodedHeight, decodedWidth } from './small-frame.ts';

/** The frame is only valid during the call. */
export type OnFrame = (rgb: Uint8Array, index: number) => void;

/** No deblocking: invisible at 128×72 and a quarter of the decoding time. */
const frugal = ['-skip_loop_filter', 'all'];
const toSmall = `scale=${decodedWidth}:${decodedHeight}:flags=area`;
const rawOutput = ['-an', '-sn', '-dn', '-f', 'rawvideo', '-pix_fmt', 'rgb24', 'pipe:1'];

export type EvenRange = {
  readonly startSeconds: number;
  readonly durationSeconds: number;
  readonly framesPerSecond: number;
  /** Leave out frames no other frame needs: half the time of 4K, a coarser grid. */
  readonly skipUnreferenced: boolean;
};

/**
 * Decodes a range on an even grid: frame `index` stands at start + index / rate.
 *
 * @returns whether the decoder complained of what it read
 */
export async function decodeEvenly(
  reference: MediaReference,
  range: EvenRange,
  tools: Tools,
  options: { readonly signal: AbortSignal; readonly onFrame: OnFrame },
): Promise<boolean> {
  const small = `${withoutBorders(reference)}${toSmall}`;
  const skip = range.skipUnreferenced ? ['-skip_frame', 'noref'] : [];
  const args = [
    ...inputArguments(reference, {
      startSeconds: range.startSeconds,
      durationSeconds: range.durationSeconds,
      options: [...frugal, ...skip],
    }),
    ...['-map', '0:v:0', '-vf', `fps=${range.framesPerSecond}:round=near:start_time=0,${small}`],
    ...rawOutput,
  ];
  const frames = new FrameSlicer(options.onFrame);
  let isDamaged = false;
  const onStderr = (text: string) => {
    isDamaged ||= isDecoderComplaint(text);
  };
  const onStdout = (chunk: Uint8Array) => frames.push(chunk);
  await tolerateDamage(runFfmpeg(tools, args, { signal: options.signal, onStdout, onStderr }));
  return isDamaged;
}

/**
 * Decodes each keyframe and the few packets after it, so that motion can be seen at a fifth
 * of the cost of decoding everything. Of a plain MP4 these are handed to the decoder at once; of others
 * a first process copies only those packets into a pipe.
 * Returns the frames' times, in the order they came; the file's own clock, zero at its start.
 *
 * @param isLastWhole the last keyframe is followed by all that comes
 */
export async function decodeBursts(
  reference: MediaReference,
  isLastWhole: boolean,
  tools: Tools,
  options: { readonly signal: AbortSignal; readonly onFrame: OnFrame },
): Promise<readonly number[]> {
  const times = new TimeReader();
  const frames = new FrameSlicer(options.onFrame);
  const decode = (args: readonly string[], signal: AbortSignal, stdin: Readable) =>
    runFfmpeg(tools, args, {
      ...{ signal, stdin },
      onStdout: (chunk) => frames.push(chunk),
      onStderr: (text) => times.push(text),
    });
  const track = isToldByHeader(reference.probe) ? await readPictureTrack(reference.path) : null;
  if (track !== null) {
    const { stream } = pickedFile(track, pickBursts(track, burstFollowers, isLastWhole));
    await tolerateDamage(decode(burstArguments(reference, true), options.signal, stream));
  } else await decodeCopied(reference, isLastWhole, tools, { ...options, decode });
  const firstKeyframe = reference.probe.keyframeSeconds[0] ?? 0;
  const shift = firstKeyframe - (times.seconds[0] ?? 0);
  return times.seconds.map((seconds) => seconds + shift);
}

/** A printed time has six digits; of a day of footage that is less than a tenth of a second. */
const printedShare = 1e-5;

/**
 * Decodes the picked pictures of several clips, which must be described alike, by one program: one after the
 * other, each in the order in which it is shown.
 *
 * @returns whether all of them came, each at its time
 * @throws ToolFailed, ToolTimedOut
 */
export async function decodeJoined(
  clips: readonly (Picks & { readonly reference: MediaReference })[],
  tools: Tools,
  options: { readonly signal: AbortSignal; readonly onFrame: OnFrame },
): Promise<boolean> {
  const times = new TimeReader();
  const frames = new FrameSlicer(options.onFrame);
  const { stream, shownSeconds } = joinedFile(clips);
  await runFfmpeg(tools, burstArguments(clips[0]!.reference, true), {
    ...{ signal: options.signal, stdin: stream },
    onStdout: (chunk) => frames.push(chunk),
    onStderr: (text) => times.push(text),
  });
  const isOnTime = (seconds: number, index: number) =>
    Math.abs((times.seconds[index] ?? Infinity) - seconds) <= printedShare * (1 + seconds);
  return times.seconds.length === shownSeconds.length && shownSeconds.every(isOnTime);
}

type Decode = (args: readonly string[], signal: AbortSignal, stdin: Readable) => Promise<unknown>;

async function decodeCopied(
  reference: MediaReference,
  isLastWhole: boolean,
  tools: Tools,
  options: { readonly signal: AbortSignal; readonly decode: Decode },
): Promise<void> {
  const pipe = new PassThrough({ highWaterMark: 1 << 20 });
  const stop = new AbortController();
  const signal = AbortSignal.any([options.signal, stop.signal]);
  const copying = runFfmpeg(tools, copyArguments(reference, isLastWhole), {
    signal,
    onStdout: async (chunk) => {
      if (!pipe.write(chunk)) await drained(pipe);
    },
  }).finally(() => pipe.end());
  const decoding = options
    .decode(burstArguments(reference, false), signal, pipe)
    .finally(() => stop.abort());
  const [, decoded] = await Promise.allSettled([copying, decoding]);
  options.signal.throwIfAborted();
  if (decoded.status === 'rejected') await tolerateDamage(Promise.reject(decoded.reason));
}

function copyArguments(reference: MediaReference, isLastWhole: boolean): string[] {
  // Counted, since the filter knows no clock: variable 0 is the last keyframe's packet, 1 its number.
  const isBeforeLast = `*lt(ld(1),${reference.probe.keyframeSeconds.length})`;
  const count = 'if(key,st(0,n)+st(1,ld(1)+1),0)';
  const isLate = `gt(n-ld(0),${burstFollowers})${isLastWhole ? isBeforeLast : ''}`;
  const dropLater = `noise=drop='${count};${isLate}'`;
  return [
    ...inputArguments(reference),
    ...['-map', '0:v:0', '-c', 'copy', '-bsf:v', dropLater, '-f', 'matroska', 'pipe:1'],
  ];
}

/** @param isPicked what is piped is described as the file itself is */
function burstArguments(reference: MediaReference, isPicked: boolean): string[] {
  const small = `${withoutBorders(reference)}${toSmall}`;
  const printTimes = "metadata=mode=add:key=t:value=1,metadata=mode=print:file='pipe\\:2'";
  return [
    ...(isPicked
      ? inputArguments(reference, { isPiped: true, options: frugal })
      : copiedInput(reference)),
    ...['-map', '0:v:0', '-vf', `${small},${printTimes}`, '-fps_mode', 'passthrough', ...rawOutput],
  ];
}

function copiedInput({ probe }: MediaReference): string[] {
  const quick = isToldByHeader(probe) ? withoutFirstLook : [];
  return [...quick, '-threads', '1', ...frugal, '-f', 'matroska', '-i', 'pipe:0'];
}

function drained(pipe: PassThrough): Promise<void> {
  return new Promise((resolve) => {
    pipe.once('drain', resolve);
    pipe.once('close', resolve);
  });
}

/** A damaged stretch ends a decode early; what came before it still counts. */
async function tolerateDamage(run: Promise<unknown>): Promise<void> {
  try {
    await run;
  } catch (error) {
    if (!(error instanceof ToolFailed) || error.exitCode === 127) throw error;
  }
}

class FrameSlicer {
  readonly #onFrame: OnFrame;
  readonly #frame = new Uint8Array(decodedBytes);
  #filled = 0;
  #index = 0;

  constructor(onFrame: OnFrame) {
    this.#onFrame = onFrame;
  }

  push(chunk: Uint8Array): void {
    let from = 0;
    while (from < chunk.length) {
      const part = chunk.subarray(from, from + decodedBytes - this.#filled);
      this.#frame.set(part, this.#filled);
      this.#filled += part.length;
      from += part.length;
      if (this.#filled === decodedBytes) {
        this.#onFrame(this.#frame, this.#index);
        this.#index += 1;
        this.#filled = 0;
      }
    }
  }
}

class TimeReader {
  readonly seconds: number[] = [];
  #rest = '';

  push(text: string): void {
    const lines = (this.#rest + text).split('\n');
    this.#rest = lines.pop() ?? '';
    for (const line of lines) {
      const time = /pts_time:(-?[\d.]+)/.exec(line)?.[1];
      if (time !== undefined) this.seconds.push(Number(time));
    }
  }
}
