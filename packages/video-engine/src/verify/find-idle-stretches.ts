import { runFfmpeg, type Tools } from '../ffmpeg/tools.ts';
import { framesPerSecond } from '../model/time.ts';
import type { VideoPacket } from '../render/film-packets.ts';
import type { Span } from '../render/sound/sound-levels.ts';

export type IdleStretches = { readonly black: readonly Span[]; readonly frozen: readonly Span[] };

/** A picture that stands still for less is a held breath. */
const shortestSeconds = 0.7;
/** Decoded around a suspect, so that its edges are seen. */
const around = { before: 0.2, after: 0.1 } as const;
/** Shares of the scale and of the picture, as `blackdetect` takes them. */
const black = { pixel: 0.06, picture: 0.985, seconds: 0.1 } as const;
/** Mean difference under which `freezedetect` sees no change: what the codec leaves. */
const frozenDecibels = -62;
/** Bytes of a packet that changes nothing: hardly a bit for each macroblock. */
const idle = { leastBytes: 120, pixelsPerByte: 2500, keyframeFactor: 6 } as const;
const shortestSuspectSeconds = 0.3;

/**
 * Finds black and frozen stretches. A picture that does not change costs the encoder almost no
 * bytes, so the packets' sizes say where to look and only those stretches are decoded.
 */
export async function findIdleStretches(
  tools: Tools,
  filmPath: string,
  packets: readonly VideoPacket[],
  film: { readonly width: number; readonly height: number },
  signal: AbortSignal,
): Promise<IdleStretches> {
  const blackSpans: Span[] = [];
  const frozen: Span[] = [];
  for (const suspect of suspectSpans(packets, film)) {
    const from = Math.max(0, suspect.startSeconds - around.before);
    const { stderr } = await runFfmpeg(
      tools,
      [
        ...['-threads', '1', '-ss', from.toFixed(3)],
        ...[
          '-t',
          (suspect.endSeconds - from + around.after).toFixed(3),
          '-i',
          `file:${filmPath}`,
          '-an',
        ],
        '-vf',
        `scale=320:-2:flags=area,` +
          `blackdetect=d=${black.seconds}:pix_th=${black.pixel}:pic_th=${black.picture},` +
          `freezedetect=n=${frozenDecibels}dB:d=${shortestSeconds}`,
        ...['-f', 'null', '-'],
      ],
      { signal, logLevel: 'info' },
    );
    blackSpans.push(...readBlack(stderr, from));
    frozen.push(...readFrozen(stderr, from, suspect.endSeconds));
  }
  return { black: blackSpans, frozen };
}

/** Runs of packets with hardly a bit for each macroblock; keyframes in between are normal. */
export function suspectSpans(
  packets: readonly VideoPacket[],
  { width, height }: { readonly width: number; readonly height: number },
): readonly Span[] {
  const idleBytes = Math.max(idle.leastBytes, (width * height) / idle.pixelsPerByte);
  const spans: Span[] = [];
  let first: number | null = null;
  const close = (end: number) => {
    const startSeconds = first === null ? end : (packets[first]?.seconds ?? end);
    if (end - startSeconds >= shortestSuspectSeconds) spans.push({ startSeconds, endSeconds: end });
    first = null;
  };
  packets.forEach(({ sizeBytes, isKey, seconds }, index) => {
    const isIdle =
      sizeBytes <= idleBytes || (isKey && sizeBytes <= idleBytes * idle.keyframeFactor);
    if (isIdle) first ??= index;
    else if (!isKey || first === null) close(seconds);
  });
  const last = packets.at(-1);
  if (last) close(last.seconds + 1 / framesPerSecond);
  return spans;
}

function readBlack(stderr: string, offset: number): readonly Span[] {
  return [...stderr.matchAll(/black_start:([\d.]+) black_end:([\d.]+)/g)].map(([, start, end]) => ({
    startSeconds: offset + Number(start),
    endSeconds: offset + Number(end),
  }));
}

function readFrozen(stderr: string, offset: number, fallbackEnd: number): readonly Span[] {
  const starts = [...stderr.matchAll(/freeze_start: ([\d.]+)/g)];
  const ends = [...stderr.matchAll(/freeze_end: ([\d.]+)/g)];
  return starts.map(([, start], index) => ({
    startSeconds: offset + Number(start),
    endSeconds: ends[index] ? offset + Number(ends[index][1]) : fallbackEnd,
  }));
}
