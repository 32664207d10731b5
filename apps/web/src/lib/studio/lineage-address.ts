import type { LineageItem } from '@armoni/contract/lineage';

/** Where something of a lineage is seen in the studio; null for what has no page. */
export function lineageAddress(item: LineageItem): string | null {
  const { kind, id, url, conversation_id: conversation } = item;
  if (kind === 'film') return `/gallery/${encodeURIComponent(id)}`;
  if (kind === 'style') return `/trainer#style-${encodeURIComponent(id)}`;
  if (kind === 'clip' || conversation === null) return null;
  const address = `/armoni/chats/${encodeURIComponent(conversation)}`;
  if (kind === 'message') return `${address}?${new URLSearchParams({ message: id })}`;
  // Large, with its recipe and the ways to make it again.
  return url === null ? address : `${address}?${new URLSearchParams({ image: url })}`;
}
