import { ContextMenu as BaseContextMenu } from '@base-ui/react/context-menu';
import type { ReactElement, ReactNode } from 'react';
import { popupClass } from '../controls/popup-class.ts';

type ContextMenuProps = {
  /** What is right-clicked or pressed long. */
  target: ReactElement;
  /** `MenuItem`s. */
  children: ReactNode;
};

export function ContextMenu({ target, children }: ContextMenuProps) {
  return (
    <BaseContextMenu.Root>
      <BaseContextMenu.Trigger render={target} />
      <BaseContextMenu.Portal>
        <BaseContextMenu.Positioner className="z-50">
          <BaseContextMenu.Popup className={popupClass}>{children}</BaseContextMenu.Popup>
        </BaseContextMenu.Positioner>
      </BaseContextMenu.Portal>
    </BaseContextMenu.Root>
  );
}
