import { expect, it } from 'vitest';
import { type Intent, plainIntent } from '../model/intent.ts';
import { compareDelivery } from './compare-delivery.ts';
import { planTimeline } from './plan-timeline.ts';
import { buildAnalysis } from './testing/analysis-builder.ts';

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
  [
    'speedParts',
    { speedParts: [{ part: 'end' as const, speed: 'slow' as const }] },
    { speedParts: [{ part: 'start' as const, speed: 'slow' as const }] },
  ],
])('tells what was not kept: %s %j of %j', (field, asked, made) => {
  expect(told(field, asked, made)).toMatchObject({ kept: false });
  expect(told(field, asked, asked)).toMatchObject({ kept: true });
});
