import { restoreFromBin } from '@armoni/contract/bin';
import { call } from '../http/api.ts';
import { ApiError } from '../http/api-error.ts';
import { texts } from './texts.ts';

export type BroughtBack =
  | { readonly ok: true }
  | {
      readonly ok: false;
      /** French, for people. */
      readonly message: string;
      /** Whether trying again may help. */
      readonly canRetry: boolean;
    };

/** Brings something back that was thrown away, by what the bin calls it. */
export async function bringBack(binId: string): Promise<BroughtBack> {
  try {
    await call(restoreFromBin, { params: { id: binId } });
    return { ok: true };
  } catch (error) {
    const isFinal = error instanceof ApiError && ['not_found', 'conflict'].includes(error.code);
    if (!isFinal) console.error(error);
    return { ok: false, message: isFinal ? error.message : texts.failed, canRetry: !isFinal };
  }
}
