import type { MusicAnalysis } from '../model/analysis.ts';
import type { Intent } from '../model/intent.ts';
import { filmRate, frames, framesPerSecond } from '../model/time.ts';
import type { AspectRatio, Marker, Shot, Timeline } from '../model/timeline.ts';
import { type FilmMoments, placeMoments } from './choose/make-slots.ts';
import { isOfPart, type Place, placesOf } from './cut/film-parts.ts';
import { matchShots } from './cut/match-shots.ts';
import { placeTitles } from './cut/place-titles.ts';
import { placeTransitions } from './cut/place-transitions.ts';
import { isToBeSteadied } from './cut/steady-shots.ts';
import { explainShots } from './explain/explain-shots.ts';
import type { Reason } from './explain/film.ts';
import { type BeatFrames, isAudible } from './material/beat-frames.ts';
import { sourceFrames } from './material/material.ts';
import { type PlannedShot, shotValue, totalFrames } from './material/planned-shot.ts';

/** Shapes that differ by less fill each other. */
const sameShape = 0.01;
/** Seconds in which a hook and a call to action can be read and do not tire. */
const hookSeconds = { least: 1, most: 3 } as const;
const callSeconds = { least: 2, most: 5 } as const;
/** Decibels against the music's usual place. */
const musicGains = { low: -9, high: 6 } as const;
/** A cut one frame beside a beat is heard on it. */
const onBeatFrames = 1;

export type AssembleOptions = {
  readonly intent: Intent;
  readonly music: MusicAnalysis | null;
  readonly beatFrames: BeatFrames;
  readonly aspectRatio: AspectRatio;
  /** Pixels. */
  readonly size: { readonly width: number; readonly height: number };
  readonly seed: number;
  /** Seconds of the music at which the film begins. */
  readonly musicStart: number;
  /** Frame of the film at which the music has ended; null: with it. */
  readonly musicEnd: number | null;
  readonly names: ReadonlyMap<string, string>;
  readonly notes: readonly string[];
};

/** Shots in film order as a timeline: ranges, reasons, transitions, cards, markers. */
export function assembleTimeline(
  shots: readonly PlannedShot[],
  options: AssembleOptions,
): Timeline {
  const { intent, aspectRatio, seed, notes } = options;
  const { width, height } = options.size;
  const music =
    intent.music.use === 'auto' && options.music !== null && isAudible(options.music)
      ? options.music
      : null;
  const length = totalFrames(shots);
  const originalSound =
    music === null && intent.originalSound === 'duck' ? 'keep' : intent.originalSound;
  const reasons = explainShots(shots, {
    intent,
    aspectRatio,
    originalSound,
    beatFrames: options.beatFrames,
    nameOf: (shot) => options.names.get(shot.clip.analysis.sourceId),
  });
  const moments = promisedMoments(shots, intent, options.beatFrames);
  const transitions = placeTransitions(shots, intent);
  return {
    schema: 'armoni.timeline/2',
    rate: filmRate,
    aspectRatio,
    width,
    height,
    duration: frames(length),
    seed,
    look: intent.look,
    tracks: {
      video: {
        clips: toClips(shots, reasons, options, width / height),
        transitions,
        titles: placeTitles(shots, intent, moments, { transitions, targetAspect: width / height }),
      },
      audio: {
        originalSound,
        music: music && {
          startSeconds: options.musicStart,
          loops: music.durationSeconds < (options.musicEnd ?? length) / framesPerSecond,
          ...(options.musicEnd !== null && { endSeconds: options.musicEnd / framesPerSecond }),
          ...(intent.music.level !== 'auto' && { gainDecibels: musicGains[intent.music.level] }),
        },
      },
    },
    markers: toMarkers(shots, moments, options.beatFrames),
    notes,
  };
}

function toClips(
  shots: readonly PlannedShot[],
  reasons: readonly Reason[],
  { names, intent }: AssembleOptions,
  targetAspect: number,
): readonly Shot[] {
  let at = 0;
  let stills = 0;
  const places = placesOf(shots);
  const looks = shots.map((_, index) => lookOfPart(intent, places[index] as Place));
  const balances = matchShots(shots, intent);
  return shots.map((shot, index): Shot => {
    const { analysis, speed, reversed } = shot.clip;
    const look = looks[index] as Intent['look'];
    const start = at;
    at += shot.length;
    const isStill = analysis.kind === 'image';
    const sound = intent.clipSound.findLast(({ clip }) => clip === shot.clip.number)?.sound;
    stills += Number(isStill);
    const fills = Math.abs(analysis.width / analysis.height / targetAspect - 1) < sameShape;
    return {
      id: `clip-${String(index + 1).padStart(2, '0')}`,
      mediaReference: {
        sourceId: analysis.sourceId,
        name: names.get(analysis.sourceId) ?? analysis.sourceId,
      },
      sourceRange: {
        startTime: frames(isStill ? 0 : shot.startFrame),
        duration: frames(isStill ? shot.length : sourceFrames(shot.length, speed)),
      },
      recordRange: { startTime: frames(start), duration: frames(shot.length) },
      speed,
      // The reframer decides later how a different shape is met.
      reframe: fills ? { kind: 'none' } : { kind: 'centre' },
      zoom: isStill ? (stills % 2 === 1 ? 'in' : 'out') : 'none',
      ...(sound !== undefined && { sound }),
      ...(isToBeSteadied(shot, intent.steady) && { steady: true }),
      ...(reversed && { reversed }),
      ...(look !== intent.look && { look }),
      ...(balances[index] && look === intent.look && { balance: balances[index] }),
      ...(reasons[index] as Reason),
      shotScore: Math.round(shotValue(shot) * 100) / 100,
    };
  });
}

/** What was said last holds. */
function lookOfPart({ look, lookParts }: Intent, place: Place): Intent['look'] {
  return lookParts.findLast(({ part }) => isOfPart(part, place))?.look ?? look;
}

/** Where the shots put the hook's end and the call to action, when that can be read in time. */
function promisedMoments(
  shots: readonly PlannedShot[],
  intent: Intent,
  beatFrames: BeatFrames,
): FilmMoments {
  const length = totalFrames(shots);
  const planned = placeMoments(intent, length, beatFrames);
  const hook = totalFrames(shots.filter((shot) => shot.role === 'hook'));
  const call = totalFrames(shots.filter((shot) => shot.role === 'call-to-action'));
  const cuts = cutsOf(shots);
  const settled = (moment: number, own: number, isReadable: (cut: number) => boolean) =>
    isReadable(own) ? own : nearestCut(moment, cuts.filter(isReadable));
  const { hookEnd, callToActionStart } = planned;
  return {
    hookEnd: hookEnd && settled(hookEnd, hook, (cut) => fits(cut, hookSeconds)),
    callToActionStart:
      callToActionStart &&
      settled(callToActionStart, length - call, (cut) => fits(length - cut, callSeconds)),
  };
}

function cutsOf(shots: readonly PlannedShot[]): readonly number[] {
  let at = 0;
  return shots.slice(0, -1).map(({ length }) => {
    at += length;
    return at;
  });
}

/** What is promised begins and ends with a shot where any cut leaves it the time to be read. */
function nearestCut(planned: number, cuts: readonly number[]): number {
  const away = (cut: number) => Math.abs(cut - planned);
  return cuts.reduce((best, cut) => (away(cut) < away(best) ? cut : best), cuts[0] ?? planned);
}

function fits(frameCount: number, { least, most }: { least: number; most: number }): boolean {
  return frameCount >= least * framesPerSecond && frameCount <= most * framesPerSecond;
}

function toMarkers(
  shots: readonly PlannedShot[],
  moments: FilmMoments,
  { beats }: BeatFrames,
): readonly Marker[] {
  const markers: Marker[] = [];
  if (moments.hookEnd !== null) markers.push({ kind: 'hook-end', at: frames(moments.hookEnd) });
  let cut = 0;
  for (const shot of shots.slice(0, -1)) {
    cut += shot.length;
    if (beats.some((beat) => Math.abs(beat - cut) <= onBeatFrames))
      markers.push({ kind: 'beat', at: frames(cut) });
  }
  if (moments.callToActionStart !== null) {
    markers.push({ kind: 'call-to-action', at: frames(moments.callToActionStart) });
  }
  return markers;
}
