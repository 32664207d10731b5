import type { ChatInputs, ConversationOrder } from '@armoni/contract/chat';
import type { Rating } from '@armoni/contract/rating';
import type { PlacedCard } from '@armoni/contract/tools';
import type { PickedStyle } from '../../platform/pictures/picture-wish.ts';
import type { PromiseJob, TransactionalWrite } from '../../platform/queue/job-queue.ts';
import type { SearchWord } from './search/search-words.ts';

/** A conversation as its owner sees it. Times are milliseconds since 1970. */
export type Conversation = {
  readonly id: string;
  readonly ownerId: string;
  readonly name: string;
  readonly externalId: string | null;
  /** For whom a client with a key began it; null for the person themself. */
  readonly endUser: string | null;
  /** Above the others in the list. */
  readonly isPinned?: boolean;
  readonly createdAt: number;
  readonly updatedAt: number;
};

export type MessageStatus = 'running' | 'done' | 'stopped' | 'failed';

export type Message = {
  readonly id: string;
  readonly conversationId: string;
  readonly ownerId: string;
  readonly position: number;
  readonly taskId: string;
  readonly status: MessageStatus;
  readonly query: string;
  readonly inputs: ChatInputs;
  /** While running: what has been written so far. */
  readonly answer: string;
  /** What tools showed, in its place in the answer. */
  readonly cards?: readonly PlacedCard[];
  readonly error: string | null;
  readonly rating?: Rating | null;
  /** The message that it follows, or its conversation; null before anything stood beside anything. */
  readonly parentId?: string | null;
  /** Of a page: all questions in its place, in their order, with itself; fewer than two are none. */
  readonly branches?: readonly string[];
  readonly createdAt: number;
};

/**
 * What the processes of one database tell each other about replies. Nothing is lost with it: whoever
 * listens also looks by itself now and then.
 */
export interface ReplyNotices {
  stopAsked(taskId: string): Promise<void>;
  onStopAsked(taskId: string, listener: () => void): () => void;
  /** Some reply has grown, or ended. */
  grown(): Promise<void>;
  onGrown(listener: () => void): () => void;
}

export type Usage = { readonly promptTokens: number; readonly completionTokens: number };

/** A page in the direction of reading; `hasMore` says whether another follows. */
export type Page<T> = { readonly items: readonly T[]; readonly hasMore: boolean };

export type ConversationPageWish = {
  readonly lastId: string | null;
  readonly limit: number;
};

export type ConversationListWish = ConversationPageWish & {
  /** The newest activity first when absent. */
  readonly order?: ConversationOrder | undefined;
  /** Only those of this end user; of all when absent or null. */
  readonly endUser?: string | null;
  /** Only those that are, or only the others; all when absent or null. */
  readonly isPinned?: boolean | null;
};

export interface ConversationRepository {
  find(ownerId: string, id: string): Promise<Conversation | null>;
  /** In that order, after `lastId`; null when `lastId` is not one of them. */
  page(ownerId: string, wish: ConversationListWish): Promise<Page<Conversation> | null>;
  /** One without a question yet. */
  add(conversation: Conversation): Promise<void>;
  rename(ownerId: string, id: string, name: string): Promise<Conversation | null>;
  /** Or no longer; null when it is not the owner's. */
  pin(ownerId: string, id: string, isPinned: boolean): Promise<Conversation | null>;
  rememberExternalId(ownerId: string, id: string, externalId: string): Promise<void>;
  /** Whether it was one of the owner's, and was deleted for good. */
  wasDeleted(ownerId: string, id: string): Promise<boolean>;
  /** Removes it with its messages, inside a transaction. Null when it is not the owner's. */
  remove(
    transaction: Parameters<TransactionalWrite>[0],
    ownerId: string,
    id: string,
  ): Promise<{ readonly externalId: string | null } | null>;
}

/** A stretch of a text; `isHit` where it is what was searched for. */
export type HitPart = { readonly text: string; readonly isHit: boolean };

export type FoundConversation = Conversation & {
  /** Its newest message with all the words; null when they stand in its name. */
  readonly message: Pick<Message, 'id' | 'query' | 'answer'> | null;
};

export interface ConversationSearch {
  /**
   * Those with a message or a name in which all the words stand, whatever their case, accents and
   * order; the newest hit first, after `lastId`. Null when `lastId` is not one of them.
   */
  find(
    ownerId: string,
    wish: ConversationPageWish & { readonly words: readonly SearchWord[] },
  ): Promise<Page<FoundConversation> | null>;
}

export type NewMessage = Pick<
  Message,
  'id' | 'conversationId' | 'ownerId' | 'taskId' | 'query' | 'inputs' | 'createdAt'
>;

export type MessagePlace = {
  /** The conversation, when this is its first question: both are stored or none. */
  readonly begins: Conversation | null;
  /** A message beside which this one stands; it is hidden, with all that followed it. */
  readonly replaces: string | null;
};

export type ReplyEnd = {
  readonly status: Exclude<MessageStatus, 'running'>;
  readonly answer: string;
  readonly cards?: readonly PlacedCard[];
  readonly error: string | null;
  readonly usage: Usage;
  /** Of a failure: sent again as it is, the question would fail again. Not stored. */
  readonly isLasting?: boolean;
};

/** What a reader says of an answer. */
export type Feedback = { readonly rating: Rating; readonly words: string | null };

export type RatedMessage = Feedback & {
  readonly messageId: string;
  readonly conversationId: string;
  readonly ratedAt: number;
};

export interface MessageRepository {
  /**
   * Takes the next position of the conversation, on the branch that is shown, moves it to the top of
   * the list, and is running.
   * Null when the conversation is gone.
   */
  append(message: NewMessage, place: MessagePlace): Promise<Message | null>;
  /** The newest page before `firstId`, oldest first; null when `firstId` is not in the conversation. */
  page(
    ownerId: string,
    conversationId: string,
    firstId: string | null,
    limit: number,
  ): Promise<Page<Message> | null>;
  /** The first question of a conversation. */
  first(ownerId: string, conversationId: string): Promise<Message | null>;
  findByTask(ownerId: string, taskId: string): Promise<Message | null>;
  /** The conversations of a person in which a reply is being written. */
  replyingIn(ownerId: string): Promise<ReadonlySet<string>>;
  /** The exchanges before a position that have ended, oldest first, at most `limit`. */
  historyBefore(
    conversationId: string,
    position: number,
    limit: number,
  ): Promise<readonly Message[]>;
  finish(id: string, end: ReplyEnd): Promise<void>;
  find(ownerId: string, id: string): Promise<Message | null>;
  /** Shows the branch of a message in place of the one that is shown; false when it is not theirs. */
  show(ownerId: string, id: string): Promise<boolean>;
  /** Null takes it back. */
  rate(ownerId: string, id: string, feedback: Feedback | null): Promise<void>;
  /** What was said of answers, the newest first. */
  feedbacks(ownerId: string, page: { skip: number; limit: number }): Promise<RatedMessage[]>;
  requestStop(ownerId: string, taskId: string): Promise<void>;
  /** Of all running replies of a conversation, inside a transaction. */
  requestStops(
    transaction: Parameters<TransactionalWrite>[0],
    conversationId: string,
  ): Promise<void>;
  /** Says that these replies are alive; answers which of them must end: stopped, cut off or deleted. */
  beat(ids: readonly string[]): Promise<readonly string[]>;
  /** Ends running replies without a sign of life since `before`, keeping what was written. */
  markCutOff(before: number, error: string): Promise<number>;
}

/** For people who take away or erase everything of theirs. */
export interface ChatArchive {
  /** Oldest first, with those in the bin and without those that were deleted for good; slice by slice. */
  conversations(ownerId: string): AsyncIterable<readonly Conversation[]>;
  /** In slices of about a megabyte. */
  messages(ownerId: string, conversationId: string): AsyncIterable<readonly Message[]>;
  /** Leaves no row of theirs. */
  erase(ownerId: string): Promise<void>;
}

/** One piece of a reply in the making. */
export type JournalEntry = {
  readonly messageId: string;
  readonly sequence: number;
  readonly replaces: boolean;
  readonly text: string;
  /** In place of a text. */
  readonly card?: PlacedCard;
};

/** Keeps what readers are about to see, so that a crash loses nothing that was shown. */
export interface ReplyJournal {
  append(entries: readonly JournalEntry[]): Promise<void>;
}

/** An exchange that has ended, for the assistant's memory. */
export type Turn = {
  readonly query: string;
  readonly answer: string;
  readonly cards?: readonly PlacedCard[];
  /** The reference picture that was selected then, where one was. */
  readonly referenceUrl?: string | null;
  /** The answer broke off, or never came. */
  readonly hasFailed?: boolean;
};

export type Question = {
  readonly ownerId: string;
  readonly conversationId: string;
  /** Of the message; absent where the caller keeps the conversation itself. */
  readonly messageId?: string;
  /** The provider's own id of this conversation, when it keeps one. */
  readonly externalConversationId: string | null;
  readonly query: string;
  /** As sent, for providers that take them unchanged. */
  readonly inputs: ChatInputs;
  /** The reference picture, when one is selected. */
  readonly referenceUrl: string | null;
  readonly style: PickedStyle | null;
  /** Oldest first. */
  readonly history: readonly Turn[];
  /** What a program that calls wants of the assistant, in its own words; a grammar cannot follow it. */
  readonly instructions?: string;
};

/**
 * A picture that is being drawn: its shape where it is known, and the picture that it is made of. It is shown to
 * whoever waits, and kept nowhere.
 */
export type PictureAtWork = {
  readonly width: number | null;
  readonly height: number | null;
  readonly of: string | null;
  /** Which of how many. */
  readonly number: number;
  readonly count: number;
};

export type AnswerPart =
  | { readonly type: 'text'; readonly text: string }
  /** The whole answer so far is replaced, as moderation does. */
  | { readonly type: 'replace'; readonly text: string }
  /** What a tool shows, after what was said so far. */
  | { readonly type: 'card'; readonly card: Omit<PlacedCard, 'at'> }
  /** A small WebP of the picture that is being drawn; kept nowhere. */
  | { readonly type: 'preview'; readonly webp: Uint8Array }
  | { readonly type: 'work'; readonly work: PictureAtWork }
  | { readonly type: 'usage'; readonly usage: Usage }
  | { readonly type: 'external-conversation'; readonly id: string };

/** An engine that answers. Ends when the answer is complete, throws `AssistantFailure` otherwise. */
export interface Assistant {
  /** Its public name, e.g. « moteur local ». */
  readonly name: string;
  reply(question: Question, signal: AbortSignal): AsyncIterable<AnswerPart>;
  /** Deletes what its provider keeps of a conversation. Never throws: nothing here depends on it. */
  forget?(ownerId: string, externalConversationId: string): Promise<void>;
}

type FailureOptions = ErrorOptions & { readonly isLasting?: boolean };

/** An engine did not answer. `message` is a French sentence for the person who asked. */
export class AssistantFailure extends Error {
  override readonly name = 'AssistantFailure';
  /** Sent again as it is, the question would fail again. */
  readonly isLasting: boolean;

  constructor(message: string, { isLasting = false, ...options }: FailureOptions = {}) {
    super(message, options);
    this.isLasting = isLasting;
  }
}

/** A picture that the caller points at, as a small JPEG for a model to look at; null when there is none. */
export type ShowPicture = (
  ownerId: string,
  url: string,
  signal: AbortSignal,
) => Promise<Uint8Array | null>;

/** Removes what a conversation has stored beside its messages: the rows at once, the bytes as promised. */
export type RemoveConversationFiles = (
  within: { transaction: Parameters<TransactionalWrite>[0]; promise: PromiseJob },
  ownerId: string,
  conversationId: string,
) => Promise<void>;
