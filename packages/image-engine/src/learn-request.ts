import type { CoachReport } from './learn/coach/coach-report.ts';
import type { TrainingPicture } from './learn/training-picture.ts';
import type { MakePicture } from './picture-request.ts';
import type { Stripe } from './style/learned-style.ts';
import type { Treatment } from './style/treatment.ts';

export type LearnRequest = { readonly name: string; readonly pictures: readonly TrainingPicture[] };

export type LearnOptions = {
  readonly signal: AbortSignal;
  readonly onProgress?: (progress: LearnProgress) => void;
  readonly workers?: number;
  /** How samples are made; by this engine unless told otherwise, null for none. */
  readonly makePicture?: MakePicture | null;
  /** Replaces the automatic choice. */
  readonly treatment?: Treatment;
  /** Packages with which programs see what is in a picture; null where nothing can be recognised. */
  readonly eyesFolder?: string | null;
};

export type LearnProgress = {
  readonly stage: 'read' | 'coach' | 'statistics' | 'palettes' | 'tiles' | 'score' | 'sample';
  /** Of the whole, 0–100, never going back. */
  readonly percent: number;
};

export type LearnOutcome =
  | {
      readonly ok: true;
      /** The style file: one self-contained binary, readable by `makePicture`. */
      readonly style: Uint8Array;
      readonly treatment: Treatment;
      /** The same style by the treatment that suits second best; null when it lacks what that needs. */
      readonly otherHand: { readonly treatment: Treatment; readonly style: Uint8Array } | null;
      readonly accord: readonly Stripe[];
      /** Distance of held-out pictures to the style, 0 = as near as its own pictures. */
      readonly heldOutScore: number;
      readonly coach: CoachReport;
      /** French prompts of what its pictures show, the most frequent first; none where nothing was recognised. */
      readonly ownPrompts: readonly string[];
      /** PNG pictures made with the style. */
      readonly samples: readonly StyleSample[];
    }
  | {
      readonly ok: false;
      readonly reason: 'too-few-usable-pictures' | 'unrelated-pictures';
      readonly message: string;
      readonly coach: CoachReport;
    };

export type StyleSample = { readonly prompt: string; readonly png: Uint8Array };
