import type { Card } from '@armoni/contract/tools';
import type { ChatSession } from '../session/chat-session.ts';
import { FilmCard } from './film-card.tsx';
import { ListCard } from './list-card.tsx';
import { PlanCard } from './plan-card.tsx';
import { StyleCard } from './style-card.tsx';

type CardViewProps = {
  card: Card;
  session: ChatSession;
  /** What was asked; it comes back into the field when a plan is to be changed. */
  query: string;
  /** The conversation has not gone on since. */
  isLast: boolean;
};

/** What a tool shows in an answer. */
export function CardView({ card, ...props }: CardViewProps) {
  switch (card.kind) {
    case 'plan':
      return <PlanCard plan={card} {...props} />;
    case 'style':
      return <StyleCard style={card} session={props.session} />;
    case 'film':
      return <FilmCard film={card} />;
    case 'list':
      return <ListCard list={card} />;
  }
}
