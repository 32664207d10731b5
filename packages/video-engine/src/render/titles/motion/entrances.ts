import type { TitleFamily, TitleManner } from '../../../model/timeline.ts';
import { landingScale } from '../layout/lay-out-words.ts';
import type { PlacedLine, TitleLayout } from '../layout/layout.ts';
import { cubicBezier, type Easing } from './easing.ts';
import { atRest, type FrameState, type LineState } from './frame-state.ts';

/** A text some milliseconds after its beginning. */
export type Entrance = (layout: TitleLayout, milliseconds: number) => FrameState;

// Drawn frame by frame and judged by eye, see docs/decisions/2026-11-22-titles.md.
const rising = { ms: 420, apart: 55, mostApart: 380, ease: cubicBezier(0.16, 1, 0.3, 1) } as const;
const stripGrowth = { ms: 500, ease: cubicBezier(0.16, 1, 0.3, 1) } as const;
const weighing = { ms: 600, from: 120, ease: cubicBezier(0.35, 0, 0.15, 1) } as const;
const opening = { ms: 600, from: 62, ease: cubicBezier(0.45, 0, 0.1, 1) } as const;
const passing = { ms: 520, apart: 110, ease: cubicBezier(0.65, 0, 0.35, 1) } as const;
const tightening = { ms: 600, from: 0.13, ease: cubicBezier(0.16, 1, 0.3, 1) } as const;
const appearing = { openingMs: 100, weightMs: 180, trackingMs: 280 } as const;
const landing = { ms: 130, ease: cubicBezier(0.16, 1, 0.3, 1) } as const;
const captionMs = 160;
const endCard = { buttonAt: 160, textAt: 260, stripAt: 300, arrowAt: 340, openMs: 300 } as const;
/** The small lines of a title follow the large ones. */
const smallAt = 240;
/** Steps of an axis: finer ones no eye tells apart, and each costs shaping. */
const weightStep = 4;
/** The accord crosses a line that is read at a glance; words that open are one. */
const mostWords = { opened: 1, passed: 3 } as const;

export const entrances: Readonly<Record<TitleManner, (family: TitleFamily) => Entrance>> = {
  title: (family) => ({ wide: enterWide, narrow: gainWeight, text: tighten })[family],
  'lower-third': () => rise,
  'word-by-word': () => land,
  caption: () => fade,
  'end-card': () => openCard,
};

function progress(milliseconds: number, from: number, length: number, ease: Easing): number {
  return ease((milliseconds - from) / length);
}

/** Words rise behind the mask of their line, one after the other; strips grow. */
function rise(layout: TitleLayout, ms: number): FrameState {
  const words = layout.lines.reduce((sum, line) => sum + line.words.length, 0);
  const apart = Math.min(rising.apart, rising.mostApart / Math.max(1, words - 1));
  let word = 0;
  const lines = layout.lines.map((line): LineState => {
    const shares = line.words.map(() => 1 - progress(ms, apart * word++, rising.ms, rising.ease));
    return { ...still(line), rise: shares };
  });
  return { ...atRest(layout), lines, strips: grown(layout, ms, 0) };
}

/** One word opens, a few are uncovered by the accord, more of them rise. */
function enterWide(layout: TitleLayout, ms: number): FrameState {
  const large = layout.lines.filter(({ rank }) => rank === 'large');
  const words = large.reduce((sum, line) => sum + line.words.length, 0);
  if (words <= mostWords.opened) return openLetters(layout, ms);
  return words <= mostWords.passed ? passAccord(layout, ms) : rise(layout, ms);
}

/** Narrow letters become wide. */
function openLetters(layout: TitleLayout, ms: number): FrameState {
  const done = progress(ms, 0, opening.ms, opening.ease);
  const lines = layout.lines.map((line): LineState => {
    if (line.rank !== 'large') return risingLine(line, ms, smallAt);
    const from = Math.min(opening.from, line.cut.width);
    const width = done === 1 ? line.cut.width : Math.round(from + (line.cut.width - from) * done);
    const opacity = Math.min(1, ms / appearing.openingMs);
    return { ...still(line), cut: { ...line.cut, width }, opacity };
  });
  return { ...atRest(layout), lines, strips: grown(layout, ms, smallAt / 2) };
}

/** The stripes of the accord cross each line; its letters stand where they have been. */
function passAccord(layout: TitleLayout, ms: number): FrameState {
  let large = 0;
  const lines = layout.lines.map((line): LineState => {
    if (line.rank !== 'large') return risingLine(line, ms, smallAt);
    const passed = progress(ms, passing.apart * large++, passing.ms, passing.ease);
    return { ...still(line), passed };
  });
  return { ...atRest(layout), lines, strips: grown(layout, ms, smallAt / 2) };
}

/** Hairlines become bold. */
function gainWeight(layout: TitleLayout, ms: number): FrameState {
  const done = progress(ms, 0, weighing.ms, weighing.ease);
  const lines = layout.lines.map((line): LineState => {
    if (line.rank !== 'large') return risingLine(line, ms, smallAt);
    const { weight } = line.cut;
    const between = weighing.from + (weight - weighing.from) * done;
    const stepped = Math.round(between / weightStep) * weightStep;
    const cut = { ...line.cut, weight: done === 1 ? weight : stepped };
    return { ...still(line), cut, opacity: Math.min(1, ms / appearing.weightMs) };
  });
  return { ...atRest(layout), lines, strips: grown(layout, ms, smallAt / 2) };
}

/** Letters come together. */
function tighten(layout: TitleLayout, ms: number): FrameState {
  const done = progress(ms, 0, tightening.ms, tightening.ease);
  const lines = layout.lines.map((line): LineState => {
    const isLarge = line.rank === 'large';
    const late = isLarge ? 0 : smallAt;
    const opacity = Math.min(1, Math.max(0, (ms - late) / appearing.trackingMs));
    const { tracking } = line.cut;
    const between = tightening.from + (tracking - tightening.from) * done;
    const cut = { ...line.cut, tracking: isLarge ? between : tracking };
    return { ...still(line), cut, opacity };
  });
  return { ...atRest(layout), lines, strips: grown(layout, ms, smallAt / 2) };
}

/** On the beat's own frame whole, a little too large, and at rest four frames later. */
function land(layout: TitleLayout, ms: number): FrameState {
  const scale =
    landingScale - (landingScale - 1) * progress(ms - 1000 / 30, 0, landing.ms, landing.ease);
  const rest = atRest(layout);
  return { ...rest, lines: rest.lines.map((line) => ({ ...line, scale })) };
}

function fade(layout: TitleLayout, ms: number): FrameState {
  const opacity = Math.min(1, ms / captionMs);
  const rest = atRest(layout);
  return { ...rest, lines: rest.lines.map((line) => ({ ...line, opacity })) };
}

/** The title rises, the button opens, its text rises in it, the arrow is drawn. */
function openCard(layout: TitleLayout, ms: number): FrameState {
  const risen = rise({ ...layout, lines: layout.lines.filter(({ rank }) => rank === 'large') }, ms);
  let large = 0;
  const lines = layout.lines.map((line): LineState => {
    if (line.rank === 'large') return risen.lines[large++] as LineState;
    return risingLine(line, ms, line.rank === 'button' ? endCard.textAt : endCard.arrowAt);
  });
  const open = (at: number) => progress(ms, at, endCard.openMs, rising.ease);
  return {
    lines,
    strips: grown(layout, ms, endCard.stripAt),
    ...{ button: open(endCard.buttonAt), arrow: open(endCard.arrowAt) },
  };
}

function still(line: PlacedLine): LineState {
  const rest = { opacity: 1, rise: line.words.map(() => 0) };
  return { ...rest, cut: line.cut, scale: 1, spoken: -1, passed: 1 };
}

function risingLine(line: PlacedLine, ms: number, from: number): LineState {
  const share = 1 - progress(ms, from, rising.ms, rising.ease);
  return { ...still(line), rise: line.words.map(() => share) };
}

function grown(layout: TitleLayout, ms: number, from: number): readonly number[] {
  return layout.strips.map(() => progress(ms, from, stripGrowth.ms, stripGrowth.ease));
}
