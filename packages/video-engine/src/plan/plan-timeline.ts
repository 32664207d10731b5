import type { ClipAnalysis, MusicAnalysis } from '../model/analysis.ts';
import { frameSize } from '../model/frame-sizes.ts';
import type { Intent } from '../model/intent.ts';
import { framesPerSecond } from '../model/time.ts';
import type { AspectRatio, Timeline } from '../model/timeline.ts';
import { assembleTimeline } from './assemble-timeline.ts';
import { arrangeShots } from './choose/arrange-shots.ts';
import { chooseClips } from './choose/choose-clips.ts';
import { chooseLength } from './choose/choose-length.ts';
import { hasShotWish } from './choose/counted-slots.ts';
import { fillFilm } from './choose/fill-film.ts';
import { borderNotes, type LeftOut, leaveOut, notShownNotes } from './choose/leave-out.ts';
import { makeSlots } from './choose/make-slots.ts';
import { makeWholeFilm } from './choose/make-whole-film.ts';
import { makePortionedFilm } from './choose/portioned-film.ts';
import { repeatClips } from './choose/repeat-clips.ts';
import { searchShots } from './choose/search-shots.ts';
import { changeSpeeds } from './cut/change-speeds.ts';
import { closeLoop } from './cut/close-loop.ts';
import { cutOutParts } from './cut/film-parts.ts';
import { orderSentences } from './cut/order-sentences.ts';
import { preferFaces } from './cut/prefer-faces.ts';
import { snapToBeats } from './cut/snap-to-beats.ts';
import { snapToKeyframes } from './cut/snap-to-keyframes.ts';
import { spareWords } from './cut/spare-words.ts';
import { turnRound } from './cut/turn-round.ts';
import { type BeatFrames, beatsUntil, readBeatFrames } from './material/beat-frames.ts';
import { isHeard } from './material/heard.ts';
import type { CropInterest, Material } from './material/material.ts';
import { type PlannedShot, totalFrames } from './material/planned-shot.ts';
import { type MaterialOptions, readMaterial } from './material/read-material.ts';
import { makeSimilarity, type Similarity } from './material/similarity.ts';
import { isPortioned } from './material/wished-frames.ts';
import { musicEndFrame } from './music-end.ts';
import { shiftMusic } from './shift-music.ts';
import { materialNotes, seconds, wishNotes } from './texts.ts';

export type PlanRequest = {
  readonly intent: Intent;
  /** In the order given by the person; at least one. */
  readonly analyses: readonly ClipAnalysis[];
  readonly music: MusicAnalysis | null;
  readonly aspectRatio: AspectRatio;
  /** Pixels on the film's shorter side; full HD unless told. */
  readonly shortSide?: number;
  readonly seed: number;
  /** Every clip's id in the order given, unusable ones too: the wish counts them. */
  readonly clipIds?: readonly string[];
  /** File names by clip id, for the timeline and its sentences. */
  readonly names?: ReadonlyMap<string, string>;
  /** Scores what a crop keeps; without it the whole frame counts. */
  readonly cropInterest?: CropInterest;
  /** Notes that stand before the planner's own: wishes that cannot be met. */
  readonly wishNotes?: readonly string[];
};

/** There is nothing to plan with. */
export class NoMaterialError extends Error {
  override readonly name = 'NoMaterialError';
}

/**
 * Makes the film's plan: the same request gives the same timeline. Its clips add up exactly to
 * its duration, stay inside what decodes and inside one shot (except « garde tout »), and show
 * nothing twice; a film that comes out shorter than wished says so in its notes.
 */
export function planTimeline(request: PlanRequest): Timeline {
  if (request.analyses.length === 0) {
    throw new NoMaterialError('A timeline needs at least one clip.');
  }
  const numberOf = numbersOf(request);
  const chosen = chooseClips(request.analyses, request.intent, numberOf);
  const intent = { ...request.intent, order: chosen.order };
  const sound = chooseMusic(request);
  const aspectRatio = intent.aspectRatio ?? request.aspectRatio;
  const { seed, cropInterest } = request;
  const size = frameSize(aspectRatio, request.shortSide);
  const nameOf = (sourceId: string) => request.names?.get(sourceId);
  const leftOut = leaveOut(chosen.analyses, { intent, numberOf, nameOf });
  const reading = { targetAspect: size.width / size.height, seed, cropInterest, numberOf };
  const settled = settleMaterial({ ...reading, intent, analyses: chosen.analyses }, leftOut);
  const { isLost, notes: cleanNotes } = settled;
  const material = repeatClips(settled.material, intent);
  const { shots, isShortened, notes } =
    intent.selection === 'everything'
      ? makeWholeFilm(intent, material, seed)
      : makeBestFilm({ ...request, intent, music: sound.music }, material);
  const beatFrames = readBeatFrames(sound.music, totalFrames(shots));
  const film = finishShots(shots, { intent, beatFrames, isShortened });
  const musicEnd = musicEndFrame(intent, film.shots);
  return assembleTimeline(film.shots, {
    intent,
    music: sound.music,
    musicStart: sound.startSeconds,
    musicEnd,
    beatFrames: beatsUntil(beatFrames, musicEnd),
    aspectRatio,
    size,
    seed,
    names: request.names ?? new Map(),
    notes: [
      ...(request.wishNotes ?? []),
      ...chosen.notes,
      ...(isLost ? [wishNotes.clipsLost] : []),
      ...(intent.silences === 'cut' && !someoneSpeaks(chosen.analyses)
        ? [wishNotes.noSilence]
        : []),
      ...sound.notes,
      ...borderNotes(chosen.analyses, nameOf),
      ...cleanNotes,
      ...notShownNotes(film.shots, settled.material, { runs: leftOut.runs, nameOf }),
      ...notes,
      ...film.notes,
    ],
  });
}

/** What a wish and good pictures leave; where that is nothing, first the wish gives way, then they. */
function settleMaterial(options: MaterialOptions, { runs, notes }: LeftOut) {
  const clean = readMaterial({ ...options, leftOut: runs });
  if (clean.usableFrames > 0) return { material: clean, isLost: false, notes };
  const { intent } = options;
  const isLost = intent.clips.stretches.length > 0;
  const unlimited = { ...intent, clips: { ...intent.clips, stretches: [] } };
  const anywhere = readMaterial({ ...options, intent: unlimited, leftOut: runs });
  if (anywhere.usableFrames > 0) return { material: anywhere, isLost, notes };
  const whatever = readMaterial({ ...options, intent: unlimited });
  return { material: whatever, isLost, notes: runs.size > 0 ? [materialNotes.nothingElse] : [] };
}

function numbersOf({ clipIds, analyses }: PlanRequest): (sourceId: string) => number {
  const ids = clipIds ?? analyses.map(({ sourceId }) => sourceId);
  return (sourceId) => ids.indexOf(sourceId) + 1;
}

function someoneSpeaks(analyses: readonly ClipAnalysis[]): boolean {
  return analyses.some(({ speech }) => speech.length > 0);
}

/** The music as the film has it: from where it was wished, or none. */
function chooseMusic({ intent, music }: PlanRequest) {
  const none = { music: null, startSeconds: 0, notes: [] as readonly string[] };
  if (music === null || intent.music.use === 'none') return none;
  const { chorusSeconds } = music;
  const isSought = intent.music.part === 'chorus' && intent.music.startSeconds === 0;
  const notes = isSought && chorusSeconds === undefined ? [wishNotes.noChorus] : [];
  const startSeconds =
    intent.music.startSeconds || (isSought ? chorusSeconds : null) || partThatFits(intent, music);
  if (startSeconds < music.durationSeconds) {
    return { music: shiftMusic(music, startSeconds), startSeconds, notes };
  }
  return { ...none, music, notes: [wishNotes.musicTooShort(seconds(startSeconds))] };
}

/** A short film begins with the part that is remembered, a long one where the music does. */
function partThatFits({ duration }: Intent, { chorusSeconds = 0, durationSeconds }: MusicAnalysis) {
  return chorusSeconds + duration.maxSeconds <= durationSeconds ? chorusSeconds : 0;
}

type Finish = {
  readonly intent: Intent;
  readonly beatFrames: BeatFrames;
  readonly isShortened: boolean;
};

/** Cuts onto beats and keyframes, then what was wished for parts of the film. */
function finishShots(
  shots: readonly PlannedShot[],
  { intent, beatFrames, isShortened }: Finish,
): { readonly shots: readonly PlannedShot[]; readonly notes: readonly string[] } {
  const told = orderSentences(shots, intent);
  const cut = isShortened ? placeCuts(told, intent, beatFrames) : { shots: told, notes: [] };
  const looped = intent.loop ? closeLoop(cut.shots) : cut.shots;
  return {
    shots: changeSpeeds(turnRound(cutOutParts(looped ?? cut.shots, intent), intent), intent),
    notes: [...cut.notes, ...(looped === null ? [wishNotes.loopLost] : [])],
  };
}

/** Where words are heard they decide; elsewhere beats do, then what is cheap to decode, then faces. */
function placeCuts(shots: readonly PlannedShot[], intent: Intent, { beats }: BeatFrames) {
  const spared = spareWords(shots, intent);
  const isFixed = (shot: PlannedShot) => isHeard(shot, intent);
  // Shots of a wished length keep it.
  // What moved to a pause may have passed another sentence.
  const told = orderSentences(spared.shots, intent);
  const onBeats = snapToBeats(
    told,
    intent.shots.seconds === null ? beats : [],
    isFixed,
    // What a clip gets is not given to another for a beat.
    (left, right) => isPortioned(intent) && left.clip !== right.clip,
  );
  const yielded = Math.abs(totalFrames(spared.shots) - totalFrames(shots)) / framesPerSecond;
  return {
    shots: preferFaces(snapToKeyframes(onBeats, intent, isFixed), isFixed),
    notes: [
      ...(yielded > 0
        ? [wishNotes.wordsSpared(seconds(totalFrames(onBeats) / framesPerSecond))]
        : []),
      ...(spared.cutsWords ? [wishNotes.wordsCut] : []),
    ],
  };
}

/** When more of the material than this is needed, choosing is mostly leaving out. */
const tightShare = 0.75;

/** Of the usual length: shots of a wished number that find no room are tried shorter. */
const shorterShares = [0.8, 0.65] as const;

function makeBestFilm({ intent, music, seed }: PlanRequest, material: Material) {
  const similarity = makeSimilarity();
  if (isPortioned(intent)) {
    const film = makePortionedFilm(intent, material, { music, similarity });
    return { shots: arrangeShots(film.shots, intent, seed), isShortened: true, notes: film.notes };
  }
  const { frames, notes } = chooseLength(intent, material, music, similarity);
  const least = intent.duration.minSeconds * framesPerSecond;
  const shorter = intent.shots.count === null ? [] : shorterShares;
  const lengths = shorter.map((share) => Math.round(frames * share));
  let found: readonly PlannedShot[] | null = null;
  for (const length of [frames, ...lengths.filter((each) => each >= least)]) {
    found ??= search(intent, material, length, { music, similarity });
  }
  const shots = found ?? fillFilm(intent, material, frames, similarity);
  return { shots: arrangeShots(shots, intent, seed), isShortened: true, notes };
}

/** Null where nearly all is needed, so that leaving out decides, or the shots wished for have no room. */
function search(
  intent: Intent,
  material: Material,
  length: number,
  { music, similarity }: { readonly music: MusicAnalysis | null; readonly similarity: Similarity },
): readonly PlannedShot[] | null {
  // Wishes for single shots are worth the search however little there is to choose from.
  const isSearched = length <= tightShare * material.usableFrames || hasShotWish(intent);
  if (!isSearched) return null;
  const slots = makeSlots(intent, material, length, readBeatFrames(music, length));
  return searchShots(intent, material, slots, similarity);
}
