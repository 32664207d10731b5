import type { Act } from './act.ts';
import { atHand, type Talk } from './talk.ts';

type Edit = Extract<Act, { do: 'edit' }>;

const lead = String.raw`^(?:(?:non|nan|no|mais|et|but|ok|oui|bien)[\s,]+)*`;
/** « encore un peu plus », "a bit more": of what was just changed. Folded, whole messages. */
const more = new RegExp(
  String.raw`${lead}(?:(?:encore|toujours|even|still|toujours pas|vas-y|allez)[\s,]+)*(?:encore|(?:un peu|un petit peu|beaucoup|bien|nettement|a (?:bit|little|lot|touch)|much|slightly|way)? ?(?:plus|davantage|more|further|stronger)(?: (?:encore|que ca|fort|prononce|marque|than that|pronounced))?|plus fort|pas assez(?: fort)?|not enough|(?:encore )?un (?:peu|cran|chouia)(?: de plus)?|go further)$`,
);
/** « moins que ça », « c'est trop », "not that much" */
const less = new RegExp(
  String.raw`${lead}(?:(?:un peu|un petit peu|beaucoup|a (?:bit|little|lot)|much|slightly|way)? ?(?:moins|less)(?: (?:que ca|fort|prononce|marque|than that|quand meme|strong))?|(?:c'est |c'etait |la c'est |it's |that's )?(?:un peu |beaucoup |bien |a bit |a little |way |far )?(?:trop|too much|too strong|trop fort|exagere)(?: la| maintenant| now)?|pas (?:autant|tant|si fort|a ce point)(?: que ca)?|not (?:that|so|as) (?:much|strong)|(?:plus )?doucement|plus (?:leger|subtil|discret)|gentler|softer|subtler|tone it down|half (?:of )?that|la moitie|(?:c'est )?(?:trop|too much)[, ]+(?:reviens|recule)(?: un peu| en arriere)?)$`,
);

/** A change once more, or some of it back; null where the talk changed nothing by degrees. */
export function readDegree(folded: string, talk: Talk): Act | null {
  const isMore = more.test(folded);
  if (!isMore && !less.test(folded)) return null;
  const picture = atHand(talk);
  const last = talk.pictures.find(({ url }) => url === picture)?.act;
  const isOfDegree = (one: string) => {
    const degree = degrees.get(one);
    return degree !== undefined && (isMore || degree.back !== null);
  };
  const changed = last?.do === 'edit' ? last.changes.filter(isOfDegree) : [];
  if (picture === null || changed.length === 0) return null;
  const changes = isMore ? changed : changed.map((one) => degrees.get(one)?.back ?? one);
  // Back by half of what was done: all of it would be an undo.
  const words = changes.map((one) => degrees.get(one)?.words ?? '').join(', ');
  const said = isMore ? words : `un peu ${words}`;
  return {
    do: 'edit',
    picture,
    isNamed: true,
    changes,
    words: said,
    size: null,
    style: null,
  } satisfies Edit;
}

/** `back` is null where nothing takes it back but an undo. */
type Degree = { readonly words: string; readonly back: string | null };

/** What has more and less, in the words of the engine's table, and what takes it back. */
const degrees: ReadonlyMap<string, Degree> = new Map<string, Degree>([
  ['light+', { words: 'plus clair', back: 'light-' }],
  ['light-', { words: 'plus sombre', back: 'light+' }],
  ['contrast+', { words: 'plus contrasté', back: 'contrast-' }],
  ['contrast-', { words: 'moins contrasté', back: 'contrast+' }],
  ['saturation+', { words: 'plus saturé', back: 'saturation-' }],
  ['saturation-', { words: 'moins saturé', back: 'saturation+' }],
  ['warmth+', { words: 'plus chaud', back: 'warmth-' }],
  ['warmth-', { words: 'plus froid', back: 'warmth+' }],
  ['sharpen', { words: 'plus net', back: 'blur' }],
  ['blur', { words: 'flou', back: 'sharpen' }],
  ['enlarge', { words: 'agrandis', back: null }],
]);
