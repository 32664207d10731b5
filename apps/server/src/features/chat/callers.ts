import { ApiFailure } from '../../platform/http/routing/api-failure.ts';
import { assertCaller, type SignedInUser } from '../../platform/http/routing/register-route.ts';
import type { Conversation, ConversationRepository } from './ports.ts';
import { chatTexts } from './texts.ts';

/** Whose conversations a call is about. */
export type ChatCaller = {
  readonly ownerId: string;
  /**
   * For whom a client with a key speaks, as it calls them: such a caller sees what was begun for the
   * same one alone. Null for the person, who sees everything of theirs.
   */
  readonly endUser: string | null;
};

const longestName = 255;

/**
 * `claimed` is Dify's `user`. With a session's token it must be the person; with a key it is anybody
 * whom the client serves.
 * @throws ApiFailure
 */
export function callerOf(user: SignedInUser, claimed: string | undefined): ChatCaller {
  const mine = { ownerId: user.id, endUser: null };
  if (claimed === undefined || claimed === '') return mine;
  if (!user.key) assertCaller(user, claimed);
  if (claimed.toLowerCase() === user.id) return mine;
  if (claimed.length > longestName) throw new ApiFailure('invalid_param', chatTexts.userTooLong);
  return { ownerId: user.id, endUser: claimed };
}

export function mayEnter({ endUser }: ChatCaller, conversation: Conversation): boolean {
  return endUser === null || conversation.endUser === endUser;
}

type Dependencies = { readonly conversations: Pick<ConversationRepository, 'find'> };

/** False for a conversation of another end user; one that is not there is found out later. */
export async function isOpenTo(
  { conversations }: Dependencies,
  caller: ChatCaller,
  conversationId: string | null | undefined,
): Promise<boolean> {
  if (!conversationId || caller.endUser === null) return true;
  const conversation = await conversations.find(caller.ownerId, conversationId.toLowerCase());
  return conversation !== null && mayEnter(caller, conversation);
}
