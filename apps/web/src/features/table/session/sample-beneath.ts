import type { CutSource } from '@armoni/contract/cuts';
import { framesOf } from '@armoni/contract/timeline/ranges';
import type { Timeline, TitleCard } from '@armoni/contract/timeline/timeline';
import { positionOf, seenAt } from './film-time.ts';
import { type FramePictures, pictureKey } from './frame-pictures.ts';
import { lookMatrix } from './look-matrix.ts';

type Sample = { readonly width: number; readonly height: number; readonly rgb: string };

/** Of its longer side, upright or not: the server takes no larger one. */
const samplePixels = 64;
/** What lies beneath a text in the middle of its time, as a small picture; null where nobody can look. */
export async function sampleBeneath(
  timeline: Timeline,
  card: TitleCard,
  {
    pictures,
    sourceOf,
    patienceMs,
  }: {
    pictures: FramePictures;
    sourceOf: (id: string) => CutSource | undefined;
    /** So long a picture is waited for. */
    patienceMs: number;
  },
): Promise<Sample | null> {
  const { start, length } = framesOf(card.range);
  const frame = start + Math.floor(length / 2);
  const { shot, sourceSeconds } = seenAt(timeline, frame);
  const source = sourceOf(shot.mediaReference.sourceId);
  if (!source?.url) return null;
  const url =
    source.kind === 'image'
      ? source.url
      : await pictureOf(pictures, source.url, { seconds: sourceSeconds, patienceMs });
  const picture = url && (await load(url));
  if (!picture) return null;
  const position = positionOf(shot.reframe, frame - framesOf(shot.recordRange).start);
  return toSample(picture, timeline, shot.reframe.kind === 'fit' ? null : position);
}

function pictureOf(
  pictures: FramePictures,
  url: string,
  { seconds, patienceMs }: { readonly seconds: number; readonly patienceMs: number },
): Promise<string | null> {
  const key = pictureKey(url, seconds);
  pictures.want(url, seconds);
  return new Promise((resolve) => {
    const end = (picture: string | null) => {
      clearTimeout(timer);
      stop();
      resolve(picture);
    };
    const look = () => {
      const known = pictures.pictures.get().get(key);
      if (known !== undefined) end(known);
    };
    const timer = setTimeout(() => end(null), patienceMs);
    const stop = pictures.pictures.subscribe(look);
    look();
  });
}

async function load(url: string): Promise<HTMLImageElement | null> {
  const image = new Image();
  image.src = url;
  return image.decode().then(
    () => image,
    () => null,
  );
}

export function sampleSize(film: Pick<Timeline, 'width' | 'height'>) {
  const scale = samplePixels / Math.max(film.width, film.height);
  return {
    width: Math.max(1, Math.round(film.width * scale)),
    height: Math.max(1, Math.round(film.height * scale)),
  };
}

/** Red, green and blue of each pixel, in the film's look: texts lie over it. */
export function bytesOf(rgba: Uint8ClampedArray, look: Timeline['look']): string {
  const rows = lookMatrix(look);
  let bytes = '';
  for (let pixel = 0; pixel < rgba.length; pixel += 4) {
    const levels = [rgba[pixel] ?? 0, rgba[pixel + 1] ?? 0, rgba[pixel + 2] ?? 0] as const;
    bytes += String.fromCharCode(...(rows ? rows.map((row) => mixed(row, levels)) : levels));
  }
  return bytes;
}

function mixed(row: readonly number[], levels: readonly [number, number, number]): number {
  const [red = 0, green = 0, blue = 0, added = 0] = row;
  const level = red * levels[0] + green * levels[1] + blue * levels[2] + 255 * added;
  return Math.round(Math.max(0, Math.min(255, level)));
}

/** Cropped as the film crops it; whole and upon black where it is shown whole. */
function toSample(picture: HTMLImageElement, film: Timeline, position: number | null) {
  const { width, height } = sampleSize(film);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return null;
  const { naturalWidth, naturalHeight } = picture;
  const scales = [width / naturalWidth, height / naturalHeight] as const;
  const scale = position === null ? Math.min(...scales) : Math.max(...scales);
  const [wide, high] = [naturalWidth * scale, naturalHeight * scale];
  const at = position ?? 0.5;
  context.drawImage(picture, (width - wide) * at, (height - high) * at, wide, high);
  try {
    const { data } = context.getImageData(0, 0, width, height);
    return { width, height, rgb: btoa(bytesOf(data, film.look)) };
  } catch {
    // Media of another host, which lets itself be shown and not be read.
    return null;
  }
}
