import type { Seen } from '@armoni/perception/see/nanodet';

/** A run of frames from one camera. `transitionIn` says how it begins. */
export type Take = {
  readonly startSeconds: number;
  readonly endSeconds: number;
  readonly transitionIn: 'start' | 'cut' | 'dissolve' | 'fade';
};

/** Cells of a window's layout. */
export const layoutColumns = 8;
export const layoutRows = 6;

/** Measures of half a second of picture and sound. */
export type WindowMeasure = {
  readonly startSeconds: number;
  readonly endSeconds: number;
  /** Highlight score over the project; about −3..4, higher is better. */
  readonly score: number;
  /** Motion after removing the camera's own, 0 = still. */
  readonly activity: number;
  /** Camera shake. */
  readonly jerk: number;
  /** The same, finer: thousandths of the width per 1/25 s; absent means unknown. */
  readonly shake?: number;
  /** Sharpness against the clip's own median; 1 = as usual. */
  readonly sharpness: number;
  /** Mean luma 0–255. */
  readonly luma: number;
  readonly chroma: number;
  /** Share of the picture that is busy, the centre counting most; absent means unknown. */
  readonly centreDetail?: number;
  /** Defects (shake, blur, dark, blown, blocked lens), 0 = none. */
  readonly penalty: number;
  /** dB over the clip's median; 0 when silent. */
  readonly loudness: number;
  readonly isSpeech: boolean;
  /** 8×6 cells of mean Y, U, V: 144 numbers 0–255, row by row. */
  readonly layout: readonly number[];
  /** 64-bit difference hash as 16 hexadecimal digits. */
  readonly hash: string;
};

/** Somebody speaks from one pause of 0.22 s and more to the next. */
export type SpeechPhrase = { readonly startSeconds: number; readonly endSeconds: number };

/** Pictures that nobody wants to see. */
export type FaultyStretch = {
  readonly kind: 'black' | 'frozen' | 'damaged';
  readonly startSeconds: number;
  readonly endSeconds: number;
};

/** What is seen in one picture of a clip, with its place in it. */
export type SeenPicture = { readonly seconds: number; readonly seen: readonly Seen[] };

/** The largest face at a moment; null where none is seen. */
export type FaceMoment = { readonly seconds: number; readonly face: FaceMeasure | null };

export type FaceMeasure = {
  /** Shares of the picture; of a face that is cut off they lie beyond 0 or 1. */
  readonly box: {
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
  };
  /** Between the lids, in widths of the eye. */
  readonly eyesOpen: number;
  /** 1 looks into the camera, 0 is a profile. */
  readonly frontal: number;
  /** Compares pictures of one face. */
  readonly sharpness: number;
};

/** Everything the planner may know about one source. A still has one window and one take. */
export type ClipAnalysis = {
  readonly sourceId: string;
  /** Of the file: the same one under two names has the same. */
  readonly contentHash?: string;
  readonly durationSeconds: number;
  readonly width: number;
  readonly height: number;
  readonly kind: 'video' | 'image';
  readonly hasAudio: boolean;
  readonly takes: readonly Take[];
  readonly windows: readonly WindowMeasure[];
  readonly keyframeSeconds: readonly number[];
  /** Where its pictures end when it is decoded; null when none comes. Absent for a still. */
  readonly reachedSeconds?: number | null;
  /** Integrated loudness of the clip's sound, or null when it has none. */
  readonly loudnessLufs: number | null;
  /** Ascending; empty when nobody speaks. */
  readonly speech: readonly SpeechPhrase[];
  /** Ascending, without overlaps; absent means that nobody looked. */
  readonly faults?: readonly FaultyStretch[];
  /** Ascending, where somebody looked for faces; absent means that nobody did. */
  readonly faces?: readonly FaceMoment[];
  /** Ascending, where somebody looked for things; absent means that nobody did. */
  readonly looks?: readonly SeenPicture[];
  /** Whether opposite edges of the picture are black from the clip's start to its end. */
  readonly hasDarkEdge?: boolean;
  /** Its borders are cropped: measures and sizes are of what lies within. */
  readonly hadBorders?: boolean;
  /** Whether the decoder complained of what was read. */
  readonly isDamaged?: boolean;
};

export type MusicAnalysis = {
  readonly durationSeconds: number;
  readonly tempoBpm: number;
  /** Ascending. Empty when the music has no usable pulse. */
  readonly beatSeconds: readonly number[];
  readonly downbeatSeconds: readonly number[];
  /** Onset strength on beats against quarter-beats; ≥ 2 is trustworthy. */
  readonly pulse: number;
  readonly loudnessLufs: number | null;
  /** Where its liveliest part begins, on a bar; absent when that is not known. */
  readonly chorusSeconds?: number;
};

/** The film's frame as it was laid on a source's picture by hand. */
export type FrameWindow = {
  /** Its middle, in shares of the picture. */
  readonly x: number;
  readonly y: number;
  /** How many times smaller it is than the largest of the film's shape, from 1. */
  readonly zoom: number;
  /** Degrees by which the picture is turned under it, clockwise. */
  readonly turn: number;
};

/** How a source window meets another aspect ratio. Positions are of the crop's left/top edge, 0–1 of the free range. */
export type Reframe =
  | { readonly kind: 'none' }
  | { readonly kind: 'centre' }
  | { readonly kind: 'static'; readonly position: number }
  | {
      readonly kind: 'move';
      /** Ascending frames at the film's rate from the clip's start, linearly joined. */
      readonly points: readonly { readonly frame: number; readonly position: number }[];
    }
  | {
      readonly kind: 'window';
      readonly start: FrameWindow;
      /** Glided to from the shot's first frame to its last; absent: it stands still. */
      readonly end?: FrameWindow;
    }
  | { readonly kind: 'fit' }
  /** Not decided yet: a shot that a person put in, framed before it is rendered. */
  | { readonly kind: 'auto' };
