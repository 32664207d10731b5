import { lookOf, shotsOf } from '@armoni/contract/timeline/ranges';
import type { Timeline } from '@armoni/contract/timeline/timeline';
import { LookFilter } from '../stage/look-filter.tsx';

type Look = Timeline['look'];

const idOf = (look: Look) => `track-${look}`;

/** The looks of a cut as filters of the page, each once. */
export function LookFilters({ timeline }: { timeline: Timeline }) {
  const looks = new Set(shotsOf(timeline).map((shot) => lookOf(shot, timeline)));
  return [...looks].map((look) => <LookFilter key={look} look={look} id={idOf(look)} />);
}

/** A CSS filter; undefined for pictures as they are. */
export function trackLook(look: Look): string | undefined {
  return look === 'normal' ? undefined : `url(#${idOf(look)})`;
}
