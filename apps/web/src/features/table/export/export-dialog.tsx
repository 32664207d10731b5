import type { FilmVersion } from '@armoni/contract/cuts';
import { compareCuts, shotsToRender } from '@armoni/contract/timeline/compare-cuts';
import { clsx } from 'clsx';
import { ArrowLeft, X } from 'lucide-react';
import { useState } from 'react';
import { formatDuration } from '../../../lib/format/format.ts';
import { useStore } from '../../../lib/store/use-store.ts';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { DialogClose, DialogFrame, DialogTitle } from '../../../ui/overlays/dialog.tsx';
import type { RenderJob } from '../session/render-job.ts';
import type { ReshapeJob } from '../session/reshape-job.ts';
import type { TableSession } from '../session/table-session.ts';
import { ExportDetail } from './export-detail.tsx';
import { type ExportChoice, ExportList } from './export-list.tsx';
import { exportTexts as texts } from './texts.ts';

type ExportDialogProps = {
  session: TableSession;
  reshape: ReshapeJob;
  render: RenderJob;
  /** The version that is shown. */
  film: FilmVersion;
  onClose: () => void;
};

/** The film as a file, in another shape, or as a project for another program: chosen by program. */
export function ExportDialog(props: ExportDialogProps) {
  const { session, reshape, render, film, onClose } = props;
  const base = useStore(session.base);
  const { present } = useStore(session.history);
  const [choice, setChoice] = useState<ExportChoice>('mp4');
  // A phone has room for the list or for one of its rows.
  const [isOpened, setOpened] = useState(false);
  const { count } = compareCuts(base.timeline, present);
  const choose = (next: ExportChoice) => {
    setChoice(next);
    setOpened(true);
  };
  return (
    <DialogFrame
      open
      onOpenChange={(next) => next || onClose()}
      className="flex max-h-[calc(100dvh-2rem)] max-w-[904px] overflow-hidden lg:h-[620px]"
    >
      <div
        className={clsx(
          'flex-none overflow-y-auto border-line p-3 max-lg:w-full lg:w-75 lg:border-r',
          isOpened && 'max-lg:hidden',
        )}
      >
        <div className="px-3 pt-2 pb-4">
          <DialogTitle className="type-h2 pr-8">{texts.title}</DialogTitle>
          <p className="mt-1 text-[13px] text-fg3">
            {texts.subtitle(base.title, base.version, formatDuration(film.duration_seconds))}
          </p>
        </div>
        <ExportList
          timeline={base.timeline}
          missing={shotsToRender(base.timeline, present).size}
          choice={choice}
          onChoose={choose}
        />
      </div>
      <div className={clsx('flex min-w-0 flex-1 flex-col', !isOpened && 'max-lg:hidden')}>
        <IconButton
          label={texts.back}
          icon={<ArrowLeft size={18} />}
          className="absolute! top-3 left-3 lg:hidden"
          onClick={() => setOpened(false)}
        />
        <ExportDetail
          {...{ choice, film, reshape, render, onClose }}
          filmId={base.film_id}
          title={base.title}
          timeline={choice === 'mp4' ? base.timeline : present}
          sources={base.sources}
          version={base.version}
          unrendered={count}
        />
      </div>
      <DialogClose
        render={
          <IconButton
            size="small"
            className="absolute! top-4 right-4"
            label={texts.close}
            icon={<X size={16} />}
          />
        }
      />
    </DialogFrame>
  );
}
