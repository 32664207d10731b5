import { extname } from 'node:path';
import type { Page, Route } from '@playwright/test';
import type { ChatMessage, Conversation } from '../packages/contract/src/chat.ts';
import type { ErrorBody } from '../packages/contract/src/errors.ts';
import type { StoredFile } from '../packages/contract/src/files.ts';
import type { GalleryVideo } from '../packages/contract/src/gallery.ts';
import type { Model } from '../packages/contract/src/models.ts';
import type { VideoJob } from '../packages/contract/src/montage.ts';
import type { FilmReading } from '../packages/contract/src/wish.ts';
import { clips, makePicture } from './media.ts';

// What the server would answer, for states that take long or must fail. Typed by its contract.

/** Answers every call of a path, given as a glob, and counts them. */
export async function answer(
  page: Page,
  glob: string,
  json: unknown | ((call: number) => unknown),
): Promise<{ calls: number }> {
  const count = { calls: 0 };
  await page.route(glob, async (route) => {
    count.calls += 1;
    const body = typeof json === 'function' ? json(count.calls) : json;
    await route.fulfill({ json: body });
  });
  return count;
}

/** Refuses with the error body that the product writes. */
export function refuse(route: Route, status: number, message: string, code = 'unknown') {
  return route.fulfill({ status, json: { code, message, status } satisfies ErrorBody });
}

/** A reply as it streams: the pieces of the answer, then its end. */
export function streamOf(conversationId: string, pieces: readonly string[]): string {
  const ids = { task_id: 't1', id: 'm1', message_id: 'm1', conversation_id: conversationId };
  const events = pieces.map((answer) => ({ event: 'message', ...ids, created_at: 1, answer }));
  const usage = { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 };
  const end = { event: 'message_end', ...ids, created_at: 1, metadata: { usage } };
  return [...events, end].map((event) => `data: ${JSON.stringify(event)}\n\n`).join('');
}

export function conversation(id: string, name: string): Conversation {
  const times = { created_at: 1_763_700_000, updated_at: 1_763_700_000 };
  return { id, name, inputs: {}, status: 'normal', introduction: '', ...times };
}

export function message(fields: Partial<ChatMessage> & { id: string }): ChatMessage {
  return {
    conversation_id: 'c1',
    parent_message_id: null,
    branches: [],
    inputs: {},
    query: 'Une question',
    answer: '',
    status: 'normal',
    error: null,
    message_files: [],
    feedback: null,
    retriever_resources: [],
    agent_thoughts: [],
    created_at: 1_763_700_000,
    task_id: null,
    ...fields,
  };
}

export const page100 = <T>(data: readonly T[]) => ({ limit: 100, has_more: false, data });

/** A file of a conversation; it shows once `serveMedia` was called. */
export function storedFile(name: string, fields: Partial<StoredFile> = {}): StoredFile {
  const lastModified = '2026-11-21T09:30:00.000Z';
  return { name, fullPath: `u/c/${name}`, size: 48_000, lastModified, ...fields };
}

export function style(fields: Partial<Model> & { id: number }): Model {
  return {
    name: 'Papier plié, nuit',
    status: 'completed',
    lora_file_path: 'styles/papier.style',
    trigger_word: 'papierplienuit',
    created_at: '2026-11-20T18:05:00.000Z',
    engine: 'local',
    engine_name: 'moteur local',
    is_usable: true,
    error_message: null,
    reason: null,
    stage: null,
    percent: 100,
    accord: [
      { colour: '#10202f', share: 0.4 },
      { colour: '#2c5d74', share: 0.35 },
      { colour: '#e8a25c', share: 0.25 },
    ],
    treatment: 'flat',
    held_out_score: 0.31,
    sample_urls: [],
    image_urls: [],
    image_count: 15,
    is_imported: false,
    coach: null,
    ...fields,
  } as Model;
}

/** Gives every name in the media folder of « u » something that the browser can show. */
export async function serveMedia(page: Page): Promise<void> {
  const picture = await makePicture('tableau.png');
  await page.route('**/media/u/**', (route) => {
    const isFilm = extname(new URL(route.request().url()).pathname) === '.mp4';
    return route.fulfill({ path: isFilm ? clips[0] : picture });
  });
}

export const trainer = { engine: 'local', engine_name: 'moteur local', price_note: null } as const;

/** A film of the gallery; it plays once `serveMedia` was called. */
export function film(id: string, fields: Partial<GalleryVideo> = {}): GalleryVideo {
  const shot = (index: number) => ({
    start_seconds: index * 3,
    duration_seconds: 3,
    accord: [
      { colour: '#23405e', share: 0.6 },
      { colour: '#d9b48a', share: 0.4 },
    ],
    thumbnail_url: '/media/u/c/tableau.png',
    reason_code: 'steady',
    reason: 'Plan net et stable, qui laisse voir le paysage.',
  });
  return {
    id,
    video_url: '/media/u/c/film.mp4',
    created_at: '2026-11-21T09:30:00.000Z',
    poster_url: '/media/u/c/tableau.png',
    width: 1920,
    height: 1080,
    duration_seconds: 12,
    size_bytes: 1_400_000,
    title: 'Au fil de l’eau',
    shots: [0, 1, 2, 3].map(shot),
    notes: [],
    ...fields,
  };
}

/** What was read of a film's wish, with one outcome of each kind. */
export const filmReading: FilmReading = {
  intent: { version: 2 },
  understood: [
    {
      field: 'pace',
      index: null,
      label: 'rapide',
      spans: [{ start: 6, end: 12 }],
      words: 'rapide',
    },
  ],
  verification: [
    { field: 'duration', asked: '30 s', delivered: '12 s', kept: false },
    { field: 'clips.first', asked: 'clip 2 d’abord', delivered: 'clip 2', kept: true },
    {
      field: 'texts',
      asked: 'titre « Au fil de l’eau » au début',
      delivered: 'de 0,5 s à 3 s',
      kept: true,
    },
  ],
  offered: [],
  refused: [
    {
      reason: 'no-transcription',
      label: 'paroles : sans transcription',
      message: 'Sous-titres demandés : le moteur local n’en produit pas, faute de transcription.',
      nearest: null,
      offers: [],
      spans: [{ start: 14, end: 29 }],
      words: 'des sous-titres',
    },
  ],
  not_understood: [{ spans: [{ start: 31, end: 36 }], words: 'wahou' }],
};

export const films = (videos: readonly GalleryVideo[]) => ({
  videos,
  total: videos.length,
  has_more: false,
});

export function job(fields: Partial<VideoJob> & { job_id: string }): VideoJob {
  return {
    status: 'processing',
    video_url: null,
    error_message: null,
    percent: 40,
    stage: 'render',
    notes: [],
    created_at: new Date().toISOString(),
    video_id: null,
    ...fields,
  };
}
