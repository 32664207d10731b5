import { useEffect, useState } from 'react';
import { measureAccord } from './measure-accord.ts';

type Stripes = ReturnType<typeof measureAccord>;

const sidePixels = 48;
const measured = new Map<string, Promise<Stripes>>();

/** The measured palette of a picture; empty until it is known, or where it cannot be read. */
export function useAccord(url: string | null): Stripes {
  const [stripes, setStripes] = useState<Stripes>([]);
  useEffect(() => {
    if (url === null) return;
    let isShown = true;
    void accordOf(url).then((found) => {
      if (isShown) setStripes(found);
    });
    return () => {
      isShown = false;
    };
  }, [url]);
  return stripes;
}

function accordOf(url: string): Promise<Stripes> {
  const known = measured.get(url);
  if (known) return known;
  // A media host that lets no other site read its pixels leaves the picture without an accord.
  const accord = measure(url).catch(() => []);
  measured.set(url, accord);
  return accord;
}

async function measure(url: string): Promise<Stripes> {
  const image = new Image();
  image.crossOrigin = 'anonymous';
  image.src = url;
  await image.decode();
  await idle();
  const size = { resizeWidth: sidePixels, resizeHeight: sidePixels };
  const small = await createImageBitmap(image, { ...size, resizeQuality: 'high' });
  const canvas = document.createElement('canvas');
  canvas.width = sidePixels;
  canvas.height = sidePixels;
  const drawing = canvas.getContext('2d', { willReadFrequently: true });
  if (!drawing) return [];
  drawing.drawImage(small, 0, 0);
  small.close();
  return measureAccord(drawing.getImageData(0, 0, sidePixels, sidePixels).data);
}

/** Many pictures may come at once; none of them is worth a stutter. */
function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve());
    else setTimeout(resolve, 50);
  });
}
