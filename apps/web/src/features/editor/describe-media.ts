import type { ChosenMusic } from './editor-memory.ts';
import type { ClipDetails } from './queued-clip.ts';
import { peaksOf } from './waveform.ts';

const thumbnailSize = { width: 128, height: 72 };
const describeWithinMs = 8000;
const waveformBars = 28;
/** Decoded audio takes some 20 times the room of its file. */
const decodedBytesMaximum = 40 * 1024 * 1024;

/** Length and first picture of a clip, as far as this browser can decode it. */
export async function describeClip(file: File): Promise<ClipDetails> {
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

/** Length and waveform of an audio file, as far as this browser can decode it. */
export async function describeMusic(
  file: File,
): Promise<Pick<ChosenMusic, 'durationSeconds' | 'peaks'>> {
  if (file.size > decodedBytesMaximum) return { durationSeconds: null, peaks: null };
  const context = new OfflineAudioContext(1, 1, 22_050);
  try {
    const audio = await context.decodeAudioData(await file.arrayBuffer());
    return {
      durationSeconds: audio.duration,
      peaks: [...peaksOf(audio.getChannelData(0), waveformBars)],
    };
  } catch {
    // The server knows more formats than the browser: no waveform is no error.
    return { durationSeconds: null, peaks: null };
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
  const { width, height } = thumbnailSize;
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (!context || video.videoWidth === 0) return null;
  const scale = Math.max(width / video.videoWidth, height / video.videoHeight);
  const drawnWidth = video.videoWidth * scale;
  const drawnHeight = video.videoHeight * scale;
  const left = (width - drawnWidth) / 2;
  const top = (height - drawnHeight) / 2;
  context.drawImage(video, left, top, drawnWidth, drawnHeight);
  return canvas.toDataURL('image/jpeg', 0.7);
}
