import { openAsBlob } from 'node:fs';
import type { Transcribe } from '@armoni/video-engine/model/captions';
import * as z from 'zod/mini';
import {
  askTranscription,
  type TranscriptionService,
} from '../../../platform/outbound/transcription-service.ts';
import { cuesFromTranscription, transcription } from './cues-from-transcription.ts';

export type OpenaiTranscriberOptions = TranscriptionService & {
  /** Listening takes a service long, and until then there is silence. */
  readonly timeoutMs?: number;
};

/** As long as a service may take for a long clip on a slow machine. */
const usualTimeoutMs = 10 * 60_000;

const fields = [
  ['response_format', 'verbose_json'],
  ['timestamp_granularities[]', 'word'],
  ['timestamp_granularities[]', 'segment'],
  ['temperature', '0'],
] as const;

/** Hears speech through a service that speaks OpenAI's `/audio/transcriptions`, words with times. */
export function makeOpenaiTranscriber(options: OpenaiTranscriberOptions): Transcribe {
  const { timeoutMs = usualTimeoutMs, ...service } = options;
  return async (soundPath, signal) => {
    const sound = await openAsBlob(soundPath, { type: 'audio/mp4' });
    const heard = { sound, fileName: 'speech.m4a', fields, timeoutMs };
    const answer = await askTranscription(service, heard, signal);
    return cuesFromTranscription(z.parse(transcription, answer));
  };
}
