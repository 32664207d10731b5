import type { PlannedShot } from '../material/planned-shot.ts';
import { makeSimilarity } from '../material/similarity.ts';
import { reasonTexts as say } from '../texts.ts';
import { because, type ExplainOptions, type Film, type Reason } from './film.ts';
import { measureShots } from './measure-shots.ts';
import { contrastReasons, nearReasons, shapeReasons, traitReasons } from './picture-reasons.ts';
import {
  callReason,
  endingReason,
  everythingReason,
  hookReason,
  openingReason,
} from './role-reasons.ts';
import { clipReason, orderReasons, soundReasons } from './sequence-reasons.ts';

/** One true French sentence for each shot, as varied as the measures allow. */
export function explainShots(
  shots: readonly PlannedShot[],
  options: ExplainOptions,
): readonly Reason[] {
  const cuts: number[] = [];
  let at = 0;
  for (const shot of shots) {
    cuts.push(at);
    at += shot.length;
  }
  const film: Film = {
    ...options,
    shots,
    measures: measureShots(shots),
    cuts,
    similarity: makeSimilarity(),
  };
  const said = new Map<string, number>();
  return shots.map((_, index) => {
    const reasons = reasonsFor(film, index);
    // The same sentence about another clip is still the same sentence.
    const sentence = (reason: Reason) => reason.reason.replace(/« .* »/, '');
    const count = (reason: Reason) => said.get(sentence(reason)) ?? 0;
    const chosen = reasons.reduce((best, each) => (count(each) < count(best) ? each : best));
    said.set(sentence(chosen), count(chosen) + 1);
    return chosen;
  });
}

function reasonsFor(film: Film, index: number): readonly Reason[] {
  if (film.intent.selection === 'everything') return [everythingReason(film, index)];
  const shot = film.shots[index] as PlannedShot;
  if (shot.faceGains && shot.role !== 'call-to-action') {
    return [because('face', say.face(shot.faceGains, shot.role))];
  }
  if (shot.role === 'hook') return [hookReason(film, index)];
  if (shot.role === 'call-to-action') return [callReason(film, index)];
  if (shot.role === 'opening') return [openingReason(film, index)];
  const specific = [
    ...shapeReasons(film, index),
    ...traitReasons(film, index),
    ...contrastReasons(film, index),
    ...soundReasons(film, index),
    ...orderReasons(film, index),
    ...nearReasons(film, index),
  ];
  if (shot.role === 'ending') return [endingReason(film, index)];
  return [...specific, clipReason(film, index)];
}
