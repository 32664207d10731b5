import type { Stripe } from '@armoni/contract/gallery';
import { measureCanvas } from '../../../lib/media/measure-canvas.ts';

export type Frame = { readonly url: string; readonly accord: readonly Stripe[] };

const heightPixels = 96;
const patienceMs = 20_000;

/**
 * Frames of a stored clip at these seconds, one after another as the browser decodes them. Ends early
 * where it cannot: the clip is shown without them.
 */
export async function* captureFrames(
  url: string,
  seconds: readonly number[],
  signal: AbortSignal,
): AsyncGenerator<Frame> {
  const video = document.createElement('video');
  const ends = AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]);
  Object.assign(video, { muted: true, preload: 'auto', src: url });
  try {
    await happens(video, 'loadeddata', ends);
    const canvas = document.createElement('canvas');
    canvas.height = heightPixels;
    canvas.width = Math.max(1, Math.round((heightPixels * video.videoWidth) / video.videoHeight));
    const context = canvas.getContext('2d');
    if (!context) return;
    for (const each of seconds) {
      const seeked = happens(video, 'seeked', ends);
      video.currentTime = Math.max(0.001, each);
      await seeked;
      context.drawImage(video, 0, 0, canvas.width, canvas.height);
      yield { url: canvas.toDataURL('image/jpeg', 0.75), accord: measureCanvas(canvas) };
    }
  } catch {
    // Not decoded here, from another host, or given up: what came before it stands.
  } finally {
    video.removeAttribute('src');
    video.load();
  }
}

function happens(video: HTMLVideoElement, name: string, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason);
    const options = { once: true, signal };
    video.addEventListener(name, () => resolve(), options);
    video.addEventListener('error', () => reject(video.error), options);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
