import type { ReactNode } from 'react';
import { useNavigation } from '../../lib/studio/navigation.tsx';
import { texts } from '../texts.ts';
import { Header } from './header.tsx';
import { hasHeader } from './nav-items.ts';
import { OfflineNotice } from './offline-notice.tsx';
import { Toasts } from './toasts.tsx';

/** What surrounds every page. */
export function Shell({ children }: { children: ReactNode }) {
  const { pathname } = useNavigation();
  return (
    <>
      <a
        href="#contenu"
        className="absolute top-2 left-2 z-50 -translate-y-20 rounded-md bg-paper px-4 py-2 text-on-paper focus-visible:translate-y-0"
      >
        {texts.skip}
      </a>
      {hasHeader(pathname) && <Header />}
      <OfflineNotice />
      <div id="contenu" tabIndex={-1} className="flex min-h-0 flex-1 flex-col outline-none">
        {children}
      </div>
      <Toasts />
    </>
  );
}
