import { describe, expect, it } from 'vitest';
import type { ChatService } from './chat-session.ts';
import { answer, eventsOf, setUp } from './testing.ts';

describe('a reload while the reply is on its way', () => {
  const hanging = () => new Promise<never>(() => undefined);

  it('comes back to a new conversation that had its id, and goes on with its reply', async () => {
    const stored: Record<string, string> = {};
    async function* begun() {
      yield* answer.slice(0, 1);
      await hanging();
    }
    const keys: string[] = [];
    const first = setUp(
      {
        send: async (_, key) => {
          keys.push(key);
          return begun();
        },
      },
      stored,
    ).session;
    first.open(null);
    first.send('Un lac', null);
    await new Promise((resolve) => setTimeout(resolve));
    // The address is there long before the reply has ended.
    expect(first.arrival.get()).toBe('c9');
    expect(first.run.get()).toMatchObject({ conversationId: 'c9', status: 'streaming' });

    const send: ChatService['send'] = async (_, key) => {
      keys.push(key);
      return eventsOf(answer);
    };
    const second = setUp({ send }, stored);
    second.session.open('c9');
    expect(second.session.run.get()).toMatchObject({ query: 'Un lac', status: 'loading' });
    await second.ended();
    expect(second.session.run.get()?.text).toBe('Voici le lac');
    expect(keys[1]).toBe(keys[0]);
    // It is over: the next reload has nothing to come back to.
    const third = setUp({}, stored);
    third.session.open('c9');
    expect([third.session.run.get(), third.asked]).toEqual([null, []]);
  });

  it('comes back by the empty page while the conversation has no address yet', async () => {
    const stored: Record<string, string> = {};
    async function* begun() {
      yield* answer.slice(0, 1);
      await hanging();
    }
    const first = setUp({ send: async () => begun(), wait: hanging }, stored).session;
    first.open(null);
    first.send('Un lac', null);
    await new Promise((resolve) => setTimeout(resolve));
    expect(first.run.get()?.conversationId).toBe('c9');
    expect(first.arrival.get()).toBeNull();
    const second = setUp({}, stored);
    second.session.open(null);
    await second.ended();
    expect(second.session.arrival.get()).toBe('c9');
  });

  it('asks again with the same key when nothing had come yet', async () => {
    const stored: Record<string, string> = {};
    const first = setUp({ send: hanging }, stored).session;
    first.open(null);
    first.send('Un lac', { name: 'Papier', url: 'u1/styles/1', triggerWord: null });
    const second = setUp({}, stored);
    second.session.open(null);
    await second.ended();
    expect(second.asked).toMatchObject([
      { query: 'Un lac', conversation_id: '', inputs: { lora_name: 'Papier' } },
    ]);
    expect(second.session.arrival.get()).toBe('c9');
    expect(second.session.memory.draftOf(null)).toBe('');
  });

  it('comes back although the browser failed the call as the page went', async () => {
    const stored: Record<string, string> = {};
    const send = async () => Promise.reject(new Error('Failed to fetch'));
    const first = setUp({ send, isLeaving: true }, stored).session;
    first.open(null);
    first.send('Un lac', null);
    await new Promise((resolve) => setTimeout(resolve));
    expect(first.memory.draftOf(null)).toBe('');
    const second = setUp({}, stored);
    second.session.open(null);
    await second.ended();
    expect(second.asked).toMatchObject([{ query: 'Un lac' }]);
  });

  it('gives the words back when that was long ago, or when the server refuses them now', async () => {
    const stored: Record<string, string> = {};
    const first = setUp({ send: hanging }, stored).session;
    first.open(null);
    first.send('Un lac', null);
    const kept = { ...stored };
    const later = setUp({}, stored, 1_763_700_000_000 + 11 * 60_000);
    later.session.open(null);
    expect(later.session.memory.draftOf(null)).toBe('Un lac');
    expect([later.session.run.get(), later.asked]).toEqual([null, []]);

    const refused = setUp({ send: async () => Promise.reject(new Error('refused')) }, kept);
    refused.session.open(null);
    await refused.until(() => refused.session.run.get() === null);
    expect(refused.session.memory.draftOf(null)).toBe('Un lac');
  });

  it('leaves other conversations alone', async () => {
    const stored: Record<string, string> = {};
    const first = setUp({ send: hanging }, stored).session;
    first.open('c9');
    first.send('Un lac', null);
    const second = setUp({}, stored);
    second.session.open('c2');
    expect(second.session.run.get()).toBeNull();
    second.session.open('c9');
    await second.ended();
    expect(second.asked).toMatchObject([{ query: 'Un lac', conversation_id: 'c9' }]);
  });
});

it('takes along what was typed meanwhile when a new conversation gets its address', async () => {
  const gate = Promise.withResolvers<void>();
  const { session, ended } = setUp({
    send: async () => {
      await gate.promise;
      return eventsOf(answer);
    },
  });
  session.open(null);
  session.send('Un lac', null);
  session.memory.setDraft(null, 'et un bois');
  gate.resolve();
  await ended();
  expect(session.memory.draftOf('c9')).toBe('et un bois');
  expect(session.memory.draftOf(null)).toBe('');
});

describe('a server that stops in the middle of a reply', () => {
  const ids = { conversationId: 'c9', messageId: 'm9', taskId: 't9' };

  it('hands its readers over: the page asks again under the same key, and shows one reply', async () => {
    const keys: string[] = [];
    const shown: string[] = [];
    const { session, ended, done } = setUp({
      send: async (_, key) => {
        keys.push(key);
        if (keys.length === 2) throw new Error('still starting');
        if (keys.length === 3) return eventsOf(answer);
        return eventsOf([...answer.slice(0, 1), { event: 'message_continues', ...ids }]);
      },
    });
    session.open(null);
    session.run.subscribe(() => shown.push(session.run.get()?.text ?? ''));
    session.send('Un lac', null);
    await ended();
    expect(new Set(keys).size).toBe(1);
    expect(keys).toHaveLength(3);
    expect(session.run.get()?.text).toBe('Voici le lac');
    // What was read is not taken away while it is read anew.
    expect(shown.slice(shown.indexOf('Voici '))).not.toContain('');
    expect(done.filter((step) => step === 'conversations').length).toBeLessThan(4);
  });
});
