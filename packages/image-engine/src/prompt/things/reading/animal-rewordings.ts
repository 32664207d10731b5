import { isAnimal } from '../../../illustration/vocabulary/is-animal.ts';
import { tokenise } from '../../tokenise.ts';
import { nameIndex } from '../words/name-index.ts';
import type { Rewording } from './place-rewordings.ts';

function isAnimalName(word: string): boolean {
  const name = nameIndex().get(tokenise(word).join(' '));
  return name !== undefined && isAnimal(name.id);
}

/** Only where the word that the pattern sets apart is an animal's. */
function ofAnimal(word: RegExp, to: (animal: string, said: string) => string) {
  return (said: string) => {
    const animal = word.exec(said)?.[1] ?? '';
    return isAnimalName(animal) ? to(animal, said) : said;
  };
}

const many = (animal: string) => (/s$/i.test(animal) ? animal : `${animal}s`);
const afoot =
  '(?:qui\\s+(?:skate|fait du skate(?:board)?)|(?:debout\\s+)?(?:sur un|en|à)\\s+skate(?:board)?|skateboarding|(?:who|that)\\s+skates?|(?:riding|on)\\s+(?:a|his|her|its)\\s+skateboard)';

/** What is said of animals as of people: families, babies, who skates and who surfs. */
export const animalRewordings: readonly Rewording[] = [
  {
    from: /(?<!\p{L})\p{L}+\s+b[ée]b[ée]s?(?!\p{L})/giu,
    to: ofAnimal(/^(\p{L}+)/u, (animal) => `bébé ${animal}`),
  },
  {
    from: /(?<!\p{L})\p{L}+\s+bab(?:y|ies)(?!\p{L})/giu,
    to: ofAnimal(/^(\p{L}+)/u, (animal) => `baby ${animal}`),
  },
  {
    from: /(?<!\p{L})(?:mother|mama|momma|mum|father|papa|daddy|maman|m[èe]re)\s+\p{L}+/giu,
    to: ofAnimal(/\s(\p{L}+)$/u, (animal) => animal),
  },
  // “her three cubs”, « ses quatre oisillons » of whoever was named are its young.
  {
    from: /(?<=(?<!\p{L})(?:her|its|their|his)\s+(?:(?:two|three|four|five|little|tiny|small)\s+){0,2})(?:young(?:\s+ones)?|little\s+ones|offspring|cubs|kits|pups)(?!\p{L})/giu,
    to: 'babies',
  },
  {
    from: /(?<!\p{L})(?:an?\s+|the\s+)?\p{L}+\s+family(?!\p{L})/giu,
    to: ofAnimal(/(\p{L}+)\s+family$/iu, (animal) => `four ${many(animal)}`),
  },
  {
    from: /(?<!\p{L})(?:an?\s+|the\s+)?family\s+of\s+\p{L}+/giu,
    to: ofAnimal(/(\p{L}+)$/u, (animal) => `four ${many(animal)}`),
  },
  {
    from: /(?<!\p{L})(?:une?\s+|la\s+)?famille\s+\p{L}+/giu,
    to: ofAnimal(/(\p{L}+)$/u, (animal) => `quatre ${many(animal)}`),
  },
  {
    from: new RegExp(`(?<!\\p{L})\\p{L}+\\s+${afoot}(?!\\p{L})`, 'giu'),
    to: ofAnimal(/^(\p{L}+)/u, (animal) => `${animal} sur une planche à roulettes`),
  },
  {
    from: /(?<!\p{L})\p{L}+\s+(?:qui\s+(?:surfe|fait du surf)|surfing|(?:who|that)\s+surfs)(?!\p{L})/giu,
    to: ofAnimal(/^(\p{L}+)/u, (animal) => `${animal} sur une planche de surf`),
  },
];
