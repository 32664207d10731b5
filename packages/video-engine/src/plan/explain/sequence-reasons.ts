import { framesPerSecond } from '../../model/time.ts';
import { endFrame, type PlannedShot } from '../material/planned-shot.ts';
import { clipName, reasonTexts as say } from '../texts.ts';
import { because, type Film, type Reason } from './film.ts';
import type { ShotMeasures } from './measure-shots.ts';

/** From when on sound may be said: share of the windows with speech, decibels over the clip. */
const audible = { speechShare: 0.5, louder: 6 } as const;

/** A cut one frame beside a beat is heard on it. */
const onBeatFrames = 1;

/** A shot this soon after another of its take goes on with it. */
const continuesWithin = 2 * framesPerSecond;

export function soundReasons(film: Film, index: number): readonly Reason[] {
  const reasons: Reason[] = [];
  const now = film.measures[index] as ShotMeasures;
  const shot = film.shots[index] as PlannedShot;
  const { analysis, reversed } = shot.clip;
  const isHeard = film.originalSound !== 'drop' && analysis.hasAudio && !reversed;
  if (isHeard && now.speechShare > audible.speechShare)
    reasons.push(because('highlight', say.speech));
  if (isHeard && now.loudness > audible.louder) reasons.push(because('highlight', say.loud));
  const cut = film.cuts[index] as number;
  const isOn = (beat: number) => Math.abs(beat - cut) <= onBeatFrames;
  if ([...film.beatFrames.downbeats].some(isOn)) reasons.push(because('beat', say.downbeat));
  else if (film.beatFrames.beats.some(isOn)) reasons.push(because('beat', say.beat));
  return reasons;
}

export function orderReasons(film: Film, index: number): readonly Reason[] {
  const shot = film.shots[index] as PlannedShot;
  const previous = film.shots[index - 1];
  const name = clipName(film.nameOf(shot));
  const reasons: Reason[] = [];
  const isSame = previous?.clip === shot.clip;
  const gap = previous === undefined ? 0 : shot.startFrame - endFrame(previous);
  if (isSame && gap >= 0 && gap <= continuesWithin)
    reasons.push(because('continuity', say.continues));
  if (film.intent.order === 'chronological' || film.intent.order === 'given') {
    const isNext = previous !== undefined && shot.clip.index > previous.clip.index;
    if (isSame && gap >= 0) reasons.push(because('chronology', say.sameClip(name)));
    else if (isNext) reasons.push(because('chronology', say.nextClip(name)));
  }
  if (film.intent.order === 'shuffled') reasons.push(because('requested', say.chance));
  if (shot.clip.speed < 1) reasons.push(because('requested', say.slow));
  if (shot.clip.speed > 1) reasons.push(because('requested', say.fast));
  if (shot.clip.reversed) reasons.push(because('requested', say.backwards));
  return reasons;
}

export function clipReason(film: Film, index: number): Reason {
  const shot = film.shots[index] as PlannedShot;
  const name = clipName(film.nameOf(shot));
  const same = film.shots.filter((other) => other.clip === shot.clip);
  if (same.length === 1) return because('highlight', say.onlyOne(name));
  const values = same.map((other) => film.measures[film.shots.indexOf(other)]?.value ?? 0);
  const above = values.filter((value) => value > (film.measures[index]?.value ?? 0)).length;
  const sentences = [say.best, say.second];
  return because('highlight', (sentences[above] ?? say.good)(name));
}
