import type { MediaReference } from '../model/media.ts';
import { toSeconds } from '../model/time.ts';
import type { Shot } from '../model/timeline.ts';
import { type ClipLook, lookThroughClip } from '../sight/look-through-clip.ts';
import type { Eyes } from '../sight/open-eyes.ts';
import { artefact } from './artefact.ts';
import type { EditRun } from './edit-run.ts';

const looksVersion = 1;
/** Enough to see where something comes in; in a long shot they lie farther apart. */
const picturesPerSecond = 2;
const mostPictures = 10;

/** What is seen in what a shot shows of its clip, from the shot's start on; no shot is looked at twice. */
export async function lookAtShot(
  { sourceRange }: Shot,
  reference: MediaReference,
  eyes: Eyes,
  { workFolder, tools, signal, seen }: EditRun,
  isWorthKeeping: () => boolean,
): Promise<readonly ClipLook[]> {
  const startSeconds = toSeconds(sourceRange.startTime);
  const durationSeconds = toSeconds(sourceRange.duration);
  const rate = Math.min(picturesPerSecond, mostPictures / durationSeconds);
  const stretch = { startSeconds, durationSeconds, picturesPerSecond: rate };
  const key = [looksVersion, reference.contentHash, stretch];
  const look = () => lookThroughClip(reference, eyes, tools, signal, { stretch });
  const looks = await artefact(workFolder, 'shot-looks', key, look, isWorthKeeping);
  seen.add(
    reference.id,
    looks.map((one) => ({ ...one, seconds: startSeconds + one.seconds })),
  );
  return looks;
}
