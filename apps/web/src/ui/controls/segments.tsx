import { Radio } from '@base-ui/react/radio';
import { RadioGroup } from '@base-ui/react/radio-group';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export type Segment<Value extends string> = { value: Value; label: string; icon?: ReactNode };

type SegmentsProps<Value extends string> = {
  /** The name of the whole choice. */
  label: string;
  segments: readonly Segment<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
  disabled?: boolean;
};

/** One choice of a few, all in sight: a radio group moved by the arrow keys. */
export function Segments<Value extends string>(props: SegmentsProps<Value>) {
  const { label, segments, value, onValueChange, disabled } = props;
  return (
    <RadioGroup
      aria-label={label}
      value={value}
      onValueChange={(next) => onValueChange(next as Value)}
      disabled={disabled}
      className="grid auto-cols-fr grid-flow-col rounded-md bg-segment-track p-0.5"
    >
      {segments.map((segment) => (
        <Radio.Root
          key={segment.value}
          value={segment.value}
          aria-label={segment.label}
          nativeButton
          render={<button type="button" />}
          className={clsx(
            'flex min-h-9 flex-col items-center justify-center gap-1 rounded-[7px] px-1 text-fg3 transition-colors',
            'hover:text-fg data-checked:bg-segment-on data-checked:font-[550] data-checked:text-fg',
            'data-disabled:text-fg3 data-disabled:hover:text-fg3 data-checked:shadow-[inset_0_0_0_1px_var(--line)] focus-visible:outline-offset-0',
            segment.icon ? 'type-ui py-2 text-[13px]' : 'type-ui',
          )}
        >
          {segment.icon}
          <span>{segment.label}</span>
        </Radio.Root>
      ))}
    </RadioGroup>
  );
}
