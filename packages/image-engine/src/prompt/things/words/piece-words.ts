import type { PieceName } from '../../../illustration/vocabulary/pieces.ts';

/** Behind « fait de »: of which pieces something is; the first that is meant. */
const named: readonly (readonly [says: string, pieces: PieceName])[] = [
  [
    "(?:autumn|fall|dead|fallen|dry) leaves|feuilles (?:mortes|d['’]automne|rousses|d['’]érable|séchées)|maple leaves",
    'autumnLeaves',
  ],
  ['(?:green )?(?:leaves|foliage)|feuilles(?: vertes)?|feuillage', 'leaves'],
  ['(?:red |pink )?roses', 'roses'],
  ['(?:wild|spring |fresh )?flowers|wildflowers|blossoms|fleurs(?: des champs)?', 'flowers'],
  ['(?:flower |cherry )?petals|pétales(?: de \\p{L}+)?', 'petals'],
  ["stars|starlight|étoiles|constellations?|stardust|poussière d['’]étoiles", 'stars'],
  ['gears|cogs|cogwheels|clockwork|engrenages|rouages|roues dentées', 'gears'],
  ['fruits?(?: and vegetables| et (?:de |des )?légumes)?|vegetables|légumes', 'fruit'],
  ['(?:small |smooth )?(?:stones|pebbles|rocks)|galets|cailloux', 'stones'],
  ['feathers|plumes', 'feathers'],
  ['balloons|ballons(?: de baudruche)?', 'balloons'],
  ['(?:soap )?bubbles|bulles(?: de savon)?', 'bubbles'],
  ['buttons|boutons', 'buttons'],
  ['(?:tiny |little )?hearts|(?:petits )?c(?:œ|oe)urs', 'hearts'],
  ["(?:water ?|rain ?)?drops|water droplets|raindrops|gouttes(?: d['’]eau| de pluie)?", 'drops'],
  ['cand(?:y|ies)|sweets|bonbons|lollipops|gummy bears', 'candy'],
  ['(?:sea ?)?shells|coquillages', 'shells'],
  ['(?:lego )?bricks|legos?|briques(?: de lego)?', 'bricks'],
  ['puzzle pieces|jigsaw pieces|pièces de puzzle', 'puzzle'],
  ['crystals|gems|gemstones|jewels|diamonds|cristaux|pierres précieuses|diamants', 'crystals'],
  ['twigs|sticks|branches|driftwood|brindilles|bois flotté|bâtons', 'twigs'],
  ['clouds|nuages', 'clouds'],
  ['snowflakes|flocons(?: de neige)?', 'snowflakes'],
  ["(?:gold |golden )?coins|pièces (?:d['’]or|de monnaie)", 'coins'],
];
const led =
  "made (?:up )?(?:entirely |completely |only |all |wholly )?(?:out )?(?:of|from|with)|(?:built|composed|formed|woven|assembled|sculpted|crafted|constructed) (?:entirely |completely )?(?:out )?(?:of|from|with)|(?:qui est |entièrement |tout(?:e)? )?(?:faite?s?|composée?s?|formée?s?|constituée?s?|fabriquée?s?|construite?s?|tissée?s?) (?:entièrement |uniquement |seulement )?(?:de|d['’]|en|avec|à partir de)(?: des| de)?";
/** Said of the thing right behind it: « un lion en feuilles mortes »; a tree « en fleurs » blooms. */
const shortly = 'en(?= (?!fleurs))';
const described =
  '(?:\\p{L}+(?:ful|ing|ed|y|ous|al) |colou?rful |tiny |many |real |mille |petite?s |belles |jolies )?';

const patterns = named.map(
  ([says, pieces]) =>
    [
      new RegExp(`(?<=\\p{L})\\s+(?:${led}|${shortly})\\s*${described}(?:${says})(?!\\p{L})`, 'iu'),
      pieces,
    ] as const,
);

export type ToldPieces = {
  readonly rest: string;
  /** What comes before that: its last thing is made so. */
  readonly before: string;
  readonly said: string;
  readonly pieces: PieceName;
};

/** “a lion made of autumn leaves”; null where nothing is said to be made of many small things. */
export function readMadeOf(prompt: string): ToldPieces | null {
  const found = patterns
    .map(([pattern, pieces]) => ({ hit: pattern.exec(prompt), pieces }))
    .find(({ hit }) => hit);
  if (!found?.hit) return null;
  const { index, 0: said } = found.hit;
  const before = prompt.slice(0, index);
  return {
    rest: `${before} ${prompt.slice(index + said.length)}`,
    before,
    said,
    pieces: found.pieces,
  };
}
