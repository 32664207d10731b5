import { Switch as BaseSwitch } from '@base-ui/react/switch';

type SwitchProps = {
  label: string;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  disabled?: boolean;
};

export function Switch({ label, checked, onCheckedChange, disabled }: SwitchProps) {
  return (
    <BaseSwitch.Root
      aria-label={label}
      checked={checked}
      onCheckedChange={onCheckedChange}
      disabled={disabled}
      className="touch-44 inline-flex h-5 w-9 flex-none items-center rounded-[10px] bg-edge p-0.5 transition-colors data-checked:bg-hot data-disabled:bg-s3"
    >
      <BaseSwitch.Thumb className="size-4 rounded-full bg-white transition-[translate] data-checked:translate-x-4 data-checked:bg-on-hot" />
    </BaseSwitch.Root>
  );
}
