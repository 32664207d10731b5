import { retry } from '../../../platform/concurrency/retry.ts';
import { type JournalWriter, makeJournalWriter } from '../journal/journal-writer.ts';
import {
  type Assistant,
  AssistantFailure,
  type ConversationRepository,
  type Message,
  type MessageRepository,
  type Question,
  type ReplyEnd,
  type ReplyJournal,
  type ReplyNotices,
  type Usage,
} from '../ports.ts';
import { chatTexts } from '../texts.ts';
import { type LiveReply, makeLiveReply, type PassingNews } from './live-reply.ts';
import { meterWords } from './meter-words.ts';

export type ReplyWriter = {
  /** Begins the reply; in one conversation, after those that began before. */
  begin(message: Message, readQuestion: () => Promise<Question>): LiveReply;
  find(taskId: string): LiveReply | null;
  /** Ends a reply of this process now; what was written stays. */
  stop(taskId: string): void;
  /** Ends every reply to such messages, for their deletion. Resolves when none is left. */
  stopAll(matches: (message: Message) => boolean): Promise<void>;
  /** Says that the running replies live, and stops those that others asked to stop. */
  beat(): Promise<void>;
  /** Lets running replies end, then cuts off the rest. */
  close(withinMs: number): Promise<void>;
};

type Dependencies = {
  readonly assistant: Assistant;
  readonly messages: MessageRepository;
  readonly conversations: ConversationRepository;
  readonly journal: ReplyJournal;
  readonly onError: (error: unknown) => void;
  readonly everyMs?: number;
  /** Where other processes read what this one writes. */
  readonly notices?: ReplyNotices;
};

type Running = {
  readonly reply: LiveReply;
  readonly stopper: AbortController;
  done: Promise<void>;
};

/** Writes replies to their end, whoever still reads them. */
export function makeReplyWriter(dependencies: Dependencies): ReplyWriter {
  const running = new Map<string, Running>();
  const { notices } = dependencies;
  const journal = makeJournalWriter({ ...dependencies, journal: announced(dependencies) });
  const repliesTo = (matches: (message: Message) => boolean) =>
    [...running.values()].filter(({ reply }) => matches(reply.message));

  return {
    begin(message, readQuestion) {
      const reply = makeLiveReply(message);
      const stopper = new AbortController();
      const isBeside = (other: Message) => other.conversationId === message.conversationId;
      const earlier = repliesTo(isBeside).map(({ done }) => done);
      const entry: Running = { reply, stopper, done: Promise.resolve() };
      running.set(message.taskId, entry);
      const stop = () => stopper.abort(stopped);
      const forget = notices?.onStopAsked(message.taskId, stop);
      entry.done = Promise.all(earlier)
        .then(() =>
          writeReply({ ...dependencies, journal, reply, readQuestion, signal: stopper.signal }),
        )
        .catch(dependencies.onError)
        .finally(() => {
          forget?.();
          running.delete(message.taskId);
        });
      return reply;
    },
    find: (taskId) => running.get(taskId)?.reply ?? null,
    stop: (taskId) => running.get(taskId)?.stopper.abort(stopped),
    async stopAll(matches) {
      const replies = repliesTo(matches);
      for (const { stopper } of replies) stopper.abort(stopped);
      await Promise.all(replies.map(({ done }) => done));
    },
    async beat() {
      const byId = new Map([...running.values()].map((one) => [one.reply.message.id, one]));
      for (const id of await dependencies.messages.beat([...byId.keys()])) {
        byId.get(id)?.stopper.abort(stopped);
      }
    },
    async close(withinMs) {
      const all = Promise.all([...running.values()].map(({ done }) => done));
      await Promise.race([all, new Promise((resolve) => setTimeout(resolve, withinMs).unref())]);
      for (const { stopper } of running.values()) stopper.abort(cutOff);
      await all;
    },
  };
}

function announced({ journal, notices }: Dependencies): ReplyJournal {
  return {
    async append(entries) {
      await journal.append(entries);
      await notices?.grown();
    },
  };
}

const stopped = Symbol('stopped by its reader');
const cutOff = Symbol('cut off by a shutdown');

type Writing = Omit<Dependencies, 'journal'> & {
  readonly journal: JournalWriter;
  readonly reply: LiveReply;
  readonly readQuestion: () => Promise<Question>;
  readonly signal: AbortSignal;
};

async function writeReply(writing: Writing): Promise<void> {
  const { reply, messages } = writing;
  const usage: { value: Usage } = { value: { promptTokens: 0, completionTokens: 0 } };
  const outcome = await followAssistant(writing, usage).then(
    (): Pick<ReplyEnd, 'status' | 'error' | 'isLasting'> => ({ status: 'done', error: null }),
    (error) => outcomeOf(error, writing),
  );
  const isEmptyStop = outcome.status === 'stopped' && isEmpty(reply);
  const end: ReplyEnd = {
    status: outcome.status,
    answer: reply.text,
    cards: reply.cards,
    error: isEmptyStop ? chatTexts.stoppedEmpty : outcome.error,
    usage: usage.value,
    isLasting: outcome.isLasting ?? false,
  };
  try {
    await retry(() => messages.finish(reply.message.id, end), { retries: 60, everyMs: 500 });
    reply.close(end);
    await writing.notices?.grown();
  } catch (error) {
    // Its readers are let go; the message is marked as cut off once the database is back.
    reply.close({ ...end, status: 'failed', error: chatTexts.failed });
    throw error;
  }
}

/** An engine ended without a word or a picture. */
export class EmptyAnswer extends Error {
  override readonly name = 'EmptyAnswer';
}

function isEmpty({ text, cards }: LiveReply): boolean {
  return text.trim() === '' && cards.length === 0;
}

/** Resolves when the answer is complete and stored; whatever was written is stored in any case. */
async function followAssistant(writing: Writing, usage: { value: Usage }): Promise<void> {
  const lost: { error: unknown }[] = [];
  try {
    await storeAnswer(writing, usage, (error) => lost.push({ error }));
  } finally {
    await writing.journal.settled();
  }
  if (lost[0]) throw lost[0].error;
  if (isEmpty(writing.reply)) throw new EmptyAnswer(writing.assistant.name);
}

async function storeAnswer(
  writing: Writing,
  usage: { value: Usage },
  onLost: (error: unknown) => void,
): Promise<void> {
  const { assistant, reply, conversations, signal } = writing;
  const { id: messageId, ownerId, conversationId } = reply.message;
  signal.throwIfAborted();
  const question = await writing.readQuestion();
  let sequence = 0;
  let length = 0;
  const punctuality = meterWords();
  const passing = makePassing(reply);
  for await (const part of assistant.reply(question, signal)) {
    if (part.type === 'usage') usage.value = part.usage;
    signal.throwIfAborted();
    if (part.type === 'preview' || part.type === 'work') {
      passing.show(part);
    } else if (part.type === 'external-conversation') {
      await conversations.rememberExternalId(ownerId, conversationId, part.id);
    } else if (part.type === 'card') {
      const card = { at: length, ...part.card };
      sequence += 1;
      const onStored = punctuality.onRead(passing.after(() => reply.showCard(card)));
      writing.journal.write(
        { messageId, sequence, replaces: false, text: '', card },
        { onStored, onLost },
      );
    } else if (part.type === 'replace' || (part.type === 'text' && part.text !== '')) {
      const replaces = part.type === 'replace';
      // PostgreSQL keeps no NUL, and one piece must not spoil what is written with it.
      const text = part.text.replaceAll('\0', '');
      sequence += 1;
      length = replaces ? text.length : length + text.length;
      const onStored = punctuality.onRead(passing.after(() => reply.show(text, replaces)));
      writing.journal.write({ messageId, sequence, replaces, text }, { onStored, onLost });
    }
  }
  // An engine may end quietly when it is told to stop.
  signal.throwIfAborted();
}

/** What only passes waits for the pieces before it to be stored: each of them ends what passed before. */
function makePassing(reply: LiveReply) {
  let unstored = 0;
  let held: readonly PassingNews[] = [];
  return {
    show(news: PassingNews) {
      if (unstored > 0) held = [...held, news];
      else reply.showPassing(news);
    },
    /** Shows a piece once it is stored. */
    after(show: () => void): () => void {
      unstored += 1;
      return () => {
        show();
        unstored -= 1;
        if (unstored > 0) return;
        for (const news of held) reply.showPassing(news);
        held = [];
      };
    },
  };
}

function outcomeOf(
  error: unknown,
  { signal, onError }: Writing,
): Pick<ReplyEnd, 'status' | 'error' | 'isLasting'> {
  if (signal.aborted && signal.reason === stopped) return { status: 'stopped', error: null };
  if (signal.aborted) return { status: 'failed', error: chatTexts.cutOff };
  onError(error);
  if (!(error instanceof AssistantFailure)) return { status: 'failed', error: chatTexts.failed };
  return { status: 'failed', error: error.message, isLasting: error.isLasting };
}
