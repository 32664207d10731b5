import type { FilmCut } from '@armoni/contract/cuts';
import { clsx } from 'clsx';
import { ChevronUp } from 'lucide-react';
import { lazy, Suspense, useCallback, useMemo, useRef, useState } from 'react';
import { useSignedInUser } from '../../lib/session/identity.ts';
import { useStore } from '../../lib/store/use-store.ts';
import { AppLink, goTo } from '../../lib/studio/navigation.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { buttonClass } from '../../ui/controls/button-class.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { KeysPart } from './keys-part.tsx';
import { FilmPanel } from './panel/film-panel.tsx';
import { goBackTo, readFilmCut } from './session/table-service.ts';
import { framedShot, type TableSession } from './session/table-session.ts';
import { Stage } from './stage/stage.tsx';
import { Transport } from './stage/transport.tsx';
import { TableHead } from './table-head.tsx';
import { TablePanel } from './table-panel.tsx';
import { texts } from './texts.ts';
import { Track } from './track/track.tsx';
import { useCut } from './use-cut.ts';
import { useTable } from './use-table.ts';
import { useTableKeys } from './use-table-keys.ts';
import { useRefresh, useVersions } from './use-versions.ts';
import { WishBar } from './wish/wish-bar.tsx';

const CompareView = lazy(() =>
  import('./compare/compare-view.tsx').then(({ CompareView: view }) => ({ default: view })),
);

/** /editor/{film}: a finished film taken apart, changed, and rendered again. */
export function TablePage({ filmId }: { filmId: string }) {
  const user = useSignedInUser();
  const { data, isError } = useCut(user.id, filmId);
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
  const versions = useVersions(userId, cut.film_id);
  const refresh = useRefresh(userId, cut.film_id);
  const onSee = (filmId: string) => goTo(`/gallery/${filmId}`);
  const table = useTable({ cut, userId, onNewVersion: refresh, onSee });
  const { session, player, actions, pictures, render, wish, titles, clips, reshape, wave } = table;
  const wishField = useRef<HTMLInputElement>(null);
  const focusWish = useCallback(() => wishField.current?.focus(), []);
  const keys = useMemo(() => ({ ...table, focusWish }), [table, focusWish]);
  useTableKeys(keys);
  const selection = useStore(session.selection);
  const isFilm = selection.kind === 'film';
  // A frame that is laid needs the room of a phone.
  const isFramed =
    framedShot(useStore(session.history), selection, useStore(session.framing)) !== null;
  const [isFilmOpen, setFilmOpen] = useState(false);
  const [compared, setCompared] = useState<number | null>(null);
  const shown = versions?.find(({ is_current }) => is_current);
  const goBack = (number: number) => void returnTo(session, number, refresh);
  return (
    <main
      // Toasts stand over the head: neither over the film nor the wish.
      data-bottom-bar
      className="min-w-0 flex-1 max-lg:flex max-lg:h-[calc(100dvh-4rem)] max-lg:min-h-140 max-lg:flex-none max-lg:flex-col lg:grid lg:h-0 lg:flex-auto lg:grid-cols-[384px_minmax(0,1fr)]"
    >
      <div className="flex min-h-0 min-w-0 flex-col px-4 max-lg:flex-1 lg:col-start-2 lg:px-6">
        <TableHead
          {...{ session, render, reshape, userId }}
          versions={versions ?? []}
          onCompare={setCompared}
          onRenamed={refresh}
        />
        <Stage {...{ session, player, pictures, titles, clips }} />
        <Transport session={session} player={player} actions={actions} />
        <div className={clsx('flex-none', isFramed && 'max-sm:hidden')}>
          <Track {...{ session, player, actions, pictures, wave }} />
        </div>
        <div className={clsx(!isFilm && 'max-lg:hidden')}>
          <WishBar session={session} wish={wish} field={wishField} />
        </div>
      </div>
      <aside
        aria-label={texts.pageTitle}
        className={clsx(
          'flex min-h-0 min-w-0 flex-col border-line max-lg:flex-none max-lg:border-t lg:col-start-1 lg:row-start-1 lg:border-r',
          // On a phone what is chosen opens as a sheet under the track, which stays in view.
          isFilm && !isFilmOpen ? 'max-lg:h-13' : 'max-lg:h-[34dvh]',
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
        <TablePanel {...table}>
          <FilmPanel
            {...{ session, reshape }}
            versions={versions ?? []}
            onBack={goBack}
            onCompare={setCompared}
          />
        </TablePanel>
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
      <KeysPart session={session} />
      <p role="status" className="sr-only">
        {useStore(session.said)}
      </p>
    </main>
  );
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
