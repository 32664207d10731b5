import type { ReactNode } from 'react';
import { PageFooter } from './page-footer.tsx';

/** The reading width of the quiet pages. */
export function PageFrame({ children }: { children: ReactNode }) {
  return (
    <main className="mx-auto w-full max-w-[1312px] flex-1 px-4 pt-12 pb-20 md:px-12 md:pt-20 md:pb-28">
      {children}
      <PageFooter />
    </main>
  );
}
