import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { clsx } from 'clsx';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../controls/icon-button.tsx';

type SheetProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  side?: 'left' | 'right' | 'bottom';
  closeLabel?: string;
  className?: string;
  children: ReactNode;
};

/** A panel that slides in from a side or the foot of a small screen; ×, the scrim and Escape close it. */
export function Sheet(props: SheetProps) {
  const { open, onOpenChange, title, side = 'right', className, children } = props;
  return (
    <BaseDialog.Root open={open} onOpenChange={onOpenChange}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className="fixed inset-0 z-40 bg-scrim transition-opacity duration-500 data-starting-style:opacity-0 data-ending-style:opacity-0" />
        <BaseDialog.Popup
          className={clsx(
            'fixed z-40 flex flex-col bg-bg outline-none',
            'transition-[translate] duration-500 ease-slide',
            sides[side],
            className,
          )}
        >
          <div className="flex h-14 flex-none items-center justify-between border-b border-line pr-2 pl-5">
            <BaseDialog.Title className="type-h3">{title}</BaseDialog.Title>
            <BaseDialog.Close
              render={
                <IconButton
                  size="touch"
                  label={props.closeLabel ?? 'Fermer'}
                  icon={<X size={20} strokeWidth={1.5} />}
                />
              }
            />
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto">{children}</div>
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}

const besideClass = 'inset-y-0 w-[calc(100%-48px)] max-w-90';

const sides = {
  right: `${besideClass} right-0 border-l border-line data-starting-style:translate-x-full data-ending-style:translate-x-full`,
  left: `${besideClass} left-0 border-r border-line data-starting-style:-translate-x-full data-ending-style:-translate-x-full`,
  bottom:
    'inset-x-0 bottom-0 max-h-[85dvh] rounded-t-xl border-t border-line data-starting-style:translate-y-full data-ending-style:translate-y-full',
} as const;
