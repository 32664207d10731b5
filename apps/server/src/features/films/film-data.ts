import * as fs from 'node:fs/promises';
import { join } from 'node:path';
import type { JobQueue } from '../../platform/queue/job-queue.ts';
import { removeAll } from '../../platform/storage/remove-all.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { filmJob } from './film-job.ts';
import { galleryVideoFrom } from './gallery/routes.ts';
import { videoJobFrom } from './making/job-routes.ts';
import type { FilmRepository } from './ports.ts';

/** What is kept of a person's film jobs, waiting, running and done. */
export function filmJobData({
  queue,
  workRoot,
  mediaHost,
}: {
  queue: JobQueue;
  workRoot: string;
  mediaHost: string;
}) {
  return {
    name: 'montage',
    async exportOf(ownerId: string) {
      const jobs = await queue.list(ownerId, filmJob, { endedAfter: 0 });
      return jobs.map((job) => ({ ...videoJobFrom(job, mediaHost), asked: job.payload }));
    },
    async eraseOf(ownerId: string) {
      for (const id of await queue.erase(ownerId, filmJob)) {
        await fs.rm(join(workRoot, id), { recursive: true, force: true });
      }
    },
  };
}

/** A person's films. */
export function filmData({
  films,
  storage,
  mediaHost,
}: {
  films: FilmRepository;
  storage: Storage;
  mediaHost: string;
}) {
  return {
    name: 'gallery',
    async exportOf(ownerId: string) {
      return (await films.all(ownerId)).map((film) => galleryVideoFrom(film, mediaHost));
    },
    async eraseOf(ownerId: string) {
      const erased = await films.all(ownerId);
      await films.erase(ownerId);
      for (const { objectFolder } of erased) await removeAll(storage, objectFolder);
    },
  };
}
