import {
  duplicateShot,
  setLocked,
  setReversed,
  setShotLook,
  setSound,
  setSpeed,
  splitShot,
  swapTake,
  trimEnd,
} from '@armoni/contract/timeline/edit-shots';
import { framesOf, framesPerSecond, shotsOf } from '@armoni/contract/timeline/ranges';
import type { Shot, Timeline } from '@armoni/contract/timeline/timeline';
import type { Change, ChangeOf } from './change.ts';
import { wordsTexts } from './texts.ts';
import { freeMoment, sourceOf, type Work } from './work.ts';

export type ShotChange = Exclude<
  Extract<Change, { ids: readonly string[] }>,
  { kind: 'keep' | 'remove' | 'keep-only' | 'place' | 'swap-places' }
>;

/** One shot as a change has it; a locked one stays. */
export function changeShot(
  timeline: Timeline,
  id: string,
  change: ShotChange,
  work: Work,
): Timeline {
  const shot = shotsOf(timeline).find((one) => one.id === id);
  const source = shot && sourceOf(work, shot.mediaReference.sourceId);
  if (!shot || !source) return timeline;
  const number = work.numberOf(id);
  switch (change.kind) {
    case 'lock':
      return setLocked(timeline, id, true);
    case 'unlock':
      return setLocked(timeline, id, false);
    case 'duplicate':
      return duplicateShot(timeline, id);
    case 'mute':
      return setSound(timeline, id, 'drop');
    case 'unmute':
      return setSound(timeline, id, 'keep');
    case 'shot-look':
      return setShotLook(timeline, id, change.look === timeline.look ? null : change.look);
    case 'split': {
      const { start, length } = framesOf(shot.recordRange);
      const next = splitShot(timeline, id, start + Math.floor(length / 2));
      if (next === timeline && !shot.locked) work.tell(wordsTexts.tooShortToSplit(number));
      return next;
    }
    case 'speed':
      if (source.kind === 'image') work.tell(wordsTexts.noSpeedOfStill(number));
      return setSpeed(timeline, id, change.speed, source);
    case 'backwards':
    case 'forwards':
      if (source.kind === 'image') work.tell(wordsTexts.noDirectionOfStill(number));
      return setReversed(timeline, id, change.kind === 'backwards', source);
    case 'length':
      return setLength(timeline, shot, change, work);
    case 'other-moment':
    case 'replace':
      return otherMoment(timeline, shot, change, work);
  }
}

function setLength(
  timeline: Timeline,
  shot: Shot,
  change: ChangeOf<'length'>,
  work: Work,
): Timeline {
  const { length } = framesOf(shot.recordRange);
  const frames = change.value * framesPerSecond(timeline);
  const wanted = { times: length * change.value, plus: length + frames, seconds: frames };
  const by = Math.round(wanted[change.as]) - length;
  const source = sourceOf(work, shot.mediaReference.sourceId);
  if (!source) return timeline;
  const next = trimEnd(timeline, shot.id, by, source);
  const now = shotsOf(next).find(({ id }) => id === shot.id);
  const isShort = now && framesOf(now.recordRange).length < length + by;
  if (isShort && !shot.locked) work.tell(wordsTexts.noMoreOfClip(work.numberOf(shot.id)));
  return next;
}

function otherMoment(
  timeline: Timeline,
  shot: Shot,
  change: ChangeOf<'other-moment'> | ChangeOf<'replace'>,
  work: Work,
): Timeline {
  const sourceId = change.kind === 'replace' ? change.sourceId : shot.mediaReference.sourceId;
  const source = sourceOf(work, sourceId);
  const moment = freeMoment(timeline, sourceId, work);
  if (!source || (moment === null && source.kind !== 'image')) {
    work.tell(wordsTexts.noOtherMoment(work.numberOf(shot.id)));
    return timeline;
  }
  if (source.kind === 'image' && change.kind === 'other-moment') {
    work.tell(wordsTexts.noOtherMoment(work.numberOf(shot.id)));
    return timeline;
  }
  return swapTake(timeline, shot.id, moment ?? 0, source);
}
