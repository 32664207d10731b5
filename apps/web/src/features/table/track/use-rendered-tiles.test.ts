import type { Shot, Timeline } from '@armoni/contract/timeline/timeline';
import { expect, it } from 'vitest';
import { renderedTileOf } from './use-rendered-tiles.ts';

const rate = { numerator: 30, denominator: 1 };
const shot = (id: string, sourceId: string, start: number) =>
  ({
    id,
    mediaReference: { sourceId, name: sourceId },
    sourceRange: { startTime: { value: start, rate }, duration: { value: 60, rate } },
  }) as Shot;

it('has the picture of a shot that shows what it showed, trimmed or moved', () => {
  const clips = [shot('a', 'mer', 0), shot('b', 'ville', 100)];
  const timeline = { rate, tracks: { video: { clips } } } as unknown as Timeline;
  const version = { timeline, thumbnail_urls: ['/a.jpg', '/b.jpg'] };
  expect(renderedTileOf(version, shot('b', 'ville', 100))).toBe('/b.jpg');
  expect(renderedTileOf(version, shot('b', 'ville', 130))).toBe('/b.jpg');
  expect(renderedTileOf(version, shot('b', 'ville', 160))).toBeNull();
  expect(renderedTileOf(version, shot('b', 'mer', 100))).toBeNull();
  expect(renderedTileOf(version, shot('c', 'ville', 100))).toBeNull();
  expect(renderedTileOf({ ...version, thumbnail_urls: [null] }, shot('a', 'mer', 0))).toBeNull();
});
