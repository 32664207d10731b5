import type { Box } from '@armoni/perception/see/nanodet';
import { runInParallel } from '../ffmpeg/run-in-parallel.ts';
import type { MediaReference } from '../model/media.ts';
import type { Shot, Timeline } from '../model/timeline.ts';
import { explainSeen, type ShotLook } from '../plan/explain/explain-seen.ts';
import { seenSentence } from '../plan/explain/seen-texts.ts';
import { cropPositionAt } from '../reframe/crop/crop-position.ts';
import type { ClipLook } from '../sight/look-through-clip.ts';
import { openEyes } from '../sight/open-eyes.ts';
import type { EditRun } from './edit-run.ts';
import { lookAtShot } from './look-at-shot.ts';

/** What was wished for, or follows from the order, stays said. */
const explained: readonly string[] = [
  ...['hook', 'opening', 'ending', 'highlight', 'beat', 'contrast', 'breathing', 'continuity'],
];

/**
 * Says of each shot what is seen in it, where something is: « Une personne entre par la gauche ».
 * The others keep the reason that their measures gave; no sentence is said twice.
 */
export async function explainShotsSeen(
  timeline: Timeline,
  references: readonly MediaReference[],
  run: EditRun,
  open: typeof openEyes = openEyes,
): Promise<Timeline> {
  let hasFailed = false;
  const onFailure = () => {
    hasFailed = true;
  };
  const eyes = open(run.tools, { signal: run.signal, onFailure });
  if (eyes === null) return timeline;
  const { video } = timeline.tracks;
  const said = await runInParallel(video.clips, run.concurrency, async (shot) => {
    const reference = references.find(({ id }) => id === shot.mediaReference.sourceId);
    if (!reference || reference.probe.kind === 'image' || !explained.includes(shot.reasonCode))
      return null;
    const looks = await lookAtShot(shot, reference, eyes, run, () => !hasFailed);
    return explainSeen(asShown(looks, shot, reference, timeline), timeline.width / timeline.height);
  }).finally(() => eyes.close());
  const told = new Set<string>();
  const clips = video.clips.map((shot, index): Shot => {
    const words = said[index] ?? null;
    if (hasFailed || words === null || told.has(words)) return shot;
    told.add(words);
    return { ...shot, reason: seenSentence(words, shot.reasonCode) };
  });
  return { ...timeline, tracks: { ...timeline.tracks, video: { ...video, clips } } };
}

/** Boxes in the film's own picture; what its crop leaves out is not there. */
function asShown(
  looks: readonly ClipLook[],
  { reframe, speed }: Shot,
  { probe }: MediaReference,
  { width, height, rate }: Timeline,
): readonly ShotLook[] {
  const ratio = width / height / (probe.width / probe.height);
  const isWhole = reframe.kind === 'none' || reframe.kind === 'fit' || reframe.kind === 'auto';
  if (isWhole) return looks;
  const share = Math.min(ratio, 1 / ratio);
  return looks.map(({ seconds, seen }) => {
    const frame = (seconds / speed) * (rate.numerator / rate.denominator);
    const start = cropPositionAt(reframe, frame) * (1 - share);
    const within = (place: number) => Math.min(1, Math.max(0, (place - start) / share));
    const cropped = ({ left, right, top, bottom }: Box): Box =>
      ratio < 1
        ? { left: within(left), right: within(right), top, bottom }
        : { left, right, top: within(top), bottom: within(bottom) };
    const inside = seen
      .map((one) => ({ ...one, box: cropped(one.box) }))
      .filter(({ box }) => box.right - box.left > 0.02 && box.bottom - box.top > 0.02);
    return { seconds, seen: inside };
  });
}
