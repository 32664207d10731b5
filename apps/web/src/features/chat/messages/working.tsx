import { Hourglass } from 'lucide-react';
import type { ReactNode } from 'react';
import { texts } from '../texts.ts';

/** An answer is on its way; `children` say how far it is. */
export function Working({ children }: { children?: ReactNode }) {
  return (
    <p className="flex items-center gap-2.5 text-base/6 text-fg3">
      <span className="sr-only">⏳ </span>
      <Hourglass size={16} aria-hidden className="animate-hourglass" />
      {texts.messages.working}
      {children}
    </p>
  );
}
