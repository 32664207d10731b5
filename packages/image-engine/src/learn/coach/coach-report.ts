/** Advice on one picture; the picture itself is never touched. */
export type PictureAdvice = {
  readonly name: string;
  readonly kind:
    | 'too-small'
    | 'too-large'
    | 'blurred'
    | 'duplicate'
    | 'blank'
    | 'odd'
    | 'unreadable';
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
