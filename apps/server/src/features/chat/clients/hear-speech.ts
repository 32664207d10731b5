import * as z from 'zod/mini';
import { fetchUnlessSilent } from '../../../platform/outbound/fetch-unless-silent.ts';

export type Sound = { readonly bytes: Buffer; readonly fileName: string };

/** What is said in a sound file; null when the service did not answer with a text. */
export type HearSpeech = (sound: Sound, signal: AbortSignal) => Promise<string | null>;

type Options = {
  readonly baseUrl: string;
  readonly model: string;
  readonly apiKey: string | null;
  readonly onError: (error: unknown) => void;
  readonly timeoutMs?: number;
};

const answered = z.object({ text: z.string() });

/** Through a service that speaks OpenAI's `/audio/transcriptions`. */
export function makeHearSpeech(options: Options): HearSpeech {
  const { baseUrl, model, apiKey, onError, timeoutMs = 60_000 } = options;
  const send = fetchUnlessSilent(timeoutMs);
  return async ({ bytes, fileName }, signal) => {
    const body = new FormData();
    body.set('file', new Blob([new Uint8Array(bytes)]), fileName);
    body.set('model', model);
    body.set('response_format', 'json');
    try {
      const answer = await send(`${baseUrl.replace(/\/$/, '')}/audio/transcriptions`, {
        method: 'POST',
        body,
        signal,
        ...(apiKey !== null && { headers: { authorization: `Bearer ${apiKey}` } }),
      });
      if (!answer.ok) throw new Error(`the transcription service answered ${answer.status}`);
      return z.parse(answered, await answer.json()).text;
    } catch (error) {
      signal.throwIfAborted();
      onError(error);
      return null;
    }
  };
}
