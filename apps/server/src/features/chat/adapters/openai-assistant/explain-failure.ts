import { APICallError, RetryError } from 'ai';
import { SilentService } from '../../../../platform/outbound/fetch-unless-silent.ts';
import { AssistantFailure } from '../../ports.ts';
import { openaiTexts } from './texts.ts';

/**
 * What a person is told of a provider's failure; the failure itself stays in `cause`.
 * @param hasBegun some of the answer had come
 */
export function explainFailure(error: unknown, hasBegun: boolean): AssistantFailure {
  const sentence = hasBegun ? openaiTexts.interrupted : sentenceFor(lastOf(error));
  return new AssistantFailure(sentence, {
    cause: error,
    isLasting: sentence === openaiTexts.tooLong,
  });
}

function lastOf(error: unknown): unknown {
  return RetryError.isInstance(error) ? error.lastError : error;
}

function sentenceFor(error: unknown): string {
  if (error instanceof SilentService) return openaiTexts.away;
  if (!APICallError.isInstance(error)) return openaiTexts.interrupted;
  const { statusCode = 0, responseBody = '' } = error;
  if (statusCode === 401 || statusCode === 403) return openaiTexts.refusedKey;
  if (statusCode === 404) return openaiTexts.unknownModel;
  if (statusCode === 429) return openaiTexts.busy;
  if (statusCode === 413 || /context.{0,20}(length|window|size)/i.test(responseBody)) {
    return openaiTexts.tooLong;
  }
  return statusCode >= 400 && statusCode < 500 ? openaiTexts.refused : openaiTexts.away;
}
