import type { FilmVersion } from '@armoni/contract/cuts';
import { compareCuts } from '@armoni/contract/timeline/compare-cuts';
import { ChevronDown, Download, Link } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { copyShareLink } from '../../lib/http/share-link.ts';
import { useStore } from '../../lib/store/use-store.ts';
import { Button } from '../../ui/controls/button.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { exportTexts } from './export/texts.ts';
import { FilmMenu } from './film-menu.tsx';
import { FilmSteps } from './film-steps.tsx';
import { RenderPart, type RenderPartProps } from './render-part.tsx';
import type { ReshapeJob } from './session/reshape-job.ts';

const ExportDialog = lazy(() =>
  import('./export/export-dialog.tsx').then(({ ExportDialog: dialog }) => ({ default: dialog })),
);

type TableHeadProps = RenderPartProps & {
  reshape: ReshapeJob;
  userId: string;
  /** Empty until they are known. */
  versions: readonly FilmVersion[];
  /** Beside the version that is shown. */
  onCompare: (number: number) => void;
  onRenamed: () => void;
};

/** The film's name and versions, its place among the others, its address, its exports, and the button that makes the film of a cut. */
export function TableHead(props: TableHeadProps) {
  const { session, render, reshape, userId, versions, onCompare, onRenamed } = props;
  const { film_id, timeline } = useStore(session.base);
  const { present } = useStore(session.history);
  const film = versions.find(({ is_current }) => is_current);
  const [isExporting, setExporting] = useState(false);
  const isChanged = compareCuts(timeline, present).count > 0;
  const copy = async () => {
    if (await copyShareLink(film_id)) toast.success(exportTexts.linkCopied);
    else toast.error(exportTexts.linkNotCopied);
  };
  return (
    <header className="flex min-h-15 flex-none items-center gap-x-2 gap-y-2 py-2 sm:flex-wrap">
      <FilmMenu {...{ session, versions, onCompare, onRenamed }} />
      <FilmSteps userId={userId} filmId={film_id} />
      <span className="flex-1" />
      <Button variant="ghost" className="flex-none max-sm:px-2.5" onClick={() => void copy()}>
        <Link size={16} aria-hidden />
        <span className="max-sm:sr-only">{exportTexts.copyLink}</span>
      </Button>
      {film && (
        <Button
          variant={isChanged ? 'outline' : 'paper'}
          aria-haspopup="dialog"
          className="max-sm:px-2.5"
          onClick={() => setExporting(true)}
        >
          <Download size={16} aria-hidden />
          <span className="max-sm:sr-only">{exportTexts.open}</span>
          <ChevronDown size={14} aria-hidden className="max-sm:hidden" />
        </Button>
      )}
      <RenderPart session={session} render={render} />
      {isExporting && film && (
        <Suspense>
          <ExportDialog
            {...{ session, reshape, render, film }}
            onClose={() => setExporting(false)}
          />
        </Suspense>
      )}
    </header>
  );
}
