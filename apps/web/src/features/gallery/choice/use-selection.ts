import type { GalleryVideo } from '@armoni/contract/gallery';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { withPicked } from './with-picked.ts';

/** Chooses a film, or lets it go; a range goes from the last one that was chosen to it. */
export type Pick = (id: string, options: { isRange?: boolean }) => void;

export type Selection = {
  /** In the order of the wall. */
  readonly films: readonly GalleryVideo[];
  readonly ids: ReadonlySet<string>;
  readonly pick: Pick;
  readonly chooseAll: () => void;
  readonly clear: () => void;
};

const none: ReadonlySet<string> = new Set();

/** Which films are chosen together; Ctrl+A takes all that are loaded, Escape none. */
export function useSelection(
  films: readonly GalleryVideo[],
  { isResting }: { readonly isResting: boolean },
): Selection {
  const [ids, setIds] = useState(none);
  const last = useRef<string | null>(null);
  const order = useRef<readonly string[]>([]);
  order.current = useMemo(() => films.map(({ id }) => id), [films]);
  const pick = useCallback<Pick>((id, { isRange = false }) => {
    const from = isRange ? last.current : null;
    last.current = id;
    setIds((before) => withPicked(before, { id, from, order: order.current }));
  }, []);
  const chooseAll = useCallback(() => setIds(new Set(order.current)), []);
  const clear = useCallback(() => setIds(none), []);
  const chosen = useMemo(() => films.filter(({ id }) => ids.has(id)), [films, ids]);
  const isAny = chosen.length > 0;
  useEffect(() => {
    if (isResting) return;
    const follow = (event: KeyboardEvent) => {
      if (isTyping(event.target) || event.defaultPrevented) return;
      if (event.key === 'Escape' && isAny) clear();
      const isAll = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'a';
      if (!isAll || order.current.length === 0) return;
      event.preventDefault();
      chooseAll();
    };
    window.addEventListener('keydown', follow);
    return () => window.removeEventListener('keydown', follow);
  }, [isAny, isResting, chooseAll, clear]);
  return { films: chosen, ids, pick, chooseAll, clear };
}

/** Letters belong to fields. */
export function isTyping(target: EventTarget | null): boolean {
  return (target as Partial<Element> | null)?.closest?.('input, textarea, select') != null;
}
