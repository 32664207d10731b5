import type { Oklab } from '@armoni/colour/oklab';
import { findDrawing } from '../drawings/find-drawing.ts';
import type { IllustrationDescription, Place, WishedThing } from '../illustration-description.ts';
import { place } from '../layout/place-drawing.ts';
import { colourDrawing, toldColours } from '../palette/colour-drawing.ts';
import { blend, tone } from '../palette/tones.ts';
import type { CutOut, Group } from '../picture/picture.ts';
import { aerials, sections } from '../place-names.ts';
import { shownFromAbove, shownInSection } from '../shown-from-above.ts';
import { backdrop, below, cut, type Setting } from './stage.ts';

type Held = {
  readonly ids: RegExp;
  readonly places: ReadonlySet<Place>;
  /** Only where no number was told: « des sapins », and not « un sapin ». */
  readonly isMany?: boolean;
};

const at = (...places: Place[]): ReadonlySet<Place> => new Set(places);

const buildings =
  /^(lighthouse|house|stone-house|hut|chalet|house-with-garden|castle|church|farmhouse|windmill|derelict-house)$/;
const trees =
  /^(evergreen-tree|deciduous-tree|palm-tree|cherry-tree|bamboo|willow|apple-tree|weeping-willow)$/;

/**
 * What scenery stands where it belongs, instead of in a row with the subject: trees on the banks of a
 * lake, a lighthouse on its cliff, lamps along the kerb.
 */
const held: readonly Held[] = [
  ...sections.map((one) => ({ ids: shownInSection[one], places: at(one) })),
  ...aerials.map((view) => ({ ids: shownFromAbove[view], places: at(view) })),
  { ids: /^big-wave$/, places: at('coast', 'cliffs') },
  { ids: /^(coffee-cup|hot-beverage)$/, places: at('square') },
  { ids: /^(wood|log|tree-stump)$/, places: at('avenue') },
  { ids: /^fireplace$/, places: at('roofs', 'townview') },
  { ids: buildings, places: at('cliffs', 'coast') },
  { ids: /^smoke$/, places: at('village') },
  // Of the houses that stand there: lit by night, white in the snow.
  {
    ids: /^(window|rooftop)$/,
    places: at(
      ...(['street', 'alley', 'village', 'square', 'paris', 'newyork', 'canal', 'steps'] as const),
      ...(['perched', 'quayside', 'harbour', 'whitelane', 'cyclades'] as const),
    ),
  },
  { ids: /^(airliner|airplane)$/, places: at('airport'), isMany: true },
  { ids: /^window$/, places: at('airport', 'cabin', 'classroom') },
  { ids: /^window$/, places: at('bathroom', 'room', 'bedroom', 'office', 'kitchen') },
  { ids: /^curtain$/, places: at('room', 'bedroom', 'kitchen') },
  { ids: /^branch$/, places: at('forest', 'avenue') },
  {
    ids: /^(house|stone-house|apartment-block)$/,
    places: at('street', 'alley', 'village', 'square', 'canal', 'harbour'),
    isMany: true,
  },
  { ids: /^(house|hut|chalet|stone-house|house-with-garden|jetty)$/, places: at('fjord') },
  { ids: trees, places: at('river', 'fjord', 'ice', 'beach', 'avenue', 'zen'), isMany: true },
  { ids: /^(mount-fuji|mountain|peaks|volcano)$/, places: at('river', 'zen') },
  { ids: /^(stone-bridge|garden-bridge)$/, places: at('river') },
  { ids: /^(lotus|white-flower)$/, places: at('river', 'zen'), isMany: true },
  { ids: /^(streetlamp|street-lamp)$/, places: at('street', 'alley', 'paris', 'newyork', 'steps') },
  {
    ids: /^(garden-bridge|stone-bridge|stone-lantern|fish|tropical-fish|goldfish|koi|maple-tree|torii|japanese-castle|pagoda)$/,
    places: at('zen'),
  },
  { ids: /^(church|fountain|kiosk|bakery-shop)$/, places: at('square') },
  {
    ids: /^(market-stall|market-parasol|parasol|umbrella-on-ground)$/,
    places: at('market', 'square'),
    isMany: true,
  },
  { ids: /^(fountain|bush|labyrinth|castle|statue|hedge)$/, places: at('formal') },
  {
    ids: /^(leafy-green|vegetable-bed|tomato-plants|tomato|carrot|vegetables|eggplant|cucumber|bell-pepper|jack-o-lantern|pumpkin|potato|fence|hut|house|cherry-tree)$/,
    places: at('allotment'),
  },
  {
    ids: /^(aerial-tramway|mountain-cableway|suspension-railway|ski-lift|chair-lift|chalet|evergreen-tree|hut|house)$/,
    places: at('ski'),
  },
  { ids: /^(castle|house|wall)$/, places: at('ramparts') },
  { ids: /^(suspension-bridge|rope-bridge|stone-bridge)$/, places: at('footbridge') },
  { ids: /^(rooftop|eiffel-tower|sacre-coeur)$/, places: at('roofs') },
  { ids: /^(rooftop|church|house|notre-dame)$/, places: at('townview') },
  { ids: /^(staircase|sacre-coeur|house)$/, places: at('steps') },
  { ids: /^(house|church|stone-house|cypress)$/, places: at('perched') },
  { ids: /^(rice|cooked-rice|sheaf-of-rice)$/, places: at('terraces') },
  {
    ids: /^(blossom|hibiscus|rose|flower-bed|plain-flower-bed|poppy|tulip|cherry-blossom|white-flower|hyacinth|potted-plant|bouquet)$/,
    places: at('path', 'balcony', 'whitelane', 'canal'),
    isMany: true,
  },
  { ids: /^door$/, places: at('whitelane'), isMany: true },
  { ids: /^(hibiscus|staircase)$/, places: at('whitelane') },
  { ids: /^(fence)$/, places: at('field') },
  // What the walls of a trade's room show.
  {
    ids: /^(mantelpiece-clock|wall-clock|alarm-clock|watch|pocket-watch)$/,
    places: at('clockShop'),
    isMany: true,
  },
  { ids: /^(potion|test-tube|beaker|alembic)$/, places: at('laboratory'), isMany: true },
  { ids: /^(flying-sparks|fire|campfire)$/, places: at('forge') },
  { ids: /^(fire|saucepan|pot-of-food|hung-pans|smoke)$/, places: at('galley'), isMany: true },
  {
    ids: /^(baguettes|bread|bread-loaf|croissant|baguette-bread)$/,
    places: at('bakehouse'),
    isMany: true,
  },
  { ids: /^(oven|wood-oven)$/, places: at('bakehouse') },
  {
    ids: /^(bouquet|rose|tulip|mixed-flowers|flower-buckets|blossom)$/,
    places: at('flowerShop'),
    isMany: true,
  },
  { ids: /^(fish|tropical-fish)$/, places: at('fishShop'), isMany: true },
  { ids: /^(toys|building-blocks|teddy-bear)$/, places: at('toyShop'), isMany: true },
  { ids: /^(thread|yarn)$/, places: at('tailor'), isMany: true },
  { ids: /^(framed-picture|canvas)$/, places: at('painter'), isMany: true },
  { ids: /^(dumbbell|kettlebell)$/, places: at('gym'), isMany: true },
  { ids: /^(chandelier)$/, places: at('ballroom', 'casino') },
  { ids: /^(market-stall|vegetables)$/, places: at('marketHall'), isMany: true },
  {
    ids: /^(toys|building-blocks|birthday-cake|shortcake|shop-front|bakery-shop)$/,
    places: at('shopWindow'),
  },
  { ids: /^(slot-machine)$/, places: at('casino') },
  { ids: /^(desk|monitor|desktop-computer|design-chair)$/, places: at('openOffice'), isMany: true },
  { ids: /^(bookshelf|books|book-stack)$/, places: at('bookshop'), isMany: true },
  { ids: /^(apple-tree|apple)$/, places: at('orchard'), isMany: true },
  { ids: /^(bamboo)$/, places: at('bamboo'), isMany: true },
  { ids: /^(balance-scale)$/, places: at('court') },
  {
    ids: /^(fishing-boat|big-sailboat|sailboat)$/,
    places: at('harbour', 'quayside'),
    isMany: true,
  },
];

export const isSetPiece = (
  { id, isSome = false, person, isWorkedOn }: WishedThing,
  where: Place,
): boolean =>
  !isWorkedOn &&
  person === null &&
  held.some(
    ({ ids, places, isMany = false }) => ids.test(id) && places.has(where) && (isSome || !isMany),
  );

/** The wish without what its place's own scenery shows; nobody stands to that any more. */
export function withoutSetPieces(wish: IllustrationDescription): IllustrationDescription {
  const { things, relations, place: where, format } = wish;
  if (where === null || format === 'logo' || format === 'pattern') return wish;
  const after = new Map<number, number>();
  for (const [index, thing] of things.entries())
    if (!isSetPiece(thing, where)) after.set(index, after.size);
  if (after.size === things.length) return wish;
  return {
    ...wish,
    things: things.filter((_, index) => after.has(index)),
    relations: relations
      .filter(({ of, to }) => after.has(of) && after.has(to))
      .map((tie) => ({ ...tie, of: after.get(tie.of)!, to: after.get(tie.to)! })),
  };
}

/** A colour in the hour's light, with so much air before it. */
export function lit({ palette, time }: Setting, hex: string, air = 0.1): Oklab {
  if (palette.isDark) return blend(tone(hex), tone(palette.far), 0.58 + air / 3);
  const isLow = time === 'sunset' || time === 'dusk' || time === 'dawn';
  const own = isLow ? blend(tone(hex), tone(palette.ground), 0.3) : tone(hex);
  return blend(own, tone(palette.sky), air);
}

/** The stuff of curtains that were told of in a colour; else as the room has them. */
export function curtainCloth({ pieces, palette }: Setting, usual: Oklab): Oklab {
  const told = pieces?.get('curtain')?.colour;
  if (!told) return usual;
  const cloth = tone(toldColours[told]);
  return palette.isDark ? blend(cloth, tone(palette.far), 0.4) : cloth;
}

/** A rise of the ground behind what stands before it: `at` rest as a share of the height, the rest as in `below`. */
export function ridge(setting: Setting, { hex, air, at, swell, waves }: Ridge): CutOut {
  const phase = 6 * setting.random();
  return cut(lit(setting, hex, air), below(setting, setting.height * at, { swell, waves, phase }));
}

type Ridge = {
  readonly hex: string;
  readonly air: number;
  readonly at: number;
  readonly swell: number;
  readonly waves: number;
};

type Spot = {
  readonly x: number;
  readonly base: number;
  readonly high: number;
  readonly air?: number;
  readonly isFlipped?: boolean;
  readonly hex?: string;
};

/** A drawing as part of the scenery. */
export function piece(setting: Setting, id: string, spot: Spot): Group {
  const { x, base, high, air = 0.1, isFlipped = false } = spot;
  const { palette } = setting;
  const drawing = findDrawing(id)!;
  const toward = tone(palette.isDark ? palette.far : palette.sky);
  const told = setting.pieces?.get(id)?.colour ?? null;
  const fills = colourDrawing(drawing, palette, told ? tone(toldColours[told]) : null).map((fill) =>
    blend(fill, toward, palette.isDark ? 0.35 + air : air),
  );
  return backdrop(id, place(drawing, fills, { x, base, height: high, isFlipped }).cutOuts);
}

/** Flowers that hang from the houses. */
export const isInFlower = ({ pieces }: Setting): boolean =>
  [...(pieces?.keys() ?? [])].some((id) => /blossom|hibiscus|rose|flower|tulip/.test(id));

/** Which of these was asked for; the first of them where none was. */
export const askedOf = (setting: Setting, ids: readonly string[]): string | null =>
  ids.find((id) => setting.pieces?.has(id)) ?? null;
