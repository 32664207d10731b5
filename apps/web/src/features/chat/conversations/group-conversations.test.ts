import { describe, expect, it } from 'vitest';
import { aConversation } from '../testing.ts';
import { groupConversations } from './group-conversations.ts';

const now = new Date(2026, 10, 23, 14, 30);
const at = (year: number, month: number, day: number, hour = 12) =>
  new Date(year, month - 1, day, hour).getTime() / 1000;

describe('conversations by day', () => {
  it('stand under today, yesterday, the last seven days, and their month', () => {
    const days = [
      at(2026, 11, 23, 0),
      at(2026, 11, 22, 23),
      at(2026, 11, 16),
      at(2026, 11, 15),
      at(2025, 8, 1),
    ];
    const list = days.map((updated_at) => aConversation({ updated_at }));
    expect(groupConversations(list, now).map(({ title }) => title)).toEqual([
      'Aujourd’hui',
      'Hier',
      '7 derniers jours',
      'Novembre 2026',
      'Août 2025',
    ]);
  });

  it('begin with those that are pinned, whenever they were', () => {
    const list = [
      aConversation({ id: 'new', updated_at: at(2026, 11, 23) }),
      aConversation({ id: 'old', updated_at: at(2025, 8, 1), is_pinned: true }),
      aConversation({ id: 'newer', updated_at: at(2026, 11, 23, 13) }),
    ];
    const ids = groupConversations(list, now).map(({ title, conversations }) => [
      title,
      conversations.map(({ id }) => id),
    ]);
    expect(ids).toEqual([
      ['Épinglées', ['old']],
      ['Aujourd’hui', ['new', 'newer']],
    ]);
  });

  it('of a moment that is yet to come, by a clock that is late, are of today', () => {
    const [group] = groupConversations([aConversation({ updated_at: at(2026, 11, 24) })], now);
    expect(group?.title).toBe('Aujourd’hui');
  });
});
