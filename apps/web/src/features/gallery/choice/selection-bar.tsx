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
      className="sticky bottom-0 z-20 -mx-4 mt-6 flex min-h-16 flex-wrap items-center gap-x-3 gap-y-1 border-t border-line bg-s1 px-4 py-2 md:-mx-5 md:px-5"
    >
      <Checkbox
        label={isAll ? words.none : words.all}
        checked={isAll}
        onCheckedChange={isAll ? clear : chooseAll}
      />
      <p role="status" className="type-ui font-semibold">
        {words.count(films.length)}
      </p>
      <p className="type-data text-fg3">
        {formatSize(bytes)}, {formatDuration(seconds)}
      </p>
      <span className="flex-1" />
      <Button variant="ghost" onClick={onFavourite}>
        <Star size={16} aria-hidden />
        {words.favourite}
      </Button>
      <Button variant="ghost" onClick={onRemove} className="text-danger">
        <Trash2 size={16} aria-hidden />
        {words.remove}
      </Button>
      <Button variant="paper" aria-busy={!onDownload} disabled={!onDownload} onClick={onDownload}>
        <Download size={16} aria-hidden />
        {words.download}
      </Button>
      <IconButton label={words.none} icon={<X size={18} />} onClick={clear} />
    </section>
  );
}
