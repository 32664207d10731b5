import { Download, Link, Scissors } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { copyText } from '../../../lib/browser/copy-text.ts';
import { stepIndex } from '../../../lib/browser/step-index.ts';
import { useArrowSteps } from '../../../lib/browser/use-arrow-steps.ts';
import { formatDuration } from '../../../lib/format/format.ts';
import { copyShareLink } from '../../../lib/http/share-link.ts';
import { filmDownloadUrl } from '../../../lib/media/film-address.ts';
import { absoluteUrl } from '../../../lib/media/media-url.ts';
import { useStore } from '../../../lib/store/use-store.ts';
import { AppLink } from '../../../lib/studio/navigation.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { buttonClass } from '../../../ui/controls/button-class.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { type FilmJobs, watchedJob } from '../jobs/film-jobs.ts';
import { texts } from '../texts.ts';
import { FilmPager } from './film-pager.tsx';
import { FilmView } from './film-view.tsx';
import type { ViewerFilm } from './viewer-films.ts';
import { filmAfterChange } from './viewer-position.ts';

// Films are asked for after the page has come.
const JobRow = lazy(async () => ({ default: (await import('../jobs/job-row.tsx')).JobRow }));

type ViewerProps = {
  films: readonly ViewerFilm[];
  jobs: FilmJobs;
  /** What stands in place of a film while there is none, or while one more is made. */
  toCome: ReactNode;
};

/** The films of the open project and of this session, and those on their way above them. */
export function Viewer({ films, jobs, toCome }: ViewerProps) {
  const tracked = useStore(jobs.jobs);
  const { index, go, setWatching } = useFilmPosition(films.length);
  const underWay = watchedJob(tracked);
  // Who leaves the work of one film for another sees that of the next all the same.
  const [leftKey, setLeftKey] = useState<string | null>(null);
  const isFollowing = underWay !== undefined && underWay.key !== leftKey;
  const last = films[index];
  const film = isFollowing ? undefined : last;
  return (
    <section
      lang="en"
      aria-label={texts.viewer.label}
      tabIndex={-1}
      className="relative flex min-h-0 min-w-0 flex-col gap-4 px-4 py-3.5 outline-none lg:overflow-y-auto lg:px-6"
    >
      {film && <ViewerHead film={film} position={texts.viewer.position(index, films.length)} />}
      {tracked.length > 0 && (
        <ul lang="fr" aria-label={texts.jobs.label} className="flex-none space-y-2">
          <Suspense>
            {tracked.map((job) => (
              <JobRow key={job.key} job={job} jobs={jobs} />
            ))}
          </Suspense>
        </ul>
      )}
      {underWay && last && (
        <Button
          variant="ghost"
          lang="fr"
          className="flex-none self-start"
          onClick={() => setLeftKey(isFollowing ? underWay.key : null)}
        >
          {isFollowing ? texts.viewer.seeFilm : texts.viewer.seeWork}
        </Button>
      )}
      {film ? (
        <FilmView
          film={film}
          pager={<FilmPager index={index} total={films.length} onGo={go} />}
          onPlayingChange={setWatching}
        />
      ) : (
        toCome
      )}
    </section>
  );
}

function ViewerHead({ film, position }: { film: ViewerFilm; position: string }) {
  const copy = async () => {
    // Films of an outer service, which the gallery does not know, have their own address alone.
    const isCopied = await (film.filmId === null
      ? copyText(absoluteUrl(film.filmUrl))
      : copyShareLink(film.filmId));
    if (isCopied) toast.success(texts.viewer.linkCopied);
    else toast.error(texts.viewer.linkNotCopied);
  };
  return (
    <header className="flex min-h-9 flex-none flex-wrap items-center justify-between gap-x-3 gap-y-2">
      <div className="flex items-baseline gap-3">
        <h2 className="type-h2">{texts.viewer.label}</h2>
        <p aria-live="polite" className="text-fg3 tabular-nums">
          <span>{position}</span>
          {film.durationSeconds > 0 && <span>, {formatDuration(film.durationSeconds)}</span>}
        </p>
      </div>
      <div className="flex gap-2">
        {film.cuttableId && (
          <AppLink
            href={`/editor/${film.cuttableId}`}
            lang="fr"
            aria-label={texts.viewer.recut}
            className={buttonClass({ variant: 'ghost' })}
          >
            <Scissors size={16} aria-hidden />
            <span className="max-sm:hidden">{texts.viewer.recut}</span>
          </AppLink>
        )}
        <Button variant="ghost" onClick={() => void copy()} aria-label={texts.viewer.copyLink}>
          <Link size={16} aria-hidden />
          <span className="max-sm:hidden">{texts.viewer.copyLink}</span>
        </Button>
        <a
          href={filmDownloadUrl(film, window.location.href)}
          target="_blank"
          rel="noopener"
          aria-label={texts.viewer.download}
          className={buttonClass({ variant: 'outline' })}
        >
          <Download size={16} aria-hidden />
          <span className="max-sm:hidden">{texts.viewer.download}</span>
        </a>
      </div>
    </header>
  );
}

function useFilmPosition(total: number) {
  const [shown, setShown] = useState({ index: Math.max(0, total - 1), total });
  const isWatching = useRef(false);
  if (shown.total !== total) {
    setShown({ index: filmAfterChange(shown, total, isWatching.current), total });
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: another film is not being watched yet.
  useEffect(() => {
    isWatching.current = false;
  }, [shown.index]);
  useArrowSteps(
    useCallback(
      (step) => setShown((now) => ({ ...now, index: stepIndex(now.index, now.total, step) })),
      [],
    ),
  );
  return {
    index: Math.min(shown.index, Math.max(0, total - 1)),
    go: (index: number) => setShown({ index, total }),
    setWatching: (isPlaying: boolean) => {
      isWatching.current = isPlaying;
    },
  };
}
