import type { Rating } from '@armoni/contract/rating';
import { CircleAlert } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import type { PictureOf } from '../markdown/markdown-components.tsx';
import type { Exchange } from '../replies/exchanges.ts';
import type { ChatSession } from '../session/chat-session.ts';
import { texts } from '../texts.ts';
import { AnswerFoot } from './answer-foot.tsx';
import { AnswerView, areSameCards } from './answer-view.tsx';
import { PictureWait } from './picture-wait.tsx';
import { QuestionView } from './question-view.tsx';
import { SlowNotice } from './slow-notice.tsx';
import { Working } from './working.tsx';

type ExchangeViewProps = {
  exchange: Exchange;
  session: ChatSession;
  drawPicture: PictureOf;
  isLast: boolean;
  /** A reply is on its way: nothing can be asked again now. */
  isBusy: boolean;
  onRegenerate: (exchange: Exchange, query?: string) => void;
  onShowBranch: (messageId: string) => void;
  onRate: (messageId: string, rating: Rating | null) => void;
  /** What could be asked after it; drawn beneath the last answer. */
  drawSuggestions: (messageId: string) => ReactNode;
};

/** What was asked, and what came of it. */
export const ExchangeView = memo(
  function ExchangeView({
    exchange,
    session,
    drawPicture,
    isLast,
    isBusy,
    onRegenerate,
    onShowBranch,
    onRate,
    drawSuggestions,
  }: ExchangeViewProps) {
    const { key, messageId, answer, preview, error, work, isWaiting, isLive } = exchange;
    const edit = (changed: string) => onRegenerate(exchange, changed);
    const canRegenerate = !isBusy && messageId !== null;
    const isAnswered = answer !== '' && !error && !isWaiting && !isLive && messageId !== null;
    return (
      <article
        data-exchange={key}
        className="group/answer space-y-6 pb-6 [contain-intrinsic-size:auto_400px] not-last:[content-visibility:auto]"
      >
        <QuestionView
          {...{ exchange, isLast, isBusy, onShowBranch }}
          onEdit={canRegenerate ? edit : undefined}
        />
        {(answer !== '' || exchange.cards.length > 0 || work) && (
          <div>
            {/* A heading, so that one can go from answer to answer; those inside stand below it. */}
            <h2 className="sr-only">{texts.messages.theirs}</h2>
            <AnswerView
              {...{ exchange, session, drawPicture, isLast }}
              next={work && <PictureWait key={work.number} work={work} preview={preview} />}
              isSet={(work?.count ?? 1) > 1}
            />
          </div>
        )}
        {!work && isWaiting && <Working />}
        {(isWaiting || isLive) && <SlowNotice answer={answer} />}
        {error && <Failure message={error} onRetry={() => onRegenerate(exchange)} />}
        {isAnswered && (
          <AnswerFoot
            {...{ exchange, isLast }}
            onRegenerate={isLast && canRegenerate ? () => onRegenerate(exchange) : undefined}
            onRate={(said) => onRate(messageId, said)}
          />
        )}
        {isLast && isAnswered && canRegenerate && drawSuggestions(messageId)}
      </article>
    );
  },
  (before, after) =>
    before.drawPicture === after.drawPicture &&
    before.onRegenerate === after.onRegenerate &&
    before.onShowBranch === after.onShowBranch &&
    before.onRate === after.onRate &&
    before.drawSuggestions === after.drawSuggestions &&
    before.isLast === after.isLast &&
    before.isBusy === after.isBusy &&
    isSame(before.exchange, after.exchange),
);

function Failure({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="flex min-w-0 items-start gap-2 text-fg2">
        <CircleAlert size={16} aria-hidden className="mt-0.5 text-danger" />
        {message}
      </p>
      <Button size="small" onClick={onRetry} className="touch-44">
        {texts.messages.retry}
      </Button>
    </div>
  );
}

/** The list makes new objects at each fetch; what they say rarely differs. */
function isSame(x: Exchange, y: Exchange): boolean {
  return (
    x === y ||
    (x.key === y.key &&
      x.messageId === y.messageId &&
      x.branches.join() === y.branches.join() &&
      x.query === y.query &&
      x.answer === y.answer &&
      x.preview === y.preview &&
      x.work === y.work &&
      x.error === y.error &&
      x.rating === y.rating &&
      areSameCards(x.cards, y.cards) &&
      x.isWaiting === y.isWaiting &&
      x.isLive === y.isLive)
  );
}
