import type { ChatRequest } from '@armoni/contract/chat';
import { ApiFailure } from '../../../platform/http/routing/api-failure.ts';
import { chatTexts } from '../texts.ts';

/** Where an uploaded picture of this person is served, by its id; null when there is none. */
export type FileAddress = (ownerId: string, id: string) => Promise<string | null>;

type Dependencies = { readonly addressOfFile: FileAddress };

/**
 * The request with the picture of its `files` as the reference, kept with the question as one that is
 * chosen on the page. Null when no picture has that id.
 * @throws ApiFailure for what the assistant would not see: it must not go on as if it had
 */
export async function withAttachment(
  { addressOfFile }: Dependencies,
  ownerId: string,
  request: ChatRequest,
): Promise<ChatRequest | null> {
  const [file, second] = request.files ?? [];
  if (!file) return request;
  if (second) throw new ApiFailure('invalid_param', chatTexts.oneFile);
  if (file.type !== 'image') throw new ApiFailure('invalid_param', chatTexts.onlyPictures);
  const url = file.upload_file_id
    ? await addressOfFile(ownerId, file.upload_file_id)
    : file.url || null;
  if (url === null) return null;
  const image = { type: 'image' as const, transfer_method: 'remote_url' as const, url };
  return { ...request, inputs: { ...request.inputs, image, image_url: url } };
}
