import type { Rating } from '@armoni/contract/rating';
import { RefreshCw } from 'lucide-react';
import { Button } from '../../../ui/controls/button.tsx';
import type { Exchange } from '../replies/exchanges.ts';
import { texts } from '../texts.ts';
import { AnswerRating } from './answer-rating.tsx';
import { CopySaid } from './copy-said.tsx';

type AnswerFootProps = {
  exchange: Pick<Exchange, 'answer' | 'rating'>;
  /** Its buttons show without the pointer or the focus. */
  isLast: boolean;
  /** Asks again; absent where it cannot be asked. */
  onRegenerate: (() => void) | undefined;
  onRate: (rating: Rating | null) => void;
};

/** What can be done with an answer that is whole. */
export function AnswerFoot({ exchange, isLast, onRegenerate, onRate }: AnswerFootProps) {
  return (
    <div className="-mt-2 flex items-center justify-between gap-3">
      {onRegenerate ? (
        <Button variant="ghost" size="small" className="touch-44 -ml-3" onClick={onRegenerate}>
          <RefreshCw size={16} aria-hidden />
          {texts.messages.regenerate}
        </Button>
      ) : (
        <span />
      )}
      <div className="flex gap-1 max-md:gap-3">
        <CopySaid
          text={exchange.answer}
          size="small"
          label={texts.messages.copyAnswer}
          className={
            isLast
              ? ''
              : 'opacity-0 group-hover/answer:opacity-100 focus-visible:opacity-100 pointer-coarse:opacity-100'
          }
        />
        <AnswerRating rating={exchange.rating} isAlwaysShown={isLast} onRate={onRate} />
      </div>
    </div>
  );
}
