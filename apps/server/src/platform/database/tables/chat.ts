import type { Generated } from 'kysely';

/** Times are milliseconds since 1970. */
export type ConversationTable = {
  id: string;
  owner_id: string;
  name: string;
  /** The provider's own id of this conversation, when it keeps one. */
  external_id: string | null;
  /** For whom a client with a key began it; null for the person themself. */
  end_user: Generated<string | null>;
  created_at: number;
  updated_at: number;
  /** A deleted conversation keeps its id and owner, so that deleting it again is no error. */
  deleted_at: number | null;
  /** When it was thrown into the bin; null for what is not there. */
  binned_at: Generated<number | null>;
  /** When it was pinned above the others; null for most. */
  pinned_at: Generated<number | null>;
};

export type MessageTable = {
  id: string;
  conversation_id: string;
  owner_id: string;
  /** 1, 2, 3… inside the conversation: the order in which questions were accepted. */
  position: number;
  task_id: string;
  status: 'running' | 'done' | 'stopped' | 'failed';
  query: string;
  /** JSON of the contract's `chatInputs`. */
  inputs: string;
  /** Complete once the reply has ended; until then it is in the journal. */
  answer: string;
  /** JSON of the contract's `placedCard`s; null when there are none. */
  cards: Generated<string | null>;
  error: string | null;
  prompt_tokens: number;
  completion_tokens: number;
  created_at: number;
  /** Last sign of life of the process that writes the reply. */
  heartbeat_at: number;
  stop_requested: 0 | 1;
  /** What its reader said of the answer, in words too; null when nothing. */
  rating: Generated<'like' | 'dislike' | null>;
  rating_words: Generated<string | null>;
  rated_at: Generated<number | null>;
  /** The message that it follows; null for the first. Those with the same one are branches. */
  parent_id: Generated<string | null>;
  /** 1: on the branch that is shown. */
  is_shown: Generated<0 | 1>;
};

/** Pieces of replies in the making, appended before any reader sees them. */
export type ReplyJournalTable = {
  message_id: string;
  sequence: number;
  /** 1: this piece replaces all before it. */
  replaces: 0 | 1;
  text: string;
  /** JSON of a `placedCard` in place of a text. */
  card: Generated<string | null>;
};

export type ChatTables = {
  readonly conversations: ConversationTable;
  readonly messages: MessageTable;
  readonly reply_journal: ReplyJournalTable;
};
