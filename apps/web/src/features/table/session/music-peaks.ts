import { peaksOf } from '../../../lib/media/peaks.ts';
import { makeStore, type ReadableStore } from '../../../lib/store/make-store.ts';

/** How loud the music is from its beginning to its end; null where this browser cannot read it. */
export type MusicPeaks = {
  readonly peaks: ReadableStore<readonly number[] | null>;
  /** Fetches and measures it once; other music takes its place. */
  readonly want: (url: string) => void;
  readonly dispose: () => void;
};

export const peaksPerSecond = 20;
/** Enough for a picture of the loudness, a fifth of the memory of what is heard. */
const samplesPerSecond = 8000;

export function makeMusicPeaks(decode = decodeMusic): MusicPeaks {
  const peaks = makeStore<readonly number[] | null>(null);
  const disposal = new AbortController();
  let asked: string | null = null;
  return {
    peaks,
    want(url) {
      if (asked === url) return;
      asked = url;
      peaks.set(null);
      decode(url, disposal.signal).then(
        (samples) => {
          // Other music was chosen meanwhile.
          if (asked !== url) return;
          const seconds = samples.length / samplesPerSecond;
          peaks.set(peaksOf(samples, Math.max(1, Math.round(seconds * peaksPerSecond))));
        },
        // The track stands without a wave until it is asked for again.
        () => {
          if (asked === url) asked = null;
        },
      );
    },
    dispose: () => disposal.abort(),
  };
}

async function decodeMusic(url: string, signal: AbortSignal): Promise<Float32Array> {
  const file = await fetch(url, { signal });
  const context = new OfflineAudioContext(1, 1, samplesPerSecond);
  const audio = await context.decodeAudioData(await file.arrayBuffer());
  return audio.getChannelData(0);
}
