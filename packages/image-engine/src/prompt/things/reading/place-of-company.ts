import type { Place, WishedThing } from '../../../illustration/illustration-description.ts';

type Company = {
  /** Where nothing was said, or no more than this. */
  readonly said: readonly (Place | null)[];
  readonly has: (thing: WishedThing) => boolean;
  readonly place: Place;
};

const named = (pattern: RegExp) => (thing: WishedThing) => pattern.test(thing.id);

/** A place that what stands there makes more particular. */
const companies: readonly Company[] = [
  { said: ['sea', 'beach'], has: named(/^lighthouse$/), place: 'coast' },
  {
    said: ['garden'],
    has: named(/^(leafy-green|vegetable-bed|tomato-plants|tomato|carrot|vegetables)$/),
    place: 'allotment',
  },
  { said: ['street', 'alley', 'village'], has: named(/^staircase$/), place: 'steps' },
  { said: ['village', 'street'], has: named(/^(fountain|petanque)$/), place: 'square' },
  // « un banc de quai, un train »
  {
    said: ['quayside', 'harbour', 'canal'],
    has: named(/^(train|locomotive|steam-train|metro|suitcase|luggage)$/),
    place: 'platform',
  },
  // Seen from the shore with what is built on it.
  {
    said: ['clifftop'],
    has: named(
      /^(lighthouse|castle|church|windmill|chalet|(stone-|derelict-)?house|hut|farmhouse|house-with-garden)$/,
    ),
    place: 'cliffs',
  },
  // A canal between fields, and none between the fronts of a town.
  { said: ['canal'], has: named(/^windmill$/), place: 'river' },
  {
    said: ['path'],
    has: named(/car$|auto|truck|tractor|chevaux|convertible|van$|moto|bus$|vespa|taxi|caravan/),
    place: 'road',
  },
];

export function placeOfCompany(said: Place | null, things: readonly WishedThing[]): Place | null {
  // Mermaids do as people do, and where they live.
  if (said === null && things.some(({ person }) => person?.costume === 'mermaid'))
    return things.some(({ id }) => /rock|boat|ship|beach|trawler/.test(id))
      ? 'beach'
      : 'underwater';
  // On a mark or a card whatever is named is alone.
  return (
    companies.find(({ said: where, has }) => where.includes(said) && things.some(has))?.place ??
    said
  );
}
