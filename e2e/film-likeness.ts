import type { Locator, Page } from '@playwright/test';

/** Of both sides: small enough for no edge to count, large enough for a text and a crop to. */
const side = 96;

/**
 * How far what a stage shows is from frames of a rendered film: the mean difference of their pixels,
 * 0–255.
 */
export async function distancesFrom(
  stage: Locator,
  film: { readonly url: string; readonly frames: readonly number[] },
): Promise<readonly number[]> {
  const shown = (await stage.screenshot()).toString('base64');
  return await stage.page().evaluate(compare, { shown, side, ...film });
}

/** Runs in the page. */
async function compare(asked: {
  shown: string;
  side: number;
  url: string;
  frames: readonly number[];
}) {
  const pixelsOf = (source: CanvasImageSource) => {
    const canvas = document.createElement('canvas');
    canvas.width = asked.side;
    canvas.height = asked.side;
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (context) context.imageSmoothingQuality = 'high';
    context?.drawImage(source, 0, 0, asked.side, asked.side);
    return context?.getImageData(0, 0, asked.side, asked.side).data ?? new Uint8ClampedArray();
  };
  const image = new Image();
  image.src = `data:image/png;base64,${asked.shown}`;
  await image.decode();
  const shown = pixelsOf(image);
  const film = document.createElement('video');
  film.muted = true;
  film.preload = 'auto';
  film.src = asked.url;
  const distances: number[] = [];
  for (const frame of asked.frames) {
    const there = new Promise((resolve, reject) => {
      film.onseeked = resolve;
      film.onerror = reject;
    });
    film.currentTime = (frame + 0.5) / 30;
    await there;
    const rendered = pixelsOf(film);
    let sum = 0;
    for (let at = 0; at < shown.length; at += 1) {
      // Every fourth value says how opaque a pixel is.
      if (at % 4 !== 3) sum += Math.abs((shown[at] ?? 0) - (rendered[at] ?? 0));
    }
    distances.push(sum / (asked.side * asked.side * 3));
  }
  film.removeAttribute('src');
  return distances;
}

/** Frames of the film at which shots begin. */
export async function cutsOf(page: Page): Promise<readonly number[]> {
  const seek = page.getByRole('slider', { name: 'Position dans le film' });
  const shots = page.getByRole('list', { name: 'Plans du film' });
  const cuts: number[] = [];
  for (let number = 2; number <= (await shots.getByRole('listitem').count()); number += 1) {
    await shots.getByRole('button', { name: new RegExp(`^Plan ${number} sur`) }).click();
    cuts.push(Number(await seek.getAttribute('aria-valuenow')));
  }
  return cuts;
}
