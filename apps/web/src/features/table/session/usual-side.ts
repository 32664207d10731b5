import type { TitleCard } from '@armoni/contract/timeline/timeline';

/** Where a manner has its text stand that was told no side. */
export function usualSide({ manner, family }: Pick<TitleCard, 'manner' | 'family'>) {
  if (manner === 'caption' || manner === 'word-by-word') return 'centre';
  if (manner === 'lower-third') return 'left';
  return family === 'text' ? 'centre' : 'left';
}
