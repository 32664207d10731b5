import type { FilmReading, WishReading } from '@armoni/contract/wish';
import type { Delivery, Reading } from '@armoni/video-engine/model/reading';

/** A reading in the words of the wire. */
export function wishReadingFrom(reading: Reading): WishReading {
  const { intent, understood, offered, refused, notUnderstood } = reading;
  return { intent, understood, offered, refused, not_understood: notUnderstood };
}

/** With what the film holds of it. */
export function filmReadingFrom(reading: Reading, delivery: readonly Delivery[]): FilmReading {
  return {
    ...wishReadingFrom(reading),
    verification: delivery.map(({ field, asked, delivered, kept }) => ({
      field,
      asked,
      delivered,
      kept,
    })),
  };
}
