import { beingOf } from '../../../illustration/vocabulary/beings.ts';
import { tokenise } from '../../tokenise.ts';
import { nameIndex } from '../words/name-index.ts';
import { isAnimalName } from './is-animal-name.ts';
import type { Rewording } from './place-rewordings.ts';
import { isNamedAt } from './somebody-ahead.ts';

/** Acts that are drawn and, said ahead of somebody, were read as another's or as nothing. */
const acts =
  'dancing|running|singing|reading|cooking|baking|yawning|cycling|knitting|waving|skiing|snowboarding|surfing|skateboarding|skating|jogging|juggling|gardening|meditating|boxing|painting|praying|clapping|hiking|rowing|camping|sunbathing|drumming|ironing|sweeping|texting|weightlifting';

/** “a guitar-playing frog” */
const instruments =
  'guitar|piano|violin|trumpet|saxophone|sax|cello|accordion|drum|harp|flute|tuba|trombone|banjo|ukulele|bagpipe';

function isSomebody(name: string): boolean {
  const words = tokenise(name);
  if (isNamedAt(words, 0) && !/^(?:baby|young|old|little)$/iu.test(name)) return true;
  return isAnimalName(name) || beingOf(nameIndex().get(words.join(' '))?.id) !== null;
}

/** The name of an animal or a person at the beginning of what is said, with what stands before it. */
function somebodyIn(words: string): string | null {
  const [first = '', second = '', third = ''] = words.split(' ');
  // “dancing polar bear”, “surfing baby otter”: a word that is nobody's name may stand before it.
  const both = `${first} ${second}`;
  if (isSomebody(first)) return first;
  if (second && (isSomebody(both) || isSomebody(second))) return both;
  return third && isSomebody(`${second} ${third}`) ? `${both} ${third}` : null;
}

/** Up to three words behind: no further than the name may reach. */
const behind = String.raw`((?!(?:to|with|an?|the|in|on|at|by|for|from|of|and|or|over|through|her|his|its|their)\s)[\p{L}’'-]+(?: [\p{L}’'-]+){0,2})`;

const moved = (said: string, act: string, words: string): string => {
  const who = somebodyIn(words);
  if (!who) return said;
  const told = /^jogging$/iu.test(act) ? 'running' : act;
  // Of him alone, and of nobody who was named before; whoever is on a board has it behind his name.
  const alone = /surf|skate|board/iu.test(act) ? '' : 'who is ';
  return `${who} ${alone}${told}${words.slice(who.length)}`;
};

/** Where a name begins: “a couple dancing tango” is no couple beside a dancer. */
const start = String.raw`(?<=(?:^|[,;.:(]|(?<!\p{L})(?:an?|the|one|two|three|four|five|six|some|many|several|my|our|his|her|their|and|with|of|by|like|happy|little|small|tiny|big|cute|funny|old|young|cool|lonely|happily|draw|me))\s*)(?<!\p{L})`;

/** “a surfing otter” → “a otter surfing”: what somebody does is read behind him. */
export const actsAhead: readonly Rewording[] = [
  {
    from: new RegExp(`${start}(?:${acts}) ${behind}`, 'giu'),
    to: (said) => moved(said, said.slice(0, said.indexOf(' ')), said.slice(said.indexOf(' ') + 1)),
  },
  {
    from: new RegExp(`${start}(?:${instruments})[- ]playing ${behind}`, 'giu'),
    to: (said) => {
      const at = said.search(/playing /iu);
      return moved(said, `playing the ${said.slice(0, at - 1)}`, said.slice(at + 8));
    },
  },
];
