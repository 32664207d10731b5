import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { texts } from '../texts.ts';

type FilmPagerProps = {
  index: number;
  total: number;
  onGo: (index: number) => void;
};

/** More dots than this would not fit a phone; the position in words stays. */
const dotsMaximum = 12;

export function FilmPager({ index, total, onGo }: FilmPagerProps) {
  if (total < 2) return <span />;
  return (
    <nav aria-label={texts.viewer.label} className="flex items-center gap-1">
      <IconButton
        label={texts.viewer.previous}
        icon={<ChevronLeft size={20} strokeWidth={1.5} />}
        disabled={index === 0}
        onClick={() => onGo(index - 1)}
      />
      {total <= dotsMaximum &&
        Array.from({ length: total }, (_, dot) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place
            key={dot}
            type="button"
            aria-label={texts.viewer.goTo(dot)}
            aria-current={dot === index || undefined}
            onClick={() => onGo(dot)}
            className="grid size-6 place-items-center rounded-xs max-sm:w-4.5"
          >
            <span
              className={clsx(
                'h-1.5 rounded-[3px] forced-color-adjust-none transition-[width] forced-colors:bg-[CanvasText]',
                dot === index ? 'w-4 bg-ring' : 'w-1.5 bg-fg3',
              )}
            />
          </button>
        ))}
      <IconButton
        label={texts.viewer.next}
        icon={<ChevronRight size={20} strokeWidth={1.5} />}
        disabled={index === total - 1}
        onClick={() => onGo(index + 1)}
      />
    </nav>
  );
}
