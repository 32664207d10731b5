import { limits } from '@armoni/contract/limits';
import { texts } from '../texts.ts';

/** Whether a film can be requested now; the message is for people. */
export function checkFilmRequest(request: {
  readonly userId: string | undefined;
  readonly storedClips: number;
  /** Chosen, and not stored yet: a film is cut to its music. */
  readonly isMusicOnItsWay?: boolean;
}):
  | { readonly ok: true; readonly userId: string }
  | { readonly ok: false; readonly message: string } {
  const { userId, storedClips } = request;
  if (storedClips === 0) return { ok: false, message: texts.errors.noClip };
  if (!userId) return { ok: false, message: texts.errors.noUser };
  if (storedClips > limits.clipsPerJob) return { ok: false, message: texts.errors.tooManyVideos };
  if (request.isMusicOnItsWay) return { ok: false, message: texts.errors.musicOnItsWay };
  return { ok: true, userId };
}
