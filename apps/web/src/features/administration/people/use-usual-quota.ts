import { formatSize } from '../../../lib/format/format.ts';
import { useOverview } from '../use-overview.ts';

/** What people may keep who have no quota of their own, in words. */
export function useUsualQuota(): string {
  const { data } = useOverview();
  return data ? formatSize(data.quota_bytes) : '';
}
