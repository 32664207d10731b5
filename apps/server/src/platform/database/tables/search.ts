/** What can be found: a message, or the name of a conversation. Its words are in the full-text index. */
export type SearchDocumentTable = {
  /** Grows with time, whatever the order of indexing. */
  id: number;
  /** Null for the name of the conversation. */
  message_id: string | null;
  conversation_id: string;
  owner_id: string;
};

/** What was there before the index, and is not in it yet. */
export type SearchBacklogTable = {
  kind: 'messages' | 'conversations';
  /** Rows whose id is smaller wait; null for all. */
  before_id: string | null;
  /** Documents of the backlog get ids below this one. */
  below_document: number;
};

export type SearchTables = {
  readonly search_documents: SearchDocumentTable;
  readonly search_backlog: SearchBacklogTable;
};
