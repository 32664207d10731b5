import { textOf } from '../../model/intent.ts';
import { framesPerSecond } from '../../model/time.ts';
import { endFrame, type PlannedShot } from '../material/planned-shot.ts';
import { clipName, reasonTexts as say, seconds } from '../texts.ts';
import { because, type Film, type Reason, traitOf } from './film.ts';
import type { ShotMeasures } from './measure-shots.ts';

/** Frames at the end that a whole clip may lack: rounding. */
const wholeSlackFrames = 2;

/** One of the best of the film. */
const bestRanks = 2;

export function everythingReason(film: Film, index: number): Reason {
  const shot = film.shots[index] as PlannedShot;
  const name = clipName(film.nameOf(shot));
  if (shot.clip.analysis.kind === 'image') return because('everything', say.wholeStill);
  const isWhole =
    shot.startFrame === 0 && endFrame(shot) >= shot.clip.frameCount - wholeSlackFrames;
  if (isWhole) return because('everything', say.whole(name));
  return because('everything', say.part(name, seconds(shot.length / framesPerSecond)));
}

export function hookReason(film: Film, index: number): Reason {
  if (index > 0) return because('hook', say.hookNext);
  return because('hook', say.hook(traitOf(film, index)));
}

export function openingReason(film: Film, index: number): Reason {
  const traits = film.measures[index]?.traits ?? [];
  const isOrdered = film.intent.order === 'chronological' || film.intent.order === 'given';
  if (traits.includes('calmest')) return because('opening', say.openingCalm);
  if (isOrdered && traits.length === 0) return because('opening', say.openingFirst);
  return because('opening', say.opening(traitOf(film, index)));
}

export function endingReason(film: Film, index: number): Reason {
  const measures = film.measures[index] as ShotMeasures;
  const trait = traitOf(film, index);
  if (measures.rank <= bestRanks) return because('ending', say.ending);
  if (trait !== null) return because('ending', say.endingTrait(trait));
  const isOrdered = film.intent.order === 'chronological' || film.intent.order === 'given';
  return because('ending', isOrdered ? say.endingLast : say.endingPlain);
}

export function callReason(film: Film, index: number): Reason {
  const measures = film.measures[index] as ShotMeasures;
  const text = textOf(film.intent, 'call-to-action') ?? '';
  return because('call-to-action', measures.isCalm ? say.callCalm(text) : say.call(text));
}
