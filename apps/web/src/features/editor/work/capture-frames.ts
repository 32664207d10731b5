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
    // Its sound alone is decoded here.
    if (video.videoWidth === 0) return;
    const draw = drawer(video.videoWidth / video.videoHeight);
    for (const each of seconds) {
      const seeked = happens(video, 'seeked', ends);
      video.currentTime = Math.max(0.001, each);
      await seeked;
      yield draw(video);
    }
  } catch {
    // Not decoded here, from another host, or given up: what came before it stands.
  } finally {
    video.removeAttribute('src');
    video.load();
  }
}

/** A stored still, as often as a clip would have frames. */
export async function* repeatStill(url: string, count: number): AsyncGenerator<Frame> {
  const still = new Image();
  still.src = url;
  try {
    await still.decode();
    const frame = drawer(still.naturalWidth / still.naturalHeight)(still);
    for (let each = 0; each < count; each += 1) yield frame;
  } catch {
    // Not decoded here: it is shown without a picture.
  }
}

function drawer(ratio: number): (picture: CanvasImageSource) => Frame {
  const canvas = document.createElement('canvas');
  canvas.height = heightPixels;
  canvas.width = Math.max(1, Math.round(heightPixels * ratio));
  return (picture) => {
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    return { url: canvas.toDataURL('image/jpeg', 0.75), accord: measureCanvas(canvas) };
  };
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
