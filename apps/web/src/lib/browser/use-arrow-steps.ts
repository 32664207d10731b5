import { useEffect } from 'react';
import { arrowStep } from './arrow-step.ts';

/** Follows the left and right arrows anywhere on the page, except where they mean something else. */
export function useArrowSteps(onStep: (step: -1 | 1) => void): void {
  useEffect(() => {
    const follow = (event: KeyboardEvent) => {
      const step = arrowStep(event);
      if (step) onStep(step);
    };
    // Captured, since dialogs keep the arrows from going further up.
    window.addEventListener('keydown', follow, true);
    return () => window.removeEventListener('keydown', follow, true);
  }, [onStep]);
}
