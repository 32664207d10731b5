import type { ClipDetails } from './queued-clip.ts';

const thumbnailSize = { width: 128, height: 72 };
const describeWithinMs = 8000;

/** Length and first picture of a clip, as far as this browser can decode it. */
export async function describeClip(file: File): Promise<ClipDetails> {
  if (file.type.startsWith('image/')) return describeStill(file);
  const url = URL.createObjectURL(file);
  const video = Object.assign(document.createElement('video'), {
    muted: true,
    playsInline: true,
    preload: 'auto',
    src: url,
  });
  try {
    if (!(await happens(video, 'loadeddata'))) return { durationSeconds: null, thumbnail: null };
    // The very first frame is often black.
    const moment = Math.min(1, video.duration / 3);
    video.currentTime = moment;
    await happens(video, 'seeked');
    return { durationSeconds: lengthOf(video), thumbnail: pictureOf(video) };
  } finally {
    video.removeAttribute('src');
    video.load();
    URL.revokeObjectURL(url);
  }
}

async function describeStill(file: File): Promise<ClipDetails> {
  try {
    const still = await createImageBitmap(file);
    const thumbnail = drawCovering(still, still);
    still.close();
    return { durationSeconds: null, thumbnail };
  } catch {
    return { durationSeconds: null, thumbnail: null };
  }
}

function happens(video: HTMLVideoElement, event: 'loadeddata' | 'seeked'): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => resolve(false), describeWithinMs);
  video.addEventListener(event, () => resolve(true), { once: true });
  video.addEventListener('error', () => resolve(false), { once: true });
  return promise.finally(() => clearTimeout(timer));
}

function lengthOf(video: HTMLVideoElement): number | null {
  return Number.isFinite(video.duration) ? video.duration : null;
}

/** The middle of the picture, filling the thumbnail; null when the browser draws nothing. */
function pictureOf(video: HTMLVideoElement): string | null {
  if (video.videoWidth === 0) return null;
  return drawCovering(video, { width: video.videoWidth, height: video.videoHeight });
}

function drawCovering(
  source: HTMLVideoElement | ImageBitmap,
  size: { readonly width: number; readonly height: number },
): string | null {
  const { width, height } = thumbnailSize;
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (!context) return null;
  const scale = Math.max(width / size.width, height / size.height);
  const drawnWidth = size.width * scale;
  const drawnHeight = size.height * scale;
  const left = (width - drawnWidth) / 2;
  const top = (height - drawnHeight) / 2;
  context.drawImage(source, left, top, drawnWidth, drawnHeight);
  return canvas.toDataURL('image/jpeg', 0.7);
}
