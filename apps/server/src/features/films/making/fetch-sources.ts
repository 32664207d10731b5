import { createWriteStream } from 'node:fs';
import * as fs from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { MediaSource } from '@armoni/video-engine/model/media';
import type { SafeFetch } from '../../../platform/outbound/safe-fetch.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import type { FilmWish, Music } from '../film-job.ts';
import type { SourceFile, SourceFiles } from '../ports.ts';
import { filmTexts } from '../texts.ts';

export type SourceDependencies = {
  readonly files: SourceFiles;
  readonly storage: Storage;
  readonly safeFetch: SafeFetch;
};

export type FetchedSources =
  | {
      readonly ok: true;
      readonly sources: readonly MediaSource[];
      readonly musicPath: string | null;
    }
  | { readonly ok: false; readonly message: string };

const musicMaxBytes = 200 * 1024 * 1024;
const musicTimeoutMs = 5 * 60_000;

/** Puts everything a film is made from into local files with names of our own making. */
export async function fetchSources(
  dependencies: SourceDependencies,
  job: { ownerId: string; wish: FilmWish; workFolder: string; signal: AbortSignal },
): Promise<FetchedSources> {
  const files = await findSources(dependencies.files, job);
  if (!files) return { ok: false, message: filmTexts.fileGone };
  const folder = join(job.workFolder, 'sources');
  await fs.mkdir(folder, { recursive: true });
  const sources: MediaSource[] = [];
  for (const { index, file } of files) {
    const path = join(folder, `${index}.${extensionOf(file)}`);
    const { found } = await dependencies.storage.copyToFile(file.key, path, job.signal);
    if (!found) return { ok: false, message: filmTexts.fileGone };
    // The same file may be asked for twice: each place in the film's list is a source of its own.
    sources.push({ id: `${index}-${file.id}`, path, name: file.name });
  }
  const music = await fetchMusic(dependencies, job.wish.music, { ...job, folder });
  return music.ok ? { ok: true, sources, musicPath: music.path } : music;
}

type PlacedFile = { readonly index: number; readonly file: SourceFile };

/**
 * Each with its place in the film's list, by which its shots name it. A film that is cut again goes
 * on without clips that were deleted since, as long as no shot of it needs them.
 */
async function findSources(
  files: SourceFiles,
  { ownerId, wish: { fileIds, recut } }: { ownerId: string; wish: FilmWish },
): Promise<readonly PlacedFile[] | null> {
  const found = await files.findThose(ownerId, fileIds);
  const byId = new Map(found.map((file) => [file.id, file]));
  const needed = recut?.timeline.tracks.video.clips.map((shot) => shot.mediaReference.sourceId);
  const placed = fileIds.map((id, index) => ({ index, id, file: byId.get(id) }));
  const isMissing = placed.some(
    ({ file, id, index }) => !file && (needed?.includes(`${index}-${id}`) ?? true),
  );
  if (isMissing) return null;
  return placed.flatMap(({ index, file }) => (file ? [{ index, file }] : []));
}

type FetchedMusic = { ok: true; path: string | null } | { ok: false; message: string };

async function fetchMusic(
  dependencies: SourceDependencies,
  music: Music,
  job: { ownerId: string; folder: string; signal: AbortSignal },
): Promise<FetchedMusic> {
  // The engine plays the studio's own itself.
  if (music.from === 'nowhere' || music.from === 'own') return { ok: true, path: null };
  const path = join(job.folder, 'music');
  if (music.from === 'web') return download(dependencies.safeFetch, music.url, { ...job, path });
  const isOurs = music.from === 'film';
  const file = isOurs ? music : await dependencies.files.findByKey(job.ownerId, music.key);
  const copied = file && (await dependencies.storage.copyToFile(file.key, path, job.signal));
  return copied?.found ? { ok: true, path } : { ok: false, message: filmTexts.fileGone };
}

async function download(
  safeFetch: SafeFetch,
  url: string,
  job: { path: string; signal: AbortSignal },
): Promise<FetchedMusic> {
  // A resumed job keeps the music it began with: the film must not change under the same plan.
  if (await exists(job.path)) return { ok: true, path: job.path };
  const draft = `${job.path}.part`;
  const limits = { maxBytes: musicMaxBytes, timeoutMs: musicTimeoutMs, signal: job.signal };
  const outcome = await safeFetch(url, limits, async ({ stream }) => {
    await pipeline(stream, createWriteStream(draft));
    await fs.rename(draft, job.path);
  });
  if (outcome.ok) return { ok: true, path: job.path };
  return { ok: false, message: filmTexts.musicRefusal[outcome.reason] };
}

const exists = (path: string) =>
  fs.access(path).then(
    () => true,
    () => false,
  );

const extensionOf = ({ key }: SourceFile) => key.slice(key.lastIndexOf('.') + 1);
