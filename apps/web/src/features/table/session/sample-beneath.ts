import type { CutSource } from '@armoni/contract/cuts';
import { framesOf } from '@armoni/contract/timeline/ranges';
import type { Shot, Timeline, TitleCard } from '@armoni/contract/timeline/timeline';
import { positionOf, seenAt } from './film-time.ts';
import { type FramePictures, pictureKey } from './frame-pictures.ts';
import { colourInFilm } from './look-matrix.ts';

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
  return toSample(picture, timeline, {
    position: shot.reframe.kind === 'fit' ? null : position,
    balance: shot.balance,
  });
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

/** Red, green and blue of each pixel as the film has them: texts lie over it. */
export function bytesOf(
  rgba: Uint8ClampedArray,
  { look, balance }: { readonly look: Timeline['look']; readonly balance?: Shot['balance'] },
): string {
  let bytes = '';
  for (let at = 0; at < rgba.length; at += 4) {
    const [red = 0, green = 0, blue = 0] = rgba.subarray(at, at + 3);
    const colour = colourInFilm([red / 255, green / 255, blue / 255], balance, look);
    bytes += String.fromCharCode(...colour.map((level) => Math.round(255 * level)));
  }
  return bytes;
}

/** Cropped as the film crops it; whole and upon black where it is shown whole. */
function toSample(
  picture: HTMLImageElement,
  film: Timeline,
  { position, balance }: { position: number | null; balance: Shot['balance'] },
) {
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
    return { width, height, rgb: btoa(bytesOf(data, { look: film.look, balance })) };
  } catch {
    // Media of another host, which lets itself be shown and not be read.
    return null;
  }
}
