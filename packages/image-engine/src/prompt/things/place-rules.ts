import type { Place } from '../../illustration/illustration-description.ts';
import { interiors } from '../../illustration/place-names.ts';
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

/** « un lac de montagne » is a lake before mountains. */
export const isMountainLake = (before: Place | null, place: Place): boolean =>
  (before === 'river' && place === 'mountain') || (before === 'mountain' && place === 'river');

export const indoors: ReadonlySet<Place> = new Set<Place>([
  ...(['room', 'bedroom', 'kitchen', 'office', 'library', 'bathroom'] as const),
  ...(['workshop', 'attic', 'museum', 'supermarket'] as const),
  ...interiors,
]);

/** In a town, and seen before it. */
const spots: ReadonlySet<Place> = new Set<Place>(['cafe', 'market']);
const namedTowns: ReadonlySet<Place> = new Set<Place>([
  ...(['paris', 'newyork', 'neon', 'canal', 'seine'] as const),
]);
const towns: ReadonlySet<Place> = new Set<Place>([
  ...(['street', 'alley', 'market', 'cafe', 'canal', 'neon', 'paris', 'newyork'] as const),
  ...(['village', 'seine'] as const),
]);
const lands: ReadonlySet<Place> = new Set<Place>(['field', 'hills', 'mountain', 'sea', 'river']);

/** Said of what is overhead. */
export const mereSky = /^(ciel|nuages?|sky|clouds?)$/;

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
  // Over every place there is a sky; only what is in it plays there.
  if (place === 'sky' && mereSky.test(said)) return before;
  // « une forêt avec un sentier » is one.
  if (before === 'forest' && place === 'road') return 'unseen';
  // A town has walls.
  if (place === 'wall' && towns.has(before)) return before;
  // « une terrasse de café à Paris » is one; which town it stands in is not seen.
  if (spots.has(before) && towns.has(place)) return namedTowns.has(place) ? 'unseen' : before;
  // « une ruelle de village en Provence » is a lane, « une route de campagne » a road.
  if (before === 'alley' && place === 'village') return before;
  if (before === 'road' && (place === 'field' || place === 'hills')) return before;
  if (towns.has(before) && lands.has(place)) return before;
  // « a narrow street in Lisbon » stays narrow, « un lac gelé en montagne » frozen, « New York, une rue » New York.
  if (before === 'alley' && place === 'street') return before;
  if (before === 'ice' && (lands.has(place) || place === 'snow')) return before;
  if (namedTowns.has(before) && (place === 'street' || place === 'city')) return before;
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
  /(^| )(mars|plan[eè]te rouge|havana|la havane|cuba|rome|lisbonne|lisbon|naples|montmartre|alfama|londres|toscane|provence|himalaya|glaciers?|bruges|far west|buanderie|v[ée]randa|couloir|corridor|hallway|fermes?|farm|basse cour|icebergs?|ar[eè]nas?|brooklyn|broadway|times square|croisette|vergers?|oasis|aquarium|autoroutes?|highway|f[êe]te foraine|op[ée]ra|salle [àa] manger|dining room|vestibule|entr[ée]e|hall d entr[ée]e|entryway|potagers?|bapt[êe]me|chambre de bonne|carrefours?|traboule|safari|brocante|vide grenier|cr[ée]maill[èe]re|saint tropez)$/u;
