import { type ReactNode, StrictMode, Suspense } from 'react';
import { ErrorBoundary } from './frame/error-boundary.tsx';

/** What stands around everything, the same where a page is drawn and where it comes to life. */
export function AppRoot({ children }: { children: ReactNode }) {
  return (
    <StrictMode>
      <ErrorBoundary>
        <Suspense>{children}</Suspense>
      </ErrorBoundary>
    </StrictMode>
  );
}
