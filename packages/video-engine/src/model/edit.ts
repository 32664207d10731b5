import type { GivenCaptions, Transcribe } from './captions.ts';
import type { TimelineFault } from './check-timeline.ts';
import type { CutMaterial } from './cut-material.ts';
import type { MediaRefusal, MediaSource } from './media.ts';
import type { Planned } from './planned.ts';
import type { Corrections, Reading } from './reading.ts';
import type { ReadingContext } from './reading-context.ts';
import type { FilmReport, StageCost } from './report.ts';
import type { AspectRatio, Timeline } from './timeline.ts';
import type { Work } from './work.ts';

export type EditRequest = {
  readonly sources: readonly MediaSource[];
  readonly instructions: string;
  /** What a person changed by hand in the reading of the instructions. */
  readonly corrections?: Corrections;
  readonly musicPath: string | null;
  /** A piece of the studio's own music, by its id; heard where no file is given. */
  readonly ownPiece?: string;
  /** What is said in clips, at most one text for each. */
  readonly captions?: readonly GivenCaptions[];
  readonly aspectRatio: AspectRatio;
  readonly seed: number;
  /** A private folder for artefacts and segments. The same folder resumes a job cut short. */
  readonly workFolder: string;
  /**
   * Cut by hand: the film is made of exactly this, and nothing is planned. In the work folder of
   * an earlier cut only what differs from it is rendered.
   */
  readonly timeline?: Timeline;
  /**
   * A square of bytes that is repeated over every frame and added to its brightness, 128 changing
   * nothing: a watermark.
   */
  readonly markPath?: string;
  /** Stop after the plan. */
  readonly planOnly?: boolean;
};

export type EditProgress = {
  readonly stage: StageCost['stage'];
  /** 0–100 over the whole edit. */
  readonly percent: number;
  readonly work: Work;
};

/**
 * Turns instructions into an intent, in place of the rules: a language model, for example. It is
 * told what they understood and refused. When it throws, they have the last word; words that it
 * does not account for are handed back as not understood.
 */
export type PlanIntent = (
  wish: {
    readonly instructions: string;
    readonly rules: Pick<Reading, 'intent' | 'refused'>;
    readonly context: ReadingContext;
  },
  signal: AbortSignal,
) => Promise<Planned>;

/** What the making of one film may use; beyond, it ends for good and says so. */
export type JobBudget = {
  /** Processor time of all its programs together. */
  readonly toolSeconds: number;
  /** From its start to its end, where the system cannot measure the former or threads hang. */
  readonly wallSeconds: number;
};

export type EditOptions = {
  readonly ffmpegPath: string;
  readonly ffprobePath: string;
  /** Packages with which pictures are looked at; without them films are framed by motion. */
  readonly eyesFolder?: string;
  readonly signal: AbortSignal;
  readonly onProgress?: (progress: EditProgress) => void;
  readonly planIntent?: PlanIntent;
  /** Hears the words of clips whose captions are wished for and not given. */
  readonly transcribe?: Transcribe;
  /** ffmpeg processes at a time. */
  readonly concurrency?: number;
  /** Pixels on the shorter side of a film that is planned; full HD unless told. */
  readonly shortSide?: number;
  /** What is usual unless told. */
  readonly budget?: JobBudget;
};

/** One stripe of an accord: `#rrggbb` and its share of 1. */
export type Stripe = { readonly colour: string; readonly share: number };

export type FilmShot = {
  readonly startSeconds: number;
  readonly durationSeconds: number;
  readonly accord: readonly Stripe[];
  /** A JPEG of 320 px on the long side inside the work folder. */
  readonly thumbnailPath: string;
};

/** What the machine lacks, not the material: the same request succeeds once it is there. */
export type StudioLack = 'tool-missing' | 'disk-full';

export type EditOutcome =
  | {
      readonly ok: true;
      readonly filmPath: string;
      readonly posterPath: string;
      /** Captions that stand beside the film, as WebVTT. */
      readonly captionsPath?: string;
      readonly width: number;
      readonly height: number;
      readonly durationSeconds: number;
      /** One for each clip of the timeline, in order. */
      readonly shots: readonly FilmShot[];
      /** What the film can be cut again from. */
      readonly material: CutMaterial;
      readonly report: FilmReport;
    }
  | {
      readonly ok: true;
      readonly planOnly: true;
      readonly report: Omit<FilmReport, 'verification'> & { readonly timeline: Timeline };
    }
  | {
      readonly ok: false;
      readonly reason:
        | 'no-usable-source'
        | 'verification-failed'
        | 'cancelled'
        | 'music-unusable'
        | 'too-heavy'
        | 'timeline-refused'
        | StudioLack;
      /** Of a refused timeline. */
      readonly code?: TimelineFault;
      /** French, for people. */
      readonly message: string;
      readonly refused: readonly MediaRefusal[];
      readonly report?: FilmReport;
    };
