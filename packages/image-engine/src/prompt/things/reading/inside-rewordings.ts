import type { Rewording } from './place-rewordings.ts';

const bearers =
  'turtle|tortoise|snail|whale|elephant|camel|dragon|dinosaur|beetle|ladybug|frog|hedgehog|bear|wolf|cat|dog|fish|crab|horse|donkey|cow|bird|fox';
const frenchBearers =
  'tortue|escargot|baleine|éléphant|chameau|dragon|dinosaure|scarabée|coccinelle|grenouille|hérisson|ours|loup|chat|chien|poisson|crabe|cheval|âne|vache|oiseau|renard';
const people = 'man|woman|boy|girl';
const loaded = (load: string): string =>
  load
    .replace(
      /^(?:an?|the)\s+(?:(?:whole|entire|tiny|small|little)\s+)*(?:village|town|city)$/iu,
      'three houses',
    )
    .replace(/^(?:un|tout\s+un|le)\s+(?:petit\s+)?village$|^une\s+ville$/iu, 'trois maisons')
    .replace(/^(an?|the)\s+(?:whole|entire)\s+/iu, '$1 ')
    .replace(/^tout\s+un/iu, 'un');

/** Who is in one thing that others wear in pairs, or in what fills something, put so that it is read as such. */
export const insideRewordings: readonly Rewording[] = [
  // One shoe is no pair of shoes: nobody wears it.
  {
    from: /(?<!\p{L})in\s+(an?|one|the)\s+((?:(?!pair)\p{L}+\s+){0,2}?(?:boot|shoe|sneaker|trainer|slipper|clog|wellie|wellington|mitten|sock|stocking))(?!\p{L})/giu,
    to: 'inside $1 $2',
  },
  // It is drawn on the bath's water anyhow.
  {
    from: /(?<!\p{L})(?:(?:remplie?|pleine?|d[ée]bordante?)\s+de|avec\s+(?:de\s+la|beaucoup\s+de|plein\s+de))\s+mousse(?!\p{L})/giu,
    to: '',
    where: /baignoire|bain(?!\p{L})/iu,
  },
  {
    from: /(?<!\p{L})(?:full\s+of|filled\s+with|overflowing\s+with|with\s+(?:lots\s+of\s+)?)\s*(?:soap\s+)?(?:bubbles|foam|suds)(?!\p{L})/giu,
    to: '',
    where: /bath/iu,
  },
  {
    from: /(?<!\p{L})(?:in|taking|takes|having)\s+(?:an?|the|her|his|its)\s+(?:(?:hot|warm|foam)\s+)?bubble\s+bath(?!\p{L})/giu,
    to: 'in a bathtub',
  },
  {
    from: /(?<!\p{L})(?:dans|qui prend|prend|prenant)\s+(?:un|son|le)\s+bain(?:\s+moussant|\s+de\s+mousse)?(?!\s+de)(?!\p{L})/giu,
    to: 'dans une baignoire',
  },
  {
    from: /(?<!\p{L})(?:taking|takes|having|in)\s+(?:an?|the|her|his|its)\s+(?:(?:hot|warm)\s+)?bath(?!\p{L})(?!\s+(?:towel|robe))/giu,
    to: 'in a bathtub',
  },
  // What an animal has on its back stands on it, a village as some of its houses.
  {
    from: new RegExp(
      `(?<!\\p{L})(an?|the)\\s+((?:(?!${people})\\p{L}+\\s+){0,2}?(?:${bearers}))\\s+(?:(?:with|carrying|bearing|that\\s+carries)\\s+)(an?|the)\\s+((?:(?:whole|entire|tiny|small|little)\\s+)*)((?:\\p{L}+\\s+)?\\p{L}+)\\s+on\\s+(?:its|his|her|the)\\s+(?:back|shell)(?!\\p{L})`,
      'giu',
    ),
    to: (said) => {
      const [bearer = '', load = ''] = said.split(
        /\s+(?:with|carrying|bearing|that\s+carries)\s+/iu,
      );
      return `${loaded(load.replace(/\s+on\s+\p{L}+\s+\p{L}+$/u, ''))} on ${bearer}`;
    },
  },
  {
    from: new RegExp(
      `(?<!\\p{L})(une?|la|le)\\s+((?:\\p{L}+\\s+)?(?:${frenchBearers}))\\s+(?:avec|portant|qui\\s+porte)\\s+(une?|tout\\s+un|la|le|sa)\\s+((?:\\p{L}+\\s+)?\\p{L}+)\\s+sur\\s+(?:le|son|sa)\\s+(?:dos|carapace|coquille)(?!\\p{L})`,
      'giu',
    ),
    to: (said) => {
      const [bearer = '', load = ''] = said.split(/\s+(?:avec|portant|qui\s+porte)\s+/iu);
      return `${loaded(load.replace(/\s+sur\s+\p{L}+\s+\p{L}+$/u, ''))} sur ${bearer}`;
    },
  },
  // It hangs before somebody, and belongs to no window.
  {
    from: /(?<!\p{L})(behind|from behind)\s+(?:an?|the)\s+((?:\p{L}+\s+)?)curtains?(?!\p{L})/giu,
    to: '$1 a $2hung curtain',
  },
  {
    from: /(?<!\p{L})derri[èe]re\s+(?:un|le|les|des)\s+rideaux?(?!\p{L})/giu,
    to: 'derrière un rideau tendu',
  },
];
