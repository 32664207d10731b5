import type { Timeline } from './timeline.ts';

/** Every state that a cut went through, for undoing and doing again without end. */
export type History = {
  readonly past: readonly Timeline[];
  readonly present: Timeline;
  readonly future: readonly Timeline[];
};

export function startHistory(present: Timeline): History {
  return { past: [], present, future: [] };
}

/** What was undone before is gone once something else is done; nothing done is no step. */
export function doStep({ past, present, future }: History, next: Timeline): History {
  return next === present
    ? { past, present, future }
    : { past: [...past, present], present: next, future: [] };
}

/** A step that goes on with the last one, as a drag does: one undo takes back both. */
export function goOn(history: History, next: Timeline): History {
  return next === history.present ? history : { ...history, present: next, future: [] };
}

export function undo({ past, present, future }: History): History {
  const before = past.at(-1);
  return before
    ? { past: past.slice(0, -1), present: before, future: [present, ...future] }
    : { past, present, future };
}

export function redo({ past, present, future }: History): History {
  const [next, ...later] = future;
  return next
    ? { past: [...past, present], present: next, future: later }
    : { past, present, future };
}
