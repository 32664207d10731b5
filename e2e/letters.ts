import type { Locator } from '@playwright/test';

export type Letters = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

/** Of 255, in every channel: letters are white, what lies under them and bars are not. */
const white = 215;

/** Around the white letters that an element shows now, in its pixels; the clips beneath are not drawn. */
export async function lettersIn(element: Locator): Promise<Letters> {
  await element.evaluate((stage) => {
    for (const hidden of stage.querySelectorAll<HTMLElement>('video, canvas, [data-safe-area]')) {
      hidden.style.visibility = 'hidden';
    }
  });
  const shot = await element.screenshot({ type: 'png' });
  const url = `data:image/png;base64,${shot.toString('base64')}`;
  return element.page().evaluate(
    async ([picture, least]) => {
      const image = new Image();
      image.src = picture;
      await image.decode();
      const { width, height } = image;
      const context = new OffscreenCanvas(width, height).getContext('2d')!;
      context.drawImage(image, 0, 0);
      const { data } = context.getImageData(0, 0, width, height);
      const box = { left: width, top: height, right: 0, bottom: 0 };
      for (let pixel = 0; pixel < width * height; pixel += 1) {
        if (Math.min(...data.subarray(4 * pixel, 4 * pixel + 3)) < least) continue;
        const [x, y] = [pixel % width, Math.floor(pixel / width)];
        box.left = Math.min(box.left, x);
        box.right = Math.max(box.right, x + 1);
        box.top = Math.min(box.top, y);
        box.bottom = Math.max(box.bottom, y + 1);
      }
      return box;
    },
    [url, white] as const,
  );
}
