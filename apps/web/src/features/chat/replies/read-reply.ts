import type { ReplyEvent } from './read-event-stream.ts';
import { type ReplyRun, withEvent } from './reply-run.ts';

type ReplyReading = {
  readonly signal: AbortSignal;
  /** Runs before the next picture of the screen, so that many pieces cost one drawing. */
  readonly nextFrame: (run: () => void) => void;
  /** The reply has grown; at most once a frame. */
  readonly onGrown: (run: ReplyRun) => void;
  /** A new conversation has its id. */
  readonly onNamed: (conversationId: string) => void;
  readonly log: (problem: unknown) => void;
};

/**
 * The run at the end of its stream; throws when nothing of a reply came. A run that is not `ending` goes
 * on elsewhere: its server has said so before it stopped.
 */
export async function readReply(
  begun: ReplyRun,
  events: AsyncIterable<ReplyEvent>,
  { signal, nextFrame, onGrown, onNamed, log }: ReplyReading,
): Promise<ReplyRun> {
  // Also one that is read anew comes from its first word.
  let latest: ReplyRun = { ...begun, text: '', cards: [] };
  let isDrawing = false;
  let isCut = false;
  let isElsewhere = false;
  const draw = () => {
    isDrawing = false;
    const isBehind = latest.text.length < begun.text.length;
    if (!signal.aborted && latest.status !== 'ending' && !isBehind) onGrown(latest);
  };
  try {
    for await (const event of events) {
      if (signal.aborted) break;
      const wasNamed = latest.conversationId !== null;
      latest = withEvent(latest, event);
      isElsewhere = event.event === 'message_continues';
      if (!wasNamed && latest.conversationId !== null) onNamed(latest.conversationId);
      if (isDrawing) continue;
      isDrawing = true;
      nextFrame(draw);
    }
  } catch (problem) {
    // The connection was cut, but the server goes on: the list will tell how it ended.
    if (latest.conversationId === null) throw problem;
    if (!signal.aborted) log(problem);
    isCut = true;
  }
  const isEmpty = latest.messageId === null && !isCut;
  if (latest.conversationId === null || isEmpty) throw new Error('No response data');
  if (isElsewhere) return latest;
  // Also for a frame that was requested and is not drawn yet.
  latest = { ...latest, status: 'ending' };
  return latest;
}
