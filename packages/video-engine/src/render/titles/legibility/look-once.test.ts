import { expect, it } from 'vitest';
import { frames } from '../../../model/time.ts';
import type { Shot, TitleCard } from '../../../model/timeline.ts';
import { makeTimeline } from '../../testing/make-timeline.ts';
import type { TitleContext } from '../title-context.ts';
import { picturesBeneath } from './look-once.ts';

const card = {
  range: { startTime: frames(0), duration: frames(50) },
  manner: 'title',
} as unknown as TitleCard;

const beneath = (change: Partial<Shot>) => {
  const timeline = makeTimeline({ clips: [{ sourceId: 'a', length: 100 }] });
  const clips = timeline.tracks.video.clips.map((shot) => ({ ...shot, ...change }));
  const changed = {
    ...timeline,
    tracks: { ...timeline.tracks, video: { ...timeline.tracks.video, clips } },
  };
  return picturesBeneath(card, {
    timeline: changed,
    references: new Map(),
  } as unknown as TitleContext);
};

it.each<Partial<Shot>>([
  { balance: { gamma: 0.8, u: 0, v: 0 } },
  { steady: true },
  { zoom: 'in' },
  { speed: 2 },
])('a text is measured again over pictures with %o', (change) => {
  expect(beneath(change)).not.toEqual(beneath({}));
});
