import { lazy, Suspense, useEffect } from 'react';
import { useIdentity } from '../../lib/session/identity.ts';
import { useStore } from '../../lib/store/use-store.ts';
import { commandsOpen } from './commands-open.ts';

const CommandDialog = lazy(async () => ({
  default: (await import('./command-dialog.tsx')).CommandDialog,
}));

/** Ctrl + K, on every page of the studio, for those who are signed in. */
export function CommandKey() {
  const { user } = useIdentity();
  const isOpen = useStore(commandsOpen);
  const isMember = user !== null && user !== undefined;
  useEffect(() => {
    if (!isMember) return;
    const press = (event: KeyboardEvent) => {
      const isKey = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
      if (!isKey || event.altKey || event.shiftKey) return;
      event.preventDefault();
      commandsOpen.set((now) => now !== true);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [isMember]);
  // Fetched when it is first wanted, and there for its own way out.
  if (isOpen === null || !user) return null;
  return (
    <Suspense>
      <CommandDialog userId={user.id} open={isOpen} onOpenChange={commandsOpen.set} />
    </Suspense>
  );
}
