import { relatedAnimals } from './animals.ts';
import { relatedFood } from './food.ts';
import { relatedPeople } from './people.ts';
import { relatedPlaces } from './places.ts';
import { relatedThings } from './things.ts';

/** Somebody whose trade shows in nothing that we can draw. */
export const somebodyId = 'somebody';

/** What is drawn and the words for something else of which it is the nearest relative. */
export function* relatives(): Generator<readonly [id: string, words: readonly string[]]> {
  const tables = [relatedPeople, relatedAnimals, relatedFood, relatedThings, relatedPlaces];
  for (const line of tables.join('\n').split('\n')) {
    const [, id, words = ''] = /^([\w-]+): (.+)$/.exec(line) ?? [];
    if (id) yield [id, words.split(',')];
  }
}
