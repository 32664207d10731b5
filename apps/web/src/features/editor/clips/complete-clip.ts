import { describeStoredClip } from '@armoni/contract/clips';
import { call } from '../../../lib/http/api.ts';
import type { ClipDetails, StoredClip } from './queued-clip.ts';

/** Browsers without HEVC or ProRes show no picture of a clip; the server can draw one. */
export async function completeClip(clip: StoredClip): Promise<ClipDetails | null> {
  if (clip.thumbnail !== null) return null;
  try {
    const { thumbnail, duration_seconds } = await call(describeStoredClip, {
      params: { id: clip.state.fileId },
    });
    return { thumbnail, durationSeconds: clip.durationSeconds ?? duration_seconds };
  } catch {
    // A list without a picture is no error; another workflow service keeps its own files.
    return null;
  }
}
