import { framesOf, rangeOf, shotsOf } from '@armoni/contract/timeline/ranges';
import type { Shot, Timeline } from '@armoni/contract/timeline/timeline';
import { describe, expect, it } from 'vitest';
import { texts } from '../texts.ts';
import { makeTableActions } from './table-actions.ts';
import { makeTableSession } from './table-session.ts';

const rate = { numerator: 30, denominator: 1 };
const shot = (number: number): Shot => ({
  id: `clip-${number}`,
  mediaReference: { sourceId: '0-mer', name: 'mer.mp4' },
  sourceRange: rangeOf({ rate }, 0, 60),
  recordRange: rangeOf({ rate }, 60 * (number - 1), 60),
  ...{ speed: 1, reframe: { kind: 'auto' }, zoom: 'none', shotScore: 1 },
  ...{ reasonCode: 'highlight', reason: '' },
});
const timeline: Timeline = {
  ...{ schema: 'armoni.timeline/2', rate, aspectRatio: '16:9', width: 1920, height: 1080 },
  ...{ seed: 1, look: 'normal', duration: { value: 120, rate }, markers: [], notes: [] },
  tracks: {
    video: { clips: [shot(1), shot(2)], transitions: [], titles: [] },
    audio: { originalSound: 'drop', music: null },
  },
};

/** Two shots of two seconds, of a clip that has five frames more. */
function setUp() {
  const source = { id: '0-mer', name: 'mer.mp4', kind: 'video' as const, url: null, frames: 65 };
  const session = makeTableSession({
    ...{ film_id: 'f', title: 'Film', version: 1, timeline, music: null, other_music: [] },
    sources: [{ ...source, width: 640, height: 360, has_audio: false, moments: [] }],
  });
  return { session, actions: makeTableActions(session), now: () => session.history.get().present };
}

describe('what is done on the table', () => {
  it('is said as it was done: no more frames than the clip had', () => {
    const { session, actions, now } = setUp();
    actions.trimEnd(actions.chosen(), 20);
    expect(framesOf(shotsOf(now())[0]!.recordRange).length).toBe(65);
    expect(session.said.get()).toBe(texts.said.end(1, 5));
    actions.trimStart(actions.chosen(), 3);
    expect(session.said.get()).toBe(texts.said.start(1, 3));
  });

  it('is not said, and no step to undo, where nothing could be done', () => {
    const { session, actions } = setUp();
    session.frame.set(2);
    for (const act of [actions.splitHere, () => actions.move(-1)]) {
      act();
      expect(session.said.get()).toBe(texts.said.unchanged);
    }
    expect(session.history.get().past).toEqual([]);
  });
});
