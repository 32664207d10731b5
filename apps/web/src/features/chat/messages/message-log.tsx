import { ArrowDown } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useCallback, useEffect } from 'react';
import { useNearView } from '../../../lib/browser/use-near-view.ts';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import type { PictureOf } from '../markdown/markdown-components.tsx';
import type { Remake } from '../recipe/recipe.ts';
import type { Exchange } from '../replies/exchanges.ts';
import type { StyleInput } from '../session/chat-request.ts';
import type { ChatSession } from '../session/chat-session.ts';
import { texts } from '../texts.ts';
import { ExchangeView } from './exchange-view.tsx';
import { MessagesNotice } from './messages-notice.tsx';
import type { MessagesState } from './messages-state.ts';
import { ReplyPicture } from './reply-picture.tsx';
import { type LogScroll, useLogScroll } from './use-log-scroll.ts';
import { useRateAnswer } from './use-rate-answer.ts';
import { useShowBranch } from './use-show-branch.ts';

const SuggestedQuestions = lazy(async () => ({
  default: (await import('./suggested-questions.tsx')).SuggestedQuestions,
}));

type MessageLogProps = {
  session: ChatSession;
  state: MessagesState;
  conversationKey: string;
  /** The name of the conversation, once it has one. */
  title: string | undefined;
  /** Room for buttons that float over the top corners. */
  hasFloatingButtons: boolean;
  /** Grows by one with each message that is sent: the page goes down to it. */
  sentCount: number;
  userId: string;
  conversationId: string | null;
  /** Goes with what is asked by a button. */
  style: StyleInput | null;
  composer: ReactNode;
};

/** The conversation itself, with the composer at its foot. */
export function MessageLog(props: MessageLogProps) {
  const { state, conversationKey, sentCount, composer } = props;
  const scroll = useLogScroll({ conversationKey, firstKey: state.exchanges[0]?.key });
  const { toBottom } = scroll;
  useEffect(() => {
    if (sentCount > 0) toBottom();
  }, [sentCount, toBottom]);
  return (
    <>
      <h1 className="sr-only">{props.title ?? texts.messages.label}</h1>
      <div
        ref={scroll.scroller}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: long answers are read with the arrows
        tabIndex={0}
        role="log"
        aria-live="off"
        aria-label={texts.messages.label}
        className="relative min-h-0 flex-1 overflow-y-auto -outline-offset-2"
      >
        <div
          ref={scroll.content}
          className={`mx-auto w-full max-w-[672px] px-4 ${props.hasFloatingButtons ? 'pt-22 lg:pt-16' : 'pt-6'}`}
        >
          <MessagesNotice state={state} />
          <Exchanges {...props} scroll={scroll} />
        </div>
      </div>
      <div className="relative flex-none px-2 pb-2 md:px-4 md:pb-3">
        {!scroll.isAtBottom && (
          <IconButton
            variant="floating"
            label={texts.messages.toBottom}
            icon={<ArrowDown size={18} />}
            onClick={toBottom}
            className="absolute! -top-12 left-1/2 -translate-x-1/2 rounded-full!"
          />
        )}
        {state.status !== 'not-found' && composer}
      </div>
    </>
  );
}

type ExchangesProps = Pick<
  MessageLogProps,
  'session' | 'state' | 'userId' | 'conversationId' | 'style'
> & { scroll: LogScroll };

/** Questions and replies, older ones as they are reached; what begins anew is followed. */
function Exchanges({ session, state, scroll, userId, conversationId, style }: ExchangesProps) {
  const { toBottom, holdPlace } = scroll;
  const { exchanges, loadOlder } = state;
  const rate = useRateAnswer(userId, conversationId);
  const showBranch = useShowBranch(session, userId, conversationId);
  const drawSuggestions = useCallback(
    (messageId: string) => {
      const ask = (query: string) => {
        session.ask(query, style);
        toBottom();
      };
      return (
        <Suspense>
          <SuggestedQuestions userId={userId} messageId={messageId} onAsk={ask} />
        </Suspense>
      );
    },
    [session, userId, style, toBottom],
  );
  const remake = useCallback(
    ({ query, inputs }: Remake) => {
      session.remake(query, inputs);
      toBottom();
    },
    [session, toBottom],
  );
  const drawPicture = useCallback<PictureOf>(
    (picture) => <ReplyPicture {...picture} session={session} onRemake={remake} />,
    [session, remake],
  );
  const regenerate = useCallback(
    (exchange: Exchange, query?: string) => {
      session.regenerate(exchange, query);
      toBottom();
    },
    [session, toBottom],
  );
  const goBack = useCallback(() => void loadOlder(holdPlace), [loadOlder, holdPlace]);
  return (
    <>
      {state.hasOlder && <OlderMessages isLoading={state.isLoadingOlder} onReached={goBack} />}
      {exchanges.map((exchange) => (
        <ExchangeView
          key={exchange.key}
          exchange={exchange}
          session={session}
          drawPicture={drawPicture}
          isLast={exchange === exchanges.at(-1)}
          isBusy={state.isBusy}
          onRegenerate={regenerate}
          onShowBranch={showBranch}
          onRate={rate}
          drawSuggestions={drawSuggestions}
        />
      ))}
    </>
  );
}

/** Fetches older messages before the reader is at the top. */
function OlderMessages({ isLoading, onReached }: { isLoading: boolean; onReached: () => void }) {
  const top = useNearView({
    isWaiting: isLoading,
    onNear: onReached,
    margin: '800px 0px 0px',
    within: '[role=log]',
  });
  return (
    <div ref={top} className="h-10 text-center text-[13px] text-fg3">
      {isLoading && texts.messages.older}
    </div>
  );
}
