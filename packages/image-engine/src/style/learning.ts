/** One picture to learn from. */
export type TrainingPicture = { readonly name: string; readonly bytes: Uint8Array };

export type LearnRequest = { readonly name: string; readonly pictures: readonly TrainingPicture[] };

/** Advice on one picture; the picture itself is never touched. */
export type PictureAdvice = {
  readonly name: string;
  readonly kind: 'too-small' | 'blurred' | 'duplicate' | 'blank' | 'odd' | 'unreadable';
  /** The other one, for duplicates. */
  readonly of: string | null;
  /** French, for people. */
  readonly message: string;
};

export type CoachReport = {
  readonly advice: readonly PictureAdvice[];
  /** 0 all alike – 1 very varied. */
  readonly diversity: number;
  /** French, one or two sentences on the whole set. */
  readonly summary: string;
};

export type Treatment = 'flat' | 'paint' | 'photo' | 'ink';

/** One stripe of an accord: `#rrggbb` and its share of 1. */
export type Stripe = { readonly colour: string; readonly share: number };

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
      readonly accord: readonly Stripe[];
      /** Distance of held-out pictures to the style, 0 = as near as its own pictures. */
      readonly heldOutScore: number;
      readonly coach: CoachReport;
      /** PNG pictures made with the style. */
      readonly samples: readonly { readonly prompt: string; readonly png: Uint8Array }[];
    }
  | {
      readonly ok: false;
      readonly reason: 'too-few-usable-pictures';
      readonly message: string;
      readonly coach: CoachReport;
    };
