import {
  duplicateShots,
  moveShots,
  removeShots,
  setAllLocked,
} from '@armoni/contract/timeline/edit-several';
import { shotsOf } from '@armoni/contract/timeline/ranges';
import type { Shot } from '@armoni/contract/timeline/timeline';
import { texts } from '../texts.ts';
import { chosenIds, type TableSession } from './table-session.ts';

const labels = texts.several;

/** What is done to all shots that are chosen together: one step of the history each. */
export function makeSeveralActions(session: TableSession) {
  const ids = () => chosenIds(session.selection.get());
  const now = () => session.history.get().present;
  return {
    /** Takes one more shot to those that are chosen, or away from them. */
    chooseAlso(shot: Shot) {
      const chosen = ids();
      const next = chosen.includes(shot.id)
        ? chosen.filter((id) => id !== shot.id)
        : [...chosen, shot.id];
      session.selection.set(selectionOf(next));
      session.said.set(labels.heading(next.length));
    },
    chooseAll() {
      session.selection.set(selectionOf(shotsOf(now()).map(({ id }) => id)));
    },
    removeSeveral() {
      const before = shotsOf(now()).length;
      session.change((timeline) => removeShots(timeline, ids()));
      session.said.set(labels.removed(before - shotsOf(now()).length));
    },
    duplicateSeveral() {
      session.change(
        (timeline) => duplicateShots(timeline, ids()),
        labels.duplicated(ids().length),
      );
    },
    moveSeveral(by: -1 | 1) {
      session.change((timeline) => moveShots(timeline, ids(), by), labels.moved(ids().length, by));
    },
    lockSeveral() {
      const shots = shotsOf(now()).filter(({ id }) => ids().includes(id));
      const isLocked = !shots.every(({ locked }) => locked);
      session.change((timeline) => setAllLocked(timeline, ids(), isLocked));
      session.said.set(labels.lockedNow(shots.length, isLocked));
    },
  };
}

function selectionOf(ids: readonly string[]) {
  const [only] = ids;
  if (only === undefined) return { kind: 'film' } as const;
  return ids.length === 1
    ? ({ kind: 'shot', id: only } as const)
    : ({ kind: 'shots', ids } as const);
}
