import { setTimeout } from 'node:timers/promises';

/** The time between « no new calls, please » and the end of the calls. */
export type Drain = {
  readonly isDraining: () => boolean;
  /** Resolves when whoever sends calls here has had time to turn away. */
  begin(): Promise<void>;
};

export function makeDrain(seconds: number): Drain {
  let isDraining = false;
  return {
    isDraining: () => isDraining,
    async begin() {
      isDraining = true;
      if (seconds > 0) await setTimeout(seconds * 1000);
    },
  };
}
