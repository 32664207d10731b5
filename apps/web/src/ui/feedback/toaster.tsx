import { Toast } from '@base-ui/react/toast';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useEffect } from 'react';
import { Button } from '../controls/button.tsx';
import { IconButton } from '../controls/icon-button.tsx';
import { pendingToasts, type ToastAction } from './toast.ts';

type ToasterProps = {
  durationMs: number;
  /** Of those with something to press. */
  actionDurationMs: number;
  visible: number;
  closeLabel?: string;
};

/** Bottom centre, clear of what is pressed there. The icon carries the colour, the text stays plain; hovering keeps it. */
export function Toaster(props: ToasterProps) {
  const { durationMs, actionDurationMs, visible, closeLabel = 'Fermer' } = props;
  return (
    <Toast.Provider timeout={durationMs} limit={visible}>
      <Toast.Portal>
        <Toast.Viewport className="fixed top-(--toast-top) right-0 bottom-(--toast-bottom) left-(--toast-left) z-60 mx-auto flex w-[min(var(--toast-width),calc(100vw-32px))] flex-col gap-3">
          <ToastList closeLabel={closeLabel} actionDurationMs={actionDurationMs} />
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

type ToastListProps = Required<Pick<ToasterProps, 'closeLabel' | 'actionDurationMs'>>;

function ToastList({ closeLabel, actionDurationMs }: ToastListProps) {
  const { toasts, add, close } = Toast.useToastManager();
  useEffect(() => {
    const show = () => {
      const pending = pendingToasts.get();
      if (pending.length === 0) return;
      pendingToasts.set([]);
      for (const { kind, text, action } of pending) {
        const id = add({
          title: text,
          type: kind,
          ...(action && {
            timeout: actionDurationMs,
            actionProps: pressOnce(action, () => close(id)),
          }),
        });
      }
    };
    show();
    return pendingToasts.subscribe(show);
  }, [add, close, actionDurationMs]);
  return toasts.toReversed().map((item) => (
    <Toast.Root
      key={item.id}
      toast={item}
      swipeDirection={['down', 'right']}
      className="rounded-lg bg-float shadow-float forced-colors:border transition-[opacity,translate] duration-160 data-limited:hidden data-starting-style:translate-y-1 data-starting-style:opacity-0 data-ending-style:opacity-0"
    >
      <Toast.Content className="flex min-h-12 items-center gap-3 py-2 pr-2 pl-4">
        {icons[(item.type ?? 'info') as keyof typeof icons]}
        {/* What is to be pressed goes beneath words that would be squeezed beside it. */}
        <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-2">
          <Toast.Title className="type-ui max-w-full min-w-0 flex-auto wrap-anywhere" />
          {item.actionProps && (
            <Toast.Action render={<Button size="small" className="flex-none" />} />
          )}
        </div>
        <Toast.Close
          render={<IconButton size="small" label={closeLabel} icon={<X size={16} />} />}
        />
      </Toast.Content>
    </Toast.Root>
  ));
}

/** What was pressed is under way: its toast goes. */
function pressOnce({ label, onPress }: ToastAction, close: () => void) {
  return {
    children: label,
    onClick: () => {
      close();
      onPress();
    },
  };
}
