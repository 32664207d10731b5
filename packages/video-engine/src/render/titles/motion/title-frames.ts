import type { TitleCard } from '../../../model/timeline.ts';
import type { TitleLayout } from '../layout/layout.ts';
import { cubicBezier } from './easing.ts';
import { entrances } from './entrances.ts';
import { atRest, type FrameState } from './frame-state.ts';
import { wordStarts } from './word-starts.ts';

/** A frame that is drawn, held until the next one; null shows nothing. */
export type HeldFrame<State> = {
  /** Film frames from the text's beginning. */
  readonly at: number;
  readonly state: State | null;
};

export type Edges = {
  /** The film opens with it: complete on its first frame, which many players show as its picture. */
  readonly opensFilm: boolean;
  /** It goes with its shot, at a cut or at the film's end. */
  readonly leavesAtCut: boolean;
};

const leaving = { frames: 8, ease: cubicBezier(0.5, 0, 0.8, 0.3) } as const;
const veilFrames = { in: 8, out: 6 } as const;
/** A text that is at rest for less neither comes nor goes in a way of its own. */
const leastRestFrames = 15;
const longestEntrance = 26;
const frameMilliseconds = 1000 / 30;

/** Every frame of a text that differs from the one before, up to the one on which it is gone. */
export function titleFrames(
  card: Pick<TitleCard, 'manner' | 'family' | 'text' | 'range' | 'wordStarts'>,
  layout: TitleLayout,
  edges: Edges,
): readonly HeldFrame<FrameState>[] {
  const length = card.range.duration.value;
  const { comes, goes } = movesOf(length, edges);
  const enter = entrances[card.manner](card.family);
  const starts = wordStarts(card, layout);
  const stateAt = (frame: number): FrameState => {
    if (goes && frame >= length - leaving.frames) {
      return leave(restAt(frame), frame - (length - leaving.frames), { card, layout });
    }
    if (card.manner === 'word-by-word') {
      const step = Math.max(
        0,
        starts.findLastIndex((start) => start <= frame),
      );
      const entering = enter(layout, elapsed(frame - (starts[step] ?? 0)));
      const { lines } = atRest(layout, step);
      const moved = lines.map((line) => ({ ...line, scale: entering.lines[0]?.scale ?? 1 }));
      return { ...entering, lines: comes || step > 0 ? moved : lines };
    }
    return comes && frame < longestEntrance
      ? withSpoken(enter(layout, elapsed(frame)), frame)
      : restAt(frame);
  };
  const restAt = (frame: number): FrameState => {
    if (card.manner !== 'word-by-word') return withSpoken(atRest(layout), frame);
    return atRest(
      layout,
      Math.max(
        0,
        starts.findLastIndex((start) => start <= frame),
      ),
    );
  };
  const withSpoken = (state: FrameState, frame: number): FrameState =>
    card.manner === 'caption' && card.wordStarts
      ? markSpoken(
          state,
          starts.findLastIndex((start) => start <= frame),
        )
      : state;
  return [...changes(length, stateAt), { at: length, state: null }];
}

/** How dark the veil is, 0–1 of its own opacity. */
export function veilFramesOf(length: number, edges: Edges): readonly HeldFrame<number>[] {
  const { comes, goes } = movesOf(length, edges);
  const levels = changes(length, (frame) => {
    const entered = comes ? Math.min(1, (frame + 1) / veilFrames.in) : 1;
    const left = goes ? Math.min(1, (length - frame) / (veilFrames.out + 1)) : 1;
    return Math.min(entered, left);
  });
  return [...levels, { at: length, state: null }];
}

function movesOf(length: number, { opensFilm, leavesAtCut }: Edges) {
  const comes = !opensFilm && length >= longestEntrance + leastRestFrames;
  const isLong = length >= (comes ? longestEntrance : 0) + leastRestFrames + leaving.frames;
  return { comes, goes: !leavesAtCut && isLong };
}

/** The first frame already shows a beginning: nothing waits for an empty one. */
function elapsed(frame: number): number {
  return (frame + 1) * frameMilliseconds;
}

function changes<State>(
  length: number,
  stateAt: (frame: number) => State,
): readonly HeldFrame<State>[] {
  const held: HeldFrame<State>[] = [];
  let before = '';
  for (let at = 0; at < length; at += 1) {
    const state = stateAt(at);
    const key = JSON.stringify(state);
    if (key !== before) held.push({ at, state });
    before = key;
  }
  return held;
}

/** Up and away behind the mask of each line; captions only fade. */
function leave(
  state: FrameState,
  frame: number,
  {
    card,
    layout,
  }: {
    readonly card: Pick<TitleCard, 'manner'>;
    readonly layout: TitleLayout;
  },
): FrameState {
  const share = (frame + 1) / (leaving.frames + 1);
  if (card.manner === 'caption') return faded(state, 1 - share);
  const gone = leaving.ease(share);
  return {
    lines: state.lines.map((line, index) => ({
      ...line,
      rise: line.rise.map(() => -gone),
      // What stands on the button is not left behind when it closes.
      ...(layout.lines[index]?.rank === 'button' && { opacity: Math.max(0, 1 - 4 * gone) }),
    })),
    strips: state.strips.map(() => 1 - gone),
    button: 1 - gone,
    arrow: 1 - Math.min(1, 2 * gone),
  };
}

function faded(state: FrameState, share: number): FrameState {
  const lines = state.lines.map((line) => ({ ...line, opacity: line.opacity * share }));
  return { ...state, lines };
}

/** The word at this place of the whole text takes the accent. */
function markSpoken(state: FrameState, word: number): FrameState {
  let before = 0;
  const lines = state.lines.map((line) => {
    const own = word - before;
    before += line.rise.length;
    return { ...line, spoken: own >= 0 && own < line.rise.length ? own : -1 };
  });
  return { ...state, lines };
}
