import type { FilmVersion } from '@armoni/contract/cuts';
import { compareCuts } from '@armoni/contract/timeline/compare-cuts';
import { ChevronDown, Download, Link } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { copyShareLink } from '../../lib/http/share-link.ts';
import { useStore } from '../../lib/store/use-store.ts';
import { AppLink } from '../../lib/studio/navigation.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { buttonClass } from '../../ui/controls/button-class.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { exportTexts } from './export/texts.ts';
import { RenderPart, type RenderPartProps } from './render-part.tsx';
import type { ReshapeJob } from './session/reshape-job.ts';
import { texts } from './texts.ts';

const ExportDialog = lazy(() =>
  import('./export/export-dialog.tsx').then(({ ExportDialog: dialog }) => ({ default: dialog })),
);

type TableHeadProps = RenderPartProps & {
  reshape: ReshapeJob;
  /** The version that is shown; undefined until it is known. */
  film: FilmVersion | undefined;
};

/** The film's name and version, its address, its exports, and the button that makes the film of a cut. */
export function TableHead({ session, render, reshape, film }: TableHeadProps) {
  const { title, version, film_id, timeline } = useStore(session.base);
  const { present } = useStore(session.history);
  const [isExporting, setExporting] = useState(false);
  const isChanged = compareCuts(timeline, present).count > 0;
  const copy = async () => {
    if (await copyShareLink(film_id)) toast.success(exportTexts.linkCopied);
    else toast.error(exportTexts.linkNotCopied);
  };
  return (
    <header className="flex min-h-15 flex-none flex-wrap items-center gap-x-2 gap-y-2 py-2">
      <h1 className="type-h2 min-w-0 truncate">{title}</h1>
      <span className="type-data mr-1 text-fg3">{texts.version(version)}</span>
      <span className="flex-1" />
      <AppLink href="/gallery" className={buttonClass({ variant: 'ghost' }, 'max-sm:hidden')}>
        {texts.toGallery}
      </AppLink>
      <Button variant="ghost" className="max-sm:px-2.5" onClick={() => void copy()}>
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
          <ExportDialog {...{ session, reshape, film }} onClose={() => setExporting(false)} />
        </Suspense>
      )}
    </header>
  );
}
