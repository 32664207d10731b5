import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { clsx } from 'clsx';
import { X } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { IconButton } from '../controls/icon-button.tsx';

type DialogProps = {
  open: boolean;
  /** `isSlip`: by Escape or a press beside it, which may be one. */
  onOpenChange: (open: boolean, isSlip: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  /** Buttons at the right: the ghost Annuler, then the paper Confirmer. */
  actions?: ReactNode;
  closeLabel?: string;
  /** Where the keyboard goes on after closing; by default where it came from. */
  finalFocus?: () => HTMLElement | null | boolean;
  /** Where it starts; by default on the first field or on Annuler. */
  initialFocus?: RefObject<HTMLElement | null>;
  children?: ReactNode;
};

/** A question or a message over the page. Escape and the scrim close it. */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange, title, description, actions, children } = props;
  return (
    <DialogFrame
      open={open}
      onOpenChange={onOpenChange}
      finalFocus={props.finalFocus}
      initialFocus={props.initialFocus}
      className="max-w-[440px] p-6"
    >
      <BaseDialog.Title className="type-h2 pr-8">{title}</BaseDialog.Title>
      {description && (
        <BaseDialog.Description className="mt-2 text-fg2">{description}</BaseDialog.Description>
      )}
      {children && <div className="mt-4">{children}</div>}
      {actions && <div className="mt-6 flex flex-wrap justify-end gap-2">{actions}</div>}
      {/* Last, so that a dialog opens on its first field or on Annuler. */}
      <BaseDialog.Close
        render={
          <IconButton
            size="small"
            className="absolute! top-5 right-4"
            label={props.closeLabel ?? 'Fermer'}
            icon={<X size={16} />}
          />
        }
      />
    </DialogFrame>
  );
}

type DialogFrameProps = {
  open: boolean;
  onOpenChange: DialogProps['onOpenChange'];
  className?: string;
  /** Needed when the content has no `DialogTitle`. */
  label?: string;
  finalFocus?: DialogProps['finalFocus'];
  initialFocus?: DialogProps['initialFocus'];
  children: ReactNode;
};

/** The bare frame, for dialogs with a layout of their own; put a `DialogTitle` inside. */
export function DialogFrame(props: DialogFrameProps) {
  const { open, onOpenChange, className, label, finalFocus, initialFocus, children } = props;
  return (
    <BaseDialog.Root
      open={open}
      onOpenChange={(next, { reason }) => onOpenChange(next, reason !== 'close-press')}
    >
      <BaseDialog.Portal>
        {/* Also over a panel that is a dialog itself. */}
        <BaseDialog.Backdrop
          forceRender
          className="fixed inset-0 z-40 bg-scrim transition-opacity duration-200 data-starting-style:opacity-0 data-ending-style:opacity-0"
        />
        <BaseDialog.Viewport className="fixed inset-0 z-40 grid place-items-center overflow-y-auto p-4">
          <BaseDialog.Popup
            aria-label={label}
            finalFocus={finalFocus}
            initialFocus={initialFocus}
            className={clsx(
              'relative w-full min-w-0 rounded-xl bg-float shadow-dialog outline-none forced-colors:border transition-[opacity,scale] duration-200',
              'data-starting-style:scale-98 data-starting-style:opacity-0 data-ending-style:scale-98 data-ending-style:opacity-0',
              className,
            )}
          >
            {children}
          </BaseDialog.Popup>
        </BaseDialog.Viewport>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}

export const DialogTitle = BaseDialog.Title;
export const DialogClose = BaseDialog.Close;
