import type { CompletionMessage, CompletionRequest } from '@armoni/contract/openai';
import { ApiFailure } from '../../../platform/http/routing/api-failure.ts';
import type { SignedInUser } from '../../../platform/http/routing/register-route.ts';
import type { Question, Turn } from '../ports.ts';
import { styleOfModel } from './models.ts';
import { picturePlace } from './picture-place.ts';
import type { EngineDependencies } from './ports.ts';
import { engineTexts } from './texts.ts';

const dataPicture = /^data:image\/[\w.+-]+;base64,([A-Za-z0-9+/=\s]+)$/;

/**
 * What an assistant is asked by a list of messages: the last of the user, with the exchanges before it.
 * A picture that comes as data is kept first, as an upload is.
 * @throws ApiFailure
 */
export async function questionOf(
  dependencies: EngineDependencies,
  user: SignedInUser,
  { model, messages }: CompletionRequest,
  signal: AbortSignal,
): Promise<Question> {
  const last = messages.at(-1);
  const query = last?.role === 'user' ? textOf(last) : '';
  if (!last || query.trim() === '') {
    throw new ApiFailure('invalid_param', engineTexts.noQuestion, { parameter: 'messages' });
  }
  const style = await styleOfModel(dependencies, user.id, model);
  const conversationId = await picturePlace(dependencies, user);
  const address = pictureOf(last);
  const referenceUrl =
    address && (await kept(dependencies, { user, conversationId, address, signal }));
  return {
    ownerId: user.id,
    conversationId,
    externalConversationId: null,
    query,
    inputs: referenceUrl === null ? {} : { image_url: referenceUrl },
    referenceUrl,
    style,
    history: historyOf(messages.slice(0, -1), dependencies.publicUrl),
    instructions: instructionsIn(messages),
  };
}

function instructionsIn(messages: readonly CompletionMessage[]): string {
  const told = messages.filter(({ role }) => role === 'system' || role === 'developer');
  return told.map(textOf).filter(Boolean).join('\n');
}

/** Exchanges of the user and the assistant; what stands outside of one is not remembered. */
function historyOf(messages: readonly CompletionMessage[], publicUrl: string): readonly Turn[] {
  const turns: Turn[] = [];
  let asked: CompletionMessage | null = null;
  for (const message of messages) {
    if (message.role === 'user') asked = message;
    if (message.role !== 'assistant' || asked === null) continue;
    const address = pictureOf(asked);
    turns.push({
      query: textOf(asked),
      answer: textOf(message).replaceAll(`](${publicUrl}/`, '](/'),
      // Data of an earlier picture was kept then; where, only the conversation would know.
      referenceUrl: address?.startsWith('data:') ? null : address,
    });
    asked = null;
  }
  return turns;
}

function textOf({ content }: CompletionMessage): string {
  if (typeof content === 'string') return content;
  const parts = content?.flatMap((part) => (part.type === 'text' ? [part.text] : []));
  return parts?.join('\n') ?? '';
}

function pictureOf({ content }: CompletionMessage): string | null {
  if (typeof content === 'string' || !content) return null;
  const addresses = content.flatMap((part) =>
    part.type === 'image_url' ? [part.image_url.url] : [],
  );
  return addresses.at(-1) ?? null;
}

type Kept = {
  readonly user: SignedInUser;
  readonly conversationId: string;
  readonly address: string;
  readonly signal: AbortSignal;
};

async function kept(
  { keepPicture }: EngineDependencies,
  { user, conversationId, address, signal }: Kept,
): Promise<string> {
  if (!address.startsWith('data:')) return address;
  const [, base64] = dataPicture.exec(address) ?? [];
  if (base64 === undefined) {
    throw new ApiFailure('invalid_param', engineTexts.dataPicture, { parameter: 'messages' });
  }
  const bytes = Buffer.from(base64, 'base64');
  return keepPicture({ ownerId: user.id, conversationId, bytes, signal });
}
