import { lazy, Suspense } from 'react';
import { useStore } from '../../lib/store/use-store.ts';
import type { TableSession } from './session/table-session.ts';

const KeysDialog = lazy(() =>
  import('./keys-dialog.tsx').then(({ KeysDialog: dialog }) => ({ default: dialog })),
);

/** The list of keys, once it is asked for. */
export function KeysPart({ session }: { session: TableSession }) {
  if (!useStore(session.areKeysShown)) return null;
  return (
    <Suspense>
      <KeysDialog onClose={() => session.areKeysShown.set(false)} />
    </Suspense>
  );
}
