import type { AspectRatio } from './timeline.ts';

/** A clip as a wish may name it. */
export type KnownClip = {
  readonly name: string;
  /** Null for a still, or where it is not known yet. */
  readonly durationSeconds: number | null;
  readonly kind: 'video' | 'image';
};

/** What is known beside the words of a wish. */
export type ReadingContext = {
  readonly hasMusic: boolean;
  /** In the order given; a wish may name them. */
  readonly clips: readonly KnownClip[];
  readonly aspectRatio?: AspectRatio;
  /** Captions are given with a clip. */
  readonly hasCaptions?: boolean;
  /** A service listens to what is said; a wish for captions is refused without either. */
  readonly canTranscribe?: boolean;
  /** What the pictures show can be known; a wish for it is refused otherwise. */
  readonly canSee?: boolean;
};
