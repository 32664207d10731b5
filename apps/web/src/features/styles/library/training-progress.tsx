import type { Model } from '@armoni/contract/models';
import { Check, Circle, Loader } from 'lucide-react';
import { useSignedInUser } from '../../../lib/session/identity.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Progress } from '../../../ui/feedback/progress.tsx';
import { texts } from '../texts.ts';
import { fileTexts } from './file-texts.ts';
import { type TrainingStep, trainingSteps } from './training-steps.ts';
import { useCancelTraining } from './use-cancel-training.ts';
import { useTrainingProgress } from './use-training-progress.ts';

/** The real percent of a training and its steps in words. */
export function TrainingProgress({ style }: { style: Model }) {
  const userId = useSignedInUser().id;
  const { mutate: cancel, isPending } = useCancelTraining(userId);
  useTrainingProgress(userId, style.id);
  const steps = trainingSteps(style.stage, {
    engine: style.engine,
    isImported: style.is_imported,
    imageCount: style.image_count,
  });
  const label = style.is_imported ? fileTexts.comingOf : texts.styles.progress;
  return (
    <>
      <div className="mt-2 font-semibold">
        <Progress label={label(style.name)} percent={style.percent} />
      </div>
      {style.waiting_message && <p className="mt-2 text-fg2">{style.waiting_message}</p>}
      <ol className="mt-4 space-y-2">
        {steps.map((step) => (
          <StepRow key={step.text} step={step} />
        ))}
      </ol>
      <Button
        variant="outline"
        size="small"
        className="mt-4 max-sm:h-11"
        busy={isPending}
        onClick={() => cancel(style.id)}
      >
        {style.is_imported ? fileTexts.cancel : texts.styles.cancel}
      </Button>
    </>
  );
}

const icons = { done: Check, current: Loader, open: Circle } as const;
const colours = { done: 'text-fg2', current: 'text-fg', open: 'text-fg3' } as const;

function StepRow({ step: { state, text } }: { step: TrainingStep }) {
  const Icon = icons[state];
  return (
    <li
      aria-current={state === 'current' ? 'step' : undefined}
      className={`flex items-center gap-2.5 ${colours[state]}`}
    >
      <Icon size={16} aria-hidden className={state === 'current' ? 'animate-turn' : undefined} />
      {text}
    </li>
  );
}
