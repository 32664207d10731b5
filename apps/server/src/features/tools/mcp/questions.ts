import { randomUUID } from 'node:crypto';

/** What a client answered: a result of the question's kind, or an error. */
export type Answer = { readonly result?: unknown; readonly error?: unknown };

/**
 * What was asked back within a call that is still open. Kept by the process that holds the call: with it the call ends
 * too, and what waited for a yes was never begun.
 */
export interface Questions {
  /**
   * Says a question under an id that nobody guesses, and waits for its answer; null when none comes in time, or the
   * call is gone.
   */
  ask(
    ownerId: string,
    say: (id: string) => Promise<void>,
    signal: AbortSignal,
  ): Promise<Answer | null>;
  /** False when nothing was asked of them under this id. */
  answer(ownerId: string, id: string, answer: Answer): boolean;
}

const longestMs = 10 * 60_000;
const mostOfOne = 20;

type Open = { readonly ownerId: string; readonly answer: (answer: Answer | null) => void };

export function makeQuestions({ waitMs = longestMs } = {}): Questions {
  const open = new Map<string, Open>();
  return {
    async ask(ownerId, say, signal) {
      const own = [...open.values()].filter((one) => one.ownerId === ownerId);
      if (signal.aborted || own.length >= mostOfOne) return null;
      const id = randomUUID();
      const over = AbortSignal.any([signal, AbortSignal.timeout(waitMs)]);
      try {
        return await new Promise<Answer | null>((resolve, reject) => {
          open.set(id, { ownerId, answer: resolve });
          over.addEventListener('abort', () => resolve(null), { once: true });
          say(id).catch(reject);
        });
      } finally {
        open.delete(id);
      }
    },
    answer(ownerId, id, answer) {
      const asked = open.get(id);
      if (asked?.ownerId !== ownerId) return false;
      asked.answer(answer);
      return true;
    },
  };
}
