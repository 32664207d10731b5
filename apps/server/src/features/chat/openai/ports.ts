import type { MakePicture } from '../../../platform/pictures/picture-wish.ts';
import type { Assistant, ConversationRepository } from '../ports.ts';

/** Keeps a picture that a caller sent, in a conversation's folder; gives its address. */
export type KeepPicture = (picture: {
  readonly ownerId: string;
  readonly conversationId: string;
  readonly bytes: Buffer;
  readonly signal: AbortSignal;
}) => Promise<string>;

export type EngineDependencies = {
  readonly assistant: Assistant;
  readonly conversations: Pick<ConversationRepository, 'page' | 'add'>;
  readonly makePicture: MakePicture;
  readonly keepPicture: KeepPicture;
  /** The bytes behind an address of this person's; null when there are none. */
  readonly readPicture: (
    ownerId: string,
    url: string,
    signal: AbortSignal,
  ) => Promise<Uint8Array | null>;
  /** The person's styles that are ready. */
  readonly findStyles: (ownerId: string) => Promise<readonly { readonly name: string }[]>;
  readonly publicUrl: string;
  readonly clock: () => number;
  readonly newId: () => string;
};
