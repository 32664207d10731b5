import { Toast } from '@base-ui/react/toast';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useEffect } from 'react';
import { IconButton } from '../controls/icon-button.tsx';
import { pendingToasts } from './toast.ts';

type ToasterProps = {
  durationMs: number;
  visible: number;
  closeLabel?: string;
};

/** Bottom centre, clear of what is pressed there. The icon carries the colour, the text stays plain; hovering keeps it. */
export function Toaster({ durationMs, visible, closeLabel = 'Fermer' }: ToasterProps) {
  return (
    <Toast.Provider timeout={durationMs} limit={visible}>
      <Toast.Portal>
        <Toast.Viewport className="fixed right-0 bottom-(--toast-bottom) left-(--toast-left) z-60 mx-auto flex w-[min(440px,calc(100vw-32px))] flex-col gap-3">
          <ToastList closeLabel={closeLabel} />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

const icons = {
  success: <CircleCheck size={20} strokeWidth={1.5} aria-hidden className="text-ok" />,
  error: <CircleAlert size={20} strokeWidth={1.5} aria-hidden className="text-danger" />,
  info: <Info size={20} strokeWidth={1.5} aria-hidden className="text-fg2" />,
};

function ToastList({ closeLabel }: { closeLabel: string }) {
  const { toasts, add } = Toast.useToastManager();
  useEffect(() => {
    const show = () => {
      const pending = pendingToasts.get();
      if (pending.length === 0) return;
      pendingToasts.set([]);
      for (const { kind, text } of pending) add({ title: text, type: kind });
    };
    show();
    return pendingToasts.subscribe(show);
  }, [add]);
  return toasts.toReversed().map((item) => (
    <Toast.Root
      key={item.id}
      toast={item}
      swipeDirection={['down', 'right']}
      className="rounded-lg bg-float shadow-float forced-colors:border transition-[opacity,translate] duration-160 data-limited:hidden data-starting-style:translate-y-1 data-starting-style:opacity-0 data-ending-style:opacity-0"
    >
      <Toast.Content className="flex min-h-12 items-center gap-3 py-2 pr-2 pl-4">
        {icons[(item.type ?? 'info') as keyof typeof icons]}
        <Toast.Title className="type-ui min-w-0 flex-1 wrap-anywhere" />
        <Toast.Close
          render={<IconButton size="small" label={closeLabel} icon={<X size={16} />} />}
        />
      </Toast.Content>
    </Toast.Root>
  ));
}
