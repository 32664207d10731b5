import type { Seen } from '@armoni/perception/see/nanodet';
import { frugalOptions } from '../ffmpeg/frugal-options.ts';
import { withoutBorders } from '../ffmpeg/inner-picture.ts';
import { inputArguments } from '../ffmpeg/input-arguments.ts';
import { ToolFailed } from '../ffmpeg/tool-errors.ts';
import { runFfmpeg, type Tools } from '../ffmpeg/tools.ts';
import type { MediaReference } from '../model/media.ts';
import type { Eyes } from './open-eyes.ts';
import { smallerPicture } from './smaller-picture.ts';

/** What is seen in one picture of a clip. */
export type ClipLook<One = Seen> = {
  readonly seconds: number;
  readonly seen: readonly One[];
  /** What is seen in the same picture made smaller; unknown unless asked for. */
  readonly smaller?: readonly One[];
};

/** The longer side of what is looked at. */
const longSide = 416;

/** What is looked at, and how often; the whole clip at a picture a second unless told. */
export type LookStretch = {
  readonly startSeconds: number;
  readonly durationSeconds: number;
  readonly picturesPerSecond: number;
};

export type LookOptions = {
  readonly stretch?: LookStretch;
  /** Each picture is looked at smaller too, for twice the time. */
  readonly alsoSmaller?: boolean;
  /** Told how many pictures were looked at. */
  readonly onLook?: (pictures: number) => void;
};

/** Looks through a clip; a still has one picture. A damaged rest of the clip is not looked at. */
export async function lookThroughClip<One>(
  reference: MediaReference,
  eyes: Pick<Eyes<One>, 'see'>,
  tools: Tools,
  signal: AbortSignal,
  { stretch, alsoSmaller, onLook }: LookOptions = {},
): Promise<readonly ClipLook<One>[]> {
  const rate = stretch?.picturesPerSecond ?? 1;
  const size = sizeOf(reference);
  const picture = new Uint8Array(3 * size.width * size.height);
  const looks: ClipLook<One>[] = [];
  let filled = 0;
  const onStdout = async (chunk: Buffer) => {
    for (let from = 0; from < chunk.length; ) {
      const part = chunk.subarray(from, from + picture.length - filled);
      picture.set(part, filled);
      filled += part.length;
      from += part.length;
      if (filled < picture.length) continue;
      filled = 0;
      const whole = { rgb: picture.slice(), ...size };
      const seconds = looks.length / rate;
      const seen = await eyes.see(whole);
      const smaller = alsoSmaller ? await eyes.see(smallerPicture(whole)) : undefined;
      looks.push({ seconds, seen, ...(smaller && { smaller }) });
      onLook?.(looks.length);
    }
  };
  const isStill = reference.probe.kind === 'image';
  const place = stretch && {
    startSeconds: stretch.startSeconds,
    durationSeconds: stretch.durationSeconds,
  };
  const scale = `${withoutBorders(reference)}scale=${size.width}:${size.height}:flags=area`;
  const args = [
    ...inputArguments(reference, { ...place, options: frugalOptions(reference) }),
    ...['-map', '0:v:0', '-an', '-sn', '-dn'],
    ...(isStill ? ['-frames:v', '1', '-vf', scale] : ['-vf', `fps=${rate}:start_time=0,${scale}`]),
    ...['-f', 'rawvideo', '-pix_fmt', 'rgb24', 'pipe:1'],
  ];
  try {
    await runFfmpeg(tools, args, { signal, onStdout });
  } catch (error) {
    if (!(error instanceof ToolFailed)) throw error;
  }
  return looks;
}

function sizeOf({ probe: { width, height } }: MediaReference) {
  const factor = longSide / Math.max(width, height);
  return {
    width: Math.max(1, Math.round(width * factor)),
    height: Math.max(1, Math.round(height * factor)),
  };
}
