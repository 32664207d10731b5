import { CSPProvider } from '@base-ui/react/csp-provider';
import { Select as BaseSelect } from '@base-ui/react/select';
import { clsx } from 'clsx';
import { Check, ChevronsUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { controlClass } from './field.tsx';
import { popupClass, popupRowClass } from './popup-class.ts';

export type SelectOption<Value extends string> = {
  value: Value;
  label: string;
  /** Before the name, such as the accord chip of a style. */
  chip?: ReactNode;
  disabled?: boolean;
};

type SelectProps<Value extends string> = {
  label: string;
  options: readonly SelectOption<Value>[];
  value: Value | null;
  onValueChange: (value: Value) => void;
  placeholder?: string;
  disabled?: boolean;
  className?: string;
  /** Stands for it on a phone, where its words have no room. */
  phoneIcon?: ReactNode;
};

export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, options, value, onValueChange, placeholder, disabled, className } = props;
  const { phoneIcon } = props;
  const chosen = options.find((option) => option.value === value);
  return (
    <BaseSelect.Root
      value={value}
      onValueChange={(next) => next !== null && onValueChange(next as Value)}
      disabled={disabled}
    >
      <BaseSelect.Trigger
        aria-label={label}
        className={clsx(
          controlClass,
          'flex h-10 items-center gap-3 px-3 text-left',
          phoneIcon && 'max-md:size-11 max-md:justify-center max-md:px-0',
          className,
        )}
      >
        {chosen?.chip}
        {phoneIcon && <span className="md:hidden">{phoneIcon}</span>}
        <span
          className={clsx(
            'min-w-0 flex-1 truncate',
            !chosen && 'text-fg3',
            phoneIcon && 'max-md:sr-only',
          )}
        >
          {chosen?.label ?? placeholder}
        </span>
        <ChevronsUpDown
          size={16}
          aria-hidden
          className={clsx('text-fg3', phoneIcon && 'max-md:hidden')}
        />
      </BaseSelect.Trigger>
      <BaseSelect.Portal>
        <BaseSelect.Positioner sideOffset={4} alignItemWithTrigger={false} className="z-50">
          <PlainPopup isRoomy={phoneIcon !== undefined}>
            <BaseSelect.List>
              {options.map((option) => (
                <BaseSelect.Item
                  key={option.value}
                  value={option.value}
                  disabled={option.disabled}
                  className={clsx(popupRowClass, 'data-selected:font-semibold')}
                >
                  {option.chip}
                  <BaseSelect.ItemText className="min-w-0 flex-1 truncate">
                    {option.label}
                  </BaseSelect.ItemText>
                  <BaseSelect.ItemIndicator>
                    <Check size={16} aria-hidden />
                  </BaseSelect.ItemIndicator>
                </BaseSelect.Item>
              ))}
            </BaseSelect.List>
          </PlainPopup>
        </BaseSelect.Positioner>
      </BaseSelect.Portal>
    </BaseSelect.Root>
  );
}

/** Without the style element that the library would bring for lists with arrows: ours have none. */
function PlainPopup({ children, isRoomy }: { children: ReactNode; isRoomy: boolean }) {
  const width = isRoomy ? 'min-w-[max(var(--anchor-width),11rem)]' : 'w-(--anchor-width)';
  return (
    <CSPProvider disableStyleElements>
      <BaseSelect.Popup className={clsx(popupClass, 'max-h-80 overflow-y-auto', width)}>
        {children}
      </BaseSelect.Popup>
    </CSPProvider>
  );
}
