import { useStore } from '../../../lib/store/use-store.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import type { TrainingRun } from '../session/training-run.ts';
import { texts } from '../texts.ts';

/** Says that the training runs, and under which request id. */
export function StartedDialog({ run }: { run: TrainingRun }) {
  const state = useStore(run.state);
  const isOpen = state.status === 'started' && !state.isSeen;
  const close = () => run.acknowledge();
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(next) => next || close()}
      title={texts.dialog.title}
      description={texts.dialog.body}
      closeLabel={texts.dialog.close}
      actions={
        <Button variant="paper" onClick={close}>
          {texts.dialog.close}
        </Button>
      }
    >
      <dl className="flex items-baseline justify-between gap-4 rounded-md bg-s3 px-4 py-3">
        <dt className="text-fg2">{texts.dialog.requestId}</dt>
        <dd className="font-semibold tabular-nums">
          {state.status === 'started' && state.requestId}
        </dd>
      </dl>
    </Dialog>
  );
}
