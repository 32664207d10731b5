import { byteOf } from './colour.ts';
import type { DecodedBytes } from './decode.ts';
import type { LinearImage } from './linear-image.ts';

/** Steps of 255 that rounding between bytes and linear light may make. */
const rounding = 1;

/** The same for a picture that was marked unseen since it was drawn: 13 were measured. */
const marked = 16;

/** Whether nobody could tell the picture from what it was made of; `isMarked`: from that under its unseen mark. */
export function isSamePicture(
  image: LinearImage,
  other: DecodedBytes,
  { isMarked = false }: { readonly isMarked?: boolean } = {},
): boolean {
  const most = isMarked ? marked : rounding;
  if (image.alpha) return false;
  if (image.width !== other.width || image.height !== other.height) return false;
  const { data, channels } = other;
  for (let pixel = 0; pixel < image.width * image.height; pixel += 1) {
    for (let channel = 0; channel < 3; channel += 1) {
      const was = data[pixel * channels + Math.min(channel, channels - 1)]!;
      if (Math.abs(byteOf(image.data[pixel * 3 + channel]!) - was) > most) return false;
    }
  }
  return true;
}
