import { changeTitle } from '@armoni/contract/timeline/edit-film';
import { moveShot, setReframe } from '@armoni/contract/timeline/edit-shots';
import { filmOf, titleAt } from '@armoni/contract/timeline/testing';
import type { DrawTitleBody } from '@armoni/contract/titles';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { drawingKey, heldAt, makeTitleDrawings } from './title-drawings.ts';

const film = filmOf(
  [
    { start: 0, length: 60 },
    { start: 100, length: 60 },
  ],
  [titleAt(10, 50)],
);
const [card] = film.tracks.video.titles;
const drawn = {
  frames: [{ at: 0, svg: '<svg/>' }],
  veil: null,
  contrast: { ratio: 7, is_enough: true },
};

describe('texts drawn by the studio', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('are asked for once, and only the last of what is typed', async () => {
    const bodies: DrawTitleBody[] = [];
    const drawings = makeTitleDrawings(async (body) => {
      bodies.push(body);
      return drawn;
    });
    for (const text of ['N', 'No', 'Nor', 'Nord']) {
      const typed = changeTitle(film, 0, { text });
      drawings.want(typed, typed.tracks.video.titles[0]!, async () => [null]);
    }
    await vi.runAllTimersAsync();
    const last = changeTitle(film, 0, { text: 'Nord' });
    drawings.want(last, last.tracks.video.titles[0]!, async () => [null]);
    await vi.runAllTimersAsync();
    expect(bodies.map((body) => body.card.text)).toEqual(['Nord']);
    const key = drawingKey(last, last.tracks.video.titles[0]!);
    expect(drawings.drawings.get().get(key)).toBe(drawn);
  });

  it('are drawn once more when what lies beneath them came late', async () => {
    const beneath = { width: 1, height: 1, rgb: 'AAAA' };
    const draw = vi.fn(async (_: DrawTitleBody) => drawn);
    const drawings = makeTitleDrawings(draw);
    drawings.want(film, card!, async (patienceMs) => [
      beneath,
      patienceMs > 10_000 ? beneath : null,
    ]);
    await vi.runAllTimersAsync();
    expect(draw.mock.calls.map(([body]) => body.beneath)).toEqual([[beneath], [beneath, beneath]]);
  });

  it('are asked for again after a failure', async () => {
    const draw = vi.fn().mockRejectedValueOnce(new Error('away')).mockResolvedValue(drawn);
    const drawings = makeTitleDrawings(draw);
    drawings.want(film, card!, async () => [null]);
    await vi.runAllTimersAsync();
    expect(drawings.drawings.get().size).toBe(0);
    drawings.want(film, card!, async () => [null]);
    await vi.runAllTimersAsync();
    expect(drawings.drawings.get().size).toBe(1);
  });

  it('say how they end: with their shot, or in a way of their own', async () => {
    const bodies: DrawTitleBody[] = [];
    const drawings = makeTitleDrawings(async (body) => {
      bodies.push(body);
      return drawn;
    });
    drawings.want(film, card!, async () => [null]);
    const other = filmOf([{ start: 0, length: 120 }], [titleAt(0, 50)]);
    drawings.want(other, other.tracks.video.titles[0]!, async () => [null]);
    await vi.runAllTimersAsync();
    expect(bodies.map((one) => [one.opens_film, one.leaves_at_cut]).sort()).toEqual([
      [true, false],
    ]);
  });

  it('are drawn anew over other pictures', () => {
    const swapped = moveShot(film, 'B', 0);
    expect(drawingKey(swapped, card!)).not.toBe(drawingKey(film, card!));
    const across = titleAt(10, 100);
    const other = setReframe(film, 'B', { kind: 'static', position: 0.1 });
    expect(drawingKey(other, across)).not.toBe(drawingKey(film, across));
  });

  it('are held until the next of their frames', () => {
    const held = [{ at: 0 }, { at: 3 }, { at: 20 }];
    expect([0, 2, 3, 19, 25].map((frame) => heldAt(held, frame)?.at)).toEqual([0, 0, 3, 3, 20]);
  });
});
