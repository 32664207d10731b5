import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { Popover as BasePopover } from '@base-ui/react/popover';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMediaQuery } from '../../lib/browser/use-media-query.ts';
import { IconButton } from '../controls/icon-button.tsx';

type DetailPopoverProps = {
  /** The button that opened it; it takes the focus back. */
  anchor: HTMLElement;
  /** What it must not cover, if there is room at its side. */
  beside?: HTMLElement | null | undefined;
  onClose: () => void;
  title: string;
  children: ReactNode;
};

/** What there is to see and do about one thing, beside it; on a phone a sheet at the foot. */
export function DetailPopover(props: DetailPopoverProps) {
  const isPhone = useMediaQuery('(width < 640px)');
  return isPhone ? <FootSheet {...props} /> : <Beside {...props} />;
}

function Beside(props: DetailPopoverProps) {
  const { anchor, beside, onClose, title, children } = props;
  return (
    <BasePopover.Root open onOpenChange={(open) => open || onClose()}>
      <BasePopover.Portal>
        <BasePopover.Positioner
          anchor={beside ? { getBoundingClientRect: () => atHeightOf(anchor, beside) } : anchor}
          side="right"
          align="end"
          sideOffset={12}
          collisionPadding={12}
          className="z-40"
        >
          <BasePopover.Popup
            lang="fr"
            finalFocus={() => (anchor.isConnected ? anchor : null)}
            className="w-72 rounded-md bg-float p-4 shadow-float outline-none transition-[opacity,translate] duration-160 data-ending-style:opacity-0 data-starting-style:translate-y-1 data-starting-style:opacity-0 forced-colors:border"
          >
            <div className="flex items-start justify-between gap-2">
              <BasePopover.Title className="type-h3">{title}</BasePopover.Title>
              <BasePopover.Close
                render={
                  <IconButton
                    size="tiny"
                    label="Fermer"
                    icon={<X size={16} />}
                    className="-mt-0.5 -mr-1"
                  />
                }
              />
            </div>
            {children}
          </BasePopover.Popup>
        </BasePopover.Positioner>
      </BasePopover.Portal>
    </BasePopover.Root>
  );
}

/** As wide as one, as high as the other. */
function atHeightOf(anchor: HTMLElement, beside: HTMLElement): DOMRect {
  const { top, height } = anchor.getBoundingClientRect();
  const { left, width } = beside.getBoundingClientRect();
  return new DOMRect(left, top, width, height);
}

function FootSheet({ anchor, onClose, title, children }: DetailPopoverProps) {
  return (
    <BaseDialog.Root open onOpenChange={(open) => open || onClose()}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className="fixed inset-0 z-40 bg-scrim transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <BaseDialog.Popup
          lang="fr"
          finalFocus={() => (anchor.isConnected ? anchor : null)}
          className="fixed inset-x-0 bottom-0 z-40 max-h-[80dvh] overflow-y-auto rounded-t-xl bg-float px-4 pt-3 pb-[max(24px,env(safe-area-inset-bottom))] shadow-dialog outline-none transition-[translate] duration-300 ease-slide data-ending-style:translate-y-full data-starting-style:translate-y-full forced-colors:border"
        >
          <span aria-hidden className="mx-auto mb-3 block h-1 w-9 rounded-full bg-s3" />
          <div className="flex items-start justify-between gap-2">
            <BaseDialog.Title className="type-h3">{title}</BaseDialog.Title>
            <BaseDialog.Close
              render={
                <IconButton
                  size="small"
                  label="Fermer"
                  icon={<X size={16} />}
                  className="-mt-1.5 -mr-2"
                />
              }
            />
          </div>
          {children}
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}
