import { Download, Star, Trash2, X } from 'lucide-react';
import { formatDuration, formatSize } from '../../../lib/format/format.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Checkbox } from '../../../ui/controls/checkbox.tsx';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { texts } from '../texts.ts';
import type { Selection } from './use-selection.ts';

const words = texts.selection;

type SelectionBarProps = {
  selection: Selection;
  /** How many are loaded. */
  total: number;
  onFavourite: () => void;
  onRemove: () => void;
  /** Undefined while they are being packed. */
  onDownload: (() => void) | undefined;
};

/** At the foot of the window while films are chosen: how much it is, and what can be done. */
export function SelectionBar(props: SelectionBarProps) {
  const { selection, total, onFavourite, onRemove, onDownload } = props;
  const { films, chooseAll, clear } = selection;
  const bytes = films.reduce((sum, film) => sum + film.size_bytes, 0);
  const seconds = films.reduce((sum, film) => sum + film.duration_seconds, 0);
  const isAll = films.length === total;
  return (
    <section
      aria-label={words.label}
      className="sticky bottom-0 z-20 -mx-4 mt-6 flex min-h-16 items-center gap-x-3 border-t border-line bg-s1 px-4 py-2 max-sm:gap-x-1 max-sm:px-2 md:-mx-5 md:px-5"
    >
      <span className="flex max-sm:hidden">
        <Checkbox
          label={isAll ? words.none : words.all}
          checked={isAll}
          onCheckedChange={isAll ? clear : chooseAll}
        />
      </span>
      <div className="min-w-0 items-baseline gap-x-3 sm:flex">
        <p role="status" className="type-ui truncate font-semibold">
          <span className="max-sm:sr-only">{words.count(films.length)}</span>
          <span aria-hidden className="sm:hidden">
            {words.shortCount(films.length)}
          </span>
        </p>
        <p className="type-data truncate text-fg3">
          {formatSize(bytes)}, {formatDuration(seconds)}
        </p>
      </div>
      <span className="flex-1" />
      <Button variant="ghost" onClick={onFavourite} className="max-sm:size-11 max-sm:px-0">
        <Star size={16} aria-hidden />
        <span className="max-sm:sr-only">{words.favourite}</span>
      </Button>
      <Button
        variant="ghost"
        onClick={onRemove}
        className="text-danger! max-sm:size-11 max-sm:px-0"
      >
        <Trash2 size={16} aria-hidden />
        <span className="max-sm:sr-only">{words.remove}</span>
      </Button>
      <Button
        variant="paper"
        aria-busy={!onDownload}
        disabled={!onDownload}
        onClick={onDownload}
        className="max-sm:h-11"
      >
        <Download size={16} aria-hidden className="max-sm:hidden" />
        {words.download}
      </Button>
      <IconButton
        label={words.none}
        icon={<X size={18} />}
        onClick={clear}
        className="max-sm:-order-1"
      />
    </section>
  );
}
