import type { PlacedCard } from '@armoni/contract/tools';
import type { Message, PictureAtWork, ReplyEnd } from '../ports.ts';

/** What a reader of a growing reply learns, in order. */
export type ReplyNews =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'replace'; readonly text: string }
  | { readonly type: 'card'; readonly card: PlacedCard; readonly position: number }
  | PassingNews
  /** Nothing new for a while; keeps proxies from closing the connection. */
  | { readonly type: 'quiet' }
  | { readonly type: 'end'; readonly end: ReplyEnd };

/** For whoever reads now, until the next piece; no reader needs it, so nothing stores it. */
export type PassingNews =
  /** What is being drawn. */
  | { readonly type: 'work'; readonly work: PictureAtWork }
  /** The same as it is so far, small. */
  | { readonly type: 'preview'; readonly webp: Uint8Array };

/**
 * A reply while it is written. It holds one text, and each reader only a place in it: however
 * slow a reader is, nothing queues up for it, and its next piece is simply longer.
 */
export type LiveReply = {
  readonly message: Message;
  /** Everything that is safely stored. */
  readonly text: string;
  readonly cards: readonly PlacedCard[];
  /** Shows stored text to every reader. */
  show(text: string, replaces: boolean): void;
  /** Shows a stored card. */
  showCard(card: PlacedCard): void;
  /** Takes the place of the last of its kind. */
  showPassing(news: PassingNews): void;
  close(end: ReplyEnd): void;
  read(signal: AbortSignal, quietMs: number): AsyncGenerator<ReplyNews, void>;
};

export function makeLiveReply(message: Message): LiveReply {
  let text = '';
  let cards: readonly PlacedCard[] = [];
  let revision = 0;
  let end: ReplyEnd | null = null;
  let passing: readonly PassingNews[] = [];
  const waiting = new Set<() => void>();
  const wake = () => {
    for (const resume of waiting) resume();
  };

  return {
    message,
    get text() {
      return text;
    },
    get cards() {
      return cards;
    },
    show(piece, replaces) {
      text = replaces ? piece : text + piece;
      passing = [];
      if (replaces) {
        revision += 1;
        cards = [];
      }
      wake();
    },
    showCard(card) {
      cards = [...cards, card];
      wake();
    },
    showPassing(news) {
      passing = [...passing.filter(({ type }) => type !== news.type), news];
      wake();
    },
    close(finalEnd) {
      end = finalEnd;
      wake();
    },
    async *read(signal, quietMs) {
      let seen = 0;
      let seenCards = 0;
      let seenRevision = 0;
      const told = new Set<PassingNews>();
      const untold = () => (end === null ? passing.find((news) => !told.has(news)) : undefined);
      using sleeper = makeSleeper(waiting, signal, quietMs);
      while (!signal.aborted) {
        const passed = untold();
        if (revision !== seenRevision) {
          seenRevision = revision;
          seen = text.length;
          seenCards = 0;
          yield { type: 'replace', text };
        } else if (text.length > seen) {
          const piece = text.slice(seen);
          seen = text.length;
          yield { type: 'text', text: piece };
        } else if (cards[seenCards]) {
          const card = cards[seenCards] as PlacedCard;
          seenCards += 1;
          yield { type: 'card', card, position: seenCards };
        } else if (passed) {
          told.add(passed);
          yield passed;
        } else if (end !== null) {
          yield { type: 'end', end };
          return;
        } else {
          const before = text.length;
          await sleeper.sleep();
          const isSame = text.length === before && cards.length === seenCards;
          const isQuiet = isSame && !untold() && revision === seenRevision && end === null;
          if (isQuiet && !signal.aborted) yield { type: 'quiet' };
        }
      }
    },
  };
}

/** Lets a reader sleep until there is news, it leaves, or it was quiet for long. */
function makeSleeper(waiting: Set<() => void>, signal: AbortSignal, quietMs: number) {
  let resume = () => {};
  const wake = () => resume();
  // One timer and one listener for all the pieces of a reply: they come by the thousand.
  const timer = setTimeout(wake, quietMs);
  signal.addEventListener('abort', wake);
  waiting.add(wake);
  return {
    sleep(): Promise<void> {
      timer.refresh();
      return new Promise((resolve) => {
        resume = resolve;
      });
    },
    [Symbol.dispose]() {
      clearTimeout(timer);
      signal.removeEventListener('abort', wake);
      waiting.delete(wake);
    },
  };
}
