import type { FilmCut } from '@armoni/contract/cuts';
import { compareCuts } from '@armoni/contract/timeline/compare-cuts';
import type { History } from '@armoni/contract/timeline/history';
import type { Timeline } from '@armoni/contract/timeline/timeline';
import { onePerPerson } from '../../../lib/session/one-per-person.ts';

type Work = { readonly version: number; readonly history: History };
/** Whoever asks before the tab is closed. */
type Tab = Pick<Window, 'addEventListener' | 'removeEventListener'>;

/** What was changed and not rendered, film by film, until this tab is closed. */
export const keptWorkOf = onePerPerson((_userId: string) => makeKeptWork(window));

export type KeptWork = ReturnType<typeof makeKeptWork>;

export function makeKeptWork(tab: Tab) {
  const works = new Map<string, Work>();
  const warn = (event: Event) => {
    if (works.size > 0) event.preventDefault();
  };
  tab.addEventListener('beforeunload', warn);
  return {
    /** Undefined where nothing was left, or where the film has another version since. */
    of({ film_id: id, version }: FilmCut): History | undefined {
      const work = works.get(id);
      return work && work.version === version ? work.history : undefined;
    },
    /** From here on a table asks itself. */
    forget: (filmId: string) => works.delete(filmId),
    keep({ film_id: id, version, timeline }: FilmCut, history: History): void {
      const { count } = compareCuts(timeline, history.present);
      if (count > 0) works.set(id, { version, history });
    },
    /** The film has the version that was asked for: what was changed since waits on top of it. */
    goOn({ film_id: id, version, timeline }: FilmCut, sent: Timeline): void {
      const work = works.get(id);
      const isChanged = work && work.history.present !== sent;
      if (isChanged && compareCuts(timeline, work.history.present).count > 0) {
        works.set(id, { ...work, version });
      } else works.delete(id);
    },
    dispose() {
      works.clear();
      tab.removeEventListener('beforeunload', warn);
    },
  };
}
