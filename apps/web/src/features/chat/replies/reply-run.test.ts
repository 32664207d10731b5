import { describe, expect, it } from 'vitest';
import { aMessage } from '../testing.ts';
import { exchangesOf } from './exchanges.ts';
import { isRunning, type ReplyRun, withEvent } from './reply-run.ts';

const aRun = (changes: Partial<ReplyRun> = {}): ReplyRun => ({
  key: 'run-1',
  conversationId: 'c1',
  isNewConversation: false,
  query: 'Plus chaud',
  inputs: {},
  replaces: null,
  text: '',
  preview: null,
  cards: [],
  work: null,
  error: null,
  messageId: null,
  taskId: null,
  status: 'loading',
  ...changes,
});
const ids = { conversationId: 'c1', messageId: 'm2', taskId: 't2' };

describe('a question asked again', () => {
  it('takes the place of its message and of all that followed, in view at once', () => {
    const stored = ['m1', 'm2', 'm3'].map((id) => aMessage({ id }));
    const shown = exchangesOf(stored, aRun({ replaces: 'm2' }));
    expect(shown.map(({ key }) => key)).toEqual(['m1', 'run-1']);
  });

  it('stands alone at its end, when the list has the new message', () => {
    const stored = [aMessage({ id: 'm1' }), aMessage({ id: 'm4' })];
    const run = aRun({ replaces: 'm2', messageId: 'm4', status: 'ended' });
    expect(exchangesOf(stored, run).map(({ key, messageId }) => [key, messageId])).toEqual([
      ['m1', 'm1'],
      ['run-1', 'm4'],
    ]);
  });
});

describe('a reply on its way', () => {
  it('stops loading on the first text, and collects the pieces', () => {
    const named = withEvent(aRun(), { event: 'message', ...ids, answer: '' });
    expect(named).toMatchObject({ status: 'loading', messageId: 'm2', taskId: 't2' });
    const first = withEvent(named, { event: 'message', ...ids, answer: 'Voici ' });
    const second = withEvent(first, { event: 'message', ...ids, answer: 'le lac' });
    expect(second).toMatchObject({ status: 'streaming', text: 'Voici le lac' });
  });

  it('shows what is being drawn until its picture comes', () => {
    const work = { width: 1280, height: 720, of: null, number: 1, count: 2 };
    const drawing = withEvent(aRun(), { event: 'message_work', ...ids, work });
    expect(exchangesOf([], drawing)).toMatchObject([{ isWaiting: true, work }]);
    const shown = withEvent(drawing, { event: 'message', ...ids, answer: 'Voici' });
    expect(exchangesOf([], shown)).toMatchObject([{ isWaiting: false, work: null }]);
    const failed = withEvent(drawing, { event: 'error', ...ids, message: 'Le moteur a échoué.' });
    expect(failed.work).toBeNull();
  });

  it('learns the id of the conversation it begins', () => {
    const run = aRun({ conversationId: null, isNewConversation: true });
    expect(withEvent(run, { event: 'message_end', ...ids }).conversationId).toBe('c1');
  });

  it('shows what is being drawn until words come', () => {
    const picture = 'data:image/webp;base64,AQID';
    const run = withEvent(aRun(), { event: 'picture_preview', ...ids, picture });
    expect(run).toMatchObject({ preview: picture, status: 'loading' });
    expect(withEvent(run, { event: 'message', ...ids, answer: '' }).preview).toBe(picture);
    expect(withEvent(run, { event: 'message', ...ids, answer: 'Voici' }).preview).toBeNull();
  });

  it('starts over when the engine takes its words back', () => {
    const run = aRun({ text: 'Faux', status: 'streaming' });
    expect(withEvent(run, { event: 'message_replace', ...ids, answer: 'Juste' }).text).toBe(
      'Juste',
    );
  });

  it('keeps what was said when it fails on the way', () => {
    const run = withEvent(aRun({ text: 'Voici', status: 'streaming' }), {
      event: 'error',
      ...ids,
      message: 'En panne',
    });
    expect(run).toMatchObject({ text: 'Voici', error: 'En panne', status: 'ending' });
    expect(isRunning(run)).toBe(false);
  });
});

describe('what the page shows', () => {
  const before = aMessage();

  it('echoes the question at once, below what was said before', () => {
    const shown = exchangesOf([before], aRun());
    expect(shown.map(({ query, isWaiting }) => ({ query, isWaiting }))).toEqual([
      { query: 'Un lac', isWaiting: false },
      { query: 'Plus chaud', isWaiting: true },
    ]);
  });

  it('never shows a question twice when the list already has it', () => {
    const stored = aMessage({ id: 'm2', query: 'Plus chaud', answer: '', task_id: 't2' });
    expect(exchangesOf([before, stored], aRun())).toHaveLength(2);
    const streaming = aRun({ messageId: 'm2', text: 'Voi', status: 'streaming' });
    expect(exchangesOf([before, stored], streaming).at(-1)).toMatchObject({
      answer: 'Voi',
      isLive: true,
    });
  });

  it('gives the place to the stored message in the end, under the same key', () => {
    const stored = aMessage({ id: 'm2', query: 'Plus chaud', answer: 'Voilà.' });
    const ended = aRun({ messageId: 'm2', text: 'Voilà', status: 'ended' });
    expect(exchangesOf([before, stored], ended).at(-1)).toMatchObject({
      key: 'run-1',
      answer: 'Voilà.',
      isLive: false,
    });
  });

  it('keeps showing the reply when the list could not be fetched again', () => {
    const ended = aRun({ messageId: 'm2', text: 'Voilà', status: 'ended' });
    expect(exchangesOf([before], ended).at(-1)).toMatchObject({
      answer: 'Voilà',
      isWaiting: false,
    });
  });

  it('waits for a reply that was cut off from the page but is still being written', () => {
    const stored = aMessage({ id: 'm2', query: 'Plus chaud', answer: 'Voi', task_id: 't2' });
    const ended = aRun({ messageId: 'm2', text: 'Voi', status: 'ended' });
    expect(exchangesOf([before, stored], ended).at(-1)).toMatchObject({ isWaiting: true });
  });
});
