import type { Model } from '@armoni/contract/models';
import { Select, type SelectOption } from '../../../ui/controls/select.tsx';
import { AccordChip } from '../../../ui/media/accord.tsx';
import { texts } from '../texts.ts';
import { chosenTrainer, isSelectable } from './chosen-style.ts';

type TrainerSelectProps = {
  models: readonly Model[];
  trainerId: number | null;
  onChoose: (trainerId: number | null) => void;
};

const none = 'none';

/** SELECT TRAINER: only styles whose training is over can be chosen. */
export function TrainerSelect({ models, trainerId, onChoose }: TrainerSelectProps) {
  const chosen = chosenTrainer(models, trainerId);
  const hasAny = models.length > 0;
  return (
    <div lang="en" className="flex-none px-3 pt-4">
      <p className="type-caption mb-2 px-2 text-fg2">{texts.sidebar.selectTrainer}</p>
      <Select
        label={texts.sidebar.selectTrainer}
        options={hasAny ? optionsOf(models) : [noTrainers]}
        value={hasAny ? String(chosen?.id ?? none) : none}
        onValueChange={(value) => onChoose(value === none ? null : Number(value))}
        className="h-9! pointer-coarse:h-11!"
      />
    </div>
  );
}

const noTrainers: SelectOption<string> = {
  value: none,
  label: texts.sidebar.noTrainers,
  disabled: true,
};

function optionsOf(models: readonly Model[]): SelectOption<string>[] {
  return [{ value: none, label: texts.sidebar.noTrainer }, ...models.map(optionOf)];
}

/** Its status, or the engine that it needs. */
function whyNot({ status, engine_name }: Model): string {
  return status === 'completed' ? engine_name : status;
}

function optionOf(model: Model): SelectOption<string> {
  const isUsable = isSelectable(model);
  return {
    value: String(model.id),
    label: isUsable ? model.name : texts.sidebar.unusable(model.name, whyNot(model)),
    chip: <AccordChip stripes={isUsable ? (model.accord ?? []) : []} />,
    disabled: !isUsable,
  };
}
