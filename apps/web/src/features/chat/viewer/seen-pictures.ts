import { absoluteUrl } from '../../../lib/media/media-url.ts';
import type { ChatPicture } from '../pictures/chat-pictures.ts';
import type { Reference } from '../session/chat-request.ts';

/** A picture that can be seen large; one of an answer may not stand in the list yet. */
export type ViewedPicture = Reference &
  Pick<ChatPicture, 'thumbnailUrl' | 'kind'> & {
    /** As the list has it; null for one that it has not. */
    readonly listed: ChatPicture | null;
  };

/** The pictures of the conversation, and where among them the viewed one stands. */
export function seenPictures(
  pictures: readonly ChatPicture[],
  viewed: Reference,
): { readonly pictures: readonly ViewedPicture[]; readonly index: number } {
  const seen = pictures
    .filter(({ kind }) => kind === 'image')
    .map((picture): ViewedPicture => ({ ...picture, listed: picture }));
  const address = absoluteUrl(viewed.url);
  const index = seen.findIndex(({ url }) => absoluteUrl(url) === address);
  if (index !== -1) return { pictures: seen, index };
  const alone = { ...viewed, thumbnailUrl: null, kind: 'image', listed: null } as const;
  return { pictures: [alone, ...seen], index: 0 };
}
