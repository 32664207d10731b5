import type { LanguageModelUsage } from 'ai';
import type { Usage } from '../../ports.ts';
import { tokensOf } from './fit-history.ts';

/**
 * What a reply has used so far. Services tell it when a step has ended; a stop comes before, so until then,
 * and where they never tell, it is reckoned from what was sent and received.
 */
export function countUsage(sent: string) {
  let ended: Usage = { promptTokens: 0, completionTokens: 0 };
  let received = '';
  let step = '';
  const reckoned = (): Usage => ({
    promptTokens: tokensOf(sent + received),
    completionTokens: tokensOf(step),
  });
  const plus = (one: Usage): Usage => ({
    promptTokens: ended.promptTokens + one.promptTokens,
    completionTokens: ended.completionTokens + one.completionTokens,
  });
  return {
    /** After a piece of the answer, thoughts included. */
    receive(piece: string): Usage {
      step += piece;
      return plus(reckoned());
    },
    endStep({ inputTokens, outputTokens }: LanguageModelUsage): Usage {
      const own = reckoned();
      ended = plus({
        promptTokens: inputTokens ?? own.promptTokens,
        completionTokens: outputTokens ?? own.completionTokens,
      });
      received += step;
      step = '';
      return ended;
    },
  };
}
