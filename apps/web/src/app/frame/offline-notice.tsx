import { WifiOff } from 'lucide-react';
import { online } from '../../lib/browser/online.ts';
import { useStore } from '../../lib/store/use-store.ts';
import { texts } from '../texts.ts';

/** A line under the header while the browser has no network. */
export function OfflineNotice() {
  const isOnline = useStore(online, () => true);
  return (
    <div role="status" className="flex-none">
      {!isOnline && (
        <p className="flex items-center justify-center gap-2 border-b border-line bg-s2 px-4 py-2 text-[13px] text-fg2">
          <WifiOff size={16} aria-hidden />
          {texts.offline}
        </p>
      )}
    </div>
  );
}
