import { Checkbox as BaseCheckbox } from '@base-ui/react/checkbox';
import { Check } from 'lucide-react';

type CheckboxProps = {
  label: string;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  disabled?: boolean;
};

export function Checkbox({ label, checked, onCheckedChange, disabled }: CheckboxProps) {
  return (
    <BaseCheckbox.Root
      aria-label={label}
      checked={checked}
      onCheckedChange={onCheckedChange}
      disabled={disabled}
      className="touch-44 inline-flex size-5 flex-none items-center justify-center rounded-xs border border-edge transition-colors data-checked:border-paper data-checked:bg-paper data-checked:text-on-paper data-disabled:border-line2"
    >
      <BaseCheckbox.Indicator>
        <Check size={14} strokeWidth={2.2} aria-hidden />
      </BaseCheckbox.Indicator>
    </BaseCheckbox.Root>
  );
}
