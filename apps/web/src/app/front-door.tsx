import { useMemo } from 'react';
import { IdentityProvider } from '../features/identity/identity-provider.tsx';
import { LandingPage } from '../features/site/landing-page.tsx';
import { type Navigation, NavigationContext } from '../lib/navigation.tsx';
import { Shell } from './shell.tsx';

/**
 * The landing page by itself, for those who arrive there: no router and no query library, which
 * keeps its script small. Its links load the studio, whose code is fetched as soon as one is touched.
 */
export function FrontDoor() {
  const navigation = useMemo<Navigation>(
    () => ({
      pathname: '/',
      go: (href, options) =>
        options?.replace ? window.location.replace(href) : window.location.assign(href),
      warm: () => void import('./studio-app.tsx'),
    }),
    [],
  );
  return (
    <NavigationContext value={navigation}>
      <IdentityProvider>
        <Shell>
          <LandingPage />
        </Shell>
      </IdentityProvider>
    </NavigationContext>
  );
}
