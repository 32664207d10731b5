import { describe, expect, it } from 'vitest';
import { frames } from '../../../model/time.ts';
import type { TitleCard } from '../../../model/timeline.ts';
import { drawSvg } from '../draw/draw-svg.ts';
import { layOut } from '../layout/lay-out.ts';
import { openTypeface } from '../type/typeface.ts';
import { titleFrames, veilFramesOf } from './title-frames.ts';

const typeface = await openTypeface();
const frame = { width: 1920, height: 1080 };
const free = { opensFilm: false, leavesAtCut: false };

describe('titleFrames', () => {
  it.each(['wide', 'narrow', 'text'] as const)(
    'begins on the first frame, rests, and is gone on the last: %s',
    (family) => {
      const held = framesOf({ family });
      expect(held[0]?.at).toBe(0);
      expect(held.at(-1)).toEqual({ at: 90, state: null });
      const resting = held.filter(({ at }) => at > 26 && at < 82);
      expect(resting).toEqual([]);
      expect(held.length).toBeLessThanOrEqual(40);
      const starts = held.map(({ at }) => at);
      expect(starts).toEqual([...starts].sort((a, b) => a - b));
    },
  );

  it('stands complete on the first frame of a film', () => {
    const held = framesOf({}, { opensFilm: true, leavesAtCut: false });
    expect(held[0]?.state?.lines[0]).toMatchObject({ opacity: 1, rise: [0, 0, 0] });
    expect(held[1]?.at).toBe(82);
  });

  it('opens a single word from narrow to as wide as it is set', () => {
    const held = framesOf({ text: 'Vertige' });
    const widths = held.flatMap(({ state }) => state?.lines[0]?.cut.width ?? []);
    const [first = 0] = widths;
    expect(first).toBeLessThan(70);
    expect(Math.max(...widths)).toBe(125);
    expect(widths.slice(0, 18)).toEqual(widths.slice(0, 18).toSorted((a, b) => a - b));
  });

  it('uncovers a few words behind the accord, from the left', () => {
    const { layout, held } = setOf({ text: 'Koh Lipe' });
    const palette = {
      ...{ ink: '#ffffff', accent: '#ffffff', buttonPaper: '#ffffff', buttonInk: '#000000' },
      stripes: [
        { colour: '#123456', share: 0.5 },
        { colour: '#abcdef', share: 0.5 },
      ],
    };
    const box = { x: 0, y: 0, ...frame };
    const drawn = held.flatMap(({ at, state }) => {
      if (state === null || at > 22) return [];
      const bare = { ...layout, strips: [] };
      const svg = drawSvg({ layout: bare, state, palette }, box, typeface);
      const clip = /<clipPath id="l0"><rect x="[\d.]+" y="[\d.]+" width="([\d.]+)"/.exec(svg);
      return [{ hasAccord: svg.includes('#abcdef'), seen: clip ? Number(clip[1]) : Infinity }];
    });
    const seen = drawn.map((each) => each.seen);
    expect(drawn[2]?.hasAccord).toBe(true);
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
    expect(drawn.at(-1)).toEqual({ hasAccord: false, seen: Infinity });
  });

  it('lifts a longer title word by word', () => {
    const [first] = framesOf({ text: 'Îles du Sud, en hiver' });
    expect(first?.state?.lines[0]?.rise[1]).toBe(1);
  });

  it('goes with its shot where it ends at a cut', () => {
    const held = framesOf({}, { opensFilm: false, leavesAtCut: true });
    expect(held.filter(({ at }) => at > 26).map(({ at }) => at)).toEqual([90]);
  });

  it('does not move a text that is hardly there', () => {
    expect(framesOf({ length: 20 }).map(({ at }) => at)).toEqual([0, 20]);
  });

  it('shows one word after the other, whole on its own frame', () => {
    const held = framesOf({ manner: 'word-by-word', wordStarts: [0, 30, 45] });
    const shown = held.flatMap(({ at, state }) =>
      state === null ? [] : [{ at, word: state.lines.findIndex(({ opacity }) => opacity > 0) }],
    );
    expect(shown.find(({ word }) => word === 1)?.at).toBe(30);
    expect(shown.find(({ word }) => word === 2)?.at).toBe(45);
    expect(held[0]?.state?.lines[0]?.scale).toBeCloseTo(1.14);
  });

  it('marks the word that is said', () => {
    const held = framesOf({ manner: 'caption', wordStarts: [0, 30, 45] });
    const spokenAt = (at: number) =>
      held.findLast((each) => each.at <= at)?.state?.lines.flatMap(({ spoken }) => spoken);
    expect(spokenAt(29)).toEqual([0]);
    expect(spokenAt(31)).toEqual([1]);
    expect(spokenAt(60)).toEqual([2]);
  });

  it('darkens the picture no longer than the text stands', () => {
    const levels = veilFramesOf(90, free);
    expect(levels[0]).toMatchObject({ at: 0 });
    expect(levels.at(-1)).toEqual({ at: 90, state: null });
    expect(Math.max(...levels.map(({ state }) => state ?? 0))).toBe(1);
    expect(levels.length).toBeLessThanOrEqual(16);
  });
});

type Sketch = Partial<Pick<TitleCard, 'text' | 'manner' | 'family' | 'wordStarts'>> & {
  readonly length?: number;
};

function framesOf(sketch: Sketch, edges = free) {
  return setOf(sketch, edges).held;
}

function setOf(
  { text = 'Îles du Sud', manner = 'title', family = 'wide', wordStarts, length = 90 }: Sketch,
  edges = free,
) {
  const card = {
    ...({ text, manner, family, place: 'bottom', wordStarts } as const),
    range: { startTime: frames(40), duration: frames(length) },
  };
  const { layout } = layOut(card, frame, typeface);
  if (layout === null) throw new Error('nothing to show');
  return { layout, held: titleFrames(card, layout, edges) };
}
