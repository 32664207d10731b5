import { type KeyboardEvent, type PointerEvent, useEffect, useMemo, useRef, useState } from 'react';
import { storedFiles } from '../../../lib/uploads/upload-queue.ts';
import type { ClipUploads } from './clip-uploads.ts';

/** Pixels that a press may tremble before it is a drag. */
const trembling = 6;
/** A finger that rests for as long lifts a clip; one that moves before scrolls the page. */
const longPressMs = 400;

type Press = {
  readonly key: string;
  readonly x: number;
  readonly y: number;
  readonly from: number;
  readonly isMouse: boolean;
  readonly timer: ReturnType<typeof setTimeout> | undefined;
};

const stepOf: Readonly<Record<string, number>> = {
  ...{ ArrowUp: -1, ArrowLeft: -1 },
  ...{ ArrowDown: 1, ArrowRight: 1 },
};

/**
 * The order of the stored clips, which wishes count by: a picture is dragged to another's place, by a finger
 * once it has rested on it, or moved by Alt and the arrows. Escape puts it back.
 */
export function useClipOrder(uploads: ClipUploads, onMoved: (name: string, place: number) => void) {
  const list = useRef<HTMLUListElement>(null);
  const wasDragged = useRef(false);
  const [lifted, setLifted] = useState<string | null>(null);
  const drag = useMemo(
    () => makeDrag({ uploads, onMoved, list, wasDragged, onLift: setLifted }),
    [uploads, onMoved],
  );
  useEffect(() => drag.listen(), [drag]);
  return {
    list,
    /** The clip that is carried. */
    lifted,
    handleOf: drag.handleOf,
    /** The click that ends a drag watches nothing. */
    isClick() {
      const isClick = !wasDragged.current;
      wasDragged.current = false;
      return isClick;
    },
  };
}

export type ClipOrder = ReturnType<typeof useClipOrder>;

type Drag = {
  readonly uploads: ClipUploads;
  readonly onMoved: (name: string, place: number) => void;
  readonly list: { readonly current: HTMLElement | null };
  readonly wasDragged: { current: boolean };
  readonly onLift: (key: string | null) => void;
};

function makeDrag({ uploads, onMoved, list, wasDragged, onLift }: Drag) {
  let press: Press | null = null;
  let isLifted = false;
  const clips = () => storedFiles(uploads.queue.get());
  const placeOf = (key: string) => clips().findIndex((clip) => clip.key === key);
  const move = (key: string, toPlace: number) => {
    const [from, stored] = [placeOf(key), clips()];
    const [clip, other] = [stored[from], stored[toPlace]];
    if (!clip || !other || toPlace === from) return;
    uploads.move(key, uploads.queue.get().indexOf(other));
    onMoved(clip.name, toPlace + 1);
  };
  const lift = (key: string) => {
    isLifted = true;
    wasDragged.current = true;
    onLift(key);
  };
  const end = () => {
    clearTimeout(press?.timer);
    press = null;
    isLifted = false;
    onLift(null);
  };
  const follow = ({ clientX, clientY }: globalThis.PointerEvent) => {
    if (!press) return;
    const isFar = Math.hypot(clientX - press.x, clientY - press.y) > trembling;
    if (!isLifted && !isFar) return;
    if (!isLifted && !press.isMouse) return end();
    if (!isLifted) lift(press.key);
    move(press.key, nearest(list.current, clientX, clientY));
  };
  const putBack = (event: globalThis.KeyboardEvent) => {
    if (event.key !== 'Escape' || !press || !isLifted) return;
    move(press.key, press.from);
    end();
  };
  return {
    listen() {
      const leaving = new AbortController();
      const { signal } = leaving;
      // On the window: a tile that takes another place would lose a pointer that it had captured.
      window.addEventListener('pointermove', follow, { signal });
      window.addEventListener('pointerup', end, { signal });
      window.addEventListener('pointercancel', end, { signal });
      window.addEventListener('keydown', putBack, { signal });
      // React listens passively, and a passive listener cannot keep the page from scrolling.
      const hold = (event: TouchEvent) => {
        if (isLifted) event.preventDefault();
      };
      window.addEventListener('touchmove', hold, { passive: false, signal });
      return () => leaving.abort();
    },
    handleOf: (key: string) => ({
      onPointerDown({ button, isPrimary, pointerType, clientX: x, clientY: y }: PointerEvent) {
        if (button !== 0 || !isPrimary) return;
        wasDragged.current = false;
        const isMouse = pointerType === 'mouse';
        const timer = isMouse ? undefined : setTimeout(() => lift(key), longPressMs);
        press = { key, x, y, from: placeOf(key), isMouse, timer };
      },
      onContextMenu(event: { preventDefault: () => void }) {
        if (press) event.preventDefault();
      },
      onKeyDown(event: KeyboardEvent) {
        wasDragged.current = false;
        const by = event.altKey ? stepOf[event.key] : undefined;
        if (by === undefined) return;
        event.preventDefault();
        move(key, placeOf(key) + by);
      },
    }),
  };
}

/** The place whose middle is nearest. */
function nearest(list: HTMLElement | null, x: number, y: number): number {
  const far = [...(list?.children ?? [])].map((tile) => {
    const { left, top, width, height } = tile.getBoundingClientRect();
    return Math.hypot(left + width / 2 - x, top + height / 2 - y);
  });
  return far.indexOf(Math.min(...far));
}
