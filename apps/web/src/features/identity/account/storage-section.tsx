import type { Storage } from '@armoni/contract/account';
import { formatSize } from '../../../lib/format/format.ts';
import { SectionFailure } from '../../../ui/feedback/section-failure.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { SettingsSection } from '../../../ui/layout/settings.tsx';
import { StorageMeter } from './storage-meter.tsx';
import { texts } from './texts.ts';
import { useStorage } from './use-storage.ts';

/** How full a person's space is, and of what. */
export function StorageSection({ userId }: { userId: string }) {
  const { data, isError, refetch } = useStorage(userId);
  return (
    <SettingsSection id="stockage" title={texts.storage.title}>
      {data && <StorageUse storage={data} />}
      {!data && isError && (
        <SectionFailure text={texts.storage.failed} onRetry={() => void refetch()} />
      )}
      {!data && !isError && (
        <div role="status" className="flex flex-col gap-2">
          <span className="sr-only">{texts.storage.loading}</span>
          <Skeleton className="h-8 w-48" />
          <Skeleton className="h-4" />
          <Skeleton className="h-9 w-72 max-w-full" />
        </div>
      )}
    </SettingsSection>
  );
}

function StorageUse({ storage }: { storage: Storage }) {
  const { quota_bytes: quota, used_bytes: used, kinds } = storage;
  const left = quota - used;
  return (
    <>
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="flex items-baseline gap-2">
          <span className="type-h1">{formatSize(used)}</span>
          <span className="text-fg3">{texts.storage.of(formatSize(quota))}</span>
        </p>
        <p className="type-data text-fg3">
          {left > 0 ? texts.storage.left(formatSize(left)) : texts.storage.full}
        </p>
      </div>
      <StorageMeter storage={storage} />
      {kinds.length === 0 && <p className="mt-3 text-fg3">{texts.storage.empty}</p>}
      <ul className="mt-3 grid grid-cols-3 gap-x-4 gap-y-2 sm:flex sm:justify-between">
        {kinds.map(({ kind, count, size_bytes }) => (
          <li key={kind}>
            <p className="type-h3">{formatSize(size_bytes)}</p>
            <p className="type-data text-fg3">{texts.storage.counts[kind](count)}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
