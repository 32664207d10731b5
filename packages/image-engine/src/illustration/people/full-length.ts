import type { Person } from '../illustration-description.ts';

/** What was told of somebody lies below the shoulders: heads alone would not show it. */
export const isFullLength = (person: Person | null | undefined): boolean =>
  Boolean(
    person &&
      (person.isPregnant ||
        person.legwear ||
        person.boots ||
        person.cape ||
        person.backpack ||
        person.apron ||
        person.clothes === 'dress' ||
        person.clothes === 'kimono' ||
        person.clothes === 'dungarees'),
  );
