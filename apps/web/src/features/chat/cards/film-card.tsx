import type { VideoJob } from '@armoni/contract/montage';
import type { Card } from '@armoni/contract/tools';
import { AppLink } from '../../../lib/studio/navigation.tsx';
import { buttonClass } from '../../../ui/controls/button-class.ts';
import { Progress } from '../../../ui/feedback/progress.tsx';
import { OriginPin } from '../../../ui/media/origin-pin.tsx';
import { CardFrame } from './card-frame.tsx';
import { StopWork } from './stop-work.tsx';
import { cardTexts } from './texts.ts';
import { useFilmWork } from './use-film-work.ts';

type Film = Extract<Card, { kind: 'film' }>;

const words = cardTexts.film;

/** A film in the making; in the same frame it then plays. */
export function FilmCard({ film }: { film: Film }) {
  const { job, hasFailed, stop } = useFilmWork(film.job_id);
  return (
    <CardFrame label={words.title}>
      <div
        className="relative mx-auto flex max-h-[max(320px,min(640px,70dvh))] max-w-full items-center justify-center overflow-hidden rounded-sm bg-stage"
        style={{ aspectRatio: film.aspect_ratio.replace(':', ' / ') }}
      >
        {job?.video_url && (
          // biome-ignore lint/a11y/useMediaCaption: a film's captions are burnt in or a track of its own page
          <video controls preload="metadata" src={job.video_url} className="size-full" />
        )}
        {job?.video_url && (
          <OriginPin key={job.video_url} url={job.video_url} className="absolute top-2 right-2" />
        )}
      </div>
      {hasFailed && <p className="mt-3 text-fg2">{cardTexts.gone}</p>}
      {job && <State job={job} onStop={stop} />}
    </CardFrame>
  );
}

function State({ job, onStop }: { job: VideoJob; onStop: () => Promise<void> }) {
  switch (job.status) {
    case 'completed':
      return (
        <AppLink
          href={job.video_id ? `/gallery/${job.video_id}` : '/gallery'}
          className={buttonClass({ size: 'small' }, 'touch-44 mt-3')}
        >
          {words.open}
        </AppLink>
      );
    case 'failed':
      return <p className="mt-3 text-fg2">{job.error_message ?? words.failed}</p>;
    case 'cancelled':
      return <p className="mt-3 text-fg2">{words.cancelled}</p>;
    default:
      return <UnderWay job={job} onStop={onStop} />;
  }
}

function UnderWay({ job, onStop }: { job: VideoJob; onStop: () => Promise<void> }) {
  const stage = job.stage === null ? words.waiting : words.stages[job.stage];
  return (
    <>
      <p className="mt-3 mb-2 text-fg2">{job.waiting_message ?? stage}</p>
      <Progress label={words.progress} percent={job.percent} />
      <div className="mt-3">
        <StopWork onStop={onStop} />
      </div>
    </>
  );
}
