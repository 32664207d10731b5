import * as fs from 'node:fs/promises';
import { join } from 'node:path';
import { jsonArray, wholeJson } from '../../platform/json/json-pieces.ts';
import type { JobQueue } from '../../platform/queue/job-queue.ts';
import type { KeptFile } from '../../platform/storage/kept-file.ts';
import type { AddressOf } from '../../platform/storage/media-addresses.ts';
import { removeAll } from '../../platform/storage/remove-all.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { CutCache } from './cutting/cut-cache.ts';
import type { Downloads } from './downloads/download-wish.ts';
import { filmJob } from './film-job.ts';
import { galleryVideoFrom } from './gallery/routes.ts';
import { videoJobFrom } from './making/job-routes.ts';
import type { FilmCuts, FilmRecord, FilmRepository } from './ports.ts';
import type { FilmProjects } from './projects/projects.ts';
import type { ClipProxies } from './proxies/proxies.ts';
import { proxyJob } from './proxies/proxy-job.ts';
import { shareOnTheWire } from './sharing/routes.ts';
import type { Shares } from './sharing/shares.ts';
import { filmTexts } from './texts.ts';

/** What is kept of a person's film jobs, waiting, running and done. */
export function filmJobData({
  queue,
  workRoot,
  addressOf,
}: {
  queue: JobQueue;
  workRoot: string;
  addressOf: AddressOf;
}) {
  return {
    name: 'montage',
    exportOf: (ownerId: string) =>
      wholeJson(
        queue
          .list(ownerId, filmJob, { endedAfter: 0 })
          .then((jobs) =>
            jobs.map((job) => ({ ...videoJobFrom(job, addressOf), asked: job.payload })),
          ),
      ),
    async eraseOf(ownerId: string) {
      for (const id of await queue.erase(ownerId, filmJob)) {
        await fs.rm(join(workRoot, id), { recursive: true, force: true });
      }
    },
  };
}

/** How a person's films are cut, in every version of them. */
export function filmCutData(cuts: FilmCuts) {
  return {
    name: 'cuts',
    exportOf: (ownerId: string) => jsonArray(cuts.slices(ownerId)),
    filesOf: (ownerId: string) => hiddenFiles(cuts, ownerId),
    eraseOf: (ownerId: string) => cuts.erase(ownerId),
  };
}

/** Copies of clips for previews: named, and not among the files that are taken away. */
export function proxyData({
  proxies,
  queue,
  addressOf,
}: {
  proxies: ClipProxies;
  queue: JobQueue;
  addressOf: AddressOf;
}) {
  return {
    name: 'proxies',
    exportOf: (ownerId: string) =>
      wholeJson(
        proxies.listOf(ownerId).then((all) =>
          all.map(({ fileId: derivedFrom, key, sizeBytes }) => {
            return { derivedFrom, url: addressOf(key), sizeBytes };
          }),
        ),
      ),
    async eraseOf(ownerId: string) {
      await queue.erase(ownerId, proxyJob);
      await proxies.erase(ownerId);
    },
  };
}

/** What a person began in the editor. */
export function projectData(projects: FilmProjects) {
  return {
    name: 'projects',
    exportOf: (ownerId: string) =>
      wholeJson(
        projects
          .listOf(ownerId)
          .then((all) => all.map(({ id, state, updatedAt }) => ({ id, ...state, updatedAt }))),
      ),
    eraseOf: (ownerId: string) => projects.erase(ownerId),
  };
}

/** Addresses by which films are shared. */
export function shareData(shares: Shares, origin: string) {
  return {
    name: 'shares',
    exportOf: (ownerId: string) =>
      wholeJson(
        shares
          .listOf(ownerId)
          .then((all) =>
            all.map((share) => ({ film_id: share.filmId, ...shareOnTheWire(share, origin) })),
          ),
      ),
    eraseOf: (ownerId: string) => shares.erase(ownerId),
  };
}

/** Addresses of archives that still hold, without what opens them. */
export function downloadData(downloads: Downloads) {
  return {
    name: 'downloads',
    exportOf: (ownerId: string) =>
      wholeJson(
        downloads
          .listOf(ownerId)
          .then((all) => all.map(({ wish, expiresAt }) => ({ ...wish, expiresAt }))),
      ),
    eraseOf: (ownerId: string) => downloads.erase(ownerId),
  };
}

/** A person's films. */
export function filmData({
  films,
  cutCache,
  storage,
  addressOf,
}: {
  films: FilmRepository;
  cutCache: Pick<CutCache, 'forget'>;
  storage: Storage;
  addressOf: AddressOf;
}) {
  return {
    name: 'gallery',
    exportOf: (ownerId: string) => jsonArray(shown(films.slices(ownerId), addressOf)),
    filesOf: (ownerId: string) => filmFiles(films.slices(ownerId)),
    async eraseOf(ownerId: string) {
      const folders: string[] = [];
      for await (const slice of films.slices(ownerId)) {
        folders.push(...slice.map(({ objectFolder }) => objectFolder));
        for (const { id } of slice) await cutCache.forget(id);
      }
      await films.erase(ownerId);
      for (const folder of folders) await removeAll(storage, folder);
    },
  };
}

type Slices = AsyncIterable<readonly FilmRecord[]>;

async function* shown(slices: Slices, addressOf: AddressOf) {
  for await (const slice of slices) yield slice.map((film) => galleryVideoFrom(film, addressOf));
}

async function* hiddenFiles(cuts: FilmCuts, ownerId: string): AsyncGenerator<KeptFile> {
  const folder = filmTexts.archiveFolder;
  for await (const slice of cuts.hiddenSlices(ownerId)) {
    for (const { filmKey: key, title, number, sizeBytes, createdAt } of slice) {
      yield { key, folder, name: filmTexts.archivedVersion(title, number), sizeBytes, createdAt };
    }
  }
}

async function* filmFiles(slices: Slices): AsyncGenerator<KeptFile> {
  const folder = filmTexts.archiveFolder;
  for await (const slice of slices) {
    for (const { filmKey: key, title: name, sizeBytes, createdAt } of slice) {
      yield { key, folder, name, sizeBytes, createdAt };
    }
  }
}
