import { compareCuts } from '@armoni/contract/timeline/compare-cuts';
import { tellRender } from '@armoni/contract/timeline/tell-render';
import { Check, Clapperboard } from 'lucide-react';
import { useMemo } from 'react';
import { useStore } from '../../../lib/store/use-store.ts';
import type { TableSession } from '../session/table-session.ts';
import { texts } from '../texts.ts';

/** What a render would make anew, shot by shot; what is there already is there to the byte. */
export function RenderLine({ session }: { session: TableSession }) {
  const base = useStore(session.base);
  const { present } = useStore(session.history);
  const words = useMemo(() => {
    const { count } = compareCuts(base.timeline, present);
    if (count === 0) return null;
    return tellRender(base.timeline, present) ?? texts.render.onlyJoined;
  }, [base, present]);
  const isMusic = useStore(session.selection).kind === 'music';
  const Icon = words === null ? Check : Clapperboard;
  return (
    <p className="flex min-h-11 items-center gap-3 text-[13px]/[18px] text-fg2 max-lg:hidden">
      <Icon size={16} aria-hidden className={words === null ? 'flex-none text-ok' : 'flex-none'} />
      {words ?? (isMusic ? texts.render.upToDateMusic : texts.render.upToDate)}
    </p>
  );
}
