import type { Page } from '@playwright/test';

type Box = { x: number; y: number; width: number; height: number };

/** Relative luminance (WCAG 2). */
export type Ground = { readonly lightest: number; readonly darkest: number };

/** Of the pixels inside each box of what the page now shows. */
export async function groundsIn(page: Page, boxes: Box[]): Promise<Ground[]> {
  const shot = await page.screenshot({ type: 'png' });
  const url = `data:image/png;base64,${shot.toString('base64')}`;
  return page.evaluate(
    async ([picture, areas]) => {
      const image = new Image();
      image.src = picture;
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height);
      const context = canvas.getContext('2d')!;
      context.drawImage(image, 0, 0);
      const scale = image.width / window.innerWidth;
      const light = (byte: number) =>
        byte <= 10.31475 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4;
      return areas.map(({ x, y, width, height }) => {
        const at = [x, y, width, height].map((value) => Math.round(value * scale));
        const { data } = context.getImageData(at[0]!, at[1]!, at[2]!, at[3]!);
        let [lightest, darkest] = [0, 1];
        for (let i = 0; i < data.length; i += 4) {
          const [r, g, b] = [light(data[i]!), light(data[i + 1]!), light(data[i + 2]!)];
          const luminance = 0.2126 * r + 0.7152 * g + 0.0722 * b;
          lightest = Math.max(lightest, luminance);
          darkest = Math.min(darkest, luminance);
        }
        return { lightest, darkest };
      });
    },
    [url, boxes] as const,
  );
}

/** Contrast of text of this luminance with the pixel of the ground that is nearest to it. */
export const contrastOf = (text: number, { lightest, darkest }: Ground) =>
  text > 0.5 ? (text + 0.05) / (lightest + 0.05) : (darkest + 0.05) / (text + 0.05);
