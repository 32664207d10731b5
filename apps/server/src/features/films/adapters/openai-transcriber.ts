import { openAsBlob } from 'node:fs';
import type { Transcribe } from '@armoni/video-engine/model/captions';
import * as z from 'zod/mini';
import { fetchUnlessSilent } from '../../../platform/outbound/fetch-unless-silent.ts';
import { cuesFromTranscription, transcription } from './cues-from-transcription.ts';

export type OpenaiTranscriberOptions = {
  readonly baseUrl: string;
  readonly model: string;
  readonly apiKey: string | null;
  /** Listening takes a service long, and until then there is silence. */
  readonly timeoutMs?: number;
};

/** As long as a service may take for a long clip on a slow machine. */
const usualTimeoutMs = 10 * 60_000;

/** Hears speech through a service that speaks OpenAI's `/audio/transcriptions`, words with times. */
export function makeOpenaiTranscriber(options: OpenaiTranscriberOptions): Transcribe {
  const { baseUrl, model, apiKey, timeoutMs = usualTimeoutMs } = options;
  const send = fetchUnlessSilent(timeoutMs);
  return async (soundPath, signal) => {
    const body = new FormData();
    body.set('file', await openAsBlob(soundPath, { type: 'audio/mp4' }), 'speech.m4a');
    body.set('model', model);
    body.set('response_format', 'verbose_json');
    body.append('timestamp_granularities[]', 'word');
    body.append('timestamp_granularities[]', 'segment');
    body.set('temperature', '0');
    const answer = await send(`${baseUrl.replace(/\/$/, '')}/audio/transcriptions`, {
      method: 'POST',
      body,
      signal,
      ...(apiKey !== null && { headers: { authorization: `Bearer ${apiKey}` } }),
    });
    if (!answer.ok) throw new Error(`the transcription service answered ${answer.status}`);
    return cuesFromTranscription(z.parse(transcription, await answer.json()));
  };
}
