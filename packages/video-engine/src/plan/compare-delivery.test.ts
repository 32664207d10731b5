import { expect, it } from 'vitest';
import { type Intent, plainIntent } from '../model/intent.ts';
import { compareDelivery } from './compare-delivery.ts';
import { planTimeline } from './plan-timeline.ts';
import { buildAnalysis, buildMusic } from './testing/analysis-builder.ts';
import { seconds } from './texts.ts';

const analyses = [40, 30, 25].map((seconds, index) => buildAnalysis({ seconds }, index));
const plain: Intent = { ...plainIntent(false), duration: { minSeconds: 20, maxSeconds: 20 } };
const film = (intent: Intent) =>
  planTimeline({ intent, analyses, music: null, aspectRatio: '16:9', seed: 4 });
const text: Intent['texts'][number] = {
  ...({ kind: 'title', text: 'Été', place: 'top', start: 2, seconds: 3 } as const),
  ...{ manner: null, family: null },
};

/** What is told of `asked` when the film was made of `made`. */
function told(field: string, asked: Partial<Intent>, made: Partial<Intent>) {
  const intent = { ...plain, ...asked };
  const understood = [{ field, index: 0, label: '', spans: [], words: '' }];
  const reading = { intent, understood, offered: [], refused: [], notUnderstood: [] };
  const ids = analyses.map(({ sourceId }) => sourceId);
  return compareDelivery(reading, film({ ...plain, ...made }), ids)[0];
}

const stretch = (use: 'only' | 'without', fromSeconds: number, toSeconds: number) => ({
  clips: { ...plain.clips, stretches: [{ use, clip: 1, fromSeconds, toSeconds }] },
});

function inClips(change: Partial<Intent['clips']>) {
  return { clips: { ...plain.clips, ...change } };
}

it.each([
  ['texts', { texts: [text] }, { texts: [{ ...text, place: 'bottom' as const }] }],
  ['texts', { texts: [text] }, { texts: [{ ...text, seconds: 5 }] }],
  ['texts', { texts: [text] }, { texts: [{ ...text, start: 6 }] }],
  ['texts', { texts: [text] }, { texts: [] }],
  ['clips.stretches', stretch('only', 0, 4), stretch('only', 20, 34)],
  ['clips.stretches', stretch('without', 0, 38), {}],
  ['clips.seconds', inClips({ seconds: [{ clip: 2, least: 8, most: 8 }] }), {}],
  [
    'clips.seconds',
    inClips({ seconds: [{ clip: 2, least: 8, most: 8 }] }),
    inClips({ seconds: [{ clip: 2, least: 7, most: 7 }] }),
  ],
  [
    'clips.shares',
    inClips({ shares: [{ clip: 2, share: 0.5 }] }),
    inClips({ shares: [{ clip: 2, share: 0.6 }] }),
  ],
  [
    'clips.shares',
    inClips({ shares: [{ clip: 2, share: 'more' as const }] }),
    inClips({ shares: [{ clip: 2, share: 'less' as const }] }),
  ],
  [
    'clips.shares',
    inClips({ shares: [{ clip: 2, share: 'less' as const }] }),
    inClips({ shares: [{ clip: 2, share: 'more' as const }] }),
  ],
  [
    'clips.times',
    inClips({ times: [{ clip: 2, times: 2 }] }),
    inClips({ sequence: [1, 2, 3], seconds: [{ clip: 2, least: 8, most: 8 }] }),
  ],
  ['clips.sequence', inClips({ sequence: [3, 1, 3] }), inClips({ sequence: [3, 1, 2] })],
  [
    'speedParts',
    { speedParts: [{ part: 1, speed: 'slow' as const }] },
    { speedParts: [{ part: 1, speed: 'fast' as const }] },
  ],
  [
    'speedParts',
    { speedParts: [{ part: 2, speed: 'normal' as const }] },
    { speed: 'slow' as const },
  ],
  ['direction', { direction: 'backwards' as const }, {}],
  [
    'directionParts',
    { directionParts: [{ part: 1, direction: 'backwards' as const }] },
    { directionParts: [{ part: 2, direction: 'backwards' as const }] },
  ],
  [
    'directionParts',
    { directionParts: [{ part: 'end' as const, direction: 'backwards' as const }] },
    { directionParts: [{ part: 'start' as const, direction: 'backwards' as const }] },
  ],
  [
    'speedParts',
    { speedParts: [{ part: 'end' as const, speed: 'slow' as const }] },
    { speedParts: [{ part: 'start' as const, speed: 'slow' as const }] },
  ],
])('tells what was not kept: %s %j of %j', (field, asked, made) => {
  expect(told(field, asked, made)).toMatchObject({ kept: false });
  expect(told(field, asked, asked)).toMatchObject({ kept: true });
});

it.each([
  [-4, 20, `jusqu’à ${seconds(16)}`, 16],
  ['middle', 20, `jusqu’à ${seconds(10)}`, 10],
  [30, 20, 'jusqu’à la fin du film', undefined],
] as const)(
  'tells where the music ends, and whether it was wished there: %s',
  (end, length, delivered, at) => {
    const of = plainIntent(true);
    const intent: Intent = {
      ...of,
      duration: { minSeconds: length, maxSeconds: length },
      music: { ...of.music, end },
    };
    const music = buildMusic({ seconds: 120, bpm: 120 });
    const timeline = planTimeline({ intent, analyses, music, aspectRatio: '16:9', seed: 4 });
    const understood = [{ field: 'music.end', index: null, label: '', spans: [], words: '' }];
    const reading = { intent, understood, offered: [], refused: [], notUnderstood: [] };
    const ids = analyses.map(({ sourceId }) => sourceId);
    expect(compareDelivery(reading, timeline, ids)[0]).toMatchObject({
      ...{ delivered, kept: at !== undefined },
    });
    expect(timeline.tracks.audio.music?.endSeconds).toBe(at);
  },
);

it('ends the music beside a clip, where that stands', () => {
  const of = plainIntent(true);
  const timelineOf = (side: 'before' | 'after') =>
    planTimeline({
      ...{ analyses, aspectRatio: '16:9', seed: 4, music: buildMusic({ seconds: 120, bpm: 120 }) },
      intent: {
        ...of,
        duration: { minSeconds: 20, maxSeconds: 20 },
        clips: { ...of.clips, sequence: [1, 2, 3] },
        music: { ...of.music, end: { side, clip: 2 } },
      },
    });
  for (const side of ['before', 'after'] as const) {
    const { tracks } = timelineOf(side);
    const own = tracks.video.clips.filter(
      ({ mediaReference }) => mediaReference.sourceId === analyses[1]?.sourceId,
    );
    const first = own[0]?.recordRange.startTime.value ?? 0;
    const last = own.at(-1)?.recordRange;
    const end = (last?.startTime.value ?? 0) + (last?.duration.value ?? 0);
    expect(tracks.audio.music?.endSeconds).toBeCloseTo((side === 'before' ? first : end) / 30);
  }
});
