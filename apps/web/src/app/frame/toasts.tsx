import { limits } from '@armoni/contract/limits';
import { lazy, Suspense } from 'react';
import { useStore } from '../../lib/store/use-store.ts';
import { isToasterNeeded } from '../../ui/feedback/toast.ts';
import { texts } from '../texts.ts';

const Toaster = lazy(async () => ({
  default: (await import('../../ui/feedback/toaster.tsx')).Toaster,
}));

/** The toaster, fetched when there is something to say. */
export function Toasts() {
  const isNeeded = useStore(isToasterNeeded, () => false);
  if (!isNeeded) return null;
  return (
    <Suspense>
      <Toaster
        durationMs={limits.toastMs}
        actionDurationMs={limits.toastWithActionMs}
        visible={limits.toastsVisible}
        closeLabel={texts.close}
      />
    </Suspense>
  );
}
