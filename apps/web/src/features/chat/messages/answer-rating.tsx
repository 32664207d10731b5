import type { Rating } from '@armoni/contract/rating';
import { clsx } from 'clsx';
import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { texts } from '../texts.ts';

type AnswerRatingProps = {
  rating: Rating | null;
  /** Null takes it back. */
  onRate: (rating: Rating | null) => void;
  /** Else only where the pointer or the focus is, and on touch screens. */
  isAlwaysShown: boolean;
};

const thumbs = [
  { rating: 'like', label: texts.messages.good, Icon: ThumbsUp },
  { rating: 'dislike', label: texts.messages.bad, Icon: ThumbsDown },
] as const;

/** Whether an answer was good, in the reader's eyes. */
export function AnswerRating({ rating: given, onRate, isAlwaysShown }: AnswerRatingProps) {
  return (
    <div className="flex gap-1 max-md:gap-3">
      {thumbs.map(({ rating, label, Icon }) => (
        <IconButton
          key={rating}
          size="small"
          label={label}
          title={label}
          aria-pressed={given === rating}
          icon={<Icon size={16} fill={given === rating ? 'currentColor' : 'none'} />}
          onClick={() => onRate(given === rating ? null : rating)}
          className={clsx(
            given !== rating &&
              !isAlwaysShown &&
              'opacity-0 group-hover/answer:opacity-100 focus-visible:opacity-100 pointer-coarse:opacity-100',
            given === rating && 'text-fg!',
          )}
        />
      ))}
    </div>
  );
}
