import type { MessageFile } from '@armoni/contract/chat';
import { uuidOf } from '../../../platform/identifiers/uuid-of.ts';
import { picturesIn } from '../pictures/picture-markdown.ts';
import type { Message } from '../ports.ts';

type Shown = Pick<Message, 'id' | 'inputs' | 'answer'>;

/** The pictures of a message as Dify lists them; `base` makes their addresses absolute. */
export function messageFilesOf({ id, inputs, answer }: Shown, base: string | null): MessageFile[] {
  const sent = inputs.image?.url || inputs.image_url;
  const answered = picturesIn(answer).map(({ url }) => fileOf(id, 'assistant', url, base));
  return sent ? [fileOf(id, 'user', sent, base), ...answered] : answered;
}

/** The same id each time that the same picture is told of. */
export function fileOf(
  messageId: string,
  belongsTo: MessageFile['belongs_to'],
  address: string,
  base: string | null,
): MessageFile {
  const id = uuidOf(`${messageId} ${belongsTo} ${address}`);
  return { id, type: 'image', belongs_to: belongsTo, url: absolute(address, base) };
}

export function absolute(address: string, base: string | null): string {
  return base !== null && /^\/(?!\/)/.test(address) ? `${base}${address}` : address;
}
