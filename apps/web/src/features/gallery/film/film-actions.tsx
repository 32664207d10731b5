import type { GalleryVideo } from '@armoni/contract/gallery';
import { Download, Link, Scissors, Trash2 } from 'lucide-react';
import { copyText } from '../../../lib/browser/copy-text.ts';
import { filmDownloadUrl } from '../../../lib/media/film-address.ts';
import { absoluteUrl } from '../../../lib/media/media-url.ts';
import { AppLink } from '../../../lib/studio/navigation.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { buttonClass } from '../../../ui/controls/button-class.ts';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { texts } from '../texts.ts';

type FilmActionsProps = { film: GalleryVideo; onRemove: () => void };

export function FilmActions({ film, onRemove }: FilmActionsProps) {
  const copy = async () => {
    const isCopied = await copyText(absoluteUrl(film.video_url));
    if (isCopied) toast.success(texts.dialog.linkCopied);
    else toast.error(texts.dialog.linkNotCopied);
  };
  const address = { filmUrl: film.video_url, createdAt: film.created_at };
  return (
    <div className="flex h-16 flex-none items-center gap-2 border-t border-line px-4 lg:px-6">
      <a
        href={filmDownloadUrl(address, window.location.href)}
        target="_blank"
        rel="noopener"
        className={buttonClass({ variant: 'outline' }, 'max-lg:h-11 max-lg:flex-1')}
      >
        <Download size={16} aria-hidden />
        {texts.dialog.download}
      </a>
      {film.version != null && (
        <AppLink
          href={`/editor/${film.id}`}
          aria-label={texts.dialog.recutLong}
          className={buttonClass({ variant: 'paper' }, 'max-lg:h-11 max-lg:flex-1')}
        >
          <Scissors size={16} aria-hidden />
          {texts.dialog.recut}
        </AppLink>
      )}
      <Button variant="ghost" onClick={() => void copy()} className="max-lg:h-11 max-lg:flex-1">
        <Link size={16} aria-hidden />
        {texts.dialog.copyLink}
      </Button>
      <IconButton
        label={texts.dialog.remove}
        icon={<Trash2 size={16} />}
        onClick={onRemove}
        className="ml-auto"
      />
    </div>
  );
}
