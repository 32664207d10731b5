import { compareCuts, shotsToRender } from '@armoni/contract/timeline/compare-cuts';
import { Clapperboard, Download, X } from 'lucide-react';
import { filmDownloadUrl } from '../../lib/media/film-address.ts';
import { useStore } from '../../lib/store/use-store.ts';
import { AppLink } from '../../lib/studio/navigation.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { buttonClass } from '../../ui/controls/button-class.ts';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import type { RenderJob } from './session/render-job.ts';
import type { TableSession } from './session/table-session.ts';
import { texts } from './texts.ts';

type TableHeadProps = {
  session: TableSession;
  render: RenderJob;
  /** Of the version shown; undefined until it is known. */
  film: { readonly video_url: string; readonly created_at: string } | undefined;
};

/** The film's name and version, how much has changed, and the button that makes the film of it. */
export function TableHead({ session, render, film }: TableHeadProps) {
  const { title, version } = useStore(session.base);
  return (
    <header className="flex min-h-15 flex-none flex-wrap items-center gap-x-3 gap-y-2 py-2">
      <h1 className="type-h2 min-w-0 truncate">{title}</h1>
      <span className="type-data text-fg3">{texts.version(version)}</span>
      <span className="flex-1" />
      <AppLink href="/gallery" className={buttonClass({ variant: 'ghost' }, 'max-sm:hidden')}>
        {texts.toGallery}
      </AppLink>
      <RenderPart session={session} render={render} film={film} />
    </header>
  );
}

function RenderPart({ session, render, film }: TableHeadProps) {
  const base = useStore(session.base);
  const { present } = useStore(session.history);
  const state = useStore(render.state);
  const { count } = compareCuts(base.timeline, present);
  if (state.status === 'running') {
    const { percent } = state;
    const words = percent === null ? texts.render.waiting : texts.render.percent(percent);
    return (
      <>
        <Button variant="hot" aria-busy aria-disabled>
          <span className="tabular-nums">{words}</span>
        </Button>
        <IconButton
          label={texts.render.cancel}
          icon={<X size={18} />}
          disabled={state.jobId === null}
          onClick={() => void render.cancel()}
        />
      </>
    );
  }
  if (count === 0) {
    return film ? (
      <a
        href={filmDownloadUrl(
          { filmUrl: film.video_url, createdAt: film.created_at },
          window.location.href,
        )}
        target="_blank"
        rel="noopener"
        className={buttonClass({ variant: 'paper' })}
      >
        <Download size={16} aria-hidden />
        Download
      </a>
    ) : null;
  }
  const toRender = shotsToRender(base.timeline, present).size;
  return (
    <>
      <p className="type-data text-fg2 max-sm:sr-only" title={texts.render.shots(toRender)}>
        {texts.changes(count)}
        <span className="sr-only">. {texts.render.shots(toRender)}</span>
      </p>
      <Button variant="hot" onClick={() => void render.start()}>
        <Clapperboard size={16} aria-hidden />
        {texts.render.action}
      </Button>
    </>
  );
}
