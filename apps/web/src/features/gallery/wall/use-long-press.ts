import { type MouseEvent, type PointerEvent, useRef } from 'react';

const pressMs = 450;
/** A finger that goes further scrolls. */
const stillPixels = 10;

/** A finger that stays: what a tap would have done does not happen then. */
export function useLongPress(onPress: () => void) {
  const state = useRef({ timer: 0, hasPressed: false, x: 0, y: 0 });
  const stop = () => window.clearTimeout(state.current.timer);
  return {
    onPointerDown: ({ pointerType, clientX: x, clientY: y }: PointerEvent) => {
      state.current.hasPressed = false;
      if (pointerType !== 'touch') return;
      const timer = window.setTimeout(() => {
        state.current.hasPressed = true;
        onPress();
      }, pressMs);
      Object.assign(state.current, { timer, x, y });
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const { x, y } = state.current;
      if (Math.hypot(clientX - x, clientY - y) > stillPixels) stop();
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onClickCapture: (event: MouseEvent) => {
      if (!state.current.hasPressed) return;
      state.current.hasPressed = false;
      event.preventDefault();
      event.stopPropagation();
    },
    onContextMenu: (event: MouseEvent) => {
      // A phone's own menu would cover what the finger has chosen.
      if (state.current.hasPressed) event.preventDefault();
    },
  };
}
