import type { CutSource } from '@armoni/contract/cuts';
import { largestWindow, radians } from '@armoni/contract/timeline/frame-window';
import { framesOf, lookOf } from '@armoni/contract/timeline/ranges';
import { sampledFrames } from '@armoni/contract/timeline/sampled-frames';
import type { Shot, Timeline, TitleCard } from '@armoni/contract/timeline/timeline';
import type { TitleSample } from '@armoni/contract/titles';
import { positionOf, seenAt, windowOf } from './film-time.ts';
import { type FramePictures, pictureKey } from './frame-pictures.ts';
import { backdropColour, colourInFilm, lightLeft } from './look-matrix.ts';

/** Of its longer side, upright or not: the server takes no larger one. */
const samplePixels = 64;
/** Pixels of the film, over which the renderer blurs what stands behind a picture shown whole. */
const backdropBlur = 70;

type Looking = {
  readonly pictures: FramePictures;
  readonly sourceOf: (id: string) => CutSource | undefined;
  /** So long a picture is waited for. */
  readonly patienceMs: number;
};

/** What lies beneath a text at the frames that decide how it is drawn, as small pictures; null where nobody can look. */
export async function sampleBeneath(
  timeline: Timeline,
  card: TitleCard,
  looking: Looking,
): Promise<readonly (TitleSample | null)[]> {
  const frames = sampledFrames(card, timeline);
  return Promise.all(frames.map((frame) => sampleAt(timeline, frame, looking)));
}

async function sampleAt(
  timeline: Timeline,
  frame: number,
  { pictures, sourceOf, patienceMs }: Looking,
): Promise<TitleSample | null> {
  const { shot, sourceSeconds } = seenAt(timeline, frame);
  const source = sourceOf(shot.mediaReference.sourceId);
  if (!source?.url) return null;
  const url =
    source.kind === 'image'
      ? source.url
      : await pictureOf(pictures, source.url, { seconds: sourceSeconds, patienceMs });
  const picture = url && (await load(url));
  if (!picture) return null;
  const inShot = frame - framesOf(shot.recordRange).start;
  return toSample(picture, timeline, { shot, inShot, source });
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

type Drawn = Pick<ImageData, 'data' | 'width' | 'height'>;

/** Red, green and blue of each pixel as the film has them: texts lie over it. */
export function bytesOf(
  { data, width, height }: Drawn,
  { look, balance }: { readonly look: Timeline['look']; readonly balance?: Shot['balance'] },
): string {
  let bytes = '';
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const [red = 0, green = 0, blue = 0] = data.subarray(4 * pixel, 4 * pixel + 3);
    const colour = colourInFilm([red / 255, green / 255, blue / 255], balance, look);
    const [column, row] = [pixel % width, Math.floor(pixel / width)];
    const place = [(2 * column + 1) / width - 1, (2 * row + 1) / height - 1] as const;
    const light = 255 * lightLeft(look, place, { width, height });
    bytes += String.fromCharCode(...colour.map((level) => Math.round(light * level)));
  }
  return bytes;
}

/** What fills the frame beside a picture shown whole, of the copy of it that lies there. */
function darken(context: CanvasRenderingContext2D, film: Timeline): void {
  const { width, height } = context.canvas;
  context.filter = `blur(${(backdropBlur * width) / film.width}px)`;
  context.drawImage(context.canvas, 0, 0);
  context.filter = 'none';
  const drawn = context.getImageData(0, 0, width, height);
  drawn.data.set(backdropOf(drawn.data));
  context.putImageData(drawn, 0, 0);
}

/** Pixels of a copy as light as the film has them behind a picture shown whole. */
export function backdropOf(pixels: Uint8ClampedArray): Uint8ClampedArray {
  return pixels.map((level, at) => {
    if (at % 4 === 3) return level;
    const [red = 0, green = 0, blue = 0] = pixels.subarray(at - (at % 4), at - (at % 4) + 3);
    return 255 * (backdropColour([red / 255, green / 255, blue / 255])[at % 4] ?? 0);
  });
}

type Beneath = {
  readonly shot: Shot;
  readonly inShot: number;
  readonly source: CutSource;
};

/** Cropped as the film crops it; whole and upon its own dark, blurred copy where it is shown whole. */
function toSample(picture: HTMLImageElement, film: Timeline, beneath: Beneath) {
  const { width, height } = sampleSize(film);
  const { reframe, balance } = beneath.shot;
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return null;
  const { naturalWidth, naturalHeight } = picture;
  const scales = [width / naturalWidth, height / naturalHeight] as const;
  const lay = (scale: number, at: number) => {
    const [wide, high] = [naturalWidth * scale, naturalHeight * scale];
    context.drawImage(picture, (width - wide) * at, (height - high) * at, wide, high);
  };
  try {
    if (reframe.kind === 'window') layWindow(context, picture, film, beneath);
    else lay(Math.max(...scales), positionOf(reframe, beneath.inShot));
    if (reframe.kind === 'fit') {
      darken(context, film);
      lay(Math.min(...scales), 0.5);
    }
    const drawn = context.getImageData(0, 0, width, height);
    return {
      width,
      height,
      rgb: btoa(bytesOf(drawn, { look: lookOf(beneath.shot, film), balance })),
    };
  } catch {
    // Media of another host, which lets itself be shown and not be read.
    return null;
  }
}

/** As a hand laid it: larger, moved, and turned about the middle of the frame. */
function layWindow(
  context: CanvasRenderingContext2D,
  picture: HTMLImageElement,
  film: Timeline,
  { shot, inShot, source }: Beneath,
): void {
  const { x, y, zoom, turn } = windowOf(shot, inShot, source, film);
  const largest = largestWindow(source, film);
  const { inner = { x: 0, y: 0, width: 1, height: 1 } } = source;
  const { width, height } = context.canvas;
  const wide = (width * zoom) / largest.width / inner.width;
  const high = (height * zoom) / largest.height / inner.height;
  const [left, top] = [(inner.x + x * inner.width) * wide, (inner.y + y * inner.height) * high];
  context.translate(width / 2, height / 2);
  context.rotate(radians(turn));
  context.drawImage(picture, -left, -top, wide, high);
}
