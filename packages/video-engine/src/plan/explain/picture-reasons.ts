import { endFrame, middleMoment, type PlannedShot } from '../material/planned-shot.ts';
import { reasonTexts as say } from '../texts.ts';
import { because, type Film, isVisible, type Reason } from './film.ts';
import type { Trait } from './measure-shots.ts';

/** From when on a difference between neighbours is seen, and so may be said. */
const visible = {
  /** Of the shot before. */
  calmer: 0.5,
  livelier: 2,
  /** Likeness under which nothing of the shot before comes again. */
  likeness: 0.12,
} as const;

export function shapeReasons(film: Film, index: number): readonly Reason[] {
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

export function traitReasons(film: Film, index: number): readonly Reason[] {
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

export function nearReasons(film: Film, index: number): readonly Reason[] {
  const near = film.measures[index]?.near ?? [];
  return near
    .filter((trait) => trait !== 'amongColourful' || film.intent.look !== 'monochrome')
    .map((trait) => because('highlight', say[trait]));
}

export function contrastReasons(film: Film, index: number): readonly Reason[] {
  const before = film.measures[index - 1];
  const now = film.measures[index];
  if (before === undefined || now === undefined) return [];
  const reasons: Reason[] = [];
  if (now.activity < visible.calmer * before.activity && now.isCalm)
    reasons.push(because('breathing', say.breathing));
  if (now.activity > visible.livelier * before.activity && !now.isCalm)
    reasons.push(because('contrast', say.surge));
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
