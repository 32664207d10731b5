import * as z from 'zod/mini';

const memory = z.object({
  /** Conversation, or '' for a new one → what is typed and not sent. */
  drafts: z.record(z.string(), z.string()),
  // Absent in what older tabs stored, whose drafts must stay readable.
  styleId: z._default(z.nullable(z.number()), null),
  /** Where uploads of a conversation go that does not exist yet. */
  draftFolder: z.nullable(z.string()),
});

/** What a reload must not lose. */
export type ChatMemory = z.infer<typeof memory>;

type Keeper = Pick<Storage, 'getItem' | 'setItem'>;

const keyOf = (userId: string) => `armoni:chat:${userId}`;

export function readChatMemory(storage: Keeper, userId: string): ChatMemory {
  const empty: ChatMemory = { drafts: {}, styleId: null, draftFolder: null };
  try {
    const read = memory.safeParse(JSON.parse(storage.getItem(keyOf(userId)) ?? 'null'));
    return read.success ? read.data : empty;
  } catch {
    // Storage is closed, or was written by something else.
    return empty;
  }
}

export function writeChatMemory(storage: Keeper, userId: string, kept: ChatMemory): void {
  try {
    storage.setItem(keyOf(userId), JSON.stringify(kept));
  } catch {
    // Full or closed: the page itself still holds everything.
  }
}
