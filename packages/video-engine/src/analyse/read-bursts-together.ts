import { isToldByHeader } from '../ffmpeg/input-arguments.ts';
import { runInParallel } from '../ffmpeg/run-in-parallel.ts';
import { ToolFailed, ToolTimedOut } from '../ffmpeg/tool-errors.ts';
import type { Tools } from '../ffmpeg/tools.ts';
import type { MediaReference } from '../model/media.ts';
import { beginsAfresh, burstFollowers, pickBursts } from '../mp4/pick-pictures.ts';
import type { Picks } from '../mp4/picked-file.ts';
import { descriptionOf, readPictureTrack } from '../mp4/read-track.ts';
import { decodeJoined } from './frames/decode-frames.ts';
import { toSmallFrame } from './frames/small-frame.ts';
import { type Bursts, gatherBursts, lastGroupToRead, type SeenFrame } from './read-bursts.ts';
import { isCheap, rateOf, sampleStride } from './scanned-rate.ts';
import { measurePicture } from './windows/measure-picture.ts';

/** A program holds what it decoded of all its clips until the last one. */
const mostPictures = 1500;

export type TogetherOptions = {
  readonly signal: AbortSignal;
  readonly concurrency: number;
  /** Called with each clip whose last picture came. */
  readonly onRead?: (reference: MediaReference) => void;
};

type Clip = Picks & { readonly reference: MediaReference };

/**
 * The bursts, by content, of clips that one decoder can read one after the other, as those of one camera are: to start a
 * program costs as much as to decode six pictures. Clips that are not found in the answer are to be read by
 * themselves: others, the only one of their kind, and those of which fewer pictures came than there are.
 */
export async function readBurstsTogether(
  references: readonly MediaReference[],
  tools: Tools,
  options: TogetherOptions,
): Promise<ReadonlyMap<string, Bursts>> {
  const contents = new Map(references.map((each) => [each.contentHash, each]));
  const found = await Promise.all([...contents.values()].map(clipOf));
  const clips = found.filter((clip) => clip !== null);
  const alike = Map.groupBy(clips, ({ reference: { probe }, track }) =>
    [probe.width, probe.height, probe.rotationDegrees, descriptionOf(track)].join(' '),
  );
  const programs = [...alike.values()].flatMap((group) => shared(group, options.concurrency));
  const read = await runInParallel(programs, options.concurrency, (group) =>
    readGroup(group, tools, options),
  );
  return new Map(read.flat());
}

/** Null for clips that are decoded whole, or whose pictures we cannot pick. */
async function clipOf(reference: MediaReference): Promise<Clip | null> {
  const { probe, path } = reference;
  if (probe.kind !== 'video' || isCheap(probe) || probe.inner || !isToldByHeader(probe))
    return null;
  const track = await readPictureTrack(path);
  if (track === null || !(await beginsAfresh(track))) return null;
  const picks = pickBursts(track, burstFollowers, lastGroupToRead(reference) !== null);
  return picks.length > mostPictures ? null : { reference, track, picks };
}

/** As many programs as run at a time, or more where they would hold too much; none for a single clip. */
function shared(group: readonly Clip[], concurrency: number): readonly (readonly Clip[])[] {
  const most = Math.ceil(group.length / concurrency);
  const programs: Clip[][] = [];
  let pictures = 0;
  for (const clip of group) {
    const last = programs.at(-1);
    if (last && last.length < most && pictures + clip.picks.length <= mostPictures) {
      last.push(clip);
      pictures += clip.picks.length;
    } else {
      programs.push([clip]);
      pictures = clip.picks.length;
    }
  }
  return programs.filter(({ length }) => length > 1);
}

async function readGroup(
  group: readonly Clip[],
  tools: Tools,
  { signal, onRead }: TogetherOptions,
): Promise<readonly (readonly [string, Bursts])[]> {
  const expected = group.flatMap(expectedFrames);
  const seen: SeenFrame[] = [];
  try {
    const isWhole = await decodeJoined(group, tools, {
      signal,
      onFrame: (rgb, index) => {
        const { reference, seconds = 0, isMeasured = false } = expected[index] ?? {};
        const picture = isMeasured ? measurePicture(rgb) : null;
        seen.push({ frame: toSmallFrame(rgb), picture, seconds });
        if (reference && expected[index + 1]?.reference !== reference) onRead?.(reference);
      },
    });
    if (!isWhole || seen.length !== expected.length) return [];
  } catch (error) {
    if (error instanceof ToolFailed || error instanceof ToolTimedOut) return [];
    throw error;
  }
  let next = 0;
  return group.map(({ reference, picks }) => {
    const first = next;
    next += picks.length;
    return [reference.contentHash, gatherBursts(reference, seen.slice(first, next))] as const;
  });
}

/** When each picture is shown, and whether it is measured: keyframes, and samples of a last group. */
function expectedFrames({ reference, track, picks }: Clip) {
  const { samples, beginsAt, ticksPerSecond } = track;
  const stride = sampleStride(rateOf(reference.probe));
  const inOrder = picks.toSorted((a, b) => samples.shownAt[a]! - samples.shownAt[b]!);
  const lastKey = inOrder.findLastIndex((index) => samples.isKey[index] === 1);
  return inOrder.map((index, place) => ({
    reference,
    seconds: (samples.shownAt[index]! - beginsAt) / ticksPerSecond,
    isMeasured: samples.isKey[index] === 1 || (place > lastKey && (place - lastKey) % stride === 0),
  }));
}
