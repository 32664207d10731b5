import { Dialog } from '@base-ui/react/dialog';
import { clsx } from 'clsx';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../../ui/controls/icon-button.tsx';

type SidePanelProps = {
  side: 'left' | 'right';
  /** A column of the page; otherwise it slides over it. */
  isColumn: boolean;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  label: string;
  closeLabel: string;
  /** The content; it puts the button that closes a sliding panel into its own head. */
  children: (closeButton: ReactNode) => ReactNode;
};

/** A side of the studio: a column on wide screens, else a panel that slides in half a second. */
export function SidePanel(props: SidePanelProps) {
  const { side, isColumn, open, onOpenChange, label, children } = props;
  if (isColumn) {
    return (
      <aside
        aria-label={label}
        className={clsx(
          'flex min-h-0 min-w-0 flex-col',
          side === 'left' ? 'border-r border-line' : 'border-l border-line',
        )}
      >
        {children(null)}
      </aside>
    );
  }
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 top-14 z-30 bg-scrim transition-opacity duration-500 data-starting-style:opacity-0 data-ending-style:opacity-0" />
        <Dialog.Popup
          aria-label={label}
          className={clsx(
            'fixed top-14 bottom-0 z-30 flex w-[calc(100%-40px)] flex-col bg-bg outline-none',
            'transition-[translate] duration-500 ease-slide',
            side === 'right'
              ? 'right-0 border-l border-line sm:max-w-86 data-starting-style:translate-x-full data-ending-style:translate-x-full'
              : 'left-0 border-r border-line sm:max-w-80 data-starting-style:-translate-x-full data-ending-style:-translate-x-full',
          )}
        >
          {children(
            <Dialog.Close
              render={
                <IconButton
                  size="touch"
                  label={props.closeLabel}
                  icon={<X size={20} strokeWidth={1.5} />}
                />
              }
            />,
          )}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
