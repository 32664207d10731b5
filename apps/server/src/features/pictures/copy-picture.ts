import { buffer } from 'node:stream/consumers';
import { makeSafeFetch, type SafeFetch } from '../../platform/outbound/safe-fetch.ts';
import { largestPictureBytes } from '../../platform/pictures/picture-limits.ts';
import type { StorePicture } from './ports.ts';

type Dependencies = {
  /** Of the service that made the picture: whoever set the studio up trusts its origin. */
  readonly trustedUrl: string;
  /** For every other address. */
  readonly safeFetch: SafeFetch;
  readonly storePicture: StorePicture;
};

const limits = { maxBytes: largestPictureBytes, timeoutMs: 60_000 };

/**
 * Copies a picture that another service made into its conversation, since its address there
 * neither lasts nor may be shown by our pages. What cannot be copied keeps its own address.
 */
export function makeCopyPicture({ trustedUrl, safeFetch, storePicture }: Dependencies) {
  const trusted = new URL(trustedUrl).origin;
  const trustingFetch = makeSafeFetch({ isAllowedAddress: () => true });
  return async (
    place: { readonly ownerId: string; readonly conversationId: string },
    url: string,
    signal: AbortSignal,
  ): Promise<string> => {
    const { origin, pathname } = new URL(url);
    const fetchPicture = origin === trusted ? trustingFetch : safeFetch;
    const fetched = await fetchPicture(url, { ...limits, signal }, ({ stream }) => buffer(stream));
    if (!fetched.ok) return url;
    const { ownerId, conversationId } = place;
    const fileName = pathname.split('/').at(-1) || 'image';
    const bytes = fetched.value;
    const stored = await storePicture({ ownerId, conversationId, fileName, bytes, signal });
    return stored.ok ? stored.url : url;
  };
}
