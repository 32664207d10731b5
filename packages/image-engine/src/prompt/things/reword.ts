/** Phrases whose words mean together what none of them means alone, put into words that are read as meant. */

/** « sous une pluie de confettis »: no rain falls. */
const fallOf =
  /(?:(?:une|a|the)\s+)?(?:pluies?|averses?|rain|shower)\s+(?:de\s+|d['’]|of\s+)(?=(?:confettis?|p[ée]tales?|petals|[ée]toiles|stars|paillettes|fleurs|flowers|feuilles|leaves|c(?:oe|œ)urs|hearts|billets|money|pi[èe]ces|coins|ballons|bonbons)(?!\p{L}))/giu;

type Rewording = { readonly from: RegExp; readonly to: string; readonly where?: RegExp };

const rewordings: readonly Rewording[] = [
  // « petit déjeuner au lit »
  { from: /(?<!\p{L})au lit(?!\p{L})/giu, to: 'sur un lit' },
  { from: /(?<!\p{L})in bed(?!\p{L})/giu, to: 'on a bed' },
  { from: fallOf, to: '' },
  // « une glace 2 boules fraise » is no pool.
  {
    from: /(glaces?|sorbets?|cornets?)(\s+(?:à|a))?\s+(?:de\s+)?(?:\d|une|deux|trois)\s+boules?(\s+(?:de\s+|à\s+la\s+|au\s+)?)?/giu,
    to: 'glace deux boules à la ',
  },
  // Of the two scoops one is brown.
  {
    from: /(glace deux boules à la \p{L}+)\s+et\s+(?:au\s+|à\s+la\s+)?(?:chocolat|caf[ée])(?!\p{L})/giu,
    to: '$1',
  },
  { from: /\b(?:two|three|2|3)\s+scoops?\s+of\s+/giu, to: 'two scoop ' },
  {
    from: /(?<!\p{L})sort\p{L}*\s+(.{3,25}?)\s+du\s+four(?!\p{L})/giu,
    to: 'devant le four avec $1',
  },
  // One tree, and no second beside it.
  { from: /(?<!\p{L})sapin(?!\s+de\s+no)(?!\p{L})/giu, to: 'sapin de noël', where: /no[eë]l/iu },
  // Sticks beside what is eaten with them.
  {
    from: /(?<!\p{L})baguettes(?!\p{L})/giu,
    to: 'chopsticks',
    where: /sushi|ramen|nouilles|maki|riz|wok/iu,
  },
  {
    from: /(?<!\p{L})grains(?!\p{L})/giu,
    to: 'grains de café',
    where: /caf[ée]|tasse|torr[ée]f/iu,
  },
  // An age is no number of things.
  { from: /(?<!\p{L})\d{1,3}\s+(?:ans?|mois|years?(?:\s+old)?)(?!\p{L})/giu, to: '' },
  { from: /(?<!\p{L})motif\s+(floral|fleuri)s?/giu, to: 'motif de fleurs' },
  // A ground is as dark as black, as light as white.
  {
    from: /(?<!\p{L})fond\s+(?:tr[èe]s\s+)?(?:sombre|fonc[ée]|obscur)(?!\p{L})/giu,
    to: 'fond noir',
  },
  {
    from: /(?<!\p{L})(?:dark|moody)\s+(?:background|backdrop)(?!\p{L})/giu,
    to: 'black background',
  },
  { from: /(?<!\p{L})fond\s+clair(?!\p{L})/giu, to: 'fond blanc' },
  { from: /(?<!\p{L})light\s+(?:background|backdrop)(?!\p{L})/giu, to: 'white background' },
  // Steps, and nobody who walks.
  { from: /(?<!\p{L})(?:les|des|quelques)\s+marches(?!\p{L})/giu, to: 'des escaliers' },
  { from: /(?<!\p{L})(?:the|some)\s+(?:front\s+)?steps(?!\p{L})/giu, to: 'some stairs' },
];

export function reword(prompt: string): string {
  return rewordings.reduce(
    (text, { from, to, where }) => (!where || where.test(prompt) ? text.replace(from, to) : text),
    prompt,
  );
}
