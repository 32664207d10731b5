import type { Rewording } from './place-rewordings.ts';

const ofHair =
  '(?:(?:very|dark|grey|gray|black|brown|blonde?|curly|wavy|red|white|trimmed|neat|silver|ginger)\\s+){0,3}(?:beard|stubble|mo?ustache|goatee)';
const inSky =
  "aurores?(?:\\s+bor[ée]ales?)?|northern\\s+lights|auroras?(?:\\s+borealis)?|[ée]toiles|stars|nuages|clouds|lune|moon|feux?\\s+d[’']artifice|fireworks|arcs?[- ]en[- ]ciel|rainbows?|montgolfi[èe]res?|hot[- ]air\\s+balloons?|oiseaux?|birds?|mouettes?|seagulls?|soleil|sun|[ée]clairs?|lightning";
const land =
  /(?<!\p{L})(?:lacs?|lakes?|mers?|sea|oc[ée]an|montagnes?|mountains?|villes?|city|villages?|for[êe]ts?|forests?|plages?|beach|champs?|fields?|d[ée]serts?|rivi[èe]res?|rivers?|fjords?|collines|hills|ports?|harbou?r|vall[ée]es?|valley|campagne|countryside|rues?|streets?|toits?|roofs?|prairies?|meadows?)(?!\p{L})/iu;
const worn =
  'blazers?|suits?|dress(?:es)?|jackets?|coats?|shirts?|sweaters?|jumpers?|skirts?|trousers|pants|hoodies?|polos?|uniforms?|ties?|scarf|scarves|hats?|caps?';
const costumed = 'elf|fairy|pirate|viking|ninja|vampire|zombie|knight|samurai|wizard';
const females: ReadonlySet<string> = new Set(['girl', 'woman', 'lady', 'princess', 'queen']);

/** What people say in other words than those that name it. */
export const usageRewordings: readonly Rewording[] = [
  // Meanwhile, and nothing about a neck.
  { from: /(?<!\p{L})pendant\s+qu(?:e\s+|['’]\s?)/giu, to: 'et ' },
  // A manner, and no palette beside what is painted.
  {
    from: /(?<=(?:^|[,;.])\s?)peinture\s+(?=[àa]\s+(?:l['’]\s?)?(?:aquarelle|huile|gouache|acrylique))/giu,
    to: '',
  },
  {
    from: /(?<!\p{L})(?:(?:soft|light|delicate|colou?red)\s+)?(?:pencils?|ink|pastels?|charcoal)\s+and\s+(?=(?:water[- ]?colou?rs?|gouache)(?!\p{L}))/giu,
    to: '',
  },
  {
    from: /(?<!\p{L})(?:skin[- ]?care|cosmetics?|lotion|shampoo|serum|face\s+cream)\s+(?:bottle|tube|jar|container|packaging)(?!\p{L})/giu,
    to: 'lotion',
  },
  {
    from: /(?<!\p{L})(?:flacon|bouteille|tube|pot)s?\s+(?:de\s+|d['’])(?:s[ée]rum|cosm[ée]tiques?|soin|cr[èe]me\s+(?:de\s+jour|hydratante|visage|solaire))(?!\p{L})/giu,
    to: 'lotion',
  },
  { from: new RegExp(`(?<!\\p{L})short\\s+(?=${ofHair}(?!\\p{L}))`, 'giu'), to: '' },
  { from: new RegExp(`(?<!\\p{L})navy\\s+(?=(?:${worn})(?!\\p{L}))`, 'giu'), to: 'navy blue ' },
  // It hangs over the land that is named.
  {
    from: new RegExp(
      `(?<=(?<!\\p{L})(?:${inSky}))\\s+(?:dans\\s+le\\s+ciel|in\\s+the\\s+sky)`,
      'giu',
    ),
    to: '',
    where: land,
  },
  // Of their line, and nothing that turns.
  {
    from: /(?<!\p{L})rolling\s+(?=(?:green\s+|golden\s+|grassy\s+)?(?:hills|fields|countryside|meadows|dunes))/giu,
    to: '',
  },
  // One who is both: “elf girl”, “a pirate woman”.
  {
    from: new RegExp(
      `(?<!\\p{L})(${costumed})\\s+(?:(?:archer|warrior)\\s+)?(girl|woman|lady|boy|man)(?!\\p{L})`,
      'giu',
    ),
    to: (said) => {
      const [costume = '', ...others] = said.split(/\s+/u);
      const bow = others.includes('archer') ? ' holding a bow and arrow' : '';
      return `${females.has(others.at(-1) ?? '') ? 'female' : 'male'} ${costume}${bow}`;
    },
  },
  {
    from: /(?<!\p{L})(?:f[êe]te\s+d['’]\s?halloween|halloween\s+party)(?!\p{L})/giu,
    to: 'party with a jack-o-lantern',
  },
  // It stands by the road, and no floor lamp.
  {
    from: /(?<!\p{L})(one|an?|the|two|three)\s+lamps?(?=\s+(?:still\s+)?(?:on|lit|flickering|glowing)(?!\p{L}))/giu,
    to: '$1 street lamp',
    where: /(?<!\p{L})(?:streets?|alleys?|roads?|avenue|sidewalk|pavement|corner)(?!\p{L})/iu,
  },
  {
    from: /(?<!\p{L})couples?\s+(?:de\s+|d['’]\s?)(?:sexa|septua|octo|nona)g[ée]naires(?:\s+amoureux)?(?!\p{L})/giu,
    to: 'couple âgé',
  },
  {
    from: /(?<!\p{L})teaching\s+((?:his|her|a|the|their)\s+\p{L}+)\s+(?:how\s+)?to\s+fish(?!\p{L})/giu,
    to: 'fishing with $1',
  },
  {
    from: /(?<!\p{L})(?:apprend|apprenant)\s+[àa]\s+p[êe]cher\s+[àa]\s+/giu,
    to: 'qui pêche avec ',
  },
];
