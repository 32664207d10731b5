import type { FilmCut, FilmVersion } from '@armoni/contract/cuts';
import { compareCuts } from '@armoni/contract/timeline/compare-cuts';
import { shotsOf } from '@armoni/contract/timeline/ranges';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { ChevronUp } from 'lucide-react';
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLeaveWarning } from '../../lib/browser/use-leave-warning.ts';
import { findPlayableCopy } from '../../lib/http/playable-copy.ts';
import { useSignedInUser } from '../../lib/session/identity.ts';
import { useStore } from '../../lib/store/use-store.ts';
import { AppLink } from '../../lib/studio/navigation.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { buttonClass } from '../../ui/controls/button-class.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { AddPanel } from './panel/add-panel.tsx';
import { FilmPanel } from './panel/film-panel.tsx';
import { SeveralPanel } from './panel/several-panel.tsx';
import { ShotPanel } from './panel/shot-panel.tsx';
import { TitlePanel } from './panel/title-panel.tsx';
import { makeFramePictures } from './session/frame-pictures.ts';
import { makePlayableClips } from './session/playable-clips.ts';
import { RenderJob } from './session/render-job.ts';
import { ReshapeJob } from './session/reshape-job.ts';
import { makeTableActions, type TableActions } from './session/table-actions.ts';
import { goBackTo, readFilmCut, readVersions } from './session/table-service.ts';
import { makeTableSession, type TableSession } from './session/table-session.ts';
import { makeTitleDrawings } from './session/title-drawings.ts';
import { WishJob } from './session/wish-job.ts';
import { CutPlayer } from './stage/cut-player.ts';
import { Stage } from './stage/stage.tsx';
import { Transport } from './stage/transport.tsx';
import { TableHead } from './table-head.tsx';
import { texts } from './texts.ts';
import { Track } from './track/track.tsx';
import { useTableKeys } from './use-table-keys.ts';
import { WishBar } from './wish/wish-bar.tsx';

const CompareView = lazy(() =>
  import('./compare/compare-view.tsx').then(({ CompareView: view }) => ({ default: view })),
);

/** /editor/{film}: a finished film taken apart, changed, and rendered again. */
export function TablePage({ filmId }: { filmId: string }) {
  const user = useSignedInUser();
  const { data, isError } = useQuery({
    queryKey: ['table', user.id, filmId],
    queryFn: ({ signal }) => readFilmCut(filmId, signal),
    // The work goes on from what was opened: an answer to come must not take its place.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  if (isError) return <Missing />;
  if (!data) return <Opening />;
  return <Table key={filmId} cut={data} userId={user.id} />;
}

function Missing() {
  return (
    <main className="mx-auto flex w-full max-w-140 flex-1 flex-col justify-center px-4 py-12">
      <h1 className="type-h1">{texts.missing}</h1>
      <p className="mt-4 mb-8 type-prose text-fg2">{texts.missingLead}</p>
      <AppLink href="/gallery" className={buttonClass({ variant: 'paper' }, 'self-start')}>
        {texts.toGallery}
      </AppLink>
    </main>
  );
}

function Opening() {
  return (
    <main className="flex flex-1 items-center justify-center">
      <p role="status" className="text-fg3">
        {texts.loading}
      </p>
    </main>
  );
}

function Table({ cut, userId }: { cut: FilmCut; userId: string }) {
  const client = useQueryClient();
  const versionsKey = useMemo(() => ['versions', userId, cut.film_id], [userId, cut.film_id]);
  const versions = useQuery({
    queryKey: versionsKey,
    queryFn: ({ signal }) => readVersions(cut.film_id, signal),
    staleTime: 0,
  }).data?.versions;
  const refresh = useCallback(() => {
    void client.invalidateQueries({ queryKey: versionsKey });
    // Pages that show films read them again.
    void client.invalidateQueries({ queryKey: ['gallery'] });
    void client.invalidateQueries({ queryKey: ['editor'] });
  }, [client, versionsKey]);
  const [table] = useState(() => openTable(cut, refresh));
  const { session, player, actions, pictures, render, wish, titles, clips } = table;
  useEffect(() => () => closeTable(table), [table]);
  const wishField = useRef<HTMLInputElement>(null);
  const focusWish = useCallback(() => wishField.current?.focus(), []);
  const keys = useMemo(() => ({ ...table, focusWish }), [table, focusWish]);
  useTableKeys(keys);
  const isFilm = useStore(session.selection).kind === 'film';
  const [isFilmOpen, setFilmOpen] = useState(false);
  useLeaveWarning(
    useCallback(
      () => compareCuts(session.base.get().timeline, session.history.get().present).count > 0,
      [session],
    ),
  );
  const [compared, setCompared] = useState<number | null>(null);
  const shown = versions?.find(({ is_current }) => is_current);
  const goBack = (number: number) => void returnTo(session, number, refresh);
  return (
    <main className="min-w-0 flex-1 max-lg:flex max-lg:h-[calc(100dvh-4rem)] max-lg:min-h-140 max-lg:flex-none max-lg:flex-col lg:grid lg:h-0 lg:flex-auto lg:grid-cols-[384px_minmax(0,1fr)]">
      <div className="flex min-h-0 min-w-0 flex-col px-4 max-lg:flex-1 lg:col-start-2 lg:px-6">
        <TableHead session={session} render={render} film={shown} />
        <Stage {...{ session, player, pictures, titles, clips }} />
        <Transport session={session} player={player} actions={actions} />
        <Track session={session} player={player} actions={actions} pictures={pictures} />
        <div className={clsx(!isFilm && 'max-lg:hidden')}>
          <WishBar session={session} wish={wish} field={wishField} />
        </div>
      </div>
      <aside
        aria-label={texts.pageTitle}
        className={clsx(
          'flex min-h-0 min-w-0 flex-col border-line max-lg:flex-none max-lg:border-t lg:col-start-1 lg:row-start-1 lg:border-r',
          // On a phone what is chosen opens as a sheet under the track, which stays in view.
          isFilm && !isFilmOpen ? 'max-lg:h-13' : 'max-lg:h-[42dvh]',
        )}
      >
        {isFilm && (
          <Button
            variant="ghost"
            aria-expanded={isFilmOpen}
            className="h-13 flex-none justify-between rounded-none px-4 lg:hidden"
            onClick={() => setFilmOpen(!isFilmOpen)}
          >
            {texts.openPanel}
            <ChevronUp size={18} aria-hidden className={clsx(isFilmOpen && 'rotate-180')} />
          </Button>
        )}
        <Panel {...table} versions={versions ?? []} onBack={goBack} onCompare={setCompared} />
      </aside>
      {compared !== null && shown && versions && (
        <Suspense>
          <CompareView
            filmId={cut.film_id}
            title={cut.title}
            versions={versions}
            pair={{
              before: Math.min(compared, shown.number),
              after: Math.max(compared, shown.number),
            }}
            onBack={goBack}
            onClose={() => setCompared(null)}
          />
        </Suspense>
      )}
      <p role="status" className="sr-only">
        {useStore(session.said)}
      </p>
    </main>
  );
}

type OpenTable = ReturnType<typeof openTable>;

function openTable(cut: FilmCut, onNewVersion: () => void) {
  const session = makeTableSession(cut);
  const clips = makePlayableClips({ session, findCopy: findPlayableCopy });
  const onUnplayable = clips.cannotPlay;
  const player = new CutPlayer({
    onUnplayable,
    timeline: () => session.history.get().present,
    cut: session.base.get,
    frame: session.frame,
  });
  const actions: TableActions = makeTableActions(session);
  const render = new RenderJob(session, toast, onNewVersion);
  const wish = new WishJob(session, toast);
  const pictures = makeFramePictures(onUnplayable);
  const reshape = new ReshapeJob(session, toast, onNewVersion);
  const titles = makeTitleDrawings();
  return { session, player, actions, render, reshape, wish, pictures, titles, clips };
}

function closeTable({ player, render, reshape, pictures, wish, titles, clips }: OpenTable): void {
  clips.dispose();
  reshape.dispose();
  titles.dispose();
  wish.dispose();
  player.dispose();
  render.dispose();
  pictures.dispose();
}

async function returnTo(session: TableSession, number: number, onDone: () => void) {
  const { film_id: id } = session.base.get();
  try {
    await goBackTo(id, number);
    session.take(await readFilmCut(id), null);
    onDone();
    toast.success(texts.film.backDone(number));
  } catch {
    toast.error(texts.film.backFailed);
  }
}

type PanelProps = OpenTable & {
  versions: readonly FilmVersion[];
  onBack: (number: number) => void;
  onCompare: (number: number) => void;
};

function Panel({ session, actions, pictures, reshape, versions, ...on }: PanelProps) {
  const { present: timeline } = useStore(session.history);
  const selection = useStore(session.selection);
  useStore(session.base);
  if (selection.kind === 'shot') {
    const index = shotsOf(timeline).findIndex(({ id }) => id === selection.id);
    const shot = shotsOf(timeline)[index];
    if (shot) return <ShotPanel {...{ shot, index, timeline, session, actions, pictures }} />;
  }
  if (selection.kind === 'shots') {
    return <SeveralPanel {...{ timeline, session, actions }} ids={selection.ids} />;
  }
  if (selection.kind === 'title') {
    const { index } = selection;
    const card = timeline.tracks.video.titles[index];
    if (card) return <TitlePanel key={index} {...{ card, index, timeline, session }} />;
  }
  if (selection.kind === 'add') return <AddPanel {...{ timeline, session, actions, pictures }} />;
  return <FilmPanel {...{ timeline, session, versions, reshape, ...on }} />;
}
