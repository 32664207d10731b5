import type { Rewording } from './place-rewordings.ts';

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
