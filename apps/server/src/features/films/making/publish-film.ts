import { createReadStream } from 'node:fs';
import type { EditOutcome } from '@armoni/video-engine/model/edit';
import type { Storage } from '../../../platform/storage/storage.ts';
import { makeStorageKey, ownerSegment } from '../../../platform/storage/storage-key.ts';
import type { FinishedFilm, MontagePayload } from '../ports.ts';
import { montageTexts } from '../texts.ts';

export type RenderedFilm = Extract<EditOutcome, { filmPath: string }>;

export type PublishParts = { readonly storage: Storage; readonly clock: () => number };

export type PublishRequest = {
  readonly jobId: string;
  readonly ownerId: string;
  /** Of the lease: each attempt publishes into a folder of its own. */
  readonly fence: number;
  readonly payload: MontagePayload;
  readonly film: RenderedFilm;
  readonly signal: AbortSignal;
};

/**
 * Stores film, poster and thumbnails. Nobody sees them before the row is written; a stale
 * worker's objects stand apart, so removing them never touches the accepted film.
 */
export async function publishFilm(
  { storage, clock }: PublishParts,
  request: PublishRequest,
): Promise<FinishedFilm> {
  const { film, ownerId, jobId } = request;
  const title = titleOf(request);
  const folder = `films/${jobId}-${request.fence}`;
  const store = async (path: string, name: string, extension: 'mp4' | 'jpg') => {
    const key = makeStorageKey({ ownerId, folder, fileName: name, extension });
    const contentType = extension === 'mp4' ? 'video/mp4' : 'image/jpeg';
    const limits = { maxBytes: Number.MAX_SAFE_INTEGER, signal: request.signal };
    const written = await storage.write(key, createReadStream(path), { contentType, ...limits });
    if (!written.ok) throw new Error('a film cannot be too large');
    return { key, sizeBytes: written.sizeBytes };
  };
  const video = await store(film.filmPath, title, 'mp4');
  const poster = await store(film.posterPath, `apercu-${title}`, 'jpg');
  const clips = film.report.timeline.tracks.video.clips;
  const shots: FinishedFilm['shots'][number][] = [];
  for (const [index, { thumbnailPath, ...shot }] of film.shots.entries()) {
    const { key } = await store(thumbnailPath, `apercu-${index + 1}`, 'jpg');
    const { reasonCode = 'highlight', reason = '' } = clips[index] ?? {};
    shots.push({ ...shot, thumbnailKey: key, reasonCode, reason });
  }
  return {
    id: jobId,
    ownerId,
    title,
    objectFolder: `${ownerSegment(ownerId)}/${folder}/`,
    videoKey: video.key,
    posterKey: poster.key,
    width: film.width,
    height: film.height,
    durationSeconds: film.durationSeconds,
    sizeBytes: video.sizeBytes,
    shots,
    notes: notesOf(film),
    createdAt: clock(),
  };
}

function notesOf({ report }: RenderedFilm): string[] {
  return [...report.timeline.notes, ...report.refused.map(({ message }) => message)];
}

/** The title that the film shows, else the beginning of what was asked for. */
function titleOf({ film, payload }: PublishRequest): string {
  const wish = payload.instructions.replace(/\s+/g, ' ').trim();
  const short = wish.length > 60 ? `${wish.slice(0, 59).trimEnd()}…` : wish;
  return film.report.intent.title || short || montageTexts.untitled;
}
