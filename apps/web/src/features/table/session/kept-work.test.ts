import type { FilmCut } from '@armoni/contract/cuts';
import { doStep, startHistory } from '@armoni/contract/timeline/history';
import { expect, it, vi } from 'vitest';
import { makeKeptWork } from './kept-work.ts';

const cut = (version: number, look: 'normal' | 'warm' = 'normal') =>
  ({
    film_id: 'f1',
    version,
    timeline: {
      look,
      tracks: {
        video: { clips: [], transitions: [], titles: [] },
        audio: { originalSound: 'duck', music: null },
      },
    },
  }) as unknown as FilmCut;

function makeTab() {
  const listeners = new Set<EventListener>();
  return {
    addEventListener: (_: string, listener: EventListener) => listeners.add(listener),
    removeEventListener: (_: string, listener: EventListener) => listeners.delete(listener),
    asks: () => {
      const event = { preventDefault: vi.fn() };
      for (const listener of listeners) listener(event as unknown as Event);
      return event.preventDefault.mock.calls.length > 0;
    },
  };
}

function workOn(tab = makeTab()) {
  return { tab, kept: makeKeptWork(tab as unknown as Window) };
}

it('keeps what was changed, with every step of it, and has the tab ask', () => {
  const { tab, kept } = workOn();
  const history = doStep(startHistory(cut(1).timeline), cut(1, 'warm').timeline);
  kept.keep(cut(1), history);
  expect(kept.of(cut(1))).toBe(history);
  expect(tab.asks()).toBe(true);
  kept.forget('f1');
  expect(kept.of(cut(1))).toBeUndefined();
  expect(tab.asks()).toBe(false);
});

it('keeps nothing of a film that is as it was rendered', () => {
  const { tab, kept } = workOn();
  kept.keep(cut(1), startHistory(cut(1).timeline));
  expect(kept.of(cut(1))).toBeUndefined();
  expect(tab.asks()).toBe(false);
});

it('does not lay old work over another version, and ends with its person', () => {
  const { tab, kept } = workOn();
  kept.keep(cut(1), startHistory(cut(1, 'warm').timeline));
  expect(kept.of(cut(2))).toBeUndefined();
  kept.dispose();
  expect(kept.of(cut(1))).toBeUndefined();
  expect(tab.asks()).toBe(false);
});

it('goes on upon the version that was asked for, where more was changed since', () => {
  const { kept } = workOn();
  const sent = cut(1, 'warm').timeline;
  kept.keep(cut(1), doStep(startHistory(cut(1).timeline), sent));
  kept.goOn(cut(2, 'warm'), sent);
  expect(kept.of(cut(2, 'warm'))).toBeUndefined();
  const later = doStep(doStep(startHistory(cut(1).timeline), sent), cut(1).timeline);
  kept.keep(cut(1, 'warm'), later);
  kept.goOn(cut(2, 'warm'), sent);
  expect(kept.of(cut(2, 'warm'))).toBe(later);
});
