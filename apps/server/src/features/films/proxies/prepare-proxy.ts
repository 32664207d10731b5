import type { ProxyAnswer } from '@armoni/contract/clips';
import { isUnderWay, type JobQueue } from '../../../platform/queue/job-queue.ts';
import type { AddressOf } from '../../../platform/storage/media-addresses.ts';
import type { SourceFiles } from '../ports.ts';
import type { ClipProxies } from './proxies.ts';
import { proxyJob } from './proxy-job.ts';

type Dependencies = {
  readonly files: Pick<SourceFiles, 'findThose'>;
  readonly proxies: Pick<ClipProxies, 'find'>;
  readonly queue: Pick<JobQueue, 'enqueue'>;
  readonly addressOf: AddressOf;
};

export type PrepareProxy = (ownerId: string, fileId: string) => Promise<ProxyAnswer | null>;

/** The copy of a clip, or the work on it, which is begun once; null when the clip is not theirs. */
export function makePrepareProxy({ files, proxies, queue, addressOf }: Dependencies): PrepareProxy {
  return async (ownerId, fileId) => {
    const [file] = await files.findThose(ownerId, [fileId]);
    if (!file) return null;
    const ready = async (): Promise<ProxyAnswer | null> => {
      const kept = await proxies.find(ownerId, fileId);
      return kept && { status: 'ready', url: addressOf(kept.key) };
    };
    const kept = await ready();
    if (kept) return kept;
    const request = { ownerId, job: proxyJob, payload: { fileId }, idempotencyKey: fileId };
    const outcome = await queue.enqueue(request);
    if (outcome.ok && isUnderWay(outcome.job)) return { status: 'making', url: null };
    // It may have been finished just now.
    return (await ready()) ?? { status: 'none', url: null };
  };
}
