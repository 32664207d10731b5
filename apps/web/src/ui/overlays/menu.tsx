import { Menu as BaseMenu } from '@base-ui/react/menu';
import { clsx } from 'clsx';
import type { ReactElement, ReactNode } from 'react';
import { popupClass, popupRowClass } from '../controls/popup-class.ts';

type MenuProps = {
  /** The button that opens it. */
  trigger: ReactElement;
  align?: 'start' | 'center' | 'end';
  children: ReactNode;
};

export function Menu({ trigger, align = 'end', children }: MenuProps) {
  return (
    <BaseMenu.Root modal={false}>
      <BaseMenu.Trigger render={trigger} />
      <BaseMenu.Portal>
        <BaseMenu.Positioner sideOffset={6} align={align} className="z-50">
          <BaseMenu.Popup className={popupClass}>{children}</BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  );
}

type MenuItemProps = {
  icon?: ReactNode;
  /** Destroys something: said in the danger colour. */
  destructive?: boolean;
  disabled?: boolean;
  onSelect: () => void;
  children: ReactNode;
};

/** A row of a `Menu` or of a `ContextMenu`. */
export function MenuItem({ icon, destructive, disabled, onSelect, children }: MenuItemProps) {
  return (
    <BaseMenu.Item
      className={clsx(popupRowClass, destructive && 'text-danger')}
      disabled={disabled}
      onClick={onSelect}
    >
      {icon}
      {children}
    </BaseMenu.Item>
  );
}

export function MenuSeparator() {
  return <BaseMenu.Separator className="mx-1 my-1 h-px bg-line" />;
}
