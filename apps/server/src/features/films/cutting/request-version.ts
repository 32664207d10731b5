import { changesInWords, compareCuts } from '@armoni/contract/timeline/compare-cuts';
import type { Timeline as WireTimeline } from '@armoni/contract/timeline/timeline';
import { checkTimeline } from '@armoni/video-engine/model/check-timeline';
import type { Timeline } from '@armoni/video-engine/model/timeline';
import type { JobQueue } from '../../../platform/queue/job-queue.ts';
import { type FilmWish, filmJob } from '../film-job.ts';
import type { CuttableFilm, FilmCuts, FilmVersion } from '../ports.ts';
import { filmTexts } from '../texts.ts';
import { askedAgain, type MusicUnder, musicUnder } from './music/music-under.ts';

export type RequestVersion = ReturnType<typeof makeRequestVersion>;

type Wish = {
  readonly timeline: WireTimeline;
  /** The version that was changed; null for the one shown. */
  readonly fromVersion: number | null;
};

export type VersionRequestOutcome =
  | { readonly ok: true; readonly jobId: string }
  | { readonly ok: false; readonly reason: 'not-found' | 'idempotency-mismatch' }
  /** French. */
  | { readonly ok: false; readonly reason: 'impossible'; readonly message: string };

/** Takes a new version of a film on: its shape stays, and what cannot be rendered is refused at once. */
export function makeRequestVersion({
  cuts,
  queue,
}: {
  cuts: Pick<FilmCuts, 'find' | 'versions'>;
  queue: Pick<JobQueue, 'enqueue'>;
}) {
  return async (
    ownerId: string,
    filmId: string,
    { timeline, fromVersion, idempotencyKey }: Wish & { readonly idempotencyKey: string | null },
  ): Promise<VersionRequestOutcome> => {
    const film = await cuts.find(ownerId, filmId);
    const base = film && (await baseOf(cuts, film, fromVersion));
    if (!film || !base) return { ok: false, reason: 'not-found' };
    const wanted = inShapeOf(base.timeline, timeline);
    const check = checkCut(film, wanted);
    if (!check.ok) return { ok: false, reason: 'impossible', message: check.message };
    const { under } = check;
    const { seed } = film.cut;
    const changes = changesInWords(compareCuts(onTheWire(base.timeline), onTheWire(wanted)));
    const recut = { filmId, seed, timeline: onTheWire(wanted), changes };
    const payload: FilmWish = { ...askedAgain(film.cut, under), recut };
    const request = { ownerId, job: filmJob, payload, idempotencyKey };
    // Most of it is there already, and somebody sits before it.
    const outcome = await queue.enqueue({ ...request, isShort: true });
    return outcome.ok ? { ok: true, jobId: outcome.job.id } : outcome;
  };
}

async function baseOf(
  cuts: Pick<FilmCuts, 'versions'>,
  film: CuttableFilm,
  number: number | null,
): Promise<FilmVersion | null> {
  if (number === null || number === film.shown.number) return film.shown;
  const found = await cuts.versions(film.shown.ownerId, film.filmId);
  return found?.versions.find((version) => version.number === number) ?? null;
}

/** Whether a cut of a film can be rendered, and on which music; French where not. */
export function checkCut(
  { cut }: Pick<CuttableFilm, 'cut'>,
  wanted: Timeline,
):
  | { readonly ok: true; readonly under: MusicUnder }
  | { readonly ok: false; readonly message: string } {
  const under = musicUnder(cut, wanted);
  if (!under) return { ok: false, message: filmTexts.unknownMusic };
  const check = checkTimeline(wanted, under.material);
  return check.ok ? { ok: true, under } : { ok: false, message: check.message };
}

/** What a person cannot change by cutting stays as the film has it; notes are written anew. */
export function inShapeOf(
  base: Timeline,
  { tracks, duration, look, markers }: WireTimeline,
): Timeline {
  return { ...base, tracks, duration, look, markers, notes: [] };
}

/** The same document: the engine's lists are only read-only by type. */
export function onTheWire(timeline: Timeline): WireTimeline {
  return structuredClone(timeline) as WireTimeline;
}
