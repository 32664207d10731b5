import type { ReplyEvent } from '../replies/read-event-stream.ts';
import { type ChatService, ChatSession } from './chat-session.ts';

const ids = { conversationId: 'c9', messageId: 'm9', taskId: 't9' };
export const answer: readonly ReplyEvent[] = [
  { event: 'message', ...ids, answer: 'Voici ' },
  { event: 'message', ...ids, answer: 'le lac' },
  { event: 'message_end', ...ids },
];

export async function* eventsOf(events: readonly ReplyEvent[], failure?: Error) {
  yield* events;
  if (failure) throw failure;
}

/** A session on a server that answers as told, on a clock that goes by itself. */
export function setUp(
  {
    wait = async () => undefined,
    isLeaving = false,
    ...changes
  }: Partial<ChatService> & {
    wait?: (milliseconds: number) => Promise<void>;
    isLeaving?: boolean;
  } = {},
  stored: Record<string, string> = {},
  now = 1_763_700_000_000,
) {
  const done: string[] = [];
  const note = (text: string) => async () => void done.push(text);
  const asked: Parameters<ChatService['send']>[0][] = [];
  const service: ChatService = {
    send: async (request) => {
      asked.push(request);
      return eventsOf(answer);
    },
    stop: async (taskId) => void done.push(`stop ${taskId}`),
    findTask: async () => 't-found',
    adoptFiles: async (folder, id) => void done.push(`adopt ${folder} ${id}`),
    refreshMessages: async (id) => void done.push(`messages ${id}`),
    refreshConversations: note('conversations'),
    refreshPictures: async (id) => void done.push(`images ${id}`),
    ...changes,
  };
  let count = 0;
  const session = new ChatSession({
    userId: 'U1',
    service,
    storage: {
      getItem: (key) => stored[key] ?? null,
      setItem: (key, value) => {
        stored[key] = value;
      },
    },
    wait: (milliseconds) => {
      done.push(`wait ${milliseconds}`);
      return wait(milliseconds);
    },
    newKey: () => {
      count += 1;
      return `k${count}`;
    },
    now: () => now,
    isLeaving: () => isLeaving,
    nextFrame: (run) => run(),
    log: (problem) => void done.push(`log ${(problem as Error).message}`),
  });
  const until = (test: () => boolean) =>
    new Promise<void>((resolve) => {
      const check = () => (test() ? resolve() : setTimeout(check, 0));
      check();
    });
  const ended = () => until(() => session.run.get()?.status === 'ended');
  return { session, done, asked, stored, until, ended };
}
