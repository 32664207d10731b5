import { framesPerSecond, shotsOf } from '@armoni/contract/timeline/ranges';
import { checkTimeline } from '@armoni/video-engine/model/check-timeline';
import type { Timeline as EngineTimeline } from '@armoni/video-engine/model/timeline';
import { describe, expect, it } from 'vitest';
import { changeByWords } from '../change-by-words.ts';
import { fixtureFilm, material } from './fixture.ts';
import { factsOf, type WishRow } from './wish-row.ts';
import { misreadWishes } from './wishes-misread.ts';
import { openWishes } from './wishes-open.ts';
import { sealedWishes } from './wishes-sealed.ts';

describe('a wish on top of a film', () => {
  it.each([...openWishes, ...sealedWishes, ...misreadWishes])(
    'changes what it says and nothing else: « $wish »',
    (row) => {
      expect(missesOf(row)).toEqual([]);
    },
  );
});

/** What a wish was to change and did not, or changed though nobody said so. */
export function missesOf({ wish, locked, becomes, many, keeps, seconds, refused }: WishRow) {
  const base = fixtureFilm(locked);
  const { timeline, refused: told } = changeByWords(wish, base, material);
  const wanted = { ...factsOf(base, base), ...becomes };
  wanted.titles = wanted.titles.toSorted();
  const found = factsOf(timeline, base);
  const misses: string[] = [];
  const miss = (what: string, is: unknown, should: unknown) =>
    misses.push(`${what}: ${JSON.stringify(is)} instead of ${JSON.stringify(should)}`);
  for (const fact of Object.keys(wanted) as (keyof typeof wanted)[]) {
    if (fact === many) continue;
    if (JSON.stringify(found[fact]) !== JSON.stringify(wanted[fact])) {
      miss(fact, found[fact], wanted[fact]);
    }
  }
  if (many) {
    const those = found[many].split(' ').filter(Boolean);
    const free = shotsOf(timeline).filter(({ id, locked: held }) => !held && !keeps?.includes(id));
    if (those.length * 2 < free.length) miss(many, found[many], 'half of the free shots');
    if (keeps?.split(' ').some((id) => those.includes(id))) miss('kept', those, keeps);
  }
  const length = timeline.duration.value / framesPerSecond(timeline);
  if (seconds && (length < seconds[0] || length > seconds[1])) miss('seconds', length, seconds);
  if (told.length > 0 !== (refused ?? false)) miss('refused', told, refused ?? false);
  const check = checkTimeline(timeline as EngineTimeline, material);
  if (!check.ok) misses.push(check.message);
  return misses;
}
