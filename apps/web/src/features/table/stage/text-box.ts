import { useEffect, useState } from 'react';

/** Where the letters of a text lie, in shares of the film's frame. */
export type TextBox = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** Pixels along which the letters are looked for: a box is right to half a hundredth. */
const lookedPixels = 200;
/** Of 255: fainter is a shadow. */
const leastAlpha = 40;

/** The box of what is drawn in an SVG of the whole frame; the last one while another is drawn. */
export function useTextBox(svg: string | null, film: { width: number; height: number }) {
  const [box, setBox] = useState<TextBox | null>(null);
  const { width, height } = film;
  useEffect(() => {
    if (!svg) return;
    let isWanted = true;
    void boxOf(svg, { width, height }).then((found) => {
      if (isWanted && found) setBox(found);
    });
    return () => {
      isWanted = false;
    };
  }, [svg, width, height]);
  return box;
}

/** The letters alone of a text that stands under a bar or beside one. */
export function withoutBars(svg: string): string {
  return svg.replaceAll(/<rect [^>]*fill="[^"]*"[^>]*\/>/g, '');
}

async function boxOf(
  svg: string,
  film: { readonly width: number; readonly height: number },
): Promise<TextBox | null> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  const isThere = await image.decode().then(
    () => true,
    () => false,
  );
  const canvas = document.createElement('canvas');
  canvas.width = lookedPixels;
  canvas.height = Math.max(1, Math.round((lookedPixels * film.height) / film.width));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!isThere || !context) return null;
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return boundsOf(context.getImageData(0, 0, canvas.width, canvas.height));
}

/** Around all pixels that are not clear; null where all are. */
export function boundsOf({
  data,
  width,
  height,
}: Pick<ImageData, 'data' | 'width' | 'height'>): TextBox | null {
  const seen = Array.from({ length: width * height }, (_, pixel) => pixel).filter(
    (pixel) => (data[4 * pixel + 3] ?? 0) >= leastAlpha,
  );
  if (seen.length === 0) return null;
  const columns = seen.map((pixel) => pixel % width);
  const rows = seen.map((pixel) => Math.floor(pixel / width));
  const [left, right] = [Math.min(...columns), Math.max(...columns) + 1];
  const [top, bottom] = [Math.min(...rows), Math.max(...rows) + 1];
  return {
    x: left / width,
    y: top / height,
    width: (right - left) / width,
    height: (bottom - top) / height,
  };
}
