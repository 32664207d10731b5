import type { SignedInUser } from '../../../platform/http/routing/register-route.ts';
import type { EngineDependencies } from './ports.ts';
import { engineTexts } from './texts.ts';

/**
 * The conversation in which a program's pictures lie, so that its person finds them in the studio: one
 * for each key, begun with its first picture, and begun anew when it was thrown away.
 */
export async function picturePlace(
  { conversations, clock, newId }: Pick<EngineDependencies, 'conversations' | 'clock' | 'newId'>,
  { id: ownerId, key }: SignedInUser,
): Promise<string> {
  const endUser = `/v1 ${key?.id ?? 'session'}`;
  const page = await conversations.page(ownerId, { lastId: null, limit: 1, endUser });
  const known = page?.items[0];
  if (known) return known.id;
  const now = clock();
  const name = key ? engineTexts.conversation(key.name) : engineTexts.ownConversation;
  const times = { createdAt: now, updatedAt: now };
  const conversation = { id: newId(), ownerId, name, externalId: null, endUser, ...times };
  await conversations.add(conversation);
  return conversation.id;
}
