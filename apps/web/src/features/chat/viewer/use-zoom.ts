import { type RefCallback, useCallback, useEffect, useMemo, useState } from 'react';
import {
  type Frame,
  fitted,
  type Point,
  panned,
  type Size,
  scaleOf,
  type View,
  zoomedTo,
} from './zoom.ts';

export type Zoom = ReturnType<typeof useZoom>;

const nowhere: Point = { x: 0, y: 0 };
const step = 1.5;

/** How one picture lies on the stage; another begins whole again. `margin` is free around it. */
export function useZoom(url: string, margin: Point) {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [stage, setStage] = useState<Size>({ width: 0, height: 0 });
  const [known, setKnown] = useState<{ url: string; size: Size } | null>(null);
  const [kept, setKept] = useState<{ url: string; view: View }>({ url, view: fitted });
  const view = kept.url === url ? kept.view : fitted;
  const picture = known?.url === url ? known.size : null;
  const frame = useMemo<Frame | null>(
    () => (picture && stage.width > 0 ? { stage, picture, margin } : null),
    [stage, picture, margin],
  );
  const change = useCallback(
    (next: (view: View, frame: Frame) => View) => {
      if (!frame) return;
      setKept((now) => ({ url, view: next(now.url === url ? now.view : fitted, frame) }));
    },
    [url, frame],
  );
  const zoomBy = useCallback(
    (factor: number, at: Point = nowhere) =>
      change((now, within) => zoomedTo(now, scaleOf(now, within) * factor, at, within)),
    [change],
  );
  useEffect(() => {
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setStage({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  useWheel(element, zoomBy);
  return {
    ref: setElement as RefCallback<HTMLElement>,
    element,
    frame,
    view,
    isNear: view.scale !== null,
    /** Of the picture's own pixels; null until it is there. */
    percent: frame && Math.round(scaleOf(view, frame) * 100),
    zoomBy,
    zoomIn: () => zoomBy(step),
    zoomOut: () => zoomBy(1 / step),
    fit: () => change(() => fitted),
    /** Between whole and pixel for pixel. */
    toggle: (at: Point) =>
      change((now, within) => (now.scale === null ? zoomedTo(now, 1, at, within) : fitted)),
    panBy: (by: Point) => change((now, within) => panned(now, by, within)),
    setPicture: useCallback((size: Size) => setKnown({ url, size }), [url]),
  };
}

/** The wheel zooms where the pointer is; the browser would scroll or zoom the page. */
function useWheel(element: HTMLElement | null, zoomBy: (factor: number, at: Point) => void) {
  useEffect(() => {
    if (!element) return;
    const turn = (event: WheelEvent) => {
      event.preventDefault();
      const pixels = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
      zoomBy(Math.exp((-event.deltaY * pixels) / 400), pointIn(element, event));
    };
    element.addEventListener('wheel', turn, { passive: false });
    return () => element.removeEventListener('wheel', turn);
  }, [element, zoomBy]);
}

/** Where a pointer is, from the middle of an element. */
export function pointIn(element: Element, at: { clientX: number; clientY: number }): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: at.clientX - left - width / 2, y: at.clientY - top - height / 2 };
}
