import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { makeOpenaiTranscriber } from './openai-transcriber.ts';

/** What a service answers to `verbose_json` with both granularities. */
const verbose = {
  task: 'transcribe',
  language: 'french',
  duration: 4.2,
  text: ' Bonjour à tous ! On part demain.',
  segments: [
    { id: 0, start: 0.3, end: 1.6, text: ' Bonjour à tous !', tokens: [1], avg_logprob: -0.2 },
    { id: 1, start: 2, end: 3.4, text: ' On part demain.', tokens: [2], avg_logprob: -0.2 },
  ],
  words: [
    { word: 'Bonjour', start: 0.3, end: 0.8 },
    { word: 'à', start: 0.8, end: 0.9 },
    { word: 'tous', start: 0.9, end: 1.3 },
    { word: 'On', start: 2, end: 2.2 },
    { word: 'demain', start: 2.7, end: 3.3 },
  ],
};

describe('speech heard by an OpenAI-compatible service', () => {
  let folder: string;
  let sound: string;
  let server: Server | undefined;
  const asked: { path: string; authorization: string; body: string }[] = [];
  const never = new AbortController().signal;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'transcriber-'));
    sound = join(folder, 'speech.m4a');
    await writeFile(sound, 'the sound itself');
  });
  afterEach(() => {
    server?.closeAllConnections();
    server?.close();
    asked.length = 0;
  });
  afterAll(() => rm(folder, { recursive: true }));

  async function transcribe(status: number, answer: object, timeoutMs?: number) {
    server = createServer(async (request, response) => {
      const { url = '', headers } = request;
      const body = await text(request);
      asked.push({ path: url, authorization: headers.authorization ?? '', body });
      if (status === 0) return;
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(answer));
    });
    await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const baseUrl = `http://127.0.0.1:${port}/v1`;
    const options = {
      baseUrl,
      model: 'whisper-1',
      apiKey: 'sk-1',
      ...(timeoutMs && { timeoutMs }),
    };
    return makeOpenaiTranscriber(options)(sound, never);
  }

  it('sends the sound and asks for words and segments, and joins both', async () => {
    const cues = await transcribe(200, verbose);
    const [call] = asked;
    expect([call?.path, call?.authorization]).toEqual(['/v1/audio/transcriptions', 'Bearer sk-1']);
    for (const part of ['the sound itself', 'whisper-1', 'verbose_json', 'word', 'segment']) {
      expect(call?.body).toContain(part);
    }
    expect(cues.map((cue) => cue.text)).toEqual(['Bonjour à tous !', 'On part demain.']);
    expect(cues[1]?.words).toEqual([
      { text: 'On', startSeconds: 2, endSeconds: 2.2 },
      // Not among the words heard: between its neighbours.
      { text: 'part', startSeconds: 2.2, endSeconds: 2.7 },
      { text: 'demain.', startSeconds: 2.7, endSeconds: 3.3 },
    ]);
  });

  it('makes sentences where the service tells words only', async () => {
    const words = [
      { word: 'Oui.', start: 0, end: 0.4 },
      { word: 'On', start: 0.5, end: 0.6 },
      { word: 'part', start: 0.6, end: 0.9 },
      { word: 'Demain', start: 2, end: 2.5 },
    ];
    const cues = await transcribe(200, { text: 'Oui. On part Demain', words });
    expect(cues.map((cue) => [cue.text, cue.startSeconds, cue.endSeconds])).toEqual([
      ['Oui.', 0, 0.4],
      ['On part', 0.5, 0.9],
      ['Demain', 2, 2.5],
    ]);
  });

  it('fails where the service refuses, answers something else, or nothing', async () => {
    await expect(transcribe(401, { error: { message: 'no' } })).rejects.toThrow('answered 401');
    await expect(transcribe(200, { segments: 'none' })).rejects.toThrow();
    await expect(transcribe(0, {}, 100)).rejects.toThrow();
  });
});
