/** What an edit has found and chosen so far, for people who watch it being made. */
export type Work = {
  /** In the order they were given. */
  readonly clips: readonly WorkClip[];
  /** In the order of the film; foreseen until all clips are looked through and they are chosen. */
  readonly shots: readonly WorkShot[];
  readonly areShotsForeseen: boolean;
  /** Stages that are over, and how long each took. */
  readonly stages: readonly { readonly stage: string; readonly seconds: number }[];
};

export type WorkClip = {
  readonly sourceId: string;
  readonly name: string;
  readonly status: 'waiting' | 'analysing' | 'analysed' | 'refused';
  /** 0–100 of its analysis. */
  readonly percent: number;
  /** 0 for a still, and while it is not known. */
  readonly durationSeconds: number;
  /** What is good in it, once it is analysed. */
  readonly moments: readonly { readonly startSeconds: number; readonly score: number }[];
  /** How good it is beside the rest of it, 0–1, evenly from its start to its end; empty for a still. */
  readonly course: readonly number[];
};

export type WorkShot = {
  readonly sourceId: string;
  /** In its clip. */
  readonly startSeconds: number;
  /** In the film. */
  readonly durationSeconds: number;
  /** French. */
  readonly reason: string;
};
