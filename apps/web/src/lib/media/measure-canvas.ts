import { measureAccord } from './measure-accord.ts';

/** Pixels a side that an accord is measured on. */
const sidePixels = 48;

/** The accord of what is drawn on a canvas, or of what can be: a picture, a film's frame. @throws of another origin's */
export function measureCanvas(picture: CanvasImageSource) {
  const small = new OffscreenCanvas(sidePixels, sidePixels);
  const context = small.getContext('2d');
  if (!context) return [];
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, sidePixels, sidePixels);
  return measureAccord(context.getImageData(0, 0, sidePixels, sidePixels).data);
}
