import type { Mood } from '../model/moods.ts';
import type { DrumName } from './drums.ts';
import type { VoiceName } from './voices.ts';

/** Sixteen steps a bar: X loud, x usual, . silent. */
type Steps = string;

/** What plays in a part of a piece. */
export type Playing = {
  readonly drums: Readonly<Partial<Record<DrumName, Steps>>>;
  /** Broken: notes of the chord one after the other, up and down; struck: all at once. */
  readonly comp: {
    readonly voice: VoiceName;
    readonly steps: Steps;
    readonly isBroken: boolean;
    readonly level: number;
  };
  readonly bass: {
    readonly voice: VoiceName;
    readonly steps: Steps;
    readonly level: number;
  } | null;
  readonly pad: { readonly voice: VoiceName; readonly level: number } | null;
  readonly lead: {
    readonly voice: VoiceName;
    readonly level: number;
    readonly octaves: number;
  } | null;
};

export type Style = {
  readonly verse: Playing;
  readonly chorus: Playing;
  /** Late off-beat sixteenths, as a share of a sixteenth. */
  readonly swing: number;
  /** 0–1: how far everything else gives way to the kick drum. */
  readonly pumping: number;
  readonly room: number;
};

const eighths = 'x.x.x.x.x.x.x.x.';
const backbeat = '....x.......x...';

export const styles: Readonly<Record<Mood, Style>> = {
  calm: {
    ...{ swing: 0, pumping: 0, room: 0.42 },
    verse: {
      drums: {},
      comp: { voice: 'piano', steps: eighths, isBroken: true, level: 0.42 },
      bass: { voice: 'bass', steps: 'X...............', level: 0.5 },
      pad: { voice: 'pad', level: 0.3 },
      lead: { voice: 'flute', level: 0.5, octaves: 1 },
    },
    chorus: {
      drums: { shaker: '..x...x...x...x.', kick: 'x...............' },
      comp: { voice: 'piano', steps: eighths, isBroken: true, level: 0.5 },
      bass: { voice: 'bass', steps: 'X.......x.......', level: 0.6 },
      pad: { voice: 'strings', level: 0.26 },
      lead: { voice: 'flute', level: 0.66, octaves: 1 },
    },
  },
  happy: {
    ...{ swing: 0.12, pumping: 0, room: 0.2 },
    verse: {
      drums: { kick: 'X.......X.......', shaker: eighths },
      comp: { voice: 'pluck', steps: '..x...xx..x...x.', isBroken: false, level: 0.34 },
      bass: { voice: 'bass', steps: 'X.....x.X.......', level: 0.75 },
      pad: null,
      lead: { voice: 'mallet', level: 0.6, octaves: 1 },
    },
    chorus: {
      drums: {
        kick: 'X...X...X...X...',
        clap: backbeat,
        shaker: 'X.x.X.x.X.x.X.x.',
        hat: '..x...x...x...x.',
      },
      comp: { voice: 'pluck', steps: 'X.x.x.xxX.x.x.xx', isBroken: false, level: 0.36 },
      bass: { voice: 'bass', steps: 'X..xX...X..xX...', level: 0.8 },
      pad: { voice: 'strings', level: 0.2 },
      lead: { voice: 'flute', level: 0.72, octaves: 1 },
    },
  },
  epic: {
    ...{ swing: 0, pumping: 0, room: 0.5 },
    verse: {
      drums: { taiko: 'X.......x.....x.' },
      comp: { voice: 'strings', steps: 'Xxx.xxx.Xxx.xxx.', isBroken: true, level: 0.34 },
      bass: { voice: 'horn', steps: 'X...............', level: 0.42 },
      pad: { voice: 'pad', level: 0.34 },
      lead: null,
    },
    chorus: {
      drums: { taiko: 'X..x..X.x.X.x.xx', kick: 'X.......X.......', snare: '............x.x.' },
      comp: { voice: 'strings', steps: 'Xxx.Xxx.Xxx.Xxxx', isBroken: true, level: 0.4 },
      bass: { voice: 'synth-bass', steps: 'X.......X...x...', level: 0.5 },
      pad: { voice: 'strings', level: 0.4 },
      lead: { voice: 'horn', level: 0.85, octaves: 0 },
    },
  },
  electro: {
    ...{ swing: 0, pumping: 0.6, room: 0.24 },
    verse: {
      drums: { kick: 'X...X...X...X...', hat: '..x...x...x...x.' },
      comp: { voice: 'mallet', steps: 'x..x..x.x..x..x.', isBroken: true, level: 0.4 },
      bass: { voice: 'synth-bass', steps: '..x...x...x...x.', level: 0.6 },
      pad: { voice: 'pad', level: 0.36 },
      lead: null,
    },
    chorus: {
      drums: {
        kick: 'X...X...X...X...',
        clap: backbeat,
        'open-hat': '..x...x...x...x.',
        hat: 'x.xxx.xxx.xxx.xx',
      },
      comp: { voice: 'lead', steps: 'x.xxx.xxx.xxx.xx', isBroken: true, level: 0.22 },
      bass: { voice: 'synth-bass', steps: '..x...x...x...x.', level: 0.72 },
      pad: { voice: 'strings', level: 0.34 },
      lead: { voice: 'lead', level: 0.5, octaves: 1 },
    },
  },
  piano: {
    ...{ swing: 0, pumping: 0, room: 0.36 },
    verse: {
      drums: {},
      comp: { voice: 'piano', steps: eighths, isBroken: true, level: 0.4 },
      bass: { voice: 'piano', steps: 'X.......x.......', level: 0.5 },
      pad: null,
      lead: { voice: 'piano', level: 0.8, octaves: 1 },
    },
    chorus: {
      drums: {},
      comp: { voice: 'piano', steps: 'X.x.x.x.X.x.x.x.', isBroken: true, level: 0.5 },
      bass: { voice: 'piano', steps: 'X.......X.....x.', level: 0.62 },
      pad: { voice: 'strings', level: 0.2 },
      lead: { voice: 'piano', level: 0.95, octaves: 1 },
    },
  },
  chill: {
    ...{ swing: 0.3, pumping: 0.15, room: 0.26 },
    verse: {
      drums: { kick: 'X.....x...x.....', snare: backbeat, hat: eighths },
      comp: { voice: 'keys', steps: 'x.....x...x.....', isBroken: false, level: 0.42 },
      bass: { voice: 'bass', steps: 'X.....x...x...x.', level: 0.75 },
      pad: null,
      lead: null,
    },
    chorus: {
      drums: {
        kick: 'X.....x.x.x.....',
        snare: backbeat,
        hat: 'x.x.x.xxx.x.x.x.',
        shaker: '..x...x...x...x.',
      },
      comp: { voice: 'keys', steps: 'X..x..x...x..x..', isBroken: false, level: 0.44 },
      bass: { voice: 'bass', steps: 'X.....x.x.x...x.', level: 0.8 },
      pad: { voice: 'pad', level: 0.26 },
      lead: { voice: 'mallet', level: 0.62, octaves: 1 },
    },
  },
};
