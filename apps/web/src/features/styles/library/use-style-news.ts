import type { Model } from '@armoni/contract/models';
import { useRef } from 'react';
import { texts } from '../texts.ts';

/** « Le style « X » est prêt », for screen readers, when a training seen under way has ended. */
export function useStyleNews(styles: readonly Model[] | undefined): string {
  const training = useRef(new Set<number>());
  const news = useRef('');
  for (const { id, name, status } of styles ?? []) {
    if (status === 'training') training.current.add(id);
    else if (training.current.delete(id) && status === 'completed') {
      news.current = texts.styles.ready(name);
    }
  }
  return news.current;
}
