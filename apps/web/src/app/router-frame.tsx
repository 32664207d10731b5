import { Outlet, useRouter, useRouterState } from '@tanstack/react-router';
import { lazy, useEffect, useMemo } from 'react';
import { IdentityProvider } from '../features/identity/identity-provider.tsx';
import { connectGo, type Navigation, NavigationContext } from '../lib/studio/navigation.tsx';
import { OriginDialogContext } from '../lib/studio/origin-dialog.ts';
import { CommandKey } from './commands/command-key.tsx';
import { Shell } from './frame/shell.tsx';

const OriginDialog = lazy(async () => ({
  default: (await import('../features/site/check/origin-dialog.tsx')).OriginDialog,
}));

/** Hands the router to everything that only knows `useNavigation`. */
export function RouterFrame() {
  const router = useRouter();
  const pathname = useRouterState({ select: (state) => state.location.pathname });
  // Stable across pages: effects that send someone elsewhere must not run again on the way.
  const moves = useMemo<Omit<Navigation, 'pathname'>>(
    () => ({
      go: (href, { replace, keepsScroll } = {}) =>
        void router.navigate({ href, replace, resetScroll: !keepsScroll }),
      warm: (href) => void router.preloadRoute({ to: href }),
    }),
    [router],
  );
  useEffect(() => connectGo(moves.go), [moves]);
  const navigation = useMemo(() => ({ ...moves, pathname }), [moves, pathname]);
  return (
    <NavigationContext value={navigation}>
      <IdentityProvider>
        <OriginDialogContext value={OriginDialog}>
          <Shell>
            <Outlet />
          </Shell>
          <CommandKey />
        </OriginDialogContext>
      </IdentityProvider>
    </NavigationContext>
  );
}
