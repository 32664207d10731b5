import type { Place } from '../../../illustration/illustration-description.ts';
import {
  aerials,
  interiors,
  isAerial,
  outings,
  sections,
  wildLands,
} from '../../../illustration/place-names.ts';
import { isWithin } from '../collect/ledger.ts';
import type { Piece } from './piece.ts';

/** « un ciel rose », “the purple sky” */
export function isOfSky(
  pieces: readonly Piece[],
  index: number,
  typed: readonly string[],
): boolean {
  const [piece, after] = [pieces[index]!, pieces[index + 1]];
  const isSky = (one: Piece | undefined) => one?.says === 'place' && one.place === 'sky';
  // « le ciel est tout rouge »
  const isBetween = (one: Piece | undefined) =>
    one?.says === 'nothing' && /^(est|is|tout|tr[èe]s|very|bien|all)$/u.test(typed[one.from]!);
  let at = index - 1;
  while (isBetween(pieces[at])) at -= 1;
  const isStopped = pieces.slice(at + 1, index + 1).some(({ isAfterStop }) => isAfterStop);
  return (isSky(pieces[at]) && !isStopped) || (isSky(after) && after!.from === piece.to);
}

/** « un lac de montagne » is a lake before mountains, « un sentier de montagne » a path. */
const amongPeaks = (before: Place | null, place: Place): 'river' | 'path' | null => {
  const lower = before === 'mountain' ? place : place === 'mountain' ? before : null;
  return lower === 'river' || lower === 'path' ? lower : null;
};

/** Seen from where one stands: what is named with them is the view. */
const lookouts: ReadonlySet<Place> = new Set<Place>([
  ...(['balcony', 'steps', 'square', 'rooftop', 'clifftop'] as const),
]);
/** Of a lookout, and no other place of its own. */
const viewsOf: Partial<Record<Place, ReadonlySet<Place>>> = {
  steps: new Set<Place>(['paris', 'street', 'alley', 'village']),
  square: new Set<Place>(['market']),
  rooftop: new Set<Place>(['sea', 'beach', 'harbour', 'paris', 'seine', 'village']),
  clifftop: new Set<Place>(['mountain', 'snow', 'hills', 'field', 'forest', 'village']),
};

/** « un balcon avec vue sur la mer »: the two of a lookout and what is seen there; else null. */
function viewFrom(before: Place | null, place: Place): { at: Place; view: Place } | null {
  if (before === null || before === place) return null;
  const [at, view] = lookouts.has(before) ? [before, place] : [place, before];
  if (!lookouts.has(at) || indoors.has(view) || spots.has(view) !== (at === 'square')) return null;
  // Balconies of houses are on their fronts.
  if (at === 'balcony' && at === place && (towns.has(view) || view === 'harbour')) return null;
  return viewsOf[at]?.has(view) === false ? null : { at, view };
}

export type Seen = { readonly hasPeaks: boolean; readonly view: Place | null };

/** « une route du désert », « une route dans la forêt »: a road, and what lies about it. */
const roadsides: ReadonlySet<Place> = new Set<Place>([
  ...(['desert', 'savanna', 'mountain', 'forest', 'snow', 'sea', 'coast', 'beach'] as const),
  ...(['jungle', 'steppe', 'tundra', 'heath', 'gorge', 'polar', 'mars', 'volcano'] as const),
]);
function roadThrough(before: Place | null, place: Place): Place | null {
  const land = before === 'road' ? place : place === 'road' ? before : null;
  return land !== null && roadsides.has(land) ? land : null;
}

/** Of two places one in which the other is seen: where it plays, and what is behind it. */
export function seenTogether(
  before: Place | null,
  place: Place,
  view: Place | null = null,
): { at: Place; seen: Seen } | null {
  // « une route côtière, des falaises »: beside the road, as its coast is.
  if (before === 'road' && view !== null && isWithin(place, view))
    return { at: before, seen: { hasPeaks: false, view } };
  const land = roadThrough(before, place);
  if (land) return { at: 'road', seen: { hasPeaks: false, view: land } };
  const lower = amongPeaks(before, place);
  if (lower) return { at: lower, seen: { hasPeaks: true, view: null } };
  const from = viewFrom(before, place);
  return from && { at: from.at, seen: { hasPeaks: false, view: from.view } };
}

/** The words of the places before one that shows them, too: « une rivière dans un canyon ». */
export const coveredBefore = (
  pieces: readonly Piece[],
  piece: Extract<Piece, { says: 'place' }>,
  typed: readonly string[],
): string[] =>
  pieces.flatMap((one) =>
    one.says === 'place' &&
    one.to <= piece.from &&
    (one.place === piece.place || isWithin(one.place, piece.place))
      ? [typed.slice(one.from, one.to).join(' ')]
      : [],
  );

export const indoors: ReadonlySet<Place> = new Set<Place>([
  ...(['room', 'bedroom', 'kitchen', 'office', 'library', 'bathroom'] as const),
  ...(['workshop', 'attic', 'museum', 'supermarket', 'windowsill'] as const),
  ...interiors,
]);

/** In a town, and seen before it. */
const spots: ReadonlySet<Place> = new Set<Place>(['cafe', 'market']);
const namedTowns: ReadonlySet<Place> = new Set<Place>([
  ...(['paris', 'newyork', 'neon', 'canal', 'seine'] as const),
]);
const towns: ReadonlySet<Place> = new Set<Place>([
  ...(['street', 'alley', 'market', 'cafe', 'canal', 'neon', 'paris', 'newyork'] as const),
  ...(['village', 'seine', 'steps', 'square', 'perched', 'whitelane', 'townview'] as const),
]);
/** So much themselves that only another of them is drawn instead. */
const particular: ReadonlySet<Place> = new Set<Place>([
  ...(['cliffs', 'coast', 'isle', 'fjord', 'zen', 'allotment', 'formal', 'ramparts'] as const),
  ...(['ski', 'terraces', 'footbridge', 'roofs', 'townview', 'balcony', 'steps'] as const),
  ...(['square', 'perched', 'whitelane', 'avenue', 'gorge'] as const),
  ...wildLands,
  ...outings,
  ...aerials,
  ...sections,
]);
/** Built, and what lies about it is not where it plays. */
const built: ReadonlySet<Place> = new Set<Place>([
  ...(['platform', 'stadium', 'pool', 'graveyard', 'market', 'greenhouse', 'stage'] as const),
]);
const wide: ReadonlySet<Place> = new Set<Place>([
  ...(['field', 'hills', 'mountain', 'forest', 'garden', 'city', 'village', 'street'] as const),
]);
const lands: ReadonlySet<Place> = new Set<Place>(['field', 'hills', 'mountain', 'sea', 'river']);

/** Said of what is overhead. */
export const mereSky = /^(ciel|nuages?|sky|clouds?)$/;

const openCountry: ReadonlySet<Place> = new Set<Place>([
  ...(['hills', 'field', 'mountain', 'forest', 'garden', 'savanna', 'desert', 'snow'] as const),
]);

/**
 * Where it plays once another place is named. « une chambre avec vue sur la mer » is a room,
 * « Paris sous la neige » is Paris.
 */
export function placeBeside(
  before: Place | null,
  {
    place,
    said,
    isFurnished,
  }: { readonly place: Place; readonly said: string; readonly isFurnished: boolean },
): Place | 'unseen' | 'snows' {
  // « un grenier, une chambre »: of rooms the one that says more.
  if (before === 'room' && indoors.has(place)) return place;
  if (before !== null && indoors.has(before)) return before;
  // « un bureau avec des écrans néon » stays indoors.
  if (
    place === 'neon' &&
    /^n[ée]ons?$/u.test(said) &&
    (isFurnished || (before && namedTowns.has(before)))
  )
    return before === 'neon' ? before : 'unseen';
  if (before === null) return place;
  // From the air all of it is one land.
  if (isAerial(before)) return isWithin(place, before) ? before : 'unseen';
  // « la gare, le quai »; its wall is no ground behind it.
  if (before === 'platform' && (place === 'harbour' || place === 'wall')) return before;
  // Over every place there is a sky; only what is in it plays there.
  if (place === 'sky' && mereSky.test(said)) return before;
  // « une forêt avec un sentier » is one.
  if (before === 'forest' && (place === 'road' || place === 'path')) return 'unseen';
  if (before === 'path' && isWithin(place, before)) return before;
  // A town has walls; in the open country they are low, and no ground behind it all.
  if (place === 'wall' && towns.has(before)) return before;
  if (place === 'wall' && openCountry.has(before)) return 'unseen';
  // « une ville avec des jardins » stays one.
  if (place === 'garden' && (before === 'city' || towns.has(before))) return 'unseen';
  // « une terrasse de café à Paris » is one; which town it stands in is not seen.
  if (spots.has(before) && towns.has(place)) return namedTowns.has(place) ? 'unseen' : before;
  // « un village en Provence » stands on its hill.
  if (before === 'village' && /provence|luberon|toscane|tuscany/.test(said)) return 'perched';
  // Balconies of houses are on their fronts; a harbour by the sea is one.
  if (place === 'balcony' && (towns.has(before) || before === 'harbour')) return 'unseen';
  if (before === 'harbour' && isWithin(place, before)) return before;
  if (particular.has(before) && !particular.has(place)) {
    if (/neige|snow/.test(said)) return 'snows';
    return isWithin(place, before) ? before : 'unseen';
  }
  if (particular.has(place)) return place;
  // « une ruelle de village en Provence » is a lane, « une route de campagne » a road.
  if (before === 'alley' && place === 'village') return before;
  if (before === 'road' && (place === 'field' || place === 'hills')) return before;
  if (towns.has(before) && lands.has(place)) return before;
  // « a narrow street in Lisbon » stays narrow, « un lac gelé en montagne » frozen, « New York, une rue » New York.
  if (before === 'alley' && place === 'street') return before;
  if (before === 'ice' && (lands.has(place) || place === 'snow')) return before;
  if (namedTowns.has(before) && (place === 'street' || place === 'city')) return before;
  // « une gare de campagne, collines au fond »: where it plays was said first.
  if (built.has(before) && wide.has(place)) return 'unseen';
  if (before === 'seine' && place === 'paris') return before;
  if (before === 'paris' && place === 'river') return 'seine';
  if (before === 'village' && (lands.has(place) || place === 'street')) return before;
  return before !== 'snow' && /neige|snow/.test(said) ? 'snows' : place;
}

/** « neige derrière la fenêtre », « la mer par la fenêtre »: not where it plays. */
export const isSeenOutside = (typed: readonly string[], { to }: Piece): boolean =>
  /^((par|derri[eè]re|devant|[àa] travers|through|outside|behind|out of) )?((la|les|une|des|the|a) )?(grande? |large )?(fen[eê]tres?|vitres?|baies? vitr|windows?)|^(dehors|outside)\b/u.test(
    typed.slice(to, to + 5).join(' '),
  );

/** Named right before. */
export function placeBefore(pieces: readonly Piece[], index: number): Place | null {
  const before = pieces[index - 1];
  return before?.says === 'place' ? before.place : null;
}

/** Of which no picture tells itself from the general one that is drawn for it. */
export const isKinOfPlace = (said: string): boolean => kinPlaces.test(said);
const kinPlaces =
  /(^| )(havana|la havane|cuba|rome|lisbonne|lisbon|naples|alfama|londres|toscane|provence|lyon|florence|prague|sienne|siena|dubrovnik|fourvi[eè]re|cornwall|cornouailles|himalaya|glaciers?|bruges|far west|buanderie|v[ée]randa|couloir|corridor|hallway|fermes?|farm|basse cour|ar[eè]nas?|brooklyn|broadway|times square|croisette|aquarium|autoroutes?|highway|op[ée]ra|salle [àa] manger|dining room|vestibule|entr[ée]e|hall d entr[ée]e|entryway|bapt[êe]me|chambre de bonne|carrefours?|traboule|safari|brocante|vide grenier|cr[ée]maill[èe]re|saint tropez)$/u;
