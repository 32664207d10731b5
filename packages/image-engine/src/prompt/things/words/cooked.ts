import type {
  Place,
  Relation,
  WishedThing,
} from '../../../illustration/illustration-description.ts';
import { isFoodNamed } from './foods.ts';

/** What an animal is once it is on a plate. */
const dishes: Readonly<Record<string, string>> = {
  ...{ fish: 'fish-plate', 'tropical-fish': 'fish-plate', squid: 'seafood-platter' },
  ...{ shrimp: 'seafood-platter', lobster: 'seafood-platter', crab: 'seafood-platter' },
  ...{ turkey: 'roast-chicken', chicken: 'roast-chicken', rooster: 'roast-chicken' },
  ...{ duck: 'roast-chicken', goose: 'roast-chicken', rabbit: 'roast-chicken' },
  ...{ pig: 'steak-plate', cow: 'steak-plate', ox: 'steak-plate', sheep: 'steak-plate' },
  ...{ ewe: 'steak-plate', boar: 'steak-plate', deer: 'steak-plate', octopus: 'seafood-platter' },
};

const cookedWords =
  /^(grill[ée]e?s?|r[ôo]tie?s?|fum[ée]e?s?|pan[ée]e?s?|farcie?s?|brais[ée]e?s?|frite?s?|cuite?s?|po[êe]l[ée]e?s?|marin[ée]e?s?|grilled|roast|roasted|smoked|fried|baked|cooked|stuffed)$/u;

/** Never served alone on these: « un chat sur la table ». */
const plates =
  /^(flat-plate|fork-and-knife-with-plate|shallow-pan-of-food|wooden-board|saucepan|barbecue|cooking)$/;

type Wish = {
  readonly things: readonly WishedThing[];
  readonly relations: readonly Relation[];
  readonly place: Place | null;
};

/**
 * « du saumon grillé », « une dinde sur la table de Noël »: food, and no live animal. `words` as
 * typed; with what was heard.
 */
export function tellCooked(
  { things, relations, place }: Wish,
  words: readonly string[],
): { readonly things: readonly WishedThing[]; readonly heard: readonly string[] } {
  const heard: string[] = [];
  const told = things.map((thing, at) => {
    const dish = dishes[thing.id];
    if (dish === undefined || thing.person) return thing;
    const end = wordsEnd(words, thing.said);
    const near = [
      words[end] ?? '',
      words[end + 1] ?? '',
      words[end - thing.said.split(' ').length - 1] ?? '',
    ];
    const said = near.find((word) => cookedWords.test(word));
    if (said) heard.push(said);
    const isServed = relations.some(
      ({ of, to, kind }) => of === at && kind === 'on' && plates.test(things[to]!.id),
    );
    const isLaid =
      place !== null &&
      /^(table|kitchen|cafe)$/.test(place) &&
      things.some(({ id }, other) => other !== at && isFoodNamed(id));
    const isFeast =
      thing.id === 'turkey' &&
      things.some(({ id }, other) => other !== at && (isFoodNamed(id) || /table$/.test(id)));
    const isOnTable =
      /^(turkey|fish|lobster|crab)$/.test(thing.id) &&
      relations.some(
        ({ of, to, kind }) => of === at && kind === 'on' && /table$/.test(things[to]!.id),
      );
    return said || isServed || isLaid || isOnTable || isFeast ? { ...thing, id: dish } : thing;
  });
  return { things: told, heard };
}

function wordsEnd(words: readonly string[], said: string): number {
  const all = said.split(' ');
  const at = words.findIndex((_, from) => all.every((one, by) => words[from + by] === one));
  return at < 0 ? words.length : at + all.length;
}
