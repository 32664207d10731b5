import * as z from 'zod/mini';
import {
  askTranscription,
  type TranscriptionService,
} from '../../../platform/outbound/transcription-service.ts';

export type Sound = { readonly bytes: Buffer; readonly fileName: string };

/** What is said in a sound file; null when the service did not answer with a text. */
export type HearSpeech = (sound: Sound, signal: AbortSignal) => Promise<string | null>;

type Options = TranscriptionService & {
  readonly onError: (error: unknown) => void;
  readonly timeoutMs?: number;
};

const answered = z.object({ text: z.string() });
const fields = [['response_format', 'json']] as const;

/** Through a service that speaks OpenAI's `/audio/transcriptions`. */
export function makeHearSpeech({ onError, timeoutMs = 60_000, ...service }: Options): HearSpeech {
  return async ({ bytes, fileName }, signal) => {
    const sound = new Blob([new Uint8Array(bytes)]);
    try {
      const heard = { sound, fileName, fields, timeoutMs };
      return z.parse(answered, await askTranscription(service, heard, signal)).text;
    } catch (error) {
      signal.throwIfAborted();
      onError(error);
      return null;
    }
  };
}
