import type { PictureEngine, PictureOrder } from '../../pictures/ports.ts';
import { noisyPicture } from '../../styles/testing.ts';

/** Draws another noise for every wish, calls it by the wish, and remembers what was ordered. */
export function makePainter(notes: readonly string[] = []): PictureEngine & {
  readonly orders: PictureOrder[];
} {
  const orders: PictureOrder[] = [];
  return {
    name: 'peintre',
    orders,
    async make(order) {
      orders.push(order);
      return {
        ok: true,
        bytes: await noisyPicture(2 + orders.length),
        altText: order.prompt,
        notes: [...notes],
      };
    },
  };
}
