import { fetchUnlessSilent } from './fetch-unless-silent.ts';

/** A service that speaks OpenAI's `/audio/transcriptions`. */
export type TranscriptionService = {
  readonly baseUrl: string;
  readonly model: string;
  readonly apiKey: string | null;
};

export type SoundToHear = {
  readonly sound: Blob;
  readonly fileName: string;
  /** Beside file and model: the format of the answer and the like. */
  readonly fields: readonly (readonly [name: string, value: string])[];
  /** How long the service may say nothing: it listens meanwhile. */
  readonly timeoutMs: number;
};

/** The service's answer as it came. @throws when it refuses or is away */
export async function askTranscription(
  { baseUrl, model, apiKey }: TranscriptionService,
  { sound, fileName, fields, timeoutMs }: SoundToHear,
  signal: AbortSignal,
): Promise<unknown> {
  const body = new FormData();
  body.set('file', sound, fileName);
  body.set('model', model);
  for (const [name, value] of fields) body.append(name, value);
  const address = `${baseUrl.replace(/\/$/, '')}/audio/transcriptions`;
  const answer = await fetchUnlessSilent(timeoutMs)(address, {
    method: 'POST',
    body,
    signal,
    ...(apiKey !== null && { headers: { authorization: `Bearer ${apiKey}` } }),
  });
  if (!answer.ok) throw new Error(`the transcription service answered ${answer.status}`);
  return answer.json();
}
