/** A word as it is shown, punctuation included, and when it is said. */
export type SpokenWord = {
  readonly text: string;
  readonly startSeconds: number;
  readonly endSeconds: number;
};

/** What is said in a stretch of a clip. Times are of the clip. */
export type Cue = {
  readonly startSeconds: number;
  readonly endSeconds: number;
  readonly text: string;
  /** Absent when only the whole has times. */
  readonly words?: readonly SpokenWord[];
};

/** A caption file of a clip as it was given, or the words said in it without times. */
export type GivenCaptions = { readonly sourceId: string; readonly text: string };

export const captionManners = ['burnt', 'words', 'track'] as const;
/** In the picture, in the picture with the spoken word lit, or beside it as a track. */
export type CaptionManner = (typeof captionManners)[number];

/** Listens to speech; sound and times are of one file. */
export type Transcribe = (soundPath: string, signal: AbortSignal) => Promise<readonly Cue[]>;
