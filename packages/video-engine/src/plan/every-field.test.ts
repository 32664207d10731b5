import { describe, expect, it } from 'vitest';
import { type Intent, intentSchema, plainIntent } from '../model/intent.ts';
import { planTimeline } from './plan-timeline.ts';
import { buildAnalysis, buildMusic } from './testing/analysis-builder.ts';

const analyses = [40, 30, 25, 35].map((seconds, index) => buildAnalysis({ seconds }, index));
// Too near its end for a film to begin there unasked.
const music = { ...buildMusic({ seconds: 120, bpm: 120 }), chorusSeconds: 104 };
const plain: Intent = { ...plainIntent(true), duration: { minSeconds: 24, maxSeconds: 24 } };
const text = {
  ...({ kind: 'title', text: 'Été', place: 'auto', start: 'auto', seconds: null } as const),
  ...{ manner: null, family: null },
} as const;
const { clips, shots } = plain;

/** For each field another value than the plain one. */
const changes: Readonly<Record<string, readonly Partial<Intent>[]>> = {
  duration: [{ duration: { minSeconds: 12, maxSeconds: 12 } }],
  'shots.count': [{ shots: { ...shots, count: { least: 5, most: 5 } } }],
  'shots.seconds': [{ shots: { ...shots, seconds: { least: 4, most: 4 } } }],
  'clips.only': [{ clips: { ...clips, only: [2, 3] } }],
  'clips.without': [{ clips: { ...clips, without: [1] } }],
  'clips.first': [2, 3].map((first) => ({ clips: { ...clips, first } })),
  'clips.last': [1, 2].map((last) => ({ clips: { ...clips, last } })),
  'clips.sequence': [
    [4, 2, 1, 3],
    [1, 2, 1],
  ].map((sequence) => ({ clips: { ...clips, sequence } })),
  'clips.stretches': [
    { clips: { ...clips, stretches: [{ use: 'only', clip: 1, fromSeconds: 0, toSeconds: 4 }] } },
    {
      clips: {
        ...clips,
        stretches: [{ use: 'without', clip: null, fromSeconds: -9, toSeconds: null }],
      },
    },
  ],
  'clips.seconds': [{ clips: { ...clips, seconds: [{ clip: 2, least: 9, most: 9 }] } }],
  'clips.shares': (['more', 'less', 0.5] as const).map((share) => ({
    clips: { ...clips, shares: [{ clip: 2, share }] },
  })),
  'clips.times': [{ clips: { ...clips, times: [{ clip: 2, times: 3 }] } }],
  pace: [{ pace: 'fast' }, { pace: 'slow' }],
  course: [{ course: 'rising' }, { course: 'falling' }],
  order: [{ order: 'chronological' }, { order: 'given' }, { order: 'shuffled' }],
  selection: [{ selection: 'everything' }],
  transitions: [{ transitions: 'dissolves' }, { transitions: 'cuts', pace: 'slow' }],
  transitionParts: [
    { transitionParts: [{ at: 'end', transition: 'dissolves' }] },
    { transitionParts: [{ at: { after: null, before: 3 }, transition: 'dissolves' }] },
    { transitionParts: [{ at: { after: 3, before: null }, transition: 'cuts' }], pace: 'slow' },
  ],
  fadeIn: [{ fadeIn: true }],
  fadeOut: [{ fadeOut: true }, { fadeOut: false, pace: 'slow' }],
  originalSound: [{ originalSound: 'keep' }, { originalSound: 'drop' }],
  silences: [{ silences: 'cut' }],
  clipSound: [1, 2, 3, 4].map((clip) => ({ clipSound: [{ clip, sound: 'drop' as const }] })),
  'music.use': [{ music: { ...plain.music, use: 'none' } }],
  'music.level': [
    { music: { ...plain.music, level: 'low' } },
    { music: { ...plain.music, level: 'high' } },
  ],
  'music.part': [{ music: { ...plain.music, part: 'chorus' } }],
  steady: [{ steady: 'always' }],
  'music.startSeconds': [{ music: { ...plain.music, startSeconds: 30 } }],
  'music.end': [12, -4, 'middle' as const, { side: 'after' as const, clip: 1 }].map((end) => ({
    music: { ...plain.music, end },
  })),
  hook: [{ hook: true }],
  texts: [
    { texts: [text] },
    { texts: [{ ...text, place: 'top' }] },
    { texts: [{ ...text, place: 'middle' }] },
    { texts: [{ ...text, place: 'bottom' }] },
    { texts: [{ ...text, kind: 'text', start: 'middle' }] },
    { texts: [{ ...text, start: 5 }] },
    { texts: [{ ...text, seconds: 7 }] },
    { texts: [{ ...text, manner: 'lower-third' }] },
    { texts: [{ ...text, family: 'text' }] },
    { texts: [{ ...text, kind: 'call-to-action' }] },
  ],
  look: [{ look: 'warm' }],
  lookParts: [
    ...(['first-half', 'second-half', 'start', 'end'] as const).map((part) => ({
      lookParts: [{ part, look: 'monochrome' as const }],
    })),
    { lookParts: [{ part: 2, look: 'vintage' }] },
  ],
  speed: [{ speed: 'slow' }, { speed: 'fast' }, { speed: 0.3 }, { speed: 4 }],
  speedParts: [
    ...(['first-half', 'second-half', 'start', 'end'] as const).map((part) => ({
      speedParts: [{ part, speed: 'slow' as const }],
    })),
    { speedParts: [{ part: 2, speed: 'fast' }] },
    { speedParts: [{ part: 2, speed: 0.3 }] },
  ],
  direction: [{ direction: 'backwards' }],
  directionParts: [
    ...(['first-half', 'second-half', 'start', 'end'] as const).map((part) => ({
      directionParts: [{ part, direction: 'backwards' as const }],
    })),
    { directionParts: [{ part: 2, direction: 'backwards' }] },
    { direction: 'backwards', directionParts: [{ part: 2, direction: 'forwards' }] },
  ],
  aspectRatio: [{ aspectRatio: '9:16' }],
  loop: [{ loop: true }],
};

const speech = [0, 10, 20].map((at) => ({ startSeconds: at + 1, endSeconds: at + 6 }));
const talks = analyses.map((analysis) => ({ ...analysis, speech }));

const film = (intent: Intent, of = analyses) =>
  planTimeline({ intent, analyses: of, music, aspectRatio: '16:9', seed: 4 });

const isSame = (a: object, b: object) => JSON.stringify(a) === JSON.stringify(b);

describe('every field of the intent', () => {
  // Before the plan: what is seen becomes clips and stretches in `stages/look-for-things.ts`, a mood
  // becomes music in `stages/own-music.ts`. Captions hang on what is said, see `captions`.
  const elsewhere = ['version', 'seen', 'music.mood', 'captions'];

  it('has a change in this list', () => {
    const fields = Object.entries(intentSchema.shape).flatMap(([name, field]) =>
      name !== 'duration' && 'shape' in field
        ? Object.keys(field.shape as object).map((part) => `${name}.${part}`)
        : [name],
    );
    const planned = fields.filter((name) => !elsewhere.includes(name));
    expect(Object.keys(changes).toSorted()).toEqual(planned.toSorted());
  });

  // The clip that stands at an end anyway changes nothing there.
  const someSuffice = ['clips.first', 'clips.last', 'clipSound'];

  for (const [field, wishes] of Object.entries(changes)) {
    if (someSuffice.includes(field)) {
      it(`changes the film: ${field}`, () => {
        const other = wishes.filter((wish) => !isSame(film({ ...plain, ...wish }), film(plain)));
        expect(other).not.toEqual([]);
      });
      continue;
    }
    it.each(wishes)(`changes the film: ${field} %j`, (change) => {
      const changed = { ...plain, ...change };
      const [name] = field.split('.') as [keyof Intent];
      const without = { ...changed, [name]: plain[name] };
      const of = field === 'silences' ? talks : analyses;
      expect(film(changed, of)).not.toEqual(film(without, of));
    });
  }
});

describe('every part of a text', () => {
  const parts: readonly Partial<typeof text | Intent['texts'][number]>[] = [
    ...(['top', 'middle', 'bottom'] as const).map((place) => ({ place })),
    { start: 6 },
    { start: 'middle' },
    { seconds: 1.5 },
    { seconds: 7 },
    { manner: 'lower-third' },
    { manner: 'word-by-word' },
    { family: 'narrow' },
    { family: 'text' },
  ];
  const kinds = ['title', 'text', 'call-to-action'] as const;
  const cards = (part: object, kind: (typeof kinds)[number]) =>
    film({ ...plain, texts: [{ ...text, kind, ...part }] }).tracks.video.titles;

  it.each(kinds)('changes its card: %s', (kind) => {
    const bare = cards({}, kind);
    // What it would have anyway changes nothing.
    const same = parts.filter(
      (part) =>
        isSame(cards(part, kind), bare) &&
        !Object.entries(part).every(([name, value]) => bare[0]?.[name as 'place'] === value) &&
        !(kind === 'text' && part.start === 'middle'),
    );
    expect(same).toEqual([]);
  });
});

describe('what is wished for single clips and shots', () => {
  const numbers = (change: Partial<Intent>) =>
    film({ ...plain, ...change }).tracks.video.clips.map(
      ({ mediaReference }) => Number(mediaReference.sourceId.replace('source-', '')) + 1,
    );

  it('begins and ends with the clips named', () => {
    for (const first of [1, 2, 3, 4]) {
      for (const order of ['best', 'given', 'shuffled'] as const) {
        const last = 5 - first;
        const shown = numbers({ order, clips: { ...clips, first, last } });
        expect([shown[0], shown.at(-1)]).toEqual([first, last]);
      }
    }
  });

  it('shows only the clips named, none left out, in the order named', () => {
    expect(new Set(numbers({ clips: { ...clips, only: [2, 3] } }))).toEqual(new Set([2, 3]));
    expect(numbers({ clips: { ...clips, without: [1, 4] } })).not.toContain(1);
    const order = [...new Set(numbers({ clips: { ...clips, sequence: [4, 2, 1, 3] } }))];
    expect(order).toEqual([4, 2, 1, 3]);
  });

  it('makes as many shots as wished, of the length wished', () => {
    for (const count of [1, 3, 6, 10, 20]) {
      const wish = { ...shots, count: { least: count, most: count } };
      const { clips: made } = film({ ...plain, shots: wish }).tracks.video;
      expect(made).toHaveLength(count);
    }
    const seconds = { least: 2, most: 2 };
    const made = film({ ...plain, shots: { ...shots, seconds } }).tracks.video.clips;
    expect(made.map(({ recordRange }) => recordRange.duration.value)).toEqual(
      Array.from({ length: 12 }, () => 60),
    );
  });

  it('stays inside the stretches wished for', () => {
    const stretches = [{ use: 'only' as const, clip: 1, fromSeconds: 10, toSeconds: 20 }];
    const { clips: made } = film({ ...plain, clips: { ...clips, only: [1, 2], stretches } }).tracks
      .video;
    const own = made.filter(({ mediaReference }) => mediaReference.sourceId === 'source-0');
    expect(own.length).toBeGreaterThan(0);
    for (const { sourceRange } of own) {
      expect(sourceRange.startTime.value).toBeGreaterThanOrEqual(300);
      expect(sourceRange.startTime.value + sourceRange.duration.value).toBeLessThanOrEqual(600);
    }
  });

  it('closes a loop: the last frame comes right before the first', () => {
    const { clips: made } = film({ ...plain, loop: true }).tracks.video;
    const [first, last] = [made[0], made.at(-1)];
    const end = (last?.sourceRange.startTime.value ?? 0) + (last?.sourceRange.duration.value ?? 0);
    expect(last?.mediaReference).toEqual(first?.mediaReference);
    expect(end).toBe(first?.sourceRange.startTime.value);
  });
});
