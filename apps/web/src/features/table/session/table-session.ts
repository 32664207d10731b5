import type { CutSource, FilmCut } from '@armoni/contract/cuts';
import type { ShotSource } from '@armoni/contract/timeline/edit-shots';
import {
  doStep,
  goOn,
  type History,
  redo,
  startHistory,
  undo,
} from '@armoni/contract/timeline/history';
import { shotsOf } from '@armoni/contract/timeline/ranges';
import type { Shot, Timeline } from '@armoni/contract/timeline/timeline';
import { makeStore, type ReadableStore, type Store } from '../../../lib/store/make-store.ts';
import { texts } from '../texts.ts';
import { shotSourceOf } from './film-time.ts';
import type { Glimpse } from './glimpse.ts';
import type { Grid } from './grid.ts';

/** What is open in the panel. */
export type Selection =
  | { readonly kind: 'film' }
  /** What can be put into the film. */
  | { readonly kind: 'add' }
  | { readonly kind: 'music' }
  | { readonly kind: 'shot'; readonly id: string }
  /** Two and more, in the order they were chosen. */
  | { readonly kind: 'shots'; readonly ids: readonly string[] }
  | { readonly kind: 'title'; readonly index: number };

/** A shot whose frame is being laid, for as long as it is the one that is chosen; and at which end of a glide. */
export type Framing = { readonly id: string; readonly at: 'start' | 'end' };

/** A shot that is held over the track. */
export type Lifted = {
  readonly id: string;
  /** Where it would go, from 0. */
  readonly toIndex: number;
  readonly byPx: number;
};

/** The work on one film: its history, what is chosen, where it stands. */
export type TableSession = {
  /** What the film on the server is made of. */
  readonly base: Store<FilmCut>;
  readonly history: Store<History>;
  readonly selection: Store<Selection>;
  /** Where the playhead stands, in frames of the film. */
  readonly frame: Store<number>;
  readonly framing: Store<Framing | null>;
  /** The text that is typed on the stage, by its place. */
  readonly typing: Store<number | null>;
  readonly lifted: Store<Lifted | null>;
  /** What is looked at before anybody decides for it. */
  readonly glimpse: Store<Glimpse | null>;
  readonly areKeysShown: Store<boolean>;
  /** What an edge that is being moved was drawn to, and what is said of it. */
  readonly snap: Store<{ readonly frame: number | null; readonly words: string } | null>;
  readonly isSnapping: Store<boolean>;
  /** What of the music cuts are drawn to and laid on. */
  readonly grid: Store<Grid>;
  /** How many times the track is longer than what shows all of it. */
  readonly zoom: ReadableStore<number>;
  readonly zoomBy: (step: -1 | 1, least?: number) => void;
  /** The last thing to be read out. */
  readonly said: Store<string>;
  /** A change; the edit is called with the cut as it stands, words with what came of it. */
  readonly change: (edit: (timeline: Timeline) => Timeline, words?: ChangeWords) => void;
  /** The next move of a drag: one undo takes back all of it. */
  readonly drag: (edit: (timeline: Timeline) => Timeline) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly sourceOf: (sourceId: string) => CutSource | undefined;
  readonly shotSource: (sourceId: string) => ShotSource;
  /** Another version is shown from now on; work that nobody rendered goes on when it is asked to. */
  readonly take: (cut: FilmCut, sent: Timeline | null) => void;
};

export type ChangeWords = string | ((after: Timeline) => string);

/** Doubled each time; a frame never gets wider than the track allows. */
const zoomStep = 2;
const mostZoom = 16;

export function makeTableSession(
  cut: FilmCut,
  kept: History = startHistory(cut.timeline),
): TableSession {
  const base = makeStore(cut);
  const history = makeStore(kept);
  const selection = makeStore<Selection>({ kind: 'film' });
  const frame = makeStore(0);
  const said = makeStore('');
  const zoom = makeStore(1);
  const settle = () => {
    const { present } = history.get();
    frame.set((now) => Math.min(now, present.duration.value - 1));
    selection.set((chosen) => stillThere(chosen, present));
  };
  const step = (next: (history: History) => History, words: string) => {
    history.set(next);
    settle();
    said.set(words);
  };
  const sourceOf = (sourceId: string) => base.get().sources.find(({ id }) => id === sourceId);
  return {
    ...{ base, history, selection, frame, said, zoom },
    ...makeHands(),
    zoomBy: (step, least = 1) =>
      zoom.set((now) => Math.max(least, Math.min(mostZoom, now * zoomStep ** step))),
    change: (edit, words = '') => {
      const before = history.get();
      const after = doStep(before, edit(before.present));
      const done = typeof words === 'string' ? words : words(after.present);
      step(
        () => after,
        after.present === before.present && done !== '' ? texts.said.unchanged : done,
      );
    },
    drag: (edit) => {
      history.set((now) => goOn(now, edit(now.present)));
      settle();
    },
    undo: () => step(undo, texts.said.undone),
    redo: () => step(redo, texts.said.redone),
    sourceOf,
    shotSource: (sourceId) => {
      const source = sourceOf(sourceId);
      // A clip that the film does not know any more cannot be stretched.
      return source ? shotSourceOf(source) : { id: sourceId, name: '', kind: 'video', frames: 0 };
    },
    take: (next, sent) => {
      base.set(next);
      history.set((now) =>
        sent === null || now.present === sent ? { ...now, present: next.timeline } : now,
      );
      if (sent === null) history.set(startHistory(next.timeline));
      settle();
    },
  };
}

/** What is under somebody's hands. */
function makeHands() {
  return {
    framing: makeStore<Framing | null>(null),
    typing: makeStore<number | null>(null),
    lifted: makeStore<Lifted | null>(null),
    snap: makeStore<{ readonly frame: number | null; readonly words: string } | null>(null),
    isSnapping: makeStore(true),
    grid: makeStore<Grid>('beats'),
    glimpse: makeStore<Glimpse | null>(null),
    areKeysShown: makeStore(false),
  };
}

/** The shot whose frame is being laid; null while another thing is open. */
export function framedShot(
  { present }: History,
  selection: Selection,
  framing: Framing | null,
): Shot | null {
  if (!framing || selection.kind !== 'shot' || selection.id !== framing.id) return null;
  const shot = shotsOf(present).find(({ id }) => id === framing.id);
  return shot && !shot.locked ? shot : null;
}

/** Of the shots that are chosen; empty while something else is. */
export function chosenIds(selection: Selection): readonly string[] {
  if (selection.kind === 'shots') return selection.ids;
  return selection.kind === 'shot' ? [selection.id] : [];
}

function stillThere(chosen: Selection, timeline: Timeline): Selection {
  if (chosen.kind === 'shots') {
    const ids = chosen.ids.filter((id) => shotsOf(timeline).some((shot) => shot.id === id));
    return ids.length > 1 ? { kind: 'shots', ids } : { kind: 'film' };
  }
  const isThere =
    chosen.kind === 'shot'
      ? shotsOf(timeline).some(({ id }) => id === chosen.id)
      : chosen.kind !== 'title' || chosen.index < timeline.tracks.video.titles.length;
  return isThere ? chosen : { kind: 'film' };
}
