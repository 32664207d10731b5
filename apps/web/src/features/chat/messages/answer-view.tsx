import type { PlacedCard } from '@armoni/contract/tools';
import { Fragment, lazy, type ReactNode, Suspense } from 'react';
import type { PictureOf } from '../markdown/markdown-components.tsx';
import { MarkdownText } from '../markdown/markdown-text.tsx';
import type { Exchange } from '../replies/exchanges.ts';
import type { ChatSession } from '../session/chat-session.ts';

const CardView = lazy(async () => ({
  default: (await import('../cards/card-view.tsx')).CardView,
}));

type AnswerViewProps = {
  exchange: Pick<Exchange, 'key' | 'query' | 'answer' | 'cards' | 'isLive'>;
  session: ChatSession;
  drawPicture: PictureOf;
  isLast: boolean;
  /** The picture that is being drawn, behind what is there. */
  next: ReactNode;
  /** The picture is one of several. */
  isSet: boolean;
};

/** An answer's text with what tools show, each in its place. */
export function AnswerView({
  exchange,
  session,
  drawPicture,
  isLast,
  next,
  isSet,
}: AnswerViewProps) {
  const { key, query, answer, cards, isLive } = exchange;
  const rest = answer.slice(cards.at(-1)?.at ?? 0);
  return (
    <div className="space-y-4">
      {cards.map(({ at, card }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cards only ever join at the end
        <Fragment key={index}>
          <Said
            text={answer.slice(cards[index - 1]?.at ?? 0, at)}
            id={`${key}-${index}`}
            drawPicture={drawPicture}
          />
          <Suspense fallback={<div className="h-24 rounded-lg bg-s1" />}>
            <CardView card={card} session={session} query={query} isLast={isLast && !isLive} />
          </Suspense>
        </Fragment>
      ))}
      {(rest !== '' || next || cards.length === 0) && (
        <MarkdownText {...{ isLive, drawPicture, next, isSet }} text={rest} id={key} />
      )}
    </div>
  );
}

function Said({ text, id, drawPicture }: { text: string; id: string; drawPicture: PictureOf }) {
  if (text.trim() === '') return null;
  return <MarkdownText text={text} isLive={false} id={id} drawPicture={drawPicture} />;
}

/** Cards never change: the same number of them is the same cards. */
export const areSameCards = (x: readonly PlacedCard[], y: readonly PlacedCard[]) =>
  x.length === y.length;
