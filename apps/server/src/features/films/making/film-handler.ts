import { createHash } from 'node:crypto';
import * as fs from 'node:fs/promises';
import { join } from 'node:path';
import type { Lease } from '../../../platform/queue/job-queue.ts';
import type { HandlerOutcome, JobHandler } from '../../../platform/queue/work.ts';
import { ownerSegment } from '../../../platform/storage/storage-key.ts';
import type { FinishedFilm, KeepFilm, MontagePayload, MontageResult, RunEdit } from '../ports.ts';
import { bringSources, type SourceParts } from './fetch-sources.ts';
import { type PublishParts, publishFilm } from './publish-film.ts';

export type MakeFilmParts = SourceParts &
  PublishParts & {
    readonly runEdit: RunEdit;
    readonly keepFilm: KeepFilm;
    /** Holds one folder for each job under way. */
    readonly workRoot: string;
  };

/**
 * The montage job: sources → engine → storage → gallery. The work folder carries the job's
 * id, so a job cut short finds what was rendered already; the film and the end of the job are
 * written in one transaction, so it appears once or not at all.
 */
export function makeFilm(parts: MakeFilmParts): JobHandler {
  return async (lease, tools) => {
    const payload = lease.payload as MontagePayload;
    const workFolder = join(parts.workRoot, lease.jobId);
    await fs.mkdir(workFolder, { recursive: true });
    const { ownerId } = lease;
    const { signal } = tools;
    const brought = await bringSources(parts, { ownerId, payload, workFolder, signal });
    if (!brought.ok) return { ok: false, message: brought.message, canRetry: false };
    const { sources, musicPath } = brought;
    const outcome = await parts.runEdit(
      {
        sources,
        musicPath,
        instructions: payload.instructions,
        aspectRatio: payload.aspectRatio,
        seed: seedOf(lease.jobId),
        workFolder: join(workFolder, 'engine'),
      },
      // The last two percent belong to publishing.
      {
        signal,
        onProgress: ({ stage, percent }) => tools.report({ stage, percent: percent * 0.98 }),
      },
    );
    signal.throwIfAborted();
    if (!outcome.ok) return { ok: false, message: outcome.message, canRetry: false };
    if ('planOnly' in outcome) throw new Error('the engine stopped after the plan');
    tools.report({ stage: 'publish', percent: 98 });
    const film = await publishFilm(parts, { ...lease, payload, film: outcome, signal });
    return finished(parts, { lease, film, workFolder });
  };
}

function finished(
  parts: MakeFilmParts,
  { lease, film, workFolder }: { lease: Lease; film: FinishedFilm; workFolder: string },
): HandlerOutcome {
  const result: MontageResult = { videoId: film.id, videoKey: film.videoKey, notes: film.notes };
  return {
    ok: true,
    result,
    write: (transaction) => parts.keepFilm(transaction, film),
    async afterwards(accepted) {
      // What earlier attempts of this job stored, or this one when it came too late.
      const attempts = `${ownerSegment(lease.ownerId)}/films/${lease.jobId}-`;
      for await (const { key } of parts.storage.list(accepted ? attempts : film.objectFolder)) {
        if (!accepted || !key.startsWith(film.objectFolder)) await parts.storage.remove(key);
      }
      if (accepted) await fs.rm(workFolder, { recursive: true, force: true });
    },
  };
}

/** The same job makes the same film again. */
function seedOf(jobId: string): number {
  return createHash('sha256').update(jobId).digest().readUInt32BE(0);
}
