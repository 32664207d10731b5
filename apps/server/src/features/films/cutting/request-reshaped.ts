import type { AspectRatio } from '@armoni/contract/limits';
import { inShape } from '@armoni/contract/timeline/frame-window';
import type { Timeline as WireTimeline } from '@armoni/contract/timeline/timeline';
import type { CutMaterial } from '@armoni/video-engine/model/cut-material';
import { frameSize } from '@armoni/video-engine/model/frame-sizes';
import type { Timeline } from '@armoni/video-engine/model/timeline';
import type { JobQueue } from '../../../platform/queue/job-queue.ts';
import { type FilmWish, filmJob } from '../film-job.ts';
import type { FilmCuts } from '../ports.ts';
import { filmTexts } from '../texts.ts';
import { askedAgain } from './music/music-under.ts';
import { checkCut, inShapeOf, onTheWire, type VersionRequestOutcome } from './request-version.ts';

export type RequestReshaped = ReturnType<typeof makeRequestReshaped>;

type Wish = {
  readonly aspectRatio: AspectRatio;
  /** Null for the version that is shown. */
  readonly timeline: WireTimeline | null;
  readonly idempotencyKey: string | null;
};

/** Takes on the same shots in another shape, as a film beside the one that they are from. */
export function makeRequestReshaped({
  cuts,
  queue,
}: {
  cuts: Pick<FilmCuts, 'find'>;
  queue: Pick<JobQueue, 'enqueue'>;
}) {
  return async (
    ownerId: string,
    filmId: string,
    { aspectRatio, timeline, idempotencyKey }: Wish,
  ): Promise<VersionRequestOutcome> => {
    const film = await cuts.find(ownerId, filmId);
    if (!film) return { ok: false, reason: 'not-found' };
    const { timeline: base } = film.shown;
    if (base.aspectRatio === aspectRatio) {
      return { ok: false, reason: 'impossible', message: filmTexts.sameShape(aspectRatio) };
    }
    const cut = timeline ? inShapeOf(base, timeline) : base;
    const wanted = reshaped(cut, aspectRatio, film.cut.material);
    const check = checkCut(film, wanted);
    if (!check.ok) return { ok: false, reason: 'impossible', message: check.message };
    const { under } = check;
    const { seed } = film.cut;
    const recut = {
      filmId,
      seed,
      timeline: onTheWire(onItsOwnMusic(wanted)),
      changes: filmTexts.reshaped(film.title, aspectRatio),
      besideAs: filmTexts.reshapedTitle(withoutShape(film.title), aspectRatio),
    };
    const payload: FilmWish = { ...askedAgain(film.cut, under), aspectRatio, recut };
    const outcome = await queue.enqueue({ ownerId, job: filmJob, payload, idempotencyKey });
    return outcome.ok ? { ok: true, jobId: outcome.job.id } : outcome;
  };
}

/**
 * A frame that was laid by hand is laid in the other shape as well; every other shot is framed anew
 * when it is rendered: a place in one shape is none in another.
 */
export function reshaped(
  timeline: Timeline,
  aspectRatio: AspectRatio,
  { sources }: Pick<CutMaterial, 'sources'>,
): Timeline {
  const { video } = timeline.tracks;
  const size = frameSize(aspectRatio, Math.min(timeline.width, timeline.height));
  const clips = video.clips.map((shot) => {
    const source = sources.find(({ sourceId }) => sourceId === shot.mediaReference.sourceId);
    const isLaid = shot.reframe.kind === 'window' && source;
    const reframe = isLaid ? inShape(shot.reframe, source, size) : { kind: 'auto' as const };
    return { ...shot, reframe };
  });
  return {
    ...timeline,
    ...size,
    aspectRatio,
    tracks: { ...timeline.tracks, video: { ...video, clips } },
    notes: [],
  };
}

/** What the other film was given is what this one is made with. */
function onItsOwnMusic(timeline: Timeline): Timeline {
  const { audio } = timeline.tracks;
  if (!audio.music) return timeline;
  const { musicId: _, ...music } = audio.music;
  return { ...timeline, tracks: { ...timeline.tracks, audio: { ...audio, music } } };
}

/** A film that was itself made beside another one does not say both shapes. */
function withoutShape(title: string): string {
  return title.replace(/, (?:16:9|9:16|1:1)$/, '');
}
