import { type KeyboardEvent, type PointerEvent, useCallback, useEffect, useRef } from 'react';
import { useStore } from '../../../lib/store/use-store.ts';
import type { ClipUploads } from './clip-uploads.ts';

/** Pixels that a press may tremble before it is a drag. */
const trembling = 6;

type Press = { readonly key: string; readonly y: number; readonly from: number; isDrag: boolean };

/**
 * The order of the clips, which wishes count by: a picture of the list is dragged up or down, or moved
 * by Alt and the arrows. Escape puts it back.
 */
export function useClipOrder(uploads: ClipUploads, onMoved: (name: string, place: number) => void) {
  const queue = useStore(uploads.queue);
  const list = useRef<HTMLUListElement>(null);
  const press = useRef<Press | null>(null);
  const wasDragged = useRef(false);
  const move = useCallback(
    (key: string, toIndex: number) => {
      const from = uploads.queue.get().findIndex((clip) => clip.key === key);
      const clip = uploads.queue.get()[from];
      if (!clip || toIndex === from || toIndex < 0 || toIndex >= uploads.queue.get().length) return;
      uploads.move(key, toIndex);
      onMoved(clip.name, toIndex + 1);
    },
    [uploads, onMoved],
  );
  useEffect(() => {
    // On the window: a row that takes another place would lose a pointer that it had captured.
    const follow = (event: globalThis.PointerEvent) => {
      const at = press.current;
      if (!at) return;
      at.isDrag ||= Math.abs(event.clientY - at.y) > trembling;
      if (!at.isDrag) return;
      wasDragged.current = true;
      const rows = [...(list.current?.children ?? [])].map((row) => row.getBoundingClientRect());
      const found = rows.findIndex(({ bottom }) => event.clientY < bottom);
      move(at.key, found === -1 ? rows.length - 1 : found);
    };
    const end = () => {
      press.current = null;
    };
    const putBack = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape' || !press.current?.isDrag) return;
      move(press.current.key, press.current.from);
      end();
    };
    const listeners = { pointermove: follow, pointerup: end, pointercancel: end, keydown: putBack };
    for (const [name, listen] of Object.entries(listeners)) {
      window.addEventListener(name, listen as EventListener);
    }
    return () => {
      for (const [name, listen] of Object.entries(listeners)) {
        window.removeEventListener(name, listen as EventListener);
      }
    };
  }, [move]);
  const handleOf = (key: string) => ({
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0 || !event.isPrimary) return;
      const from = queue.findIndex((clip) => clip.key === key);
      wasDragged.current = false;
      press.current = { key, y: event.clientY, from, isDrag: false };
    },
    onKeyDown(event: KeyboardEvent) {
      wasDragged.current = false;
      const by = event.altKey ? { ArrowUp: -1, ArrowDown: 1 }[event.key] : undefined;
      if (by === undefined) return;
      event.preventDefault();
      move(key, queue.findIndex((clip) => clip.key === key) + by);
    },
  });
  return {
    list,
    handleOf,
    /** The click that ends a drag watches nothing. */
    isClick() {
      const isClick = !wasDragged.current;
      wasDragged.current = false;
      return isClick;
    },
  };
}

export type ClipOrder = ReturnType<typeof useClipOrder>;
