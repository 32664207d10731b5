import { type AspectRatio, aspectRatios } from '@armoni/contract/limits';
import { Segments } from '../../../ui/controls/segments.tsx';
import { texts } from '../texts.ts';

const shapes: Record<AspectRatio, string> = {
  '16:9': 'h-[11px] w-5',
  '9:16': 'h-4 w-[9px]',
  '1:1': 'size-3.5',
};

const segments = aspectRatios.map((value) => ({
  value,
  label: texts.aspect[value],
  icon: (
    <span aria-hidden className="grid h-4 place-items-center">
      <span className={`rounded-[2px] border border-current ${shapes[value]}`} />
    </span>
  ),
}));

type AspectChoiceProps = {
  value: AspectRatio;
  onChange: (value: AspectRatio) => void;
};

export function AspectChoice({ value, onChange }: AspectChoiceProps) {
  return (
    <Segments
      label={texts.aspect.label}
      segments={segments}
      value={value}
      onValueChange={onChange}
    />
  );
}
