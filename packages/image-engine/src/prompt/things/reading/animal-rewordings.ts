import { characterRewordings } from './character-rewordings.ts';
import { isAnimalName } from './is-animal-name.ts';
import type { Rewording } from './place-rewordings.ts';

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

const kittens = '(cat|kitten|kitty)s?';

/** Kinds that are known by their coat, which ours wears. */
const byCoat: readonly Rewording[] = [
  {
    from: new RegExp(`(?<!\\p{L})(?:calico|tortoiseshell)(?:\\s+${kittens})?(?!\\p{L})`, 'giu'),
    to: (said) => `white and orange ${/kit/i.test(said) ? 'kitten' : 'cat'}`,
  },
  {
    from: /(?<=(?<!\p{L})chat(?:te|on)?s?)\s+(?:calico|[ée]cailles?\s+de\s+tortue|isabelle)(?!\p{L})/giu,
    to: ' blanc et roux',
  },
  { from: /(?<!\p{L})tuxedo\s+(?=(?:cat|kitten)s?(?!\p{L}))/giu, to: 'black and white ' },
  {
    from: /(?<!\p{L})(?:orange|ginger)\s+tabby(?:\s+cats?)?(?!\p{L})/giu,
    to: 'striped orange cat',
  },
  {
    from: /(?<!\p{L})tabby(?:\s+(?=kittens?(?!\p{L}))|(?:\s+cat)?(?!\p{L}))/giu,
    to: (said) => (/\s$/.test(said) ? 'striped ' : 'striped cat'),
  },
  {
    from: /(?<!\p{L})(?:british\s+shorthair|russian\s+blue)(?:\s+cat)?(?!\p{L})/giu,
    to: 'grey cat',
  },
  { from: /(?<!\p{L})(?:chat\s+)?(?:chartreux|bleu\s+russe)(?!\p{L})/giu, to: 'chat gris' },
  { from: /(?<!\p{L})chocolate\s+(?=lab(?:rador)?s?(?!\p{L}))/giu, to: 'brown ' },
  { from: /(?<=(?<!\p{L})labradors?)\s+chocolat(?!\p{L})/giu, to: ' marron' },
  { from: /(?<!\p{L})palomino(?:\s+horse)?(?!\p{L})/giu, to: 'yellow horse' },
  { from: /(?<!\p{L})(?:pinto|piebald)(?:\s+horse)?(?!\p{L})/giu, to: 'brown and white horse' },
  { from: /(?<=(?<!\p{L})(?:cheval|poney))\s+pie(?!\p{L})/giu, to: ' marron et blanc' },
  {
    from: /(?<!\p{L})(?:chouette\s+)?effraie(?:\s+des\s+clochers)?(?!\p{L})/giu,
    to: 'chouette beige',
  },
  { from: /(?<!\p{L})harfang(?!\p{L})/giu, to: 'hibou blanc' },
  { from: /(?<!\p{L})(?:northern\s+)?cardinal\s+(?=birds?(?!\p{L}))/giu, to: 'red ' },
];

/** What is said of animals as of people: families, babies, who skates and who surfs. */
export const animalRewordings: readonly Rewording[] = [
  ...characterRewordings,
  // « un couple de hérons » is two of them, and nobody.
  {
    from: /(?<!\p{L})(?:une?\s+|an?\s+)?(?:couple|paire|pair)\s+(?:de\s+|d[’']|of\s+)\p{L}+(?!\p{L})/giu,
    to: ofAnimal(
      /(\p{L}+)$/u,
      (animal, said) => `${/\sof\s/i.test(said) ? 'two' : 'deux'} ${animal}`,
    ),
  },
  // « un chiot beagle » is one, as a beagle puppy is.
  {
    from: /(?<!\p{L})(?:chiot|chaton)\s+\p{L}+(?!\p{L})/giu,
    to: ofAnimal(
      /(\p{L}+)$/u,
      (breed, said) => `${breed} ${/^chiot/i.test(said) ? 'puppy' : 'kitten'}`,
    ),
  },
  // Two of them are one and its young, and nobody is with them.
  {
    from: /(?<!\p{L})two\s+(\p{L}+?)s,?\s+(?:a|the|one)\s+(?:mother|mom|mum|father|parent)\s+and\s+(?:her|his|its|a)\s+(?:calf|cub|kitten|foal|lamb|chick|pup(?:py)?|baby|kid|fawn|duckling|piglet|young)(?!\p{L})/giu,
    to: 'a $1 and her baby',
  },
  {
    from: /(?<!\p{L})deux\s+(\p{L}+?)s,?\s+(?:une?|la|le)\s+(?:m[èe]re|maman|p[èe]re|papa)\s+et\s+s(?:on|a)\s+(?:petite?|b[ée]b[ée]|[ée]l[ée]phanteau|lionceau|ourson|poulain|faon|chaton|chiot|agneau)(?!\p{L})/giu,
    to: 'un $1 et son petit',
  },
  // On ice, and no board: what swims there has none.
  {
    from: /(?<!\p{L})(?:learn(?:s|ing)?|tr(?:y|ies|ying))\s+(?:how\s+)?to\s+(?:ice[- ])?skate(?!\p{L})/giu,
    to: 'ice skating',
    where: /penguin|ice|pond|lake|rink|frozen|winter|snow/iu,
  },
  ...byCoat,
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
    from: /(?<=(?<!\p{L})(?:her|its|their|his)\s+(?:(?:two|three|four|five|little|tiny|small)\s+){0,2})(?:young(?:\s+ones|(?=\s*(?:[,.]|$|(?:in|on|at|under|and|by|with|across|through|near|beside|\p{L}+ing)(?!\p{L}))))|little\s+ones|offspring|cubs|kits|pups|calves|foals|lambs|chicks|fawns|joeys)(?!\p{L})/giu,
    to: 'babies',
  },
  {
    from: /(?<!\p{L})\p{L}+\s+(?:(?:and|with|beside|nursing|feeding|protecting)\s+)?(?:her|its|his)\s+(?:calf|foal|lamb|chick|fawn|joey)(?!\p{L})/giu,
    to: ofAnimal(/^(\p{L}+)/u, (_, said) => said.replace(/\p{L}+$/u, 'baby')),
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
    to: ofAnimal(/^(\p{L}+)/u, (animal) => `${animal} riding a wave`),
  },
];
