import type { StudyAnswer, StudyOrder } from './study-order.ts';
import { studiedSide, studyPixels } from './study-pixels.ts';

// Large enough for the widest tile of the page on a dense screen.
const thumbnail = { width: 320, height: 240 };

/** Decodes, shrinks and measures pictures away from the page, which stays quick meanwhile. */
self.onmessage = async ({ data: { id, file } }: MessageEvent<StudyOrder>) => {
  const answer = await study(file).catch(() => null);
  self.postMessage({ id, details: answer } satisfies StudyAnswer);
};

async function study(file: Blob): Promise<StudyAnswer['details']> {
  // Turned upright as its metadata say, as every viewer shows it.
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const square = drawCovering(picture, { width: studiedSide, height: studiedSide });
  const pixels = square.getContext('2d')!.getImageData(0, 0, studiedSide, studiedSide).data;
  const small = drawCovering(picture, thumbnail);
  const bytes = await small.convertToBlob({ type: 'image/jpeg', quality: 0.8 });
  const details = {
    thumbnail: new FileReaderSync().readAsDataURL(bytes),
    study: studyPixels(pixels, picture),
  };
  picture.close();
  return details;
}

function drawCovering(picture: ImageBitmap, size: { width: number; height: number }) {
  const canvas = new OffscreenCanvas(size.width, size.height);
  const context = canvas.getContext('2d', { willReadFrequently: true })!;
  const scale = Math.max(size.width / picture.width, size.height / picture.height);
  const width = picture.width * scale;
  const height = picture.height * scale;
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, (size.width - width) / 2, (size.height - height) / 2, width, height);
  return canvas;
}

declare class FileReaderSync {
  readAsDataURL(bytes: Blob): string;
}
