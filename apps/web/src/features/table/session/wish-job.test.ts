import type { CutByWords, FilmCut } from '@armoni/contract/cuts';
import { removeShot, setLocked } from '@armoni/contract/timeline/edit-shots';
import { shotsOf } from '@armoni/contract/timeline/ranges';
import { filmOf } from '@armoni/contract/timeline/testing';
import type { Timeline } from '@armoni/contract/timeline/timeline';
import { describe, expect, it, vi } from 'vitest';
import { makeTableSession } from './table-session.ts';
import { WishJob } from './wish-job.ts';

const film = filmOf([
  { start: 0, length: 60 },
  { start: 100, length: 60 },
]);
const cut: FilmCut = {
  ...{
    film_id: 'f',
    title: 'Sud',
    version: 1,
    timeline: film,
    sources: [],
    music: null,
    other_music: [],
  },
};
const answer = (timeline: Timeline, fields: Partial<CutByWords> = {}): CutByWords => ({
  timeline,
  ...{ changes: ['1 plan retiré'], shots: ['1 retiré'], done: ['enlève le plan 1'], refused: [] },
  ...fields,
});
const names = (timeline: Timeline) => shotsOf(timeline).map(({ id }) => id);
const silent = { error: () => undefined };

describe('a wish on top of the cut', () => {
  it('is one step: one undo takes all of it back', async () => {
    const session = makeTableSession(cut);
    const wish = new WishJob(session, silent, async (_id, { timeline }) =>
      answer(removeShot(timeline, 'A')),
    );
    expect(await wish.ask('enlève le plan 1')).toBe(true);
    expect(names(session.history.get().present)).toEqual(['B']);
    expect(wish.state.get().answer?.wish).toBe('enlève le plan 1');
    session.undo();
    expect(names(session.history.get().present)).toEqual(['A', 'B']);
  });

  it('is read again where the cut was changed by hand meanwhile', async () => {
    const session = makeTableSession(cut);
    const asked: Timeline[] = [];
    const wish = new WishJob(session, silent, async (_id, { timeline }) => {
      asked.push(timeline);
      if (asked.length === 1) session.change((now) => setLocked(now, 'B', true));
      return answer(removeShot(timeline, 'A'));
    });
    await wish.ask('enlève le plan 1');
    expect(asked).toHaveLength(2);
    expect(shotsOf(session.history.get().present)[0]).toMatchObject({ id: 'B', locked: true });
  });

  it('that changes nothing is no step', async () => {
    const session = makeTableSession(cut);
    const wish = new WishJob(session, silent, async (_id, { timeline }) =>
      answer(structuredClone(timeline), { changes: [], shots: [], done: [] }),
    );
    await wish.ask('danse');
    expect(session.history.get().past).toEqual([]);
  });

  it('that could not be read changes nothing, says so, and may be sent again', async () => {
    const session = makeTableSession(cut);
    const error = vi.fn();
    const wish = new WishJob(session, { error }, async () => Promise.reject(new Error('away')));
    expect(await wish.ask('plus rythmé')).toBe(false);
    expect(error).toHaveBeenCalledOnce();
    expect(wish.state.get().isAsking).toBe(false);
    expect(session.history.get().present).toBe(film);
  });
});
