import { ChevronRight } from 'lucide-react';
import { texts } from './texts.ts';
import type { View } from './views.ts';

/** Leads to the view that has the rest of a list; nothing where there is no rest. */
export function MoreLink({ view, count }: { view: View; count: number }) {
  if (count <= 0) return null;
  return (
    <a
      href={`#${view}`}
      className="inline-flex h-10 items-center gap-2 text-[13px] font-[550] text-fg3 transition-colors hover:text-fg"
    >
      {texts.others(count)}
      <ChevronRight size={14} aria-hidden />
    </a>
  );
}
