import { createWriteStream } from 'node:fs';
import * as fs from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { MediaSource } from '@armoni/video-engine/model/media';
import type { SafeFetch } from '../../../platform/outbound/safe-fetch.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import type { MontageFile, MontageFiles, MontagePayload, Music } from '../ports.ts';
import { montageTexts } from '../texts.ts';

export type SourceParts = {
  readonly files: MontageFiles;
  readonly storage: Storage;
  readonly safeFetch: SafeFetch;
};

export type BroughtSources =
  | {
      readonly ok: true;
      readonly sources: readonly MediaSource[];
      readonly musicPath: string | null;
    }
  | { readonly ok: false; readonly message: string };

const musicMaxBytes = 200 * 1024 * 1024;
const musicTimeoutMs = 5 * 60_000;

/** Puts everything a film is made from into local files with names of our own making. */
export async function bringSources(
  parts: SourceParts,
  job: { ownerId: string; payload: MontagePayload; workFolder: string; signal: AbortSignal },
): Promise<BroughtSources> {
  const files = await parts.files.findAll(job.ownerId, job.payload.fileIds);
  if (!files) return { ok: false, message: montageTexts.fileGone };
  const folder = join(job.workFolder, 'sources');
  await fs.mkdir(folder, { recursive: true });
  const sources: MediaSource[] = [];
  for (const [index, file] of files.entries()) {
    const path = join(folder, `${index}.${extensionOf(file)}`);
    const { found } = await parts.storage.copyToFile(file.key, path, job.signal);
    if (!found) return { ok: false, message: montageTexts.fileGone };
    // The same file may be asked for twice: each place in the film's list is a source of its own.
    sources.push({ id: `${index}-${file.id}`, path, name: file.name });
  }
  const music = await bringMusic(parts, job.payload.music, { ...job, folder });
  return music.ok ? { ok: true, sources, musicPath: music.path } : music;
}

type BroughtMusic = { ok: true; path: string | null } | { ok: false; message: string };

async function bringMusic(
  parts: SourceParts,
  music: Music,
  job: { ownerId: string; folder: string; signal: AbortSignal },
): Promise<BroughtMusic> {
  if (music.from === 'nowhere') return { ok: true, path: null };
  const path = join(job.folder, 'music');
  if (music.from === 'web') return download(parts.safeFetch, music.url, { ...job, path });
  const file = await parts.files.findByKey(job.ownerId, music.key);
  const copied = file && (await parts.storage.copyToFile(file.key, path, job.signal));
  return copied?.found ? { ok: true, path } : { ok: false, message: montageTexts.fileGone };
}

async function download(
  safeFetch: SafeFetch,
  url: string,
  job: { path: string; signal: AbortSignal },
): Promise<BroughtMusic> {
  // A resumed job keeps the music it began with: the film must not change under the same plan.
  if (await exists(job.path)) return { ok: true, path: job.path };
  const draft = `${job.path}.part`;
  const limits = { maxBytes: musicMaxBytes, timeoutMs: musicTimeoutMs, signal: job.signal };
  const outcome = await safeFetch(url, limits, async ({ stream }) => {
    await pipeline(stream, createWriteStream(draft));
    await fs.rename(draft, job.path);
  });
  if (outcome.ok) return { ok: true, path: job.path };
  return { ok: false, message: montageTexts.musicRefusal[outcome.reason] };
}

const exists = (path: string) =>
  fs.access(path).then(
    () => true,
    () => false,
  );

const extensionOf = ({ key }: MontageFile) => key.slice(key.lastIndexOf('.') + 1);
