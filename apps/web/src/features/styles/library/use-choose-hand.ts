import { chooseTreatment, type StyleTreatment } from '@armoni/contract/models';
import { call } from '../../../lib/http/api.ts';
import { proofTexts } from './proof-texts.ts';
import { useStyleChange } from './use-style-change.ts';

/** Has a style draw by another of its hands. */
export function useChooseHand(userId: string) {
  return useStyleChange(userId, {
    send: ({ id, treatment }: { readonly id: number; readonly treatment: StyleTreatment }) =>
      call(chooseTreatment, { params: { id: String(id) }, body: { treatment } }),
    failed: proofTexts.failed,
  });
}
