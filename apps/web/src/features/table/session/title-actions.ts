import { addTitle, removeTitle, setTitleLocked } from '@armoni/contract/timeline/edit-film';
import { framesOf } from '@armoni/contract/timeline/ranges';
import { texts } from '../texts.ts';
import type { TableSession } from './table-session.ts';

export type TitleActions = ReturnType<typeof makeTitleActions>;

/** What buttons and keys do to the text that is chosen; nothing while something else is. */
export function makeTitleActions(session: TableSession) {
  const now = () => session.history.get().present;
  const chosen = () => {
    const selection = session.selection.get();
    const index = selection.kind === 'title' ? selection.index : -1;
    const card = now().tracks.video.titles[index];
    return card ? { index, card } : null;
  };
  const openTitle = (index: number) => {
    const card = now().tracks.video.titles[index];
    if (!card) return;
    const { start, length } = framesOf(card.range);
    session.selection.set({ kind: 'title', index });
    session.frame.set(start + Math.floor(length / 2));
  };
  return {
    openTitle,
    lockTitle() {
      const found = chosen();
      if (!found) return;
      const isLocked = !found.card.locked;
      const words = texts.said.textLocked(found.index + 1, isLocked);
      session.change((timeline) => setTitleLocked(timeline, found.index, isLocked), words);
    },
    duplicateTitle() {
      const found = chosen();
      if (!found) return;
      const { locked: _, ...card } = found.card;
      const { length, end } = framesOf(card.range);
      const film = now().duration.value;
      // Behind itself, or where there is no room on the last frames that are as many.
      const from = film - end >= length ? end : film - length;
      const range = { ...card.range, startTime: { ...card.range.startTime, value: from } };
      session.change((timeline) => addTitle(timeline, { ...card, range }), texts.title.added);
      openTitle(now().tracks.video.titles.findIndex((one) => one.range === range));
    },
    removeTitle() {
      const found = chosen();
      if (!found || found.card.locked) return;
      session.selection.set({ kind: 'film' });
      const words = texts.said.textRemoved(found.index + 1);
      session.change((timeline) => removeTitle(timeline, found.index), words);
    },
  };
}
