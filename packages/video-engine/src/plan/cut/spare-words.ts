import type { Intent } from '../../model/intent.ts';
import { framesPerSecond } from '../../model/time.ts';
import { isHeard, pausesOf } from '../material/heard.ts';
import type { ClipMaterial, UsableTake } from '../material/material.ts';
import { endFrame, overlaps, type PlannedShot } from '../material/planned-shot.ts';
import { isPortioned } from '../material/wished-frames.ts';

/**
 * How far the film's length may yield. A reader made no inner pause for three to seven seconds,
 * so a wished length and whole sentences cannot both hold.
 */
const mostYieldFrames = 3 * framesPerSecond;
/** How far it may be off for a while, where else a word is cut: later shots make up for it. */
const mostOffFrames = 5 * framesPerSecond;
/** Between a cut and the next word, where the pause is long enough. */
const marginFrames = 4;
/** A spoken shot is not shortened below. */
const shortestFrames = framesPerSecond / 2;
/** What a frame of the film's length counts beside one that a cut moves. */
const lengthWeight = 3;

export type SparedFilm = {
  readonly shots: readonly PlannedShot[];
  /** A cut still falls on a word: no pause could be reached. */
  readonly cutsWords: boolean;
};

/**
 * Moves the ends of shots in which somebody is heard into pauses, in their middle where they
 * are short. Lengths that change are made up for by the next shots, silent ones too; what
 * cannot be made up for, the film's length yields. Nothing is shown twice.
 */
export function spareWords(shots: readonly PlannedShot[], intent: Intent): SparedFilm {
  const film = [...shots];
  const dropped = new Set<PlannedShot>();
  const mayDrop = intent.shots.count === null;
  const debts = new Map<ClipMaterial | null, number>();
  let cutsWords = false;
  film.forEach((shot, index) => {
    // What a clip was to have is made up for by its own shots.
    const debtor = isPortioned(intent) ? shot.clip : null;
    const owed = debts.get(debtor) ?? 0;
    const owe = (more: number) => debts.set(debtor, owed + more);
    if (!isHeard(shot, intent)) {
      film[index] = resized(film, index, owed);
      owe(shot.length - (film[index] as PlannedShot).length);
      return;
    }
    // What was left out has room for what comes after it.
    const shown = film.map((each) => (dropped.has(each) ? null : each));
    const spared = nearestWhole(shown, index, owed);
    if (spared !== null) {
      film[index] = spared;
      owe(shot.length - spared.length);
    } else if (mayDrop && !isPromised(shot) && owed + shot.length <= mostYieldFrames) {
      dropped.add(shot);
      owe(shot.length);
    } else if (!isWhole(shot)) {
      const far = nearestWhole(shown, index, owed, mostOffFrames);
      film[index] = far ?? shot;
      owe(shot.length - (film[index] as PlannedShot).length);
      cutsWords ||= far === null;
    }
  });
  const left = film.filter((shot) => !dropped.has(shot));
  return { shots: left.length > 0 ? withEnds(left, shots) : shots, cutsWords };
}

/** What was wished for at a moment of the film stays there. */
function isPromised({ role }: PlannedShot): boolean {
  return role === 'hook' || role === 'call-to-action';
}

/** The roles of the film's ends, whatever stands there now. */
function withEnds(
  left: readonly PlannedShot[],
  before: readonly PlannedShot[],
): readonly PlannedShot[] {
  return left.map((shot, index) => {
    if (index === 0) return { ...shot, role: (before[0] as PlannedShot).role };
    if (index === left.length - 1) return { ...shot, role: (before.at(-1) as PlannedShot).role };
    return shot;
  });
}

/** The run of whole phrases nearest to the shot that shows nothing again; null for none. */
function nearestWhole(
  film: readonly (PlannedShot | null)[],
  index: number,
  owed: number,
  mostLeft = mostYieldFrames,
): PlannedShot | null {
  const shot = film[index] as PlannedShot;
  const pauses = pausesOf(shot.clip);
  const places = (wanted: number) =>
    pauses
      .map((pause) => placeIn(pause, wanted, shot.clip.frameCount))
      .filter((place) => place >= shot.take.startFrame && place <= shot.take.endFrame);
  let best: { readonly shot: PlannedShot; readonly cost: number } | null = null;
  for (const startFrame of places(shot.startFrame)) {
    for (const end of new Set([
      ...places(endFrame(shot)),
      ...places(startFrame + shot.length + owed),
    ])) {
      const length = end - startFrame;
      const left = owed - (length - shot.length);
      if (length < Math.min(shortestFrames, shot.length) || Math.abs(left) > mostLeft) continue;
      const cost =
        Math.abs(startFrame - shot.startFrame) +
        Math.abs(end - endFrame(shot)) +
        lengthWeight * Math.abs(left);
      const moved = { ...shot, startFrame, length };
      if ((best === null || cost < best.cost) && isFree(film, index, moved)) {
        best = { shot: moved, cost };
      }
    }
  }
  return best?.shot ?? null;
}

/** The frame of a pause nearest to the one wanted, away from the words where there is room. */
function placeIn({ startFrame, endFrame: end }: UsableTake, wanted: number, last: number): number {
  const room = Math.min(marginFrames, (end - startFrame) / 2);
  const from = startFrame === 0 ? 0 : Math.ceil(startFrame + room);
  const to = end === last ? last : Math.max(from, Math.floor(end - room));
  return Math.min(to, Math.max(from, wanted));
}

function isWhole(shot: PlannedShot): boolean {
  const inPause = (frame: number) =>
    pausesOf(shot.clip).some((pause) => pause.startFrame <= frame && frame <= pause.endFrame);
  return inPause(shot.startFrame) && inPause(endFrame(shot));
}

/** A shot without words, longer or shorter at its end by what is owed, as far as it goes. */
function resized(film: readonly PlannedShot[], index: number, owed: number): PlannedShot {
  const shot = film[index] as PlannedShot;
  const least = Math.ceil(shot.length / 2);
  for (let change = owed; change !== 0; change -= Math.sign(owed)) {
    const moved = { ...shot, length: shot.length + change };
    const isStill = shot.clip.analysis.kind === 'image';
    const last = isStill ? shot.clip.frameCount : shot.take.endFrame;
    if (moved.length < least || endFrame(moved) > last) continue;
    if (isFree(film, index, moved)) return moved;
  }
  return shot;
}

/** @param film null where a shot was left out */
function isFree(film: readonly (PlannedShot | null)[], index: number, moved: PlannedShot): boolean {
  if (moved.clip.analysis.kind === 'image') return true;
  return film.every((other, place) => place === index || other === null || !overlaps(other, moved));
}
