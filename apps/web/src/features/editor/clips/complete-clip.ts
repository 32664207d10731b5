import { describeStoredClip } from '@armoni/contract/clips';
import { call } from '../../../lib/http/api.ts';
import { beginPlayableCopy } from '../../../lib/http/playable-copy.ts';
import type { ClipDetails, StoredClip } from './queued-clip.ts';

/**
 * Browsers without HEVC or ProRes show no picture of a clip: the server draws one, and begins a copy
 * for whoever wants to watch it.
 */
export async function completeClip(clip: StoredClip): Promise<ClipDetails | null> {
  if (clip.thumbnail !== null) return null;
  try {
    const { thumbnail, duration_seconds } = await call(describeStoredClip, {
      params: { id: clip.state.fileId },
    });
    // A still has no length; what the browser told the length of, it plays.
    const isUnplayable = clip.durationSeconds === null && duration_seconds !== null;
    if (isUnplayable) beginPlayableCopy(clip.state.fileId);
    return { thumbnail, durationSeconds: clip.durationSeconds ?? duration_seconds };
  } catch {
    // A list without a picture is no error; another workflow service keeps its own files.
    return null;
  }
}
