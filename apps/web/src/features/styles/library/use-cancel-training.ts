import { cancelModel } from '@armoni/contract/models';
import { call } from '../../../lib/http/api.ts';
import { texts } from '../texts.ts';
import { useStyleChange } from './use-style-change.ts';

/** Stops a training under way. */
export function useCancelTraining(userId: string) {
  return useStyleChange(userId, {
    send: (id: number) => call(cancelModel, { params: { id: String(id) } }),
    failed: texts.cancelFailed,
  });
}
