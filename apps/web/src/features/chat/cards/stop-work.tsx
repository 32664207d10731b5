import { useState } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { cardTexts } from './texts.ts';

/** Ends work under way, after asking once. */
export function StopWork({ onStop }: { onStop: () => Promise<void> }) {
  const [state, setState] = useState<'resting' | 'asking' | 'stopping'>('resting');
  if (state === 'resting') {
    return (
      <Button size="small" className="touch-44" onClick={() => setState('asking')}>
        {cardTexts.stop}
      </Button>
    );
  }
  const stop = async () => {
    setState('stopping');
    await onStop().catch(() => toast.error(cardTexts.stopFailed));
    setState('resting');
  };
  return (
    <fieldset className="flex flex-wrap items-center gap-2">
      <legend className="float-left text-fg2">{cardTexts.stopQuestion}</legend>
      <Button size="small" className="touch-44" onClick={() => setState('resting')}>
        {cardTexts.stopNo}
      </Button>
      <Button
        variant="danger"
        size="small"
        className="touch-44"
        busy={state === 'stopping'}
        onClick={() => void stop()}
      >
        {cardTexts.stop}
      </Button>
    </fieldset>
  );
}
