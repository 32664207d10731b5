import { lazy, useLayoutEffect } from 'react';
import { IdentityProvider } from '../features/identity/identity-provider.tsx';
import { NavigationContext, pageLoads } from '../lib/studio/navigation.tsx';
import { Shell } from './frame/shell.tsx';
import { type PublicPath, publicPages } from './public-pages.ts';

type FrontDoorOptions = { warm?: (href: string) => void; onAlive?: () => void };

/**
 * A public page by itself, for those who arrive there: no router and no query library, which keeps
 * its script small. Its links load the next page.
 */
export function makeFrontDoor(
  path: PublicPath,
  { warm = pageLoads.warm, onAlive }: FrontDoorOptions = {},
) {
  const Page = lazy(publicPages[path]);
  const navigation = { ...pageLoads, pathname: path, warm };
  return function FrontDoor() {
    // No press may come between: it would be answered, and then done again.
    useLayoutEffect(() => onAlive?.(), []);
    return (
      <NavigationContext value={navigation}>
        <IdentityProvider>
          <Shell>
            <Page />
          </Shell>
        </IdentityProvider>
      </NavigationContext>
    );
  };
}
