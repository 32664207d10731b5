import type { TitleCard } from '@armoni/contract/timeline/timeline';
import type { CSSProperties } from 'react';

/** The three drawings of the typeface, as the page has them. */
export const titleTypes: Record<TitleCard['family'], CSSProperties> = {
  wide: { fontStretch: '125%', fontWeight: 600 },
  text: { fontStretch: '100%', fontWeight: 550 },
  narrow: { fontStretch: '75%', fontWeight: 650 },
};
