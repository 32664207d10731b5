import { lowerQuantile } from '../../maths/statistics.ts';
import type { FaceMeasure, FaceMoment } from '../../model/analysis.ts';
import { framesPerSecond } from '../../model/time.ts';
import {
  endFrame,
  type FaceGain,
  isContinued,
  overlaps,
  type PlannedShot,
  shotValue,
} from '../material/planned-shot.ts';

/** A better look may lie this far from what was chosen. */
export const reachSeconds = 2;
/** Frames between the places that are tried. */
const stepFrames = 3;
/** A look stands for so many frames on either side. */
const lookFrames = 3;
/** A face nobody looked closely at says nothing. */
const leastLooks = 2;
/** Of a shot's worth, its worst look's part: one blink spoils it. */
const worstShare = 0.4;
/** Of 1: less is no reason to show something else. */
const leastGain = 0.1;
/** For each second that a shot moves away from what was chosen. */
const costPerSecond = 0.02;
/** For each point of the shot's score that is lost: in one clip they go from about −2 to 3. */
const costPerPoint = 0.2;
const gains: readonly FaceGain[] = ['eyes', 'whole', 'frontal', 'sharp'];
/** Of 1, from which on a difference is seen. */
const visibleGain = 0.15;

/**
 * Lets a shot that somebody's face fills show its best look nearby: eyes open, not cut off by the
 * frame, turned to the camera, sharp. It moves inside its own take, over frames that nothing else
 * shows; cuts, lengths and order stay.
 */
export function preferFaces(
  shots: readonly PlannedShot[],
  isFixed: (shot: PlannedShot) => boolean,
): readonly PlannedShot[] {
  const film = [...shots];
  film.forEach((shot, index) => {
    const { faces = [] } = shot.clip.analysis;
    if (faces.length === 0 || isFixed(shot) || isContinued(film, index)) return;
    const looks = judgeFaces(faces);
    const now = lookOf(shot, looks);
    if (now === null) return;
    const places = placesAround(shot)
      .map((startFrame): PlannedShot => ({ ...shot, startFrame }))
      .filter((moved) => isFree(moved, film, index))
      .flatMap((moved) => {
        const look = lookOf(moved, looks);
        return look === null ? [] : [{ moved, look, worth: worthOf(moved, shot, look) }];
      });
    const best = places.toSorted((a, b) => b.worth - a.worth)[0];
    if (best === undefined || best.worth < now.worth + leastGain) return;
    const better = gains.filter((gain) => best.look[gain] >= now[gain] + visibleGain);
    film[index] = { ...best.moved, faceGains: better };
  });
  return film;
}

/** 0–1 each; `worth` is all of it together. */
type Judged = Readonly<Record<FaceGain | 'worth', number>>;
type JudgedMoment = { readonly frame: number } & Judged;

/** Where lids close this far of their usual width the eyes are shut, and where they are open. */
const lids = { shut: 0.62, open: 0.85 } as const;
/** Usual in whoever shuts the eyes all the time. */
const leastUsualLids = 0.28;
const turned = { away: 0.15, towards: 0.55 } as const;
/** Of a face's sharpest look. */
const detail = { blurred: 0.45, sharp: 0.85 } as const;
/** Usual of a clip: its better looks, but no outlier. */
const usualShare = 0.8;
/** What a face turned away or blurred is still worth. */
const least = { frontal: 0.4, sharp: 0.4 } as const;

function judgeFaces(faces: readonly FaceMoment[]): readonly JudgedMoment[] {
  const seen = faces.flatMap(({ face }) => (face ? [face] : []));
  const usualOf = (measure: (face: FaceMeasure) => number) =>
    lowerQuantile(seen.map(measure), usualShare);
  const usualLids = Math.max(
    leastUsualLids,
    usualOf(({ eyesOpen }) => eyesOpen),
  );
  const usualDetail = usualOf(({ sharpness }) => sharpness);
  return faces.map(({ seconds, face }) => {
    const frame = seconds * framesPerSecond;
    if (face === null) return { frame, eyes: 0, whole: 0, frontal: 0, sharp: 0, worth: 0 };
    const eyes = ramp(face.eyesOpen / usualLids, lids.shut, lids.open);
    const whole = insideShare(face.box);
    const frontal = ramp(face.frontal, turned.away, turned.towards);
    const sharp = ramp(face.sharpness / usualDetail, detail.blurred, detail.sharp);
    const softened = (value: number, floor: number) => floor + (1 - floor) * value;
    const worth = eyes * whole * softened(frontal, least.frontal) * softened(sharp, least.sharp);
    return { frame, eyes, whole, frontal, sharp, worth };
  });
}

/** Of the face and the hair above it: what lies inside the picture, counted from half on. */
function insideShare({ left, top, right, bottom }: FaceMeasure['box']): number {
  const hair = (bottom - top) / 3;
  const across = (Math.min(1, right) - Math.max(0, left)) / (right - left);
  const down = (Math.min(1, bottom) - Math.max(0, top - hair)) / (bottom - top + hair);
  return ramp(across * down, 0.5, 0.95);
}

function ramp(value: number, from: number, to: number): number {
  return Math.min(1, Math.max(0, (value - from) / (to - from)));
}

/** What a shot shows of a face: the mean of its looks, drawn down by the worst. */
function lookOf(shot: PlannedShot, looks: readonly JudgedMoment[]): Judged | null {
  const [from, to] = [shot.startFrame - lookFrames, endFrame(shot) + lookFrames];
  const own = looks.filter(({ frame }) => frame >= from && frame < to);
  if (own.length < leastLooks) return null;
  const of = (name: keyof Judged) => {
    const values = own.map((look) => look[name]);
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    return (1 - worstShare) * mean + worstShare * Math.min(...values);
  };
  return {
    eyes: of('eyes'),
    whole: of('whole'),
    frontal: of('frontal'),
    sharp: of('sharp'),
    worth: of('worth'),
  };
}

function worthOf(moved: PlannedShot, shot: PlannedShot, { worth }: Judged): number {
  const away = Math.abs(moved.startFrame - shot.startFrame) / framesPerSecond;
  const lost = Math.max(0, shotValue(shot) - shotValue(moved));
  return worth - costPerSecond * away - costPerPoint * lost;
}

function placesAround({ startFrame }: PlannedShot): readonly number[] {
  const steps = Math.floor((reachSeconds * framesPerSecond) / stepFrames);
  return Array.from({ length: 2 * steps + 1 }, (_, i) => startFrame + (i - steps) * stepFrames);
}

function isFree(moved: PlannedShot, film: readonly PlannedShot[], index: number): boolean {
  return (
    moved.startFrame >= moved.take.startFrame &&
    endFrame(moved) <= moved.take.endFrame &&
    film.every((other, place) => place === index || !overlaps(other, moved))
  );
}
