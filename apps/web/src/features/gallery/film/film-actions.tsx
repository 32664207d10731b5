import type { GalleryVideo } from '@armoni/contract/gallery';
import { clsx } from 'clsx';
import {
  Download,
  FileOutput,
  Link,
  Proportions,
  Scissors,
  Share2,
  Star,
  Trash2,
} from 'lucide-react';
import { downloadProject } from '../../../lib/http/begin-download.ts';
import { otherShapes } from '../../../lib/http/reshape-film.ts';
import { copyShareLink } from '../../../lib/http/share-link.ts';
import { filmDownloadUrl } from '../../../lib/media/film-address.ts';
import { AppLink } from '../../../lib/studio/navigation.tsx';
import { buttonClass } from '../../../ui/controls/button-class.ts';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { Menu, MenuItem } from '../../../ui/overlays/menu.tsx';
import { useReshapeFilm } from '../films/use-reshape-film.ts';
import { texts } from '../texts.ts';

type FilmActionsProps = {
  film: GalleryVideo;
  onFavourite: () => void;
  onShare: () => void;
  onRemove: () => void;
};

export function FilmActions({ film, onFavourite, onShare, onRemove }: FilmActionsProps) {
  const copy = async () => {
    const isCopied = await copyShareLink(film.id);
    if (isCopied) toast.success(texts.dialog.linkCopied);
    else toast.error(texts.dialog.linkNotCopied);
  };
  const hand = async (withMedia: boolean) => {
    if (!(await downloadProject(film.id, { withMedia, format: null })))
      toast.error(texts.errors.download);
  };
  const reshape = useReshapeFilm(film.id);
  const address = { filmUrl: film.video_url, createdAt: film.created_at };
  return (
    <div className="flex min-h-16 flex-none flex-wrap content-center items-center gap-x-2 gap-y-1 border-t border-line px-4 py-2 lg:px-6">
      <a
        href={filmDownloadUrl(address, window.location.href)}
        target="_blank"
        rel="noopener"
        className={buttonClass({ variant: 'outline' }, 'flex-1 max-lg:h-11')}
      >
        <Download size={16} aria-hidden />
        {texts.dialog.download}
      </a>
      {film.version != null && (
        <AppLink
          href={`/editor/${film.id}`}
          aria-label={texts.dialog.recutLong}
          className={buttonClass({ variant: 'paper' }, 'flex-1 max-lg:h-11')}
        >
          <Scissors size={16} aria-hidden />
          {texts.dialog.recut}
        </AppLink>
      )}
      {/* A film that can be cut again has two more of them: a row of their own. */}
      <div
        className={clsx(
          'flex items-center gap-1',
          film.version == null ? 'ml-auto' : 'w-full justify-between',
        )}
      >
        <IconButton
          label={texts.dialog.copyLink}
          icon={<Link size={16} />}
          onClick={() => void copy()}
        />
        {film.version != null && (
          <Menu trigger={<IconButton label={texts.shape.open} icon={<Proportions size={16} />} />}>
            {otherShapes(film).map((shape) => (
              <MenuItem key={shape} onSelect={() => void reshape(shape)}>
                {texts.shape.make(shape)}
              </MenuItem>
            ))}
          </Menu>
        )}
        {film.version != null && (
          <Menu
            trigger={<IconButton label={texts.handOver.open} icon={<FileOutput size={16} />} />}
          >
            <MenuItem onSelect={() => void hand(true)}>{texts.handOver.withMedia}</MenuItem>
            <MenuItem onSelect={() => void hand(false)}>{texts.handOver.alone}</MenuItem>
          </Menu>
        )}
        <IconButton label={texts.share.open} icon={<Share2 size={16} />} onClick={onShare} />
        <IconButton
          label={film.is_favourite ? texts.favourite.remove : texts.favourite.add}
          icon={<Star size={16} fill={film.is_favourite ? 'currentColor' : 'none'} />}
          onClick={onFavourite}
        />
        <IconButton label={texts.dialog.remove} icon={<Trash2 size={16} />} onClick={onRemove} />
      </div>
    </div>
  );
}
