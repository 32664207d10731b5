import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { texts } from '../texts.ts';

/** A line under the header while the browser has no network. */
export function OfflineNotice() {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
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

function subscribe(wake: () => void): () => void {
  window.addEventListener('online', wake);
  window.addEventListener('offline', wake);
  return () => {
    window.removeEventListener('online', wake);
    window.removeEventListener('offline', wake);
  };
}
