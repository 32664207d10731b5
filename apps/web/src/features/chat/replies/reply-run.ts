import type { ChatInputs } from '@armoni/contract/chat';
import type { PlacedCard } from '@armoni/contract/tools';
import type { PictureAtWork, ReplyEvent } from './read-event-stream.ts';

/** One question on its way and the reply that this page watches growing. */
export type ReplyRun = {
  readonly key: string;
  /** Null until a new conversation has its id. */
  readonly conversationId: string | null;
  readonly isNewConversation: boolean;
  readonly query: string;
  readonly inputs: ChatInputs;
  /** The message whose place this one takes; it leaves the view with all that followed it. */
  readonly replaces: string | null;
  readonly text: string;
  /** What is being drawn, small and rough, until the next piece. */
  readonly preview: string | null;
  /** What tools have shown. */
  readonly cards: readonly PlacedCard[];
  /** What is being drawn for it now. */
  readonly work: PictureAtWork | null;
  readonly error: string | null;
  readonly messageId: string | null;
  readonly taskId: string | null;
  /**
   * `loading` until the first text, `streaming` until the end, `ending` while the lists catch up,
   * `ended` when the stored message may take its place.
   */
  readonly status: 'loading' | 'streaming' | 'ending' | 'ended';
};

/** A question that was just sent. */
export function beginRun(
  key: string,
  question: Pick<ReplyRun, 'query' | 'inputs' | 'conversationId'> & {
    readonly replaces?: string | null;
  },
): ReplyRun {
  const { query, inputs, conversationId, replaces = null } = question;
  return {
    ...{ key, conversationId, isNewConversation: conversationId === null },
    ...{ query, inputs, replaces, text: '', cards: [], error: null },
    ...{ preview: null, work: null, messageId: null, taskId: null },
    status: 'loading',
  };
}

/** The run after an event of its stream. */
export function withEvent(run: ReplyRun, event: ReplyEvent): ReplyRun {
  const known = {
    ...run,
    conversationId: event.conversationId ?? run.conversationId,
    messageId: event.messageId ?? run.messageId,
    taskId: event.taskId ?? run.taskId,
  };
  switch (event.event) {
    case 'message':
      return withText(known, run.text + event.answer);
    case 'message_replace':
      return withText({ ...known, cards: [] }, event.answer);
    case 'agent_thought':
      return { ...known, cards: [...known.cards, event.card], status: 'streaming' };
    case 'picture_preview':
      return { ...known, preview: event.picture };
    case 'message_work':
      return { ...known, work: event.work, preview: null };
    case 'message_continues':
      return known;
    case 'message_end':
      return { ...known, ...nothingDrawn, status: 'ending' };
    case 'error':
      return { ...known, ...nothingDrawn, status: 'ending', error: event.message };
  }
}

const nothingDrawn = { preview: null, work: null } as const;

/** Loading ends on the first text, not on an empty piece that only brings ids. */
function withText(run: ReplyRun, text: string): ReplyRun {
  if (text === '') return { ...run, text };
  return { ...run, text, ...nothingDrawn, status: 'streaming' };
}

export function isRunning(run: ReplyRun | null): run is ReplyRun {
  return run?.status === 'loading' || run?.status === 'streaming';
}
