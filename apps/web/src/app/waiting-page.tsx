import { IdentityProvider } from '../features/identity/identity-provider.tsx';
import { NavigationContext, pageLoads } from '../lib/studio/navigation.tsx';
import { PageLoading } from './frame/page-loading.tsx';
import { Shell } from './frame/shell.tsx';

/** Pages of the studio: drawn as header and outline, which stand until their script is there. */
export const waitingPaths = ['/armoni', '/trainer', '/editor', '/gallery'] as const;

export function WaitingPage({ path }: { path: string }) {
  return (
    <NavigationContext value={{ ...pageLoads, pathname: path }}>
      <IdentityProvider>
        <Shell>
          <PageLoading />
        </Shell>
      </IdentityProvider>
    </NavigationContext>
  );
}
