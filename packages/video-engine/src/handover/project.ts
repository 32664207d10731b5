import type { FrameRate } from '../model/time.ts';
import type { Shot, Timeline } from '../model/timeline.ts';

/** A clip as another editor finds it. */
export type HandOverSource = {
  readonly sourceId: string;
  /** As the person called it. */
  readonly name: string;
  /** Beside the project file, with `/`; what editors are told to look for. */
  readonly path: string;
  readonly kind: 'video' | 'image';
  /** At the film's rate; of a still 0. */
  readonly frameCount: number;
  readonly width: number;
  readonly height: number;
  /** Width of its stored pixels beside their height, where they are no squares. */
  readonly pixelAspect?: number;
  /** 0 without sound. */
  readonly audioChannels: number;
  /** That the file itself carries, in frames at the film's rate; 0 where it carries none. */
  readonly startFrame: number;
};

export type HandOverMusic = {
  readonly path: string;
  readonly durationSeconds: number;
};

/** A film on its way to another editor: its timeline, and the files that it is cut from. */
export type HandOverProject = {
  readonly name: string;
  readonly timeline: Timeline;
  readonly sources: readonly HandOverSource[];
  readonly music: HandOverMusic | null;
};

/** A shot with its clip, all in whole frames of the film. */
export type PlacedShot = {
  readonly shot: Shot;
  readonly source: HandOverSource;
  /** In the film. */
  readonly recordStart: number;
  readonly recordFrames: number;
  /** From the first frame of the file, whatever timecode it carries. */
  readonly sourceStart: number;
  readonly sourceFrames: number;
  readonly hasSound: boolean;
};

/** @throws UnknownSourceError for a shot of a clip that the project does not list */
export function placedShots({ timeline, sources }: HandOverProject): readonly PlacedShot[] {
  const byId = new Map(sources.map((source) => [source.sourceId, source]));
  const { originalSound } = timeline.tracks.audio;
  return timeline.tracks.video.clips.map((shot) => {
    const source = byId.get(shot.mediaReference.sourceId);
    if (!source) throw new UnknownSourceError(shot.mediaReference.sourceId);
    const isKept = (shot.sound ?? originalSound) !== 'drop' && !shot.reversed;
    return {
      shot,
      source,
      recordStart: shot.recordRange.startTime.value,
      recordFrames: shot.recordRange.duration.value,
      sourceStart: shot.sourceRange.startTime.value,
      sourceFrames: shot.sourceRange.duration.value,
      hasSound: isKept && source.audioChannels > 0,
    };
  });
}

/** As formats have it that say by the speed's sign which way a clip runs. */
export const signedSpeed = ({ speed, reversed }: Shot): number => (reversed ? -speed : speed);

/**
 * Of a clip that is stretched as a whole, or turned round, the frame with which its shot begins: such
 * frames are those of the film.
 */
export function stretchedStart({ shot, source, sourceStart, recordFrames }: PlacedShot): number {
  const start = Math.round(sourceStart / shot.speed);
  return shot.reversed ? stretchedLength({ shot, source }) - start - recordFrames : start;
}

export const stretchedLength = ({ shot, source }: Pick<PlacedShot, 'shot' | 'source'>): number =>
  Math.ceil(source.frameCount / shot.speed);

export class UnknownSourceError extends Error {
  override readonly name = 'UnknownSourceError';
}

/** Frames of a dissolve on each side of its cut. */
export type Dissolve = { readonly before: number; readonly after: number };

/** The dissolve between a shot and the next, centred on their cut as it is rendered; null for none. */
export function dissolveAfter({ tracks }: Timeline, index: number): Dissolve | null {
  const { clips, transitions } = tracks.video;
  const [left, right] = [clips[index], clips[index + 1]];
  const found = transitions.find(
    ({ kind, afterClipIndex }) => kind === 'dissolve' && afterClipIndex === index,
  );
  if (!found || !left || !right) return null;
  const most = Math.min(left.recordRange.duration.value, right.recordRange.duration.value) - 1;
  const frames = Math.min(found.duration.value, most);
  return frames < 2 ? null : { before: Math.floor(frames / 2), after: Math.ceil(frames / 2) };
}

/** A run of the music's file under the film, in frames of the film. */
export type MusicStretch = { readonly at: number; readonly from: number; readonly length: number };

/** The music from where it begins, and from its start again where it is played round. */
export function musicStretches({ music, timeline }: HandOverProject): readonly MusicStretch[] {
  const place = timeline.tracks.audio.music;
  if (!music || !place) return [];
  const whole = musicFrames(music, timeline.rate);
  const stretches: MusicStretch[] = [];
  const end = musicEndFrame(timeline);
  let from = Math.min(framesIn(place.startSeconds, timeline.rate), whole - 1);
  for (let at = 0; at < end; from = 0) {
    const length = Math.min(end - at, whole - from);
    stretches.push({ at, from, length });
    at += length;
    if (!place.loops) break;
  }
  return stretches;
}

/** Where the music stops: with the film, or before it. */
export function musicEndFrame({ tracks, duration, rate }: Timeline): number {
  const { endSeconds } = tracks.audio.music ?? {};
  return endSeconds === undefined
    ? duration.value
    : Math.min(duration.value, framesIn(endSeconds, rate));
}

/** Whole frames of the film that a piece of music fills, at least one. */
export const musicFrames = ({ durationSeconds }: HandOverMusic, rate: FrameRate) =>
  Math.max(1, Math.floor((durationSeconds * rate.numerator) / rate.denominator));

const framesIn = (seconds: number, { numerator, denominator }: FrameRate) =>
  Math.round((seconds * numerator) / denominator);

export const isOfRate = (rate: FrameRate, other: FrameRate) =>
  rate.numerator * other.denominator === other.numerator * rate.denominator;

/** As a name inside XML; signs that XML forbids altogether are left out. */
export function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\uFFFE\uFFFF]/gu, ' ')
    .replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
