import type { CutSource } from '@armoni/contract/cuts';
import { addTitle } from '@armoni/contract/timeline/edit-film';
import {
  duplicateShot,
  insertShot,
  moveShot,
  removeShot,
  setLocked,
  splitShot,
  swapTake,
  trimEnd,
  trimStart,
} from '@armoni/contract/timeline/edit-shots';
import { framesOf, framesPerSecond, rangeOf, shotsOf } from '@armoni/contract/timeline/ranges';
import type { Shot, Timeline, TitleCard } from '@armoni/contract/timeline/timeline';
import { texts } from '../texts.ts';
import { seenAt, shotSourceOf } from './film-time.ts';
import { makeSeveralActions } from './several-actions.ts';
import type { TableSession } from './table-session.ts';
import { makeTitleActions } from './title-actions.ts';

export type TableActions = ReturnType<typeof makeTableActions>;

const newTitleSeconds = 2;
const newShotSeconds = 2;

/** What buttons and keys do, each said aloud; without a shot chosen they mean the one on stage. */
export function makeTableActions(session: TableSession) {
  const table = makeLooks(session);
  return {
    ...makeTrims(table),
    ...makePlaces(table),
    ...makeAtPlayhead(table),
    ...makeSeveralActions(session),
    ...makeTitleActions(session),
    ...table.choosing,
  };
}

type Looks = ReturnType<typeof makeLooks>;

/** What the actions need to know of the table as it stands. */
function makeLooks(session: TableSession) {
  const now = () => session.history.get().present;
  const numberOf = (id: string) => shotsOf(now()).findIndex((shot) => shot.id === id) + 1;
  const chosen = (): Shot => {
    const selection = session.selection.get();
    const id = selection.kind === 'shot' ? selection.id : null;
    const found = shotsOf(now()).find((shot) => shot.id === id);
    return found ?? seenAt(now(), session.frame.get()).shot;
  };
  const choose = (shot: Shot | undefined, moves = true) => {
    if (!shot) return;
    session.selection.set({ kind: 'shot', id: shot.id });
    if (moves) session.frame.set(framesOf(shot.recordRange).start);
  };
  const step = (by: -1 | 1) => choose(shotsOf(now())[numberOf(chosen().id) - 1 + by]);
  const source = (shot: Shot) => session.shotSource(shot.mediaReference.sourceId);
  /** A locked shot says that it is. */
  const isFree = ({ locked }: Shot) => {
    if (locked) session.said.set(texts.shot.locked);
    return !locked;
  };
  return { session, now, numberOf, source, isFree, choosing: { chosen, choose, step } };
}

function makeTrims({ session, now, numberOf, source, isFree, choosing }: Looks) {
  // The clip or the shortest shot may have allowed less than was asked for.
  const longerBy = (shot: Shot, after: Timeline) =>
    lengthIn(after, shot.id) - lengthIn(now(), shot.id);
  const said = (say: typeof texts.said.end, shot: Shot, frames: number) =>
    frames === 0 ? texts.said.unchanged : say(numberOf(shot.id), frames);
  const moveStart = (shot: Shot, by: number) => {
    if (!isFree(shot)) return;
    session.change(
      (timeline) => trimStart(timeline, shot.id, by, source(shot)),
      (after) => said(texts.said.start, shot, -longerBy(shot, after)),
    );
  };
  const moveEnd = (shot: Shot, by: number) => {
    if (!isFree(shot)) return;
    session.change(
      (timeline) => trimEnd(timeline, shot.id, by, source(shot)),
      (after) => said(texts.said.end, shot, longerBy(shot, after)),
    );
  };
  return {
    trimStart: moveStart,
    trimEnd: moveEnd,
    /** Sets the begin or the end of the shot on the playhead. */
    setEdgeHere(edge: 'start' | 'end') {
      const shot = choosing.chosen();
      const { start, end } = framesOf(shot.recordRange);
      const frame = session.frame.get();
      if (frame < start || frame >= end) return;
      if (edge === 'start') moveStart(shot, frame - start);
      else moveEnd(shot, frame + 1 - end);
    },
    swap(shot: Shot, moment: { readonly start_frame: number }) {
      if (!isFree(shot)) return;
      const words = texts.said.swapped(numberOf(shot.id));
      const to = moment.start_frame;
      session.change((timeline) => swapTake(timeline, shot.id, to, source(shot)), words);
    },
  };
}

function lengthIn(timeline: Timeline, id: string): number {
  const shot = shotsOf(timeline).find((one) => one.id === id);
  return shot ? framesOf(shot.recordRange).length : 0;
}

function makePlaces({ session, now, numberOf, isFree, choosing }: Looks) {
  const { chosen, choose } = choosing;
  return {
    move(by: -1 | 1) {
      const shot = chosen();
      if (!isFree(shot)) return;
      const { id } = shot;
      const to = numberOf(id) - 1 + by;
      session.change((timeline) => moveShot(timeline, id, to), texts.said.moved(to + 1));
    },
    /** To a place in the order, from 0. */
    moveTo(id: string, to: number) {
      session.change((timeline) => moveShot(timeline, id, to), texts.said.moved(to + 1));
    },
    remove() {
      const shot = chosen();
      if (!isFree(shot)) return;
      const { id } = shot;
      const index = numberOf(id) - 1;
      session.change((timeline) => removeShot(timeline, id), texts.said.removed(index + 1));
      choose(shotsOf(now())[Math.min(index, shotsOf(now()).length - 1)], false);
    },
    duplicate() {
      const { id } = chosen();
      const words = texts.said.duplicated(numberOf(id));
      session.change((timeline) => duplicateShot(timeline, id), words);
    },
    /** The frame of the shot is laid by hand, with the playhead in it. */
    openFraming() {
      const shot = chosen();
      if (!isFree(shot)) return;
      const { start, end } = framesOf(shot.recordRange);
      session.selection.set({ kind: 'shot', id: shot.id });
      session.framing.set({ id: shot.id, at: 'start' });
      session.frame.set((frame) => (frame >= start && frame < end ? frame : start));
    },
    toggleLock() {
      const { id, locked = false } = chosen();
      const words = locked ? texts.said.unlocked : texts.said.locked;
      session.change((timeline) => setLocked(timeline, id, !locked), words(numberOf(id)));
    },
  };
}

function makeAtPlayhead({ session, now, numberOf, isFree }: Looks) {
  return {
    splitHere() {
      const { shot } = seenAt(now(), session.frame.get());
      if (!isFree(shot)) return;
      const words = texts.said.split(numberOf(shot.id));
      session.change((timeline) => splitShot(timeline, shot.id, session.frame.get()), words);
    },
    /** A new shot behind the one at the playhead; it is chosen then. */
    insert(source: CutSource, startFrame: number) {
      const timeline = now();
      const { shot } = seenAt(timeline, session.frame.get());
      const length = Math.round(newShotSeconds * framesPerSecond(timeline));
      const take = { source: shotSourceOf(source), startFrame, length };
      session.change(
        (before) => insertShot(before, shot.id, take),
        texts.said.inserted(numberOf(shot.id) + 1),
      );
      const added = shotsOf(now())[numberOf(shot.id)];
      if (added) session.frame.set(framesOf(added.recordRange).start);
    },
    openAdding() {
      session.selection.set({ kind: 'add' });
    },
    addTitleHere() {
      const timeline = now();
      const wanted = newTitleSeconds * framesPerSecond(timeline);
      const length = Math.min(wanted, timeline.duration.value);
      const start = Math.min(session.frame.get(), timeline.duration.value - length);
      const card: TitleCard = {
        kind: 'text',
        text: texts.title.added,
        manner: 'lower-third',
        family: 'wide',
        place: 'bottom',
        range: rangeOf(timeline, start, length),
      };
      session.change((before) => addTitle(before, card), texts.title.added);
      const index = now().tracks.video.titles.indexOf(card);
      session.selection.set({ kind: 'title', index: Math.max(0, index) });
    },
  };
}
