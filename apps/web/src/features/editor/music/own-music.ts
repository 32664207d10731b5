import { listOwnMusic, type OwnPiece } from '@armoni/contract/own-music';
import { call } from '../../../lib/http/api.ts';
import type { ChosenMusic } from './chosen-music.ts';

/** Music by the studio itself; null when the list could not be read. */
export async function readOwnMusic(signal?: AbortSignal): Promise<readonly OwnPiece[] | null> {
  try {
    return (await call(listOwnMusic, signal ? { signal } : {})).pieces;
  } catch {
    // Whoever asked says that there is none for now.
    return null;
  }
}

/** A piece as the music under a film. */
export function asMusic({ name, url, duration_seconds, peaks }: OwnPiece): ChosenMusic {
  const every = peaks.filter((_, index) => index % 2 === 0);
  return { name, url, durationSeconds: duration_seconds, peaks: every };
}
