import { useStore } from '../../../lib/store/use-store.ts';
import { NoticeDialog } from '../../../ui/overlays/notice-dialog.tsx';
import type { TrainingRun } from '../session/training-run.ts';
import { texts } from '../texts.ts';

/** Says that the training runs, and under which request id. */
export function StartedDialog({ run }: { run: TrainingRun }) {
  const state = useStore(run.state);
  const isOpen = state.status === 'started' && !state.isSeen;
  const close = () => run.acknowledge();
  return (
    <NoticeDialog open={isOpen} words={texts.dialog} onClose={close}>
      <dl className="flex items-baseline justify-between gap-4 rounded-md bg-s3 px-4 py-3">
        <dt className="text-fg2">{texts.dialog.requestId}</dt>
        <dd className="font-semibold tabular-nums">
          {state.status === 'started' && state.requestId}
        </dd>
      </dl>
    </NoticeDialog>
  );
}
