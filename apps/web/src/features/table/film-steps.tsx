import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useNavigation } from '../../lib/studio/navigation.tsx';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { texts } from './texts.ts';
import { useFilmPlace } from './use-film-place.ts';

const labels = texts.steps;

/** Which of a person's films this is, and the ways to those beside it. */
export function FilmSteps({ userId, filmId }: { userId: string; filmId: string }) {
  const { go } = useNavigation();
  const place = useFilmPlace(userId, filmId);
  if (!place || place.total < 2) return null;
  const { index, total, newer, older } = place;
  const steps = [
    { label: labels.newer, icon: <ChevronLeft size={18} />, to: newer },
    { label: labels.older, icon: <ChevronRight size={18} />, to: older },
  ];
  return (
    <nav aria-label={labels.films} className="flex flex-none items-center max-md:hidden">
      <span className="mr-1 text-fg3 tabular-nums">{labels.position(index, total)}</span>
      {steps.map(({ label, icon, to }) => (
        <IconButton
          key={label}
          {...{ label, icon }}
          size="small"
          disabled={to === null}
          onClick={() => to && go(`/editor/${to}`)}
        />
      ))}
    </nav>
  );
}
