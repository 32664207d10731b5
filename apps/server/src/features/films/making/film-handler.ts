import { createHash } from 'node:crypto';
import * as fs from 'node:fs/promises';
import { join } from 'node:path';
import type { FilmMark, MarkFilm } from '../../../platform/provenance/watermark-film.ts';
import type {
  HandlerOutcome,
  HandlerTools,
  JobHandler,
} from '../../../platform/queue/job-handler.ts';
import type { Lease } from '../../../platform/queue/job-queue.ts';
import { attemptPrefix, removeStaleAttempts } from '../../../platform/storage/attempt-folders.ts';
import { removeAll } from '../../../platform/storage/remove-all.ts';
import type { CutCache } from '../cutting/cut-cache.ts';
import type { FilmResult, FilmWish } from '../film-job.ts';
import type { AddFilm, MadeFilm, RunEdit } from '../ports.ts';
import { type FetchedSources, fetchSources, type SourceDependencies } from './fetch-sources.ts';
import { filmsRoom, type PublishDependencies, publishFilm } from './publish-film.ts';

export type FilmHandlerDependencies = SourceDependencies &
  PublishDependencies & {
    readonly runEdit: RunEdit;
    readonly addFilm: AddFilm;
    readonly cutCache: CutCache;
    /** What is laid over a film's frames; null where nothing is. */
    readonly markFilm: MarkFilm | null;
    /** Holds one folder for each job under way. */
    readonly workRoot: string;
    /** A film waits because a program cannot be started: for the log. */
    readonly onToolMissing?: () => void;
  };

/**
 * The handler of film jobs: sources → engine → storage → gallery. The work folder carries the job's
 * id, so a job cut short finds what was rendered already; the film and the end of the job are
 * written in one transaction, so it appears once or not at all.
 */
export function makeFilmHandler(
  dependencies: FilmHandlerDependencies,
): JobHandler<FilmWish, FilmResult> {
  return async (lease, tools) => {
    const { ownerId, jobId, payload: wish } = lease;
    const { signal } = tools;
    const workFolder = join(dependencies.workRoot, jobId);
    await fs.mkdir(workFolder, { recursive: true });
    const { recut } = wish;
    const isBeside = recut?.besideAs !== undefined;
    const filmId = isBeside ? jobId : (recut?.filmId ?? jobId);
    // What was measured of its clips holds in any shape.
    await dependencies.cutCache.restore(recut?.filmId ?? jobId, engineFolder(workFolder));
    const fetched = await fetchSources(dependencies, { ownerId, wish, workFolder, signal });
    if (!fetched.ok) return { ok: false, message: fetched.message, canRetry: false };
    const mark = dependencies.markFilm?.(filmId) ?? null;
    const markPath = mark && (await writeMark(mark, workFolder));
    const outcome = await edit(dependencies.runEdit, {
      lease,
      tools,
      fetched,
      workFolder,
      markPath,
    });
    signal.throwIfAborted();
    if (!outcome.ok) {
      const { reason, message } = outcome;
      if (reason === 'tool-missing') dependencies.onToolMissing?.();
      const isLack = reason === 'tool-missing' || reason === 'disk-full';
      return isLack ? { ok: false, waitsFor: reason } : { ok: false, message, canRetry: false };
    }
    if ('planOnly' in outcome) throw new Error('the engine stopped after the plan');
    tools.report({ stage: 'publish', percent: 98 });
    // Music that lies with another film would go with it.
    const isElsewhere = wish.music.from === 'web' || (isBeside && wish.music.from === 'film');
    const fetchedMusicPath = isElsewhere ? fetched.musicPath : null;
    const seed = seedOf(lease);
    const rest = { fetched, fetchedMusicPath, watermark: mark?.id ?? null, signal };
    const request = { ...lease, wish, film: outcome, seed, ...rest };
    const made = await publishFilm(dependencies, request).catch(async (error) => {
      // The next attempt has a folder of its own, and there may be none.
      await removeAll(dependencies.storage, attemptPrefix(filmsRoom, lease));
      throw error;
    });
    return finished(dependencies, { lease, made, filmId, workFolder });
  };
}

type Edit = {
  readonly lease: Lease<FilmWish>;
  readonly tools: HandlerTools;
  readonly fetched: Extract<FetchedSources, { ok: true }>;
  readonly workFolder: string;
  readonly markPath: string | null;
};

async function writeMark({ tile }: FilmMark, workFolder: string): Promise<string> {
  const path = join(workFolder, 'mark');
  await fs.writeFile(path, tile);
  return path;
}

function edit(runEdit: RunEdit, { lease, tools, fetched, workFolder, markPath }: Edit) {
  const { instructions, aspectRatio, corrections, captions = [], music, recut } = lease.payload;
  const { sources, musicPath } = fetched;
  return runEdit(
    {
      sources,
      musicPath,
      ...(music.from === 'own' && { ownPiece: music.piece }),
      instructions,
      aspectRatio,
      seed: seedOf(lease),
      workFolder: engineFolder(workFolder),
      ...(corrections && { corrections }),
      ...(markPath !== null && { markPath }),
      captions: captions.flatMap(({ clip, text }) => {
        const source = sources[clip - 1];
        return source ? [{ sourceId: source.id, text }] : [];
      }),
      ...(recut && { timeline: recut.timeline }),
    },
    {
      signal: tools.signal,
      // The last two percent belong to publishing.
      onProgress: ({ stage, percent, work }) =>
        tools.report({ stage, percent: percent * 0.98, detail: work }),
    },
  );
}

type Finished = {
  readonly lease: Lease;
  readonly made: MadeFilm;
  readonly filmId: string;
  readonly workFolder: string;
};

function finished(
  { addFilm, storage, cutCache }: FilmHandlerDependencies,
  { lease, made, filmId, workFolder }: Finished,
): HandlerOutcome<FilmResult> {
  const { film } = made;
  return {
    ok: true,
    result: {
      videoId: filmId,
      videoKey: film.filmKey,
      notes: [...film.notes],
      reading: film.reading,
    },
    write: (transaction) => addFilm(transaction, made),
    async afterwards(accepted) {
      await removeStaleAttempts(storage, { room: filmsRoom, attempt: lease, accepted });
      if (accepted) await cutCache.keep(filmId, engineFolder(workFolder));
      if (accepted) await fs.rm(workFolder, { recursive: true, force: true });
    },
  };
}

function engineFolder(workFolder: string): string {
  return join(workFolder, 'engine');
}

/** The same job makes the same film again, and so does one that cuts it again. */
function seedOf({ jobId, payload }: Lease<FilmWish>): number {
  return payload.recut?.seed ?? createHash('sha256').update(jobId).digest().readUInt32BE(0);
}
