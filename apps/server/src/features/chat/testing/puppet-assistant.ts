import type { AnswerPart, Assistant, Question } from '../ports.ts';

/** An assistant whose words a test hands out one by one. */
export type PuppetAssistant = Assistant & {
  /** Every question it was asked, in order. */
  readonly questions: Question[];
  /** Says a piece in the oldest unfinished reply. */
  say(part: string | AnswerPart): void;
  /** Ends that reply. */
  end(): void;
  fail(error: Error): void;
};

type Move = { part: AnswerPart } | { end: true } | { error: Error };

export function makePuppetAssistant(): PuppetAssistant {
  const questions: Question[] = [];
  const moves: Move[] = [];
  let resume: () => void = () => {};
  const push = (move: Move) => {
    moves.push(move);
    resume();
  };
  return {
    name: 'marionnette',
    questions,
    say: (part) => push({ part: typeof part === 'string' ? { type: 'text', text: part } : part }),
    end: () => push({ end: true }),
    fail: (error) => push({ error }),
    async *reply(question, signal) {
      questions.push(question);
      for (;;) {
        signal.throwIfAborted();
        const move = moves.shift();
        if (move === undefined) {
          await new Promise<void>((resolve, reject) => {
            resume = resolve;
            signal.addEventListener('abort', () => reject(signal.reason), { once: true });
          });
        } else if ('error' in move) throw move.error;
        else if ('end' in move) return;
        else yield move.part;
      }
    },
  };
}
