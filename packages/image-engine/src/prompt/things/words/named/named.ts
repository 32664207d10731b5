import { animalWords } from './animals.ts';
import { commonWords } from './common.ts';
import { everydayWords } from './everyday.ts';
import { foodWords } from './food.ts';
import { homeAndLarderWords } from './home-and-larder.ts';
import { householdWords } from './household.ts';
import { natureWords } from './nature.ts';
import { objectWords } from './objects.ts';
import { peopleWords } from './people.ts';
import { placeWords } from './places.ts';

/**
 * Our own words for what can be drawn, French first: on each line what is drawn, the words that say
 * it, and after « ~ » words for something else of which it is the nearest relative.
 */
export const named: readonly string[] = [
  ...[animalWords, foodWords, natureWords, placeWords],
  ...[objectWords, everydayWords, householdWords, peopleWords, commonWords],
  homeAndLarderWords,
];

/** What is called by a name of its own and drawn by another's picture. */
export const drawnAs: Readonly<Record<string, string>> = {
  kitten: 'cat',
  puppy: 'dog',
  lifting: 'person-lifting-weights',
  'deep-diver': 'diver',
  wreath: 'leaf-fluttering-in-wind',
  'person-swimming': 'woman-swimming',
  'man-swimming': 'woman-swimming',
};
