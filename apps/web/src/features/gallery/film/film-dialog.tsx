import type { GalleryVideo } from '@armoni/contract/gallery';
import { Dialog } from '@base-ui/react/dialog';
import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useArrowSteps } from '../../../lib/browser/use-arrow-steps.ts';
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
import { ShotList } from './shot-list.tsx';

export type FilmDialogProps = {
  /** Null while it is closed. */
  film: GalleryVideo | null;
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
  const { film, onStep, onChange, onShare, onRemove, onClose, finalFocus } = props;
  // While the dialog fades out it still shows the film that it was opened for.
  const [shown, setShown] = useState(film);
  if (film && film !== shown) setShown(film);
  return (
    <Dialog.Root open={film !== null} onOpenChange={(open) => open || onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-scrim transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Dialog.Popup
          finalFocus={finalFocus}
          className="fixed z-40 overflow-hidden bg-s1 shadow-dialog forced-colors:border outline-none transition-[opacity,scale] duration-200 data-ending-style:scale-98 data-ending-style:opacity-0 data-starting-style:scale-98 data-starting-style:opacity-0 max-lg:inset-0 lg:inset-0 lg:m-auto lg:h-[min(640px,100vh-48px)] lg:w-[min(1216px,100vw-48px)] lg:rounded-xl"
        >
          {shown && (
            <FilmInside
              film={shown}
              onStep={onStep}
              onChange={onChange}
              onShare={onShare}
              onRemove={onRemove}
            />
          )}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function FilmInside({
  film,
  onStep,
  onChange,
  onShare,
  onRemove,
}: Omit<FilmDialogProps, 'film' | 'onClose' | 'finalFocus'> & { film: GalleryVideo }) {
  const player = useFilmPlayer();
  useArrowSteps(
    useCallback((step) => (step === -1 ? onStep.previous?.() : onStep.next?.()), [onStep]),
  );
  return (
    <div className="flex h-full flex-col lg:grid lg:grid-cols-[minmax(0,1fr)_376px]">
      <div className="flex h-14 flex-none items-center justify-end bg-stage px-1 lg:hidden">
        <StepButtons onStep={onStep} />
      </div>
      <FilmStage film={film} player={player} />
      <div className="flex min-h-0 flex-1 flex-col border-line max-lg:border-t lg:border-l">
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
