import type { GalleryVideo } from '@armoni/contract/gallery';
import { Dialog } from '@base-ui/react/dialog';
import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { Suspense, useCallback, useEffect, useState } from 'react';
import { useArrowSteps } from '../../../lib/browser/use-arrow-steps.ts';
import { useMediaQuery } from '../../../lib/browser/use-media-query.ts';
import { formatDateTime } from '../../../lib/format/format.ts';
import { shotIndexAt } from '../../../lib/media/film-timing.ts';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { FilmAnswer } from '../../../ui/film/film-answer.tsx';
import { FilmNotes } from '../../../ui/film/film-notes.tsx';
import { useFilmPlayer } from '../../../ui/film/use-film-player.ts';
import type { FilmChange } from '../films/use-change-film.ts';
import { texts } from '../texts.ts';
import { FilmActions } from './film-actions.tsx';
import { FilmName } from './film-name.tsx';
import { FilmStage } from './film-stage.tsx';
import type { FilmTable } from './film-table.ts';
import { ShotList } from './shot-list.tsx';

export type FilmDialogProps = {
  /** Null while it is closed. */
  film: GalleryVideo | null;
  /** Its code is fetched when a film opens. */
  table: FilmTable;
  /** Undefined where there is no film on that side. */
  onStep: {
    readonly previous?: (() => void) | undefined;
    readonly next?: (() => void) | undefined;
  };
  onChange: (film: GalleryVideo, change: FilmChange) => void;
  onShare: (film: GalleryVideo) => void;
  onRemove: (film: GalleryVideo) => void;
  onClose: () => void;
  /** Where the focus goes when it closes. */
  finalFocus: () => HTMLElement | null;
};

/** A film with its date and the reason of each shot; left and right lead to its neighbours. */
export function FilmDialog(props: FilmDialogProps) {
  const { film, onClose, finalFocus, ...inside } = props;
  // While the dialog fades out it still shows the film that it was opened for.
  const [shown, setShown] = useState(film);
  if (film && film !== shown) setShown(film);
  return (
    <Dialog.Root open={film !== null} onOpenChange={(open) => open || onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-scrim transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Dialog.Popup
          finalFocus={finalFocus}
          className={clsx(
            shown && isCuttable(shown)
              ? 'lg:h-[min(780px,100vh-48px)]'
              : 'lg:h-[min(640px,100vh-48px)]',
            'fixed z-40 overflow-hidden bg-s1 shadow-dialog forced-colors:border outline-none transition-[opacity,scale] duration-200 data-ending-style:scale-98 data-ending-style:opacity-0 data-starting-style:scale-98 data-starting-style:opacity-0 max-lg:inset-0 lg:inset-0 lg:m-auto lg:w-[min(1216px,100vw-48px)] lg:rounded-xl',
          )}
        >
          {shown && <FilmInside film={shown} {...inside} />}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

const isCuttable = ({ version }: GalleryVideo) => version != null;

type FilmInsideProps = Omit<FilmDialogProps, 'film' | 'onClose' | 'finalFocus'> & {
  film: GalleryVideo;
};

function FilmInside(props: FilmInsideProps) {
  const { film, table: Table, onStep, onChange, onShare, onRemove } = props;
  const player = useFilmPlayer();
  const [isCutting, setCutting] = useState(false);
  const [panel, setPanel] = useState<HTMLElement | null>(null);
  // A phone has no room for a track under the film: there « Remonter » leads to the whole table.
  const isWide = useMediaQuery('(width >= 1024px)');
  const { pause } = player;
  useEffect(() => {
    if (isCutting) pause();
  }, [isCutting, pause]);
  useArrowSteps(
    useCallback(
      (step) => {
        if (!isCutting) (step === -1 ? onStep.previous : onStep.next)?.();
      },
      [isCutting, onStep],
    ),
  );
  return (
    <div className="flex h-full flex-col lg:grid lg:grid-cols-[minmax(0,1fr)_376px]">
      <div className="flex h-14 flex-none items-center justify-end bg-stage px-1 lg:hidden">
        <StepButtons onStep={onStep} />
      </div>
      <div className="flex min-h-0 min-w-0 flex-col justify-center bg-stage lg:p-6">
        <FilmStage film={film} player={player} isHidden={isCutting} />
        {isWide && isCuttable(film) && (
          <Suspense fallback={<div className="h-58 flex-none" />}>
            <Table
              key={film.id}
              filmId={film.id}
              film={player}
              {...{ panel, isCutting }}
              onCutting={setCutting}
            />
          </Suspense>
        )}
      </div>
      <div className="relative flex min-h-0 flex-1 flex-col border-line max-lg:border-t lg:border-l">
        <div ref={setPanel} className="absolute inset-0 z-10 flex flex-col bg-s1 empty:hidden" />
        <div className="flex flex-none items-start justify-between gap-3 px-4 pt-4 pb-2 lg:px-6 lg:pt-5 lg:pb-3">
          <div className="min-w-0 flex-1">
            <Dialog.Description className="text-[13px]/5 text-fg3">
              <time dateTime={film.created_at}>{formatDateTime(film.created_at)}</time>
            </Dialog.Description>
            <FilmName
              key={film.id}
              name={film.title}
              onRename={(title) => onChange(film, { title })}
            />
          </div>
          <div className="-mr-2 flex max-lg:hidden">
            <StepButtons onStep={onStep} />
          </div>
        </div>
        <div className="min-h-0 flex-1 overflow-y-auto px-1 pb-3 lg:px-3">
          <h3 className="type-label px-3 pb-2 text-fg3">{texts.dialog.why}</h3>
          <FilmAnswer key={film.id} reading={film.reading} className="px-3 pb-2" />
          <FilmNotes notes={film.notes} label={texts.dialog.notes} className="px-3 pb-2" />
          <ShotList
            shots={film.shots}
            currentIndex={shotIndexAt(film.shots, player.seconds)}
            onSeek={player.seek}
          />
        </div>
        <FilmActions
          film={film}
          onFavourite={() => onChange(film, { is_favourite: !film.is_favourite })}
          onShare={() => onShare(film)}
          onRemove={() => {
            // Nothing plays on under the question.
            player.pause();
            onRemove(film);
          }}
        />
      </div>
    </div>
  );
}

function StepButtons({ onStep }: Pick<FilmDialogProps, 'onStep'>) {
  return (
    <>
      <IconButton
        label={texts.dialog.previous}
        icon={<ChevronLeft size={20} strokeWidth={1.5} />}
        disabled={!onStep.previous}
        onClick={onStep.previous}
      />
      <IconButton
        label={texts.dialog.next}
        icon={<ChevronRight size={20} strokeWidth={1.5} />}
        disabled={!onStep.next}
        onClick={onStep.next}
      />
      <Dialog.Close
        render={<IconButton label={texts.dialog.close} icon={<X size={20} strokeWidth={1.5} />} />}
      />
    </>
  );
}
