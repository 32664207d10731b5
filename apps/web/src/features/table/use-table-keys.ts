import { framesPerSecond } from '@armoni/contract/timeline/ranges';
import { useLayoutEffect } from 'react';
import { focusPanel, focusTrack } from './panel/focus-panel.ts';
import { otherMoments } from './panel/other-moments.ts';
import { seenAt } from './session/film-time.ts';
import type { TableActions } from './session/table-actions.ts';
import type { TableSession } from './session/table-session.ts';
import type { CutPlayer } from './stage/cut-player.ts';

/** Where keys are letters; a slider or a choice that was just pressed leaves them to the table. */
const words =
  'input:not([type=range], [type=radio], [type=checkbox]), textarea, [contenteditable=true]';
const fields = `${words}, select, [role=combobox], [role=listbox]`;
/** What is open over the table takes every key; a toast beside it none. */
const openLists =
  '[role=menu], [role=listbox], [role=dialog]:not([aria-modal=false]), [role=alertdialog]';
const arrowUsers = 'input, [role=slider], [role=radio]';
const spaceUsers = 'button, a, input, [role=radio], [role=switch]';

type Table = {
  /** Where there is a field for wishes. */
  readonly focusWish?: () => void;
  /** The part of an open dialog in which it stands; without one it has the page. */
  readonly host?: { readonly current: Element | null };
  /** The keys mean something else for now. */
  readonly isResting?: boolean;
  readonly session: TableSession;
  readonly player: CutPlayer;
  readonly actions: TableActions;
};

/** The table by keyboard alone; letters rest in fields. */
export function useTableKeys(table: Table): void {
  // With what is shown, not a moment later: a key pressed at once is not lost.
  useLayoutEffect(() => {
    let clicked: Element | null = null;
    const point = ({ target }: PointerEvent) => {
      clicked = target instanceof Element ? target.closest(spaceUsers) : null;
    };
    const press = (event: KeyboardEvent) => {
      if (table.isResting || event.defaultPrevented || isUnderAnother(table)) return;
      if (event.key === ' ' && keepsSpace(event.target, clicked)) return;
      if (!keyDid(event, table)) return;
      event.preventDefault();
      // The dialog itself would close, or go on to another film.
      if (table.host) event.stopPropagation();
    };
    // Before the search of the whole studio, which opens when it is pressed once more.
    const pressWish = (event: KeyboardEvent) => {
      if (!isWishKey(event) || table.isResting || isUnderAnother(table)) return;
      if (!keyDid(event, table)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    // In a dialog before it: dialogs keep keys from going further up.
    const isFirst = table.host !== undefined;
    window.addEventListener('keydown', press, isFirst);
    window.addEventListener('keydown', pressWish, true);
    window.addEventListener('pointerdown', point, true);
    return () => {
      window.removeEventListener('keydown', pressWish, true);
      window.removeEventListener('keydown', press, isFirst);
      window.removeEventListener('pointerdown', point, true);
    };
  }, [table]);
}

/**
 * What the keyboard came to is pressed by the space bar; what was clicked is done, and a shot that is
 * chosen stays so: there it plays.
 */
function keepsSpace(target: EventTarget | null, clicked: Element | null): boolean {
  const user = target instanceof Element ? target.closest(spaceUsers) : null;
  return user !== null && user !== clicked && !user.matches('[data-shot][aria-pressed=true]');
}

const isWishKey = ({ key, ctrlKey, metaKey }: KeyboardEvent) =>
  key.toLowerCase() === 'k' && (ctrlKey || metaKey);

/** Something else is open over it and takes the keys. */
function isUnderAnother({ host }: Table): boolean {
  const own = host?.current?.closest(openLists);
  // A list that was open once stays in the page, hidden.
  return [...document.querySelectorAll(openLists)].some(
    (list) => list !== own && list.checkVisibility(),
  );
}

function keyDid(event: KeyboardEvent, table: Table): boolean {
  const target = event.target as Element | null;
  const isField = target?.closest?.(fields) !== null && target !== null;
  if (event.ctrlKey || event.metaKey) {
    // A choice that is closed takes letters and nothing else.
    return target?.closest?.(words) ? false : withControl(event, table);
  }
  if (isField) return leavesField(event, table);
  if (event.altKey) return withAlt(event, table);
  // What is chosen already is opened by pressing it once more.
  const isChosen = target?.matches?.('[data-shot][aria-pressed=true]') === true;
  if (event.key === 'Enter' && isChosen && !event.shiftKey) {
    focusPanel();
    return true;
  }
  const isArrow = event.key.startsWith('Arrow');
  if (isArrow && target?.closest?.(arrowUsers)) return false;
  const act = plainKeys(event, table)[event.key.length === 1 ? event.key.toLowerCase() : event.key];
  if (!act) return false;
  act();
  return true;
}

/** What lies over the panel first, then the panel. */
function closeOne(session: TableSession): void {
  const chosen = session.selection.get();
  const isFraming = session.framing.get() !== null;
  if (isFraming) session.framing.set(null);
  else session.selection.set({ kind: 'film' });
  const onStage = () => seenAt(session.history.get().present, session.frame.get()).shot.id;
  focusTrack(chosen.kind === 'shot' ? chosen.id : onStage());
}

/** Frames of a second. */
const rateOf = (session: TableSession) =>
  Math.round(framesPerSecond(session.history.get().present));

/** Escape in a field closes the panel, not the dialog around it. */
function leavesField({ key }: KeyboardEvent, { session }: Table): boolean {
  if (key !== 'Escape' || session.selection.get().kind === 'film') return false;
  closeOne(session);
  return true;
}

function withControl(
  { key, shiftKey }: KeyboardEvent,
  { session, actions, focusWish }: Table,
): boolean {
  if (key.toLowerCase() === 'a') {
    actions.chooseAll();
    return true;
  }
  if (key.toLowerCase() === 'k') {
    focusWish?.();
    return focusWish !== undefined;
  }
  if (key.toLowerCase() !== 'z' && key.toLowerCase() !== 'y') return false;
  if (shiftKey || key.toLowerCase() === 'y') session.redo();
  else session.undo();
  return true;
}

function withAlt({ key }: KeyboardEvent, { session, actions }: Table): boolean {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return false;
  const by = key === 'ArrowLeft' ? -1 : 1;
  if (session.selection.get().kind === 'shots') actions.moveSeveral(by);
  else actions.move(by);
  return true;
}

/** What opens something in the panel leads the keyboard there. */
const inPanel = (open: () => void) => () => {
  open();
  focusPanel();
};

function plainKeys(
  { shiftKey }: KeyboardEvent,
  { session, player, actions, host }: Table,
): Readonly<Record<string, (() => void) | undefined>> {
  const step = shiftKey ? 10 : 1;
  const go = (by: number) => player.seek(session.frame.get() + by);
  const swapWith = (number: number) => () => {
    const shot = actions.chosen();
    const source = session.sourceOf(shot.mediaReference.sourceId);
    const moment = otherMoments(source?.moments ?? [], shot.sourceRange)[number - 1];
    if (moment) actions.swap(shot, moment);
  };
  const swaps = Object.fromEntries([1, 2, 3, 4, 5, 6].map((key) => [String(key), swapWith(key)]));
  const isFree = host !== undefined && session.selection.get().kind === 'film';
  // What is chosen is meant: several shots, a text, else the shot that is chosen or on the stage.
  const { kind } = session.selection.get();
  const chosen = {
    shots: [actions.duplicateSeveral, actions.lockSeveral, actions.removeSeveral],
    title: [actions.duplicateTitle, actions.lockTitle, actions.removeTitle],
    shot: [actions.duplicate, actions.toggleLock, actions.remove],
  } as const;
  const [duplicate, lock, remove] = chosen[kind === 'shots' || kind === 'title' ? kind : 'shot'];
  return {
    ...swaps,
    ' ': () => player.toggle(),
    j: () => go(-rateOf(session)),
    k: () => player.pause(),
    l: () => player.play(),
    '+': () => session.zoomBy(1),
    '-': () => session.zoomBy(-1),
    ArrowLeft: () => go(-step),
    ArrowRight: () => go(step),
    ArrowUp: () => actions.step(-1),
    ArrowDown: () => actions.step(1),
    i: () => actions.setEdgeHere('start'),
    o: () => actions.setEdgeHere('end'),
    ',': () => actions.trimEnd(actions.chosen(), -1),
    '.': () => actions.trimEnd(actions.chosen(), 1),
    s: actions.splitHere,
    d: duplicate,
    v: lock,
    t: inPanel(actions.addTitleHere),
    a: inPanel(actions.openAdding),
    m: inPanel(() => session.selection.set({ kind: 'music' })),
    '?': () => session.areKeysShown.set(true),
    c: inPanel(actions.openFraming),
    n: () => session.isSnapping.set((isOn) => !isOn),
    Delete: remove,
    // With nothing chosen it is the dialog's.
    Escape: isFree ? undefined : () => closeOne(session),
  };
}
