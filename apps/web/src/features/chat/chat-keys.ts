// The person is part of each key: two people may use one tab in turn.
export const chatKeys = {
  conversations: (userId: string) => ['chat', 'conversations', userId] as const,
  // Below the list of all, so that a change of one refreshes both.
  found: (userId: string, search: string) => ['chat', 'conversations', userId, search] as const,
  pinned: (userId: string) => ['chat', 'conversations', userId, { pinned: true }] as const,
  messages: (userId: string, conversationId: string | null) =>
    ['chat', 'messages', userId, conversationId] as const,
  suggestions: (userId: string, messageId: string) =>
    ['chat', 'suggestions', userId, messageId] as const,
  /** A job that a card shows, by its handle. */
  work: (userId: string, handle: string) => ['chat', 'work', userId, handle] as const,
  everyPicture: (userId: string) => ['chat', 'pictures', userId] as const,
  // Below that of all, so that a change of one picture reaches every folder.
  pictures: (userId: string, folder: string | null) =>
    ['chat', 'pictures', userId, folder] as const,
  styles: (userId: string) => ['chat', 'styles', userId] as const,
};
