import { readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { filmsRoom } from '../../apps/server/src/features/films/making/publish-film.ts';
import { attemptsPrefix } from '../../apps/server/src/platform/storage/attempt-folders.ts';
import { readRows } from './examine.ts';
import type { Aim } from './scene.ts';
import type { Studio } from './studio.ts';

/** A job of a film between two kills, seen from outside of the studio. */
export type Life = {
  readonly render: Aim;
  readonly publish: Aim;
  /** Where it is now; null when it is over. */
  part(): string | null;
};

type FilmJob = { readonly ownerId: string; readonly jobId: string };

export function lifeOf({ dataFolder, storageFolder }: Studio, film: FilmJob): Life {
  const attempts = join(storageFolder, 'objects', attemptsPrefix(filmsRoom, film));
  const published = () => objectsBelow(dirname(attempts), basename(attempts));
  // What attempts before this one stored stays until one is accepted.
  const before = published();
  const row = () => {
    const query = `select status, stage from jobs where id = '${film.jobId}'`;
    const [job] = readRows(dataFolder, query);
    return { status: `${job?.status}`, stage: job?.stage ? `${job.stage}` : 'start' };
  };
  const isOver = () => !['queued', 'processing'].includes(row().status);
  // The stage is written down once a second, which is longer than publishing takes.
  const isPublishing = () => published() > before;
  return {
    render() {
      const { stage } = row();
      if (isOver()) return 'over';
      return stage === 'render' || stage === 'publish' || isPublishing() ? 'there' : 'before';
    },
    publish() {
      if (isPublishing()) return 'there';
      return isOver() ? 'over' : 'before';
    },
    part() {
      const { status, stage } = row();
      if (status === 'queued') return 'queued';
      if (status !== 'processing') return null;
      return isPublishing() ? 'publish' : stage;
    },
  };
}

function objectsBelow(folder: string, prefix: string): number {
  try {
    const names = readdirSync(folder).filter((name) => name.startsWith(prefix));
    return names.reduce((sum, name) => sum + readdirSync(join(folder, name)).length, 0);
  } catch {
    // Not there yet, or just removed.
    return 0;
  }
}
