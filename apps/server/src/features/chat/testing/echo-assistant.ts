import type { Question } from '../ports.ts';
import { AssistantFailure } from '../ports.ts';

/** Echoes the question word by word; `attends` waits to be released, `panne` fails. */
export function echoAssistant() {
  const questions: Question[] = [];
  const stopped: string[] = [];
  let release = Promise.withResolvers<void>();
  return {
    name: 'écho',
    questions,
    stopped,
    release: () => {
      release.resolve();
      release = Promise.withResolvers<void>();
    },
    async *reply(question: Question, signal: AbortSignal) {
      questions.push(question);
      for (const word of question.query.split(/(?<= )/)) {
        yield { type: 'text' as const, text: word };
        if (word.startsWith('panne')) throw new AssistantFailure('Le moteur est en panne.');
        if (word.startsWith('attends')) await released(signal, question);
      }
      const usage = { promptTokens: 3, completionTokens: 4 };
      yield { type: 'usage' as const, usage };
    },
  };

  async function released(signal: AbortSignal, { query }: Question): Promise<void> {
    const aborted = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => {
        stopped.push(query);
        reject(signal.reason);
      });
    });
    await Promise.race([release.promise, aborted]);
  }
}
