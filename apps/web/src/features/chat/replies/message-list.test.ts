import { describe, expect, it } from 'vitest';
import { aMessage } from '../testing.ts';
import { isWaiting, mergeNewest, messagePollMs, prependOlder } from './message-list.ts';

const at = (...times: number[]) =>
  times.map((time) => aMessage({ id: `m${time}`, created_at: time }));
const idsOf = (list: { messages: readonly { id: string }[] }) => list.messages.map(({ id }) => id);

describe('the messages of a conversation', () => {
  it('stand in the order of their time, whatever the order they come in', () => {
    const list = mergeNewest(undefined, { data: at(3, 1, 2), has_more: false });
    expect(idsOf(list)).toEqual(['m1', 'm2', 'm3']);
  });

  it('keep the older pages when the newest is fetched again, with its new words', () => {
    const known = { messages: at(1, 2, 3), hasOlder: true };
    const page = { data: [aMessage({ id: 'm3', created_at: 3, answer: 'fini' }), ...at(4)] };
    const list = mergeNewest(known, { ...page, has_more: true });
    expect(idsOf(list)).toEqual(['m1', 'm2', 'm3', 'm4']);
    expect(list.messages[2]?.answer).toBe('fini');
    expect(list.hasOlder).toBe(true);
  });

  it('leave no gap when more came than one page holds', () => {
    const known = { messages: at(1, 2), hasOlder: false };
    const list = mergeNewest(known, { data: at(8, 9), has_more: true });
    expect(idsOf(list)).toEqual(['m8', 'm9']);
    expect(list.hasOlder).toBe(true);
  });

  it('forget what the server no longer has in its newest page', () => {
    const known = { messages: at(1, 2, 3), hasOlder: false };
    expect(idsOf(mergeNewest(known, { data: at(1, 3), has_more: false }))).toEqual(['m1', 'm3']);
  });

  it('forget their first when another took its place', () => {
    const known = { messages: at(1, 2), hasOlder: false };
    expect(idsOf(mergeNewest(known, { data: at(3), has_more: false }))).toEqual(['m3']);
  });

  it('grow at the front when the reader goes back', () => {
    const list = prependOlder(
      { messages: at(3, 4), hasOlder: true },
      { data: at(1, 2, 3), has_more: false },
    );
    expect(idsOf(list)).toEqual(['m1', 'm2', 'm3', 'm4']);
    expect(list.hasOlder).toBe(false);
  });
});

describe('asking again', () => {
  it('happens every 3 s while a message has neither answer nor error', () => {
    const waiting = aMessage({ answer: '' });
    expect(isWaiting(waiting)).toBe(true);
    expect(messagePollMs({ messages: [aMessage(), waiting], hasOlder: false })).toBe(3000);
  });

  it('goes on while a reply is still growing', () => {
    expect(messagePollMs({ messages: [aMessage({ task_id: 't1' })], hasOlder: false })).toBe(3000);
  });

  it('ends with an answer or an error', () => {
    const failed = aMessage({ answer: '', error: 'En panne', status: 'error' });
    expect(messagePollMs({ messages: [aMessage(), failed], hasOlder: false })).toBe(false);
    expect(messagePollMs(undefined)).toBe(false);
  });
});
