import type { Intent } from '../../model/intent.ts';
import { framesPerSecond } from '../../model/time.ts';
import type { AspectRatio, ReasonCode } from '../../model/timeline.ts';
import type { BeatFrames } from '../material/beat-frames.ts';
import { endFrame, middleMoment, type PlannedShot } from '../material/planned-shot.ts';
import { makeSimilarity, type Similarity } from '../material/similarity.ts';
import { clipName, reasonTexts as say, seconds, traitTexts } from '../texts.ts';
import { measureShots, type ShotMeasures, type Trait } from './measure-shots.ts';

/** From when on a difference between neighbours is seen, and so may be said. */
const visible = {
  /** Luma 0–255. */
  luma: 28,
  /** Of the shot before. */
  calmer: 0.5,
  livelier: 2,
  moreColour: 1.4,
  /** Likeness under which nothing of the shot before comes again. */
  likeness: 0.12,
} as const;
/** From when on sound may be said: share of the windows with speech, decibels over the clip. */
const audible = { speechShare: 0.5, louder: 6 } as const;
/** A cut one frame beside a beat is heard on it. */
const onBeatFrames = 1;
/** A shot this soon after another of its take goes on with it. */
const continuesWithin = 2 * framesPerSecond;
/** Frames at the end that a whole clip may lack: rounding. */
const wholeSlackFrames = 2;
/** One of the best of the film. */
const bestRanks = 2;

export type Reason = { readonly reasonCode: ReasonCode; readonly reason: string };

export type ExplainOptions = {
  readonly intent: Intent;
  readonly beatFrames: BeatFrames;
  readonly aspectRatio: AspectRatio;
  readonly originalSound: Intent['originalSound'];
  readonly nameOf: (shot: PlannedShot) => string | undefined;
};

type Film = ExplainOptions & {
  readonly shots: readonly PlannedShot[];
  readonly measures: readonly ShotMeasures[];
  readonly cuts: readonly number[];
  readonly similarity: Similarity;
};

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

function everythingReason(film: Film, index: number): Reason {
  const shot = film.shots[index] as PlannedShot;
  const name = clipName(film.nameOf(shot));
  if (shot.clip.analysis.kind === 'image') return because('everything', say.wholeStill);
  const isWhole =
    shot.startFrame === 0 && endFrame(shot) >= shot.clip.frameCount - wholeSlackFrames;
  if (isWhole) return because('everything', say.whole(name));
  return because('everything', say.part(name, seconds(shot.length / framesPerSecond)));
}

function hookReason(film: Film, index: number): Reason {
  if (index > 0) return because('hook', say.hookNext);
  return because('hook', say.hook(traitOf(film, index)));
}

function openingReason(film: Film, index: number): Reason {
  const traits = film.measures[index]?.traits ?? [];
  const isOrdered = film.intent.order === 'chronological' || film.intent.order === 'given';
  if (traits.includes('calmest')) return because('opening', say.openingCalm);
  if (isOrdered && traits.length === 0) return because('opening', say.openingFirst);
  return because('opening', say.opening(traitOf(film, index)));
}

function endingReason(film: Film, index: number): Reason {
  const measures = film.measures[index] as ShotMeasures;
  const trait = traitOf(film, index);
  if (measures.rank <= bestRanks) return because('ending', say.ending);
  if (trait !== null) return because('ending', say.endingTrait(trait));
  const isOrdered = film.intent.order === 'chronological' || film.intent.order === 'given';
  return because('ending', isOrdered ? say.endingLast : say.endingPlain);
}

function callReason(film: Film, index: number): Reason {
  const measures = film.measures[index] as ShotMeasures;
  const text = film.intent.callToAction ?? '';
  return because('call-to-action', measures.isCalm ? say.callCalm(text) : say.call(text));
}

function traitOf(film: Film, index: number): string | null {
  const traits =
    film.measures[index]?.traits.filter((trait) => isVisible(trait, film.intent)) ?? [];
  const trait = traits[0];
  return trait === undefined ? null : traitTexts[trait];
}

/** No colour to boast of in black and white. */
function isVisible(trait: Trait, intent: Intent): boolean {
  return trait !== 'mostColourful' || intent.look !== 'monochrome';
}

function shapeReasons(film: Film, index: number): readonly Reason[] {
  const { analysis } = (film.shots[index] as PlannedShot).clip;
  const clips = [...new Set(film.shots.map((shot) => shot.clip))];
  if (analysis.kind === 'image') {
    const stills = clips.filter((clip) => clip.analysis.kind === 'image');
    return [
      because('contrast', stills.length === 1 && clips.length > 1 ? say.onlyStill : say.still),
    ];
  }
  const shown = film.shots.filter((shot) => shot.clip.analysis.kind === 'video');
  const vertical = shown.filter((shot) => isVertical(shot));
  const isOnly = (same: readonly PlannedShot[]) =>
    same.length === 1 && same[0] === film.shots[index];
  if (film.aspectRatio !== '9:16' && shown.length > 1 && isOnly(vertical)) {
    return [because('contrast', say.onlyVertical(film.aspectRatio))];
  }
  const horizontal = shown.filter((shot) => !isVertical(shot));
  if (film.aspectRatio !== '16:9' && shown.length > 1 && isOnly(horizontal)) {
    return [because('contrast', say.onlyHorizontal(film.aspectRatio))];
  }
  return [];
}

function isVertical(shot: PlannedShot): boolean {
  return shot.clip.analysis.width < shot.clip.analysis.height;
}

function traitReasons(film: Film, index: number): readonly Reason[] {
  const traits = film.measures[index]?.traits ?? [];
  return traits
    .filter((trait) => trait !== 'best' && isVisible(trait, film.intent))
    .map((trait) =>
      because(
        trait === 'calmest' ? 'breathing' : 'highlight',
        say[trait as Exclude<Trait, 'best'>],
      ),
    );
}

function nearReasons(film: Film, index: number): readonly Reason[] {
  const near = film.measures[index]?.near ?? [];
  return near
    .filter((trait) => trait !== 'amongColourful' || film.intent.look !== 'monochrome')
    .map((trait) => because('highlight', say[trait]));
}

function contrastReasons(film: Film, index: number): readonly Reason[] {
  const before = film.measures[index - 1];
  const now = film.measures[index];
  if (before === undefined || now === undefined) return [];
  const reasons: Reason[] = [];
  if (now.luma - before.luma > visible.luma) reasons.push(because('contrast', say.brighter));
  if (before.luma - now.luma > visible.luma) reasons.push(because('contrast', say.darker));
  if (now.activity < visible.calmer * before.activity && now.isCalm)
    reasons.push(because('breathing', say.breathing));
  if (now.activity > visible.livelier * before.activity && !now.isCalm)
    reasons.push(because('contrast', say.surge));
  if (now.chroma > visible.moreColour * before.chroma && film.intent.look !== 'monochrome') {
    reasons.push(because('contrast', say.moreColour));
  }
  if (differs(film, index)) reasons.push(because('contrast', say.newScene));
  return reasons;
}

function differs(film: Film, index: number): boolean {
  const [before, now] = [film.shots[index - 1], film.shots[index]].map((shot) =>
    shot === undefined ? null : middleMoment(shot.clip, shot.startFrame, endFrame(shot)),
  );
  if (!before || !now) return false;
  return (
    film.shots[index - 1]?.clip !== film.shots[index]?.clip &&
    film.similarity.between(before, now) < visible.likeness
  );
}

function soundReasons(film: Film, index: number): readonly Reason[] {
  const reasons: Reason[] = [];
  const now = film.measures[index] as ShotMeasures;
  const shot = film.shots[index] as PlannedShot;
  const isHeard = film.originalSound !== 'drop' && shot.clip.analysis.hasAudio;
  if (isHeard && now.speechShare > audible.speechShare)
    reasons.push(because('highlight', say.speech));
  if (isHeard && now.loudness > audible.louder) reasons.push(because('highlight', say.loud));
  const cut = film.cuts[index] as number;
  const isOn = (beat: number) => Math.abs(beat - cut) <= onBeatFrames;
  if ([...film.beatFrames.downbeats].some(isOn)) reasons.push(because('beat', say.downbeat));
  else if (film.beatFrames.beats.some(isOn)) reasons.push(because('beat', say.beat));
  return reasons;
}

function orderReasons(film: Film, index: number): readonly Reason[] {
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
  if (shot.clip.speed === 0.5) reasons.push(because('requested', say.slow));
  if (shot.clip.speed === 2) reasons.push(because('requested', say.fast));
  return reasons;
}

function clipReason(film: Film, index: number): Reason {
  const shot = film.shots[index] as PlannedShot;
  const name = clipName(film.nameOf(shot));
  const same = film.shots.filter((other) => other.clip === shot.clip);
  if (same.length === 1) return because('highlight', say.onlyOne(name));
  const values = same.map((other) => film.measures[film.shots.indexOf(other)]?.value ?? 0);
  const above = values.filter((value) => value > (film.measures[index]?.value ?? 0)).length;
  const sentences = [say.best, say.second];
  return because('highlight', (sentences[above] ?? say.good)(name));
}

function because(reasonCode: ReasonCode, reason: string): Reason {
  return { reasonCode, reason };
}
