import type { Reframe } from './analysis.ts';
import type { CaptionManner, Cue } from './captions.ts';
import type { Intent } from './intent.ts';
import type { FrameRate, RationalTime, TimeRange } from './time.ts';

export type AspectRatio = '16:9' | '9:16' | '1:1';

/** Why a shot is there. Each code has one French sentence, made in `plan/explain/`. */
export type ReasonCode =
  | 'hook'
  | 'opening'
  | 'highlight'
  | 'beat'
  | 'contrast'
  | 'breathing'
  | 'continuity'
  | 'face'
  | 'chronology'
  | 'requested'
  | 'everything'
  | 'call-to-action'
  | 'ending';

/** Luma to this power of its range, and what is added to the colour differences of 0–255. */
export type Balance = { readonly gamma: number; readonly u: number; readonly v: number };

/** A stretch of one source on the film's track (OpenTimelineIO Clip). */
export type Shot = {
  readonly id: string;
  readonly mediaReference: { readonly sourceId: string; readonly name: string };
  /** In the source, at the film's rate. */
  readonly sourceRange: TimeRange;
  /** On the track; its duration is exactly what is rendered. */
  readonly recordRange: TimeRange;
  /** 1 = as filmed; 0.5 = slow motion (source range is half as long as the record range). */
  readonly speed: number;
  readonly reframe: Reframe;
  /** A slow zoom for stills (Ken Burns). */
  readonly zoom: 'none' | 'in' | 'out';
  /** Its own sound against what holds for the film; absent as a rule. */
  readonly sound?: 'keep' | 'drop';
  /** Of its own sound, against its usual place in the mix; absent as a rule. */
  readonly gainDecibels?: number;
  /** Its shake is taken out; absent as a rule. */
  readonly steady?: boolean;
  /** Shown from its last frame to its first, without a sound of its own; absent as a rule. */
  readonly reversed?: boolean;
  /** Its own, in the place of the film's; absent as a rule. */
  readonly look?: Intent['look'];
  /** Towards the light of its neighbours; absent where they agree. */
  readonly balance?: Balance;
  /** A person wants it as it is: no wish changes it. */
  readonly locked?: boolean;
  readonly reasonCode: ReasonCode;
  /** One French sentence for people. */
  readonly reason: string;
  readonly shotScore: number;
};

/** Between clip `index` and the next (OpenTimelineIO Transition); straight cuts are not listed. */
export type Transition = {
  readonly afterClipIndex: number;
  readonly kind: 'dissolve' | 'fade-out' | 'fade-in';
  readonly duration: RationalTime;
};

export type Marker = {
  readonly kind: 'hook-end' | 'call-to-action' | 'beat';
  readonly at: RationalTime;
};

/** How a text stands in the picture and comes into it. */
export type TitleManner = 'title' | 'lower-third' | 'word-by-word' | 'caption' | 'end-card';

/** Three drawings of one typeface: broad, condensed, and as in a book. */
export type TitleFamily = 'wide' | 'narrow' | 'text';

export type TitleCard = {
  readonly kind: 'title' | 'hook' | 'call-to-action' | 'text' | 'caption';
  /** As it was wished; « | » and line breaks part what is large from what is small. */
  readonly text: string;
  readonly range: TimeRange;
  readonly manner: TitleManner;
  readonly family: TitleFamily;
  /** In the safe area; words shown one by one stand in the middle in any case. */
  readonly place: 'top' | 'middle' | 'bottom';
  /** Of the safe area; absent where the manner itself has its text stand. */
  readonly side?: 'left' | 'centre' | 'right';
  /** No wish changes it; nothing of it is drawn. */
  readonly locked?: boolean;
  /**
   * Frames from the range's start on which each word begins, ascending: of words shown one by one,
   * and of captions whose spoken word is marked. Absent: by their length, or none marked.
   */
  readonly wordStarts?: readonly number[];
};

/** What is said in the clips of a film: it follows them wherever they are cut to. */
export type FilmCaptions = {
  readonly manner: CaptionManner;
  readonly family: TitleFamily;
  readonly clips: readonly { readonly sourceId: string; readonly cues: readonly Cue[] }[];
};

export type Timeline = {
  /** 2: texts have manner, family and place. */
  readonly schema: 'armoni.timeline/2';
  readonly rate: FrameRate;
  readonly aspectRatio: AspectRatio;
  readonly width: number;
  readonly height: number;
  readonly duration: RationalTime;
  readonly seed: number;
  readonly look: Intent['look'];
  readonly tracks: {
    readonly video: {
      readonly clips: readonly Shot[];
      readonly transitions: readonly Transition[];
      readonly titles: readonly TitleCard[];
    };
    readonly audio: {
      readonly originalSound: Intent['originalSound'];
      /** Null when no music is chosen or it is silent. */
      readonly music: {
        /** Kept for who chose the music; the engine is given the file. */
        readonly musicId?: string;
        readonly startSeconds: number;
        readonly loops: boolean;
        /** Second of the film at which it has faded away; absent: with the film. */
        readonly endSeconds?: number;
        /** Against its usual place in the mix; absent as a rule. */
        readonly gainDecibels?: number;
        /** Absent: what is usual for a film of this length. */
        readonly fadeInSeconds?: number;
        readonly fadeOutSeconds?: number;
        /** Whether it is lower while somebody speaks; absent: it is. */
        readonly givesWay?: boolean;
      } | null;
    };
  };
  /** Absent without any. They belong to the clips, and follow them where the track is changed. */
  readonly captions?: FilmCaptions;
  readonly markers: readonly Marker[];
  /** What could not be satisfied, in French. */
  readonly notes: readonly string[];
};
