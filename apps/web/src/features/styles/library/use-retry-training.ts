import { retryModel } from '@armoni/contract/models';
import { call } from '../../../lib/http/api.ts';
import { texts } from '../texts.ts';
import { useStyleChange } from './use-style-change.ts';

/** Starts a training again that failed. */
export function useRetryTraining(userId: string) {
  return useStyleChange(userId, {
    send: (id: number) => call(retryModel, { params: { id: String(id) } }),
    failed: texts.retryFailed,
  });
}
