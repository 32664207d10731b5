import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

type LogScrollOptions = {
  /** Another conversation starts at its bottom. */
  conversationKey: string;
  /** The first message in view; when it changes, older ones came before it. */
  firstKey: string | undefined;
};

export type LogScroll = {
  scroller: RefObject<HTMLDivElement | null>;
  content: RefObject<HTMLDivElement | null>;
  isAtBottom: boolean;
  toBottom: () => void;
  /** Call before older messages are added: what is being read stays where it is. */
  holdPlace: () => void;
};

const bottomSlackPixels = 48;

/** Follows what grows only while the reader is at the bottom; older messages push nothing. */
export function useLogScroll({ conversationKey, firstKey }: LogScrollOptions): LogScroll {
  const scroller = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const follows = useRef(true);
  const held = useRef<{ element: Element; top: number } | null>(null);
  const [isAtBottom, setAtBottom] = useState(true);

  const toBottom = useCallback(() => {
    const box = scroller.current;
    follows.current = true;
    if (box) box.scrollTop = box.scrollHeight;
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another conversation, another bottom
  useLayoutEffect(toBottom, [conversationKey, toBottom]);

  useEffect(() => {
    const box = scroller.current;
    const inner = content.current;
    if (!box || !inner) return;
    let before = box.scrollTop;
    let seenHeight = box.scrollHeight;
    const follow = () => {
      // What shrank for a moment moved the reader, not they themselves: the observer brings them back.
      if (follows.current && box.scrollHeight !== seenHeight) return;
      const isLow = box.scrollHeight - box.scrollTop - box.clientHeight < bottomSlackPixels;
      // Growing content is no scrolling: only a move upwards ends the following.
      if (isLow) follows.current = true;
      else if (box.scrollTop < before) follows.current = false;
      before = box.scrollTop;
      setAtBottom(follows.current);
    };
    const observer = new ResizeObserver(() => {
      seenHeight = box.scrollHeight;
      if (follows.current) box.scrollTop = box.scrollHeight;
    });
    observer.observe(inner);
    observer.observe(box);
    box.addEventListener('scroll', follow, { passive: true });
    return () => {
      observer.disconnect();
      box.removeEventListener('scroll', follow);
    };
  }, []);

  const holdPlace = useCallback(() => {
    const element = content.current?.querySelector('[data-exchange]');
    if (element) held.current = { element, top: element.getBoundingClientRect().top };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when older messages came
  useLayoutEffect(() => {
    const place = held.current;
    held.current = null;
    const box = scroller.current;
    if (!place || !box || !place.element.isConnected) return;
    box.scrollTop += place.element.getBoundingClientRect().top - place.top;
  }, [firstKey]);

  return { scroller, content, isAtBottom, toBottom, holdPlace };
}
