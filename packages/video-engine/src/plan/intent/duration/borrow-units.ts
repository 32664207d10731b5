import type { RewrittenText } from '../words/rewritten-text.ts';

const unit =
  '(secs?|secondes?|seconds?|s|mn|mins?|minutes?|plans?|shots?|coupes?|cuts?)(?![a-z0-9])';
const most =
  "(?:au |grand |en grand )?max(?:imum|i)?|au plus|pas plus d[e']|jusqu'a|at most|no more than|up to|tops";
const least = "(?:au )?min(?:imum|i)?|au moins|pas moins d[e']|at least|no less than";
const bound = `(?:${most}|${least})`;
const before = `(?<![a-z])${bound}(?: a| de| of)? ?:? ?`;
const join = '(?: ?[,;/]| et| mais| and| but| -){0,2} ?';
const figure = '(?<![\\d:.,])\\d{1,3}';
/** No unit of its own, and no other thing that it counts. */
const bare = '(?![\\d:.,]*\\d| ?[%x°"\'a-z])';
const withUnit = `(?:${before}${figure}[ -]?${unit}|${figure}[ -]?${unit} ${bound})`;
/** « non », « ou plutôt », "make that": what follows counts in the place of what was said. */
export const takingBack =
  "(?:(?:ou |et |mais |or |ah )?(?:non|nan|allez|attend(?:s|ez)?|wait|stop|euh|oups|plutot|enfin|finalement|en fait|pardon|disons|rather|no|actually|sorry|make that|make it|let's say)(?![a-z])[, ]*){1,3}";
/** « non pas », « plus »: what follows is not wished for, what comes after « mais » is. */
export const refusing =
  "(?<![a-z])(?:(?:non |surtout |et )*pas|not|no longer) (?:de |d'|en |for )?";
const closing =
  '(?= ?(?:[.,;!?\\n]|$)| (?:finalement|en fait|plutot|svp|stp|please|max|instead)(?![a-z]))';

const lacking: readonly RegExp[] = [
  // maximum 30 secondes, minimum 20
  `(?<=${withUnit}${join}${before})${figure}(?=${bare}| (?:et|mais|and|but|pour|for) )`,
  // 20 secondes minimum, 30 maximum
  `(?<=${withUnit}${join})${figure}(?= (?!min(?![a-z]))${bound}(?![a-z]))`,
  // minimum 20, maximum 30 secondes
  `(?<=${before})${figure}(?=${join}${withUnit})`,
  // « 6 plans, 1 min »: a bare « min » behind a figure is its unit.
  `${figure}(?= (?!min[ ,.;]|min$)${bound}${join}${withUnit})`,
  // vingt secondes. Ou plutôt trente.
  `(?<=${figure}[ -]?${unit}[ ,.;!?-]{1,5}${takingBack})${figure}${closing}`,
  // 30, non, 40 secondes
  `${figure}(?=[ ,.;!?-]{1,5}${takingBack}(?:plutot |rather )?${figure}[ -]?${unit})`,
  // pas 30 secondes : 20
  `(?<=${refusing}${figure}[ -]?${unit} ?[:,] )${figure}${closing}`,
  // non pas 20 secondes mais 35
  `(?<=${refusing}${figure}[ -]?${unit},? (?:mais|but|plutot|rather) (?:plutot |de )?)${figure}${closing}`,
  // à 5 secondes et reste 4
  `(?<=${figure}[ -]?${unit}(?: et| and|,) (?:qui |to )?(?:reste|dure|stays?|lasts?|pendant|for)(?: for| pendant)? )${figure}${closing}`,
  // j'ai 20 minutes, il m'en faut 2
  `(?<=${figure}[ -]?${unit}[^.!?]{1,24}(?:en (?:faut|veux|veut|voudrais|garde|reste)|want|need) )${figure}${closing}`,
  // la photo reste 6 secondes, et le film fait 40
  `(?<=${figure}[ -]?(s|secs?|secondes?|seconds?)(?![a-z])[^.!?]{2,60}(?:le (?:tout|film|montage)|la video|the (?:film|video)) (?:(?:doit|devra|should|must) )?(?:faire|fait|fasse|fera|durer?|lasts?|be|is) )${figure}${closing}`,
].map((source) => new RegExp(source, 'g'));

/** A figure that has no unit gets the one that stands beside the other figure. */
export function borrowUnits(text: RewrittenText): void {
  for (const pattern of lacking) {
    text.replace(pattern, ([written, ...units]) => {
      const lent = units.find((each) => each !== undefined);
      return `${written} ${lent}`;
    });
  }
}
