import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { AddableSource } from '@armoni/contract/cuts';
import { limits } from '@armoni/contract/limits';
import type { CutSource } from '@armoni/video-engine/model/cut-material';
import type { FairLanes } from '../../../../platform/concurrency/fair-lanes.ts';
import type { AddressOf } from '../../../../platform/storage/media-addresses.ts';
import type { Storage } from '../../../../platform/storage/storage.ts';
import type { FilmCuts, NewestFile, SourceFiles } from '../../ports.ts';

/** What a file holds that a shot can be cut from; a French sentence where nothing can. */
export type ReadSource = (
  file: { readonly path: string; readonly name: string },
  signal: AbortSignal,
) => Promise<
  | { readonly ok: true; readonly source: Omit<CutSource, 'sourceId'> }
  | { readonly ok: false; readonly message: string }
>;

type Dependencies = {
  readonly cuts: Pick<FilmCuts, 'find' | 'addSource'>;
  readonly files: Pick<SourceFiles, 'findThose' | 'newest'>;
  readonly storage: Pick<Storage, 'copyToFile'>;
  readonly readSource: ReadSource;
  readonly lanes: FairLanes;
  readonly workFolder: string;
};

export type AddSourceOutcome =
  | { readonly ok: true; readonly source: CutSource; readonly key: string }
  | { readonly ok: false; readonly reason: 'not-found' | 'too-many' | 'too-many-waiting' }
  /** French. */
  | { readonly ok: false; readonly reason: 'unusable'; readonly message: string };

export type AddSource = (
  ownerId: string,
  wanted: { readonly filmId: string; readonly fileId: string },
  signal: AbortSignal,
) => Promise<AddSourceOutcome>;

/** Gives a finished film one more clip or picture of its owner's to be cut from; it renders nothing. */
export function makeAddSource(dependencies: Dependencies): AddSource {
  const { cuts, files, lanes } = dependencies;
  return async (ownerId, { filmId, fileId }, signal) => {
    const film = await cuts.find(ownerId, filmId);
    const [file] = await files.findThose(ownerId, [fileId]);
    if (!film || !file) return { ok: false, reason: 'not-found' };
    const known = film.cut.material.sources.find(({ sourceId }) => sourceId.endsWith(`-${fileId}`));
    if (known) return { ok: true, source: known, key: file.key };
    if (film.cut.fileIds.length >= limits.clipsPerJob) return { ok: false, reason: 'too-many' };
    const read = await lanes.run(ownerId, () => readFile(dependencies, file, signal), signal);
    if (!read) return { ok: false, reason: 'too-many-waiting' };
    if (!read.ok) return { ok: false, reason: 'unusable', message: read.message };
    const source = await cuts.addSource(ownerId, filmId, { fileId, source: read.source });
    return source ? { ok: true, source, key: file.key } : { ok: false, reason: 'not-found' };
  };
}

async function readFile(
  { storage, readSource, workFolder }: Dependencies,
  file: { readonly key: string; readonly name: string },
  signal: AbortSignal,
) {
  await mkdir(workFolder, { recursive: true });
  const folder = await mkdtemp(join(workFolder, 'source-'));
  try {
    const path = join(folder, 'source');
    const { found } = await storage.copyToFile(file.key, path, signal);
    return found ? await readSource({ path, name: file.name }, signal) : null;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The newest clips and pictures of somebody that a film does not have yet. */
export function makeListAddable({ cuts, files }: Pick<Dependencies, 'cuts' | 'files'>) {
  return async (
    ownerId: string,
    filmId: string,
    addressOf: AddressOf,
  ): Promise<AddableSource[] | null> => {
    const film = await cuts.find(ownerId, filmId);
    if (!film) return null;
    const own = new Set(film.cut.fileIds);
    const newest = await files.newest(ownerId, mostListed);
    return newest.filter(({ id }) => !own.has(id)).map((file) => addable(file, addressOf));
  };
}

const mostListed = 60;

function addable(file: NewestFile, addressOf: AddressOf): AddableSource {
  const { id, name, kind, key, thumbnailKey } = file;
  return {
    file_id: id,
    name,
    kind,
    url: addressOf(key),
    thumbnail_url: thumbnailKey && addressOf(thumbnailKey),
  };
}
