import type { AspectRatio } from '@armoni/contract/limits';
import type { VideoWork } from '@armoni/contract/montage';
import { clsx } from 'clsx';
import type { StoredClip } from '../clips/queued-clip.ts';
import { useJobWork } from '../jobs/use-job-work.ts';
import { texts } from '../texts.ts';
import type { Frame } from './capture-frames.ts';
import { stripFrames, useClipFrames, useShotFrames } from './use-work-frames.ts';

type WorkStageProps = {
  jobId: string | null;
  aspectRatio: AspectRatio;
  /** What this session has uploaded: where pictures of the clips come from. */
  clips: readonly StoredClip[];
};

/** A film being made: its clips as they are looked through, and its shots as they are chosen. */
export function WorkStage({ jobId, aspectRatio, clips }: WorkStageProps) {
  const work = useJobWork(jobId);
  if (!work || work.clips.length === 0) {
    return <p className="py-6 text-fg2">{texts.viewer.emptyUnderWay}</p>;
  }
  return <Work work={work} aspectRatio={aspectRatio} clips={clips} />;
}

type WorkProps = Omit<WorkStageProps, 'jobId'> & { work: VideoWork };

function Work({ work, aspectRatio, clips }: WorkProps) {
  const frames = useClipFrames(work, clips);
  const shots = useShotFrames(work, clips);
  return (
    <div lang="fr" className="flex min-h-0 min-w-0 flex-col gap-5">
      <ul aria-label={texts.work.clips} className="space-y-3">
        {work.clips.map((clip, index) => (
          <ClipStrip
            // The same file may stand there twice.
            // biome-ignore lint/suspicious/noArrayIndexKey: the clips of a job never move
            key={index}
            clip={clip}
            frames={frames.get(clip.file_id) ?? []}
            thumbnail={clips.find(({ state }) => state.fileId === clip.file_id)?.thumbnail ?? null}
            chosen={work.shots.filter((shot) => shot.clip === index + 1)}
            areForeseen={work.foreseen ?? false}
          />
        ))}
      </ul>
      {work.shots.length > 0 && <FilmToBe work={work} frames={shots} aspectRatio={aspectRatio} />}
    </div>
  );
}

type ClipStripProps = {
  clip: VideoWork['clips'][number];
  frames: readonly Frame[];
  /** What stands there until its frames come. */
  thumbnail: string | null;
  chosen: VideoWork['shots'];
  /** Others may be chosen in the end. */
  areForeseen: boolean;
};

function ClipStrip({ clip, frames, thumbnail, chosen, areForeseen }: ClipStripProps) {
  const { name, status, percent, duration_seconds: length, moments, course } = clip;
  const at = (seconds: number) => `${length > 0 ? Math.min(100, (100 * seconds) / length) : 0}%`;
  const isOver = status === 'analysed';
  return (
    <li className="grid min-w-0 gap-x-4 gap-y-1 sm:grid-cols-[180px_minmax(0,1fr)] sm:items-center">
      <div className="flex min-w-0 items-baseline justify-between gap-3 sm:block">
        <p className={clsx('type-label truncate', status === 'waiting' && 'text-fg3')}>{name}</p>
        <p className={clsx('type-data', status === 'analysing' ? 'text-hot-fg' : 'text-fg3')}>
          {texts.work.status(clip, chosen.length, areForeseen)}
        </p>
      </div>
      <div aria-hidden className="relative">
        <div className="flex h-11 overflow-hidden rounded-t-xs bg-s2">
          {places.map((place) => {
            const url = frames[place]?.url ?? thumbnail;
            return (
              <span key={place} className="h-full min-w-0 flex-1">
                {url && <img src={url} alt="" className="size-full object-cover" />}
              </span>
            );
          })}
        </div>
        <div className="relative h-4.5 overflow-hidden rounded-b-xs bg-segment-track">
          {course && course.length > 0 && (
            <div
              className="absolute inset-0 bg-fg3/45 forced-color-adjust-none"
              style={{ clipPath: hill(course) }}
            />
          )}
          {moments.map(({ start_seconds }) => (
            <span
              key={start_seconds}
              className="absolute inset-y-0 w-px bg-fg"
              style={{ left: at(start_seconds) }}
            />
          ))}
        </div>
        {!isOver && (
          <span
            className={clsx(
              'absolute inset-y-0 right-0 bg-bg/75',
              status === 'analysing' && 'border-l-2 border-hot',
            )}
            style={{ left: `${percent}%` }}
          />
        )}
        {chosen.map(({ start_seconds, duration_seconds }) => (
          <span
            key={start_seconds}
            className={clsx(
              'absolute -inset-y-0.5 min-w-2 rounded-xs border-2 border-fg',
              areForeseen && 'border-dashed',
            )}
            style={{ left: at(start_seconds), width: at(duration_seconds) }}
          />
        ))}
      </div>
    </li>
  );
}

type FilmToBeProps = {
  work: VideoWork;
  frames: ReadonlyMap<string, readonly Frame[]>;
  aspectRatio: AspectRatio;
};

/** The film's shots in their lengths; each with its picture and its accord once they are seen. */
function FilmToBe({ work, frames, aspectRatio }: FilmToBeProps) {
  const { shots, foreseen } = work;
  const newest = Number([...frames.keys()].at(-1) ?? -1);
  const reason = shots[newest]?.reason ?? '';
  return (
    <section
      aria-labelledby="film-to-be"
      // A phone has no room for both: what the film becomes stands before the clips it comes from.
      className="border-t border-line pt-4 max-sm:-order-1 max-sm:border-0 max-sm:pt-0"
    >
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 id="film-to-be" className="type-label">
          {texts.work.film}
          <span className="ml-2 font-normal text-fg2">
            {texts.work.chosen(shots.length, foreseen ?? false)}
          </span>
        </h3>
        <p className="min-w-0 truncate text-[13px] text-fg2">{reason}</p>
      </div>
      <ol className="flex gap-[3px]">
        {shots.map(({ duration_seconds }, index) => {
          const [frame] = frames.get(String(index)) ?? [];
          return (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: the shots of a film in the making never move
              key={index}
              className="min-w-0"
              style={{ flexGrow: duration_seconds, flexBasis: 0 }}
            >
              <div
                className={clsx(
                  'h-17 overflow-hidden rounded-xs',
                  frame ? 'bg-s2' : 'border border-dashed border-line2',
                  index === newest && 'ring-2 ring-ring',
                )}
              >
                {frame && <FilmFrame url={frame.url} aspectRatio={aspectRatio} />}
              </div>
              <div className="keep-colour mt-[3px] flex h-3 overflow-hidden rounded-[1px] bg-segment-track">
                {frame?.accord.map(({ colour, share }, place) => (
                  <span
                    // biome-ignore lint/suspicious/noArrayIndexKey: the stripes of a shot never move
                    key={place}
                    style={{ flexGrow: share * 100, flexBasis: 0, backgroundColor: colour }}
                  />
                ))}
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** As the film will frame it, whole: a tile that is wider shows it again. */
function FilmFrame({ url, aspectRatio }: { url: string; aspectRatio: AspectRatio }) {
  return (
    <div className="flex h-full justify-start gap-px">
      {copies.map((place) => (
        <img
          key={place}
          src={url}
          alt=""
          className={clsx('h-full flex-none object-cover', shapes[aspectRatio])}
        />
      ))}
    </div>
  );
}

/** What lies under a line of heights from 0 to 1; a little is seen of the lowest. */
function hill(heights: readonly number[]): string {
  const points = heights.map((height, index) => {
    const x = heights.length > 1 ? (100 * index) / (heights.length - 1) : 0;
    return `${x.toFixed(1)}% ${(90 - 85 * height).toFixed(1)}%`;
  });
  return `polygon(0 100%, ${points.join()}, 100% 100%)`;
}

/** Of a strip. */
const places = Array.from({ length: stripFrames }, (_, place) => place);

/** Enough for an upright film of one shot on a wide screen to be filled at its beginning. */
const copies = Array.from({ length: 8 }, (_, place) => place);

const shapes: Record<AspectRatio, string> = {
  '16:9': 'aspect-video',
  '9:16': 'aspect-9/16',
  '1:1': 'aspect-square',
};
