import type { InnerPicture } from './media.ts';

/** What a cut may take from one source, in frames of the film's rate. */
export type CutSource = {
  readonly sourceId: string;
  readonly name: string;
  readonly kind: 'video' | 'image';
  /** A still lasts as long as one likes; its count is 0. */
  readonly frameCount: number;
  readonly width: number;
  readonly height: number;
  /** What lies within borders that are part of the picture; sizes are of this. Absent: all of it. */
  readonly inner?: InnerPicture;
  readonly hasAudio: boolean;
  /** Its light is brought to the film's when it is rendered. */
  readonly isHdr?: boolean;
  /** Of its own, a second: slowed footage with fewer than the film has is blended. */
  readonly framesPerSecond?: number;
  /** Its best moments, the best first: what a shot of it may be swapped with. */
  readonly moments: readonly CutMoment[];
};

export type CutMoment = {
  readonly startFrame: number;
  readonly frameCount: number;
  /** 0–1 among the moments of all sources. */
  readonly score: number;
  /** What sets it apart from the others of its source, in a few French words; absent where nothing does. */
  readonly reason?: string;
};

/** The music that a cut may lie on, in its own time. */
export type CutMusic = {
  readonly durationSeconds: number;
  readonly tempoBpm: number;
  readonly beatSeconds: readonly number[];
  readonly downbeatSeconds: readonly number[];
  /** Where its liveliest part begins; absent where that is not known. */
  readonly chorusSeconds?: number;
};

/** Everything a finished film can be cut again from. */
export type CutMaterial = {
  readonly sources: readonly CutSource[];
  /** Null without music, and with music that nobody hears. */
  readonly music: CutMusic | null;
};
