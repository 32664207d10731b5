import type { Storage, StoredKind } from '@armoni/contract/account';
import { useAccord } from '../../../lib/media/use-accord.ts';

/** The space as a bar, in the colours of what fills it; the words above say the same. */
export function StorageMeter({ storage }: { storage: Storage }) {
  const { quota_bytes: quota, used_bytes: used, kinds } = storage;
  const whole = Math.max(quota, used);
  return (
    <div
      aria-hidden
      className="keep-colour flex h-4 gap-0.5 overflow-hidden rounded-tag bg-s3 forced-colors:outline"
    >
      {kinds.filter(takesSpace).map((stored) => (
        <Portion key={stored.kind} stored={stored} whole={whole} />
      ))}
    </div>
  );
}

const takesSpace = ({ size_bytes }: StoredKind) => size_bytes > 0;

/** As wide as its share, but never too thin to be seen. */
function Portion({ stored, whole }: { stored: StoredKind; whole: number }) {
  const percent = (100 * stored.size_bytes) / whole;
  return (
    <span className="flex min-w-0.5 bg-edge" style={{ width: `${percent}%` }}>
      {stored.preview_urls.map((url) => (
        <Colours key={url} url={url} />
      ))}
    </span>
  );
}

function Colours({ url }: { url: string }) {
  const stripes = useAccord(url);
  return (
    <span className="flex min-w-0 flex-1">
      {stripes.map(({ colour, share }) => (
        <span
          key={colour}
          style={{ flexGrow: share * 100, flexBasis: 0, backgroundColor: colour }}
        />
      ))}
    </span>
  );
}
