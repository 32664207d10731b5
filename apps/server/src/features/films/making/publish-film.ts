import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { EditOutcome } from '@armoni/video-engine/model/edit';
import { textOf } from '@armoni/video-engine/model/intent';
import type { MediaSigner } from '../../../platform/provenance/media-signer.ts';
import { attemptFolder, attemptPrefix } from '../../../platform/storage/attempt-folders.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { makeStorageKey } from '../../../platform/storage/storage-key.ts';
import type { FilmWish } from '../film-job.ts';
import type { MadeFilm, ShotRecord } from '../ports.ts';
import { filmTexts } from '../texts.ts';
import { filmReadingFrom } from '../wish/reading-on-the-wire.ts';
import type { FetchedSources } from './fetch-sources.ts';
import { filmStatement } from './film-statement.ts';

/** What a film is called in its addresses: a title may repeat the wish, which is nobody else's. */
const storedName = 'film';

/** Below its owner's folder: where films are stored. */
export const filmsRoom = 'films';

const types = {
  mp4: 'video/mp4',
  jpg: 'image/jpeg',
  vtt: 'text/vtt',
  // Whatever it is, no browser opens it as a page.
  bin: 'application/octet-stream',
} as const;

export type RenderedFilm = Extract<EditOutcome, { filmPath: string }>;

export type PublishDependencies = {
  readonly storage: Storage;
  readonly signer: Pick<MediaSigner, 'signFile'>;
  readonly clock: () => number;
};

export type PublishRequest = {
  readonly jobId: string;
  readonly ownerId: string;
  /** Of the lease: each attempt publishes into a folder of its own. */
  readonly fence: number;
  readonly wish: FilmWish;
  readonly film: RenderedFilm;
  readonly seed: number;
  /** Clips and music, for the film's manifest. */
  readonly fetched: Pick<Extract<FetchedSources, { ok: true }>, 'sources' | 'musicPath'>;
  /** Of music that comes from elsewhere: kept with the film, or it could not be cut again. */
  readonly fetchedMusicPath: string | null;
  /** Of what is laid over its frames; null without. */
  readonly watermark: string | null;
  readonly signal: AbortSignal;
};

/**
 * Stores film, poster and thumbnails, and music that would be lost. Nobody sees them before the
 * row is written; a stale worker's objects stand apart, so removing them never touches the
 * accepted film.
 */
export async function publishFilm(
  { storage, signer, clock }: PublishDependencies,
  request: PublishRequest,
): Promise<MadeFilm> {
  const { film, ownerId, jobId, wish, watermark } = request;
  const title = titleOf(request);
  const folder = attemptFolder(filmsRoom, request);
  const store = async (path: string, name: string, extension: keyof typeof types) => {
    const key = makeStorageKey({ ownerId, folder, fileName: name, extension });
    const contentType = types[extension];
    const limits = { maxBytes: Number.MAX_SAFE_INTEGER, signal: request.signal };
    const written = await storage.write(key, createReadStream(path), { contentType, ...limits });
    if (!written.ok) throw new Error('a film cannot be too large');
    return { key, sizeBytes: written.sizeBytes };
  };
  const about = filmStatement(request, new Date(clock()).toISOString());
  // Its stills are what the film, signed first, is found to be.
  let sourceType = 'composite';
  const storeSigned = async (kind: 'film' | 'still', path: string, name: string) => {
    const toSign = { kind, path, ownerId, ...about[kind](sourceType) };
    const signed = await signer.signFile(toSign, request.signal);
    sourceType = signed.sourceType ?? sourceType;
    const kept = await store(signed.path, name, kind === 'film' ? 'mp4' : 'jpg');
    if (signed.path !== path) await rm(signed.path, { force: true });
    return kept;
  };
  const stored = await storeSigned('film', film.filmPath, storedName);
  const poster = await storeSigned('still', film.posterPath, `apercu-${storedName}`);
  const captions = film.captionsPath ? await store(film.captionsPath, storedName, 'vtt') : null;
  const clips = film.report.timeline.tracks.video.clips;
  const shots: ShotRecord[] = [];
  for (const [index, { thumbnailPath, ...shot }] of film.shots.entries()) {
    const { key } = await storeSigned('still', thumbnailPath, `apercu-${index + 1}`);
    const { reasonCode = 'highlight', reason = '' } = clips[index] ?? {};
    shots.push({ ...shot, thumbnailKey: key, reasonCode, reason });
  }
  const record = {
    id: jobId,
    ownerId,
    title,
    objectFolder: attemptPrefix(filmsRoom, request),
    filmKey: stored.key,
    posterKey: poster.key,
    captionsKey: captions?.key ?? null,
    width: film.width,
    height: film.height,
    durationSeconds: film.durationSeconds,
    sizeBytes: stored.sizeBytes,
    shots,
    notes: notesOf(film),
    reading: filmReadingFrom(film.report.reading, film.report.delivery),
    createdAt: clock(),
  };
  const { timeline } = film.report;
  const { recut, ...first } = wish;
  if (recut && recut.besideAs === undefined) {
    const { filmId, changes } = recut;
    return { kind: 'version', film: record, timeline, changes, filmId, watermark };
  }
  const { fetchedMusicPath: path } = request;
  const kept = path === null ? null : await store(path, filmTexts.keptMusic, 'bin');
  const music = kept ? { from: 'film' as const, key: kept.key } : first.music;
  return {
    kind: 'first',
    watermark,
    film: record,
    timeline,
    changes: recut?.changes ?? filmTexts.firstVersion,
    cut: { ...first, music, seed: request.seed, material: film.material },
    musicBytes: kept?.sizeBytes ?? 0,
  };
}

function notesOf({ report }: RenderedFilm): string[] {
  return [...report.timeline.notes, ...report.refused.map(({ message }) => message)];
}

/** The title that the film shows, else the beginning of what was asked for. */
function titleOf({ film, wish }: PublishRequest): string {
  if (wish.recut?.besideAs !== undefined) return wish.recut.besideAs;
  const asked = wish.instructions.replace(/\s+/g, ' ').trim();
  const short = asked.length > 60 ? `${asked.slice(0, 59).trimEnd()}…` : asked;
  return textOf(film.report.reading.intent, 'title') || short || filmTexts.untitled;
}
