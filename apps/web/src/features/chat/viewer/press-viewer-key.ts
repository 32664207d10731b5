import type { KeyboardEvent } from 'react';
import type { ViewerAction } from './viewer-actions.ts';

type Keys = {
  readonly onStep: (step: -1 | 1) => void;
  readonly onEnd: (end: 'first' | 'last') => void;
  readonly onSwap: () => void;
  readonly zoom: {
    readonly zoomIn: () => void;
    readonly zoomOut: () => void;
    readonly fit: () => void;
  };
  readonly actions: readonly Pick<ViewerAction, 'letter' | 'isDisabled' | 'run'>[];
};

/** What has all keys to itself, and what has those that move it. */
const writtenIn = 'input:not([type=radio]), textarea, select, [role=combobox]';
const movedByKeys = '[role=slider], [role=radio], input[type=radio]';
const moving = /^(?:Arrow|Home|End|Page| )/;

/** The keys of the viewer, but not those pressed in what opens over it. */
export function pressViewerKey(event: KeyboardEvent<HTMLElement>, keys: Keys): void {
  const target = event.target as Element;
  const isTaken =
    target.closest(writtenIn) !== null || (moving.test(event.key) && target.closest(movedByKeys));
  const isOurs = event.currentTarget.contains(target) && !isTaken;
  if (!isOurs || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === ' ' && target.closest('button, a')) return;
  const run = meaningOf(event.key, keys);
  if (!run) return;
  event.preventDefault();
  run();
}

function meaningOf(key: string, keys: Keys): (() => void) | undefined {
  const { onStep, onEnd, onSwap, zoom, actions } = keys;
  const fixed: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => onStep(-1),
    ArrowRight: () => onStep(1),
    Home: () => onEnd('first'),
    End: () => onEnd('last'),
    '+': zoom.zoomIn,
    '=': zoom.zoomIn,
    '-': zoom.zoomOut,
    '0': zoom.fit,
    ' ': onSwap,
  };
  const action = actions.find(({ letter }) => letter === key.toUpperCase());
  return fixed[key] ?? (action && !action.isDisabled ? action.run : undefined);
}
