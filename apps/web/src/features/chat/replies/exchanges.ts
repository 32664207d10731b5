import type { ChatInputs, ChatMessage } from '@armoni/contract/chat';
import type { Rating } from '@armoni/contract/rating';
import type { PlacedCard } from '@armoni/contract/tools';
import { isWaiting } from './message-list.ts';
import type { PictureAtWork } from './read-event-stream.ts';
import { isRunning, type ReplyRun } from './reply-run.ts';

/** One question and its answer, as the page shows them. */
export type Exchange = {
  readonly key: string;
  /** Null until the server has named it. */
  readonly messageId: string | null;
  /** All questions in its place, itself among them; fewer than two when it stands alone. */
  readonly branches: readonly string[];
  readonly query: string;
  readonly inputs: ChatInputs;
  readonly answer: string;
  /** What is being drawn, small and rough; null when nothing is. */
  readonly preview: string | null;
  /** What tools show, in its place in the answer. */
  readonly cards: readonly PlacedCard[];
  /** What is being drawn for it now. */
  readonly work: PictureAtWork | null;
  readonly error: string | null;
  /** What the reader said of the answer. */
  readonly rating: Rating | null;
  /** Nothing more to show yet, or not all of it. */
  readonly isWaiting: boolean;
  /** Its text is growing before the reader's eyes. */
  readonly isLive: boolean;
  /** Names the running reply; null when it is over or not known yet. */
  readonly taskId: string | null;
};

/** The stored messages, with the watched run in the place of its own. */
export function exchangesOf(
  stored: readonly ChatMessage[],
  run: ReplyRun | null,
): readonly Exchange[] {
  if (!run) return stored.map(storedExchange);
  const replaced = stored.findIndex(({ id }) => id === run.replaces);
  const messages = replaced === -1 ? stored : stored.slice(0, replaced);
  const place = placeOf(messages, run);
  if (run.status === 'ended' && place !== -1) {
    return messages.map((message, index) =>
      index === place ? { ...storedExchange(message), key: run.key } : storedExchange(message),
    );
  }
  const others = messages.filter((_, index) => index !== place).map(storedExchange);
  return [...others, runExchange(run, branchesOf(run, stored[replaced]))];
}

/** Before the first event the run knows no id: its message is the one that waits with its words. */
function placeOf(messages: readonly ChatMessage[], run: ReplyRun): number {
  if (run.messageId !== null) return messages.findIndex(({ id }) => id === run.messageId);
  const last = messages.at(-1);
  const isOurs = last !== undefined && isWaiting(last) && last.query === run.query;
  return isOurs ? messages.length - 1 : -1;
}

/** Beside the one that is being replaced, before the list says so. */
function branchesOf({ messageId }: ReplyRun, replaced: ChatMessage | undefined) {
  if (!replaced || messageId === null) return [];
  const known = replaced.branches.length > 0 ? replaced.branches : [replaced.id];
  return [...known, messageId];
}

function storedExchange(message: ChatMessage): Exchange {
  return {
    key: message.id,
    messageId: message.id,
    branches: message.branches,
    query: message.query,
    inputs: message.inputs,
    answer: message.answer,
    preview: null,
    cards: message.agent_thoughts.map(({ card }) => card),
    work: null,
    error: message.error,
    rating: message.feedback?.rating ?? null,
    isWaiting: isWaiting(message),
    isLive: false,
    taskId: message.task_id,
  };
}

function runExchange(run: ReplyRun, branches: readonly string[]): Exchange {
  return {
    key: run.key,
    messageId: run.messageId,
    branches,
    query: run.query,
    inputs: run.inputs,
    answer: run.text,
    preview: run.preview,
    cards: run.cards,
    work: run.work,
    error: run.error,
    rating: null,
    isWaiting: run.status === 'loading',
    isLive: isRunning(run),
    taskId: run.taskId,
  };
}
