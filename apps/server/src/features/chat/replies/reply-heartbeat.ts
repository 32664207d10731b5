import { setTimeout } from 'node:timers/promises';
import type { MessageRepository } from '../ports.ts';
import { chatTexts } from '../texts.ts';
import type { ReplyWriter } from './write-replies.ts';

type Dependencies = {
  readonly messages: MessageRepository;
  readonly replies: ReplyWriter;
  /** No other process can be writing replies into this database. */
  readonly isAlone: boolean;
  readonly clock: () => number;
  readonly onError: (error: unknown) => void;
};

const beatEveryMs = 2000;
/** Silent for so long, a reply's process is gone. */
const staleMs = 30_000;
const staleCheckEveryBeats = 5;

/** Gives running replies their sign of life, and ends those whose process no longer gives any. */
export function makeReplyHeartbeat(dependencies: Dependencies) {
  const { messages, replies, isAlone, clock, onError } = dependencies;
  const markStale = (silentForMs: number) =>
    messages.markCutOff(clock() - silentForMs, chatTexts.cutOff);
  const stopping = new AbortController();
  let beating: Promise<void> = Promise.resolve();

  async function beatUntilStopped(): Promise<void> {
    for (let beats = 1; await waited(stopping.signal); beats += 1) {
      try {
        await replies.beat();
        if (beats % staleCheckEveryBeats === 0) await markStale(staleMs);
      } catch (error) {
        onError(error);
      }
    }
  }

  return {
    async start(): Promise<void> {
      await markStale(isAlone ? 0 : staleMs);
      beating = beatUntilStopped();
    },
    async stop(): Promise<void> {
      stopping.abort();
      await beating;
    },
  };
}

/** False once nobody wants to wait any more. */
function waited(signal: AbortSignal): Promise<boolean> {
  return setTimeout(beatEveryMs, true, { signal, ref: false }).catch(() => false);
}
