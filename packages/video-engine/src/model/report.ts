import type { MediaRefusal } from './media.ts';
import type { Delivery, Reading } from './reading.ts';
import type { Timeline } from './timeline.ts';

export type Check = {
  readonly name:
    | 'frames'
    | 'frame-times'
    | 'size'
    | 'pixel-aspect'
    | 'colour-tags'
    | 'codec'
    | 'audio-length'
    | 'black'
    | 'frozen'
    | 'borders'
    | 'repeats'
    | 'cut-words'
    | 'loudness'
    | 'true-peak'
    | 'hook'
    | 'call-to-action'
    | 'text'
    | 'captions'
    | 'faststart';
  readonly asked: string | number;
  readonly delivered: string | number;
  readonly passed: boolean;
};

export type StageCost = {
  readonly stage: 'probe' | 'analyse' | 'plan' | 'render' | 'verify';
  readonly seconds: number;
  readonly cpuSeconds: number;
};

export type FilmReport = {
  readonly reading: Reading;
  /** What was understood beside what the film holds. */
  readonly delivery: readonly Delivery[];
  readonly timeline: Timeline;
  readonly verification: { readonly passed: boolean; readonly checks: readonly Check[] };
  readonly stages: readonly StageCost[];
  readonly refused: readonly MediaRefusal[];
};
