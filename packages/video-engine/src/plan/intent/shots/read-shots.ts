import type { Intent } from '../../../model/intent.ts';
import type { WishReader } from '../words/wish-reader.ts';

const shot = '(?:plans?|shots?|coupes?|cuts?)';
const unit = '(?:secondes?|seconds?|secs?|s)(?![a-z])';
const figure = '(\\d{1,3}(?:[.,]\\d)?)';
const ends = `${figure}(?: ?(?:${unit})? ?(?:a|-|to|et|and|ou) ?${figure})?`;
const modifier =
  '((?:environ|autour de|pas moins de|no less than|no fewer than|seulement|uniquement|juste|only|just|exactement|exactly|jamais plus de|never more than|pas plus de|au plus|maximum|max|moins de|au moins|minimum|plus de|about|around|at most|at least|up to|less than|fewer than|under|no more than) )?';
/** « des plans de 2 secondes maximum » */
const bound =
  '( environ| a peu pres| or so| maximum| maxi?| grand max| au (?:grand )?(?:maximum|max|plus)| minimum| mini?| au (?:minimum|moins)| at most| at least)?(?![a-z])';
const shortestShot = 0.2;
const longestShot = 60;
const mostShots = 999;
const adjective =
  '(?:tres|petits?|courts?|longs?|beaux|belles|jolis?|rapides?|lents?|differents|bons|very|short|long|quick|fast|slow|rapid|different|nice|beautiful|brief|snappy)';
/** « une dizaine »: one more or one less in ten. */
const aboutShare = 0.1;

type Shots = Intent['shots'];
type Count = NonNullable<Shots['count']>;

/** « de 2 secondes », « 2 secondes chacun » */
const each = `(?:(?:d'environ|de|d'|of|plus longs? que|plus courts? que|longer than|shorter than) |chacune? (?:de )?|each |lasting |(?:qui )?(?:durent|font|dureraient) |that last |(?=\\d{1,2}(?:[.,]\\d)? ?(?:s|secondes?|seconds?) (?:apiece|each|chacune?|par plan))|(?=under|less than|moins de|au plus|max))${modifier}${ends} ?${unit}(?: each| apiece| chacune?| par plan)?`;

/** How many shots, and how long each. */
export function readShots(reader: WishReader): Shots {
  const shots: { -readonly [K in keyof Shots]: Shots[K] } = { count: null, seconds: null };
  const takeSeconds = (first: string, second: string | undefined, words: string) => {
    const low = toNumber(first);
    const high = second === undefined ? low : toNumber(second);
    shots.seconds = within(
      words,
      Math.min(low, high),
      Math.max(low, high),
      shortestShot,
      longestShot,
    );
  };
  const count = (words: string | undefined, first: string, second?: string, areCuts = false) => {
    const found = counted(words, first, second, areCuts);
    shots.count = shots.count === null ? found : together(shots.count, found);
  };
  leaveImpossible(reader);
  readLimits(reader, shots);
  readWithManner(reader, count);
  const both = new RegExp(
    `(?<![a-z\\d:.,])(?:entre |between )?${modifier}(\\d{1,3})(?: ?(?:a|-|to|et|and|ou) ?(\\d{1,3}))? ${shot}(?: differents| seulement| seul)?,? ${each}`,
    'g',
  );
  // « 3 plans de 2 s puis 4 plans de 1 s »: neither is the film's.
  const combined = [...reader.text.matchAll(both)].length;
  reader.each(both, (match, at) => {
    if (combined > 1) return reader.leave(at);
    const [, countWords, figure, upTo, eachWords, low, high] = match;
    count(countWords, figure as string, upTo);
    takeSeconds(low as string, high, eachWords ?? '');
    reader.understand('shots.count', { start: at.start, end: at.start + 1 });
    reader.understand('shots.seconds', { start: at.start + 1, end: at.end });
  });
  leavePerClip(reader);
  const lengths = [
    `(?:des |les |with )?${shot} ${each}`,
    `(?:chaque|each|every|tous les|les|un) (?:plan|shot)s? (?:(?:doit |doivent |devra |devront |devraient |should |must )?(?:durer?|durent|faire|fait|lasts?|de|d'|of) ?)?(?:(?:de|pendant|entre|between) )?${modifier}${ends} ?${unit}`,
    `(?:change[rz]? (?:de plan|d'image|shots?|the shot|pictures?)|(?:un|1|a)(?: new| nouveau| autre)? (?:plan|shot|cut|coupe)|coupe[rz]?|cut)s? (?:toutes les|every|chaque) ${modifier}${ends} ?${unit}`,
    `${modifier}${ends}[ -]seconds?[ -](?:long )?(?:shots|cuts|clips)`,
    `${modifier}${ends} ?${unit}(?: (?:maximum|max|maxi|au plus|at most))? (?:par|per|chaque|each) ${shot}`,
    // « des plans très courts, 1 seconde max »
    `(?<=(?:${shot}(?: (?:tres|bien))? (?:courts|longs|brefs)|(?:very )?(?:short|quick|long) ${shot})(?:, ?| ?\\())${modifier}${ends} ?${unit}(?! (?:de|of) (?:film|video|montage))`,
  ];
  readEverySecond(reader, () => takeSeconds('1', undefined, ''));
  for (const source of lengths) {
    reader.each(
      new RegExp(`(?<![a-z\\d])${source}(?: chacune?| each| apiece)?${bound}`, 'g'),
      (match, at) => {
        const most = / max|au plus|at most/.test(match[0]) ? ' max' : '';
        takeSeconds(match[2] as string, match[3], `${match[1] ?? ''}${match[4] ?? ''}${most}`);
        reader.understand('shots.seconds', at);
      },
    );
  }
  reader.each(
    new RegExp(
      `(?<![a-z\\d:.,]|(?:clip|video|rush|fichier) )(?:entre |between |from )?${modifier}(\\d{1,3})(?: ?(?:a|-|to|et|and|ou|or) ?(\\d{1,3}))? (?:seule? )?${shot}(?![a-z])(?! \\d)( (?:au )?(?:grand )?(?:maximum|max|maxi)| au plus| (?:au )?(?:minimum|mini)| au moins| at most| at least)?`,
      'g',
    ),
    (match, at) => {
      // « un plan d'hélicoptère » is a shot of something, and no film of one.
      if (isOfSomething(match, reader.text.slice(at.end))) return;
      const [whole, before, first, second, after] = match;
      count(`${before ?? ''}${after ?? ''}`, first as string, second, /coupe|cut/.test(whole));
      reader.understand('shots.count', at);
    },
  );
  return shots;
}

function isOfSomething([whole, , first, second]: RegExpExecArray, behind: string): boolean {
  if (first !== '1' || second !== undefined || /seule? /.test(whole)) return false;
  return /^ (?:(?:a chaque|pour chaque|par|quand|each time|every time|whenever|per) |(?:de |d'|du |des |of )(?=[a-z])(?!suite|plus|moins|maximum|film|la video)|(?:sur|avec|au|vers|with|from|over|on) (?=[a-z]))/.test(
    behind,
  );
}

/** "15 quick shots", « 20 plans très courts »: the words beside may say how fast it is. */
function readWithManner(
  reader: WishReader,
  count: (words: string | undefined, first: string) => void,
) {
  reader.each(
    new RegExp(
      `(?<![a-z\\d:.,])${modifier}(\\d{1,3}) (?=(?:(?:${adjective} ){1,2}${shot}|plans? (?:(?:tres|bien|assez) )?(?:courts?|longs?))(?![a-z]))`,
      'g',
    ),
    ([, words, figure], at) => {
      count(words, figure as string);
      reader.understand('shots.count', at);
    },
  );
}

/** "no shot longer than 4 seconds": read as a length of shots, the longest would be the shortest. */
function readLongest(reader: WishReader, shots: { seconds: Shots['seconds'] }): void {
  const none =
    "(?:aucun|chaque|each|every|que des|jamais de|pas de|pas d'|pas (?:un|1) seul|no|without|sans)";
  const lasts =
    "(?:de|of|lasting|(?:qui |ne |n')?(?:doi(?:t|vent) |devra |should |must )?(?:(?:pas )?(?:durer?|dure|fasse|faire|fait|depasse[rz]?|excede[rz]?|exceed|last|be|is)))";
  const over =
    '(?:plus (?:de|longs? (?:que|de))|longer than|over|more than|(?:au|en)[- ]?(?:dela|dessus) de)';
  reader.each(
    new RegExp(
      `${none} ${shot} (?:${lasts} )?(?:(?:ne |n')?(?:doit |dure |depasse )?(?:pas |no )?)?(?:${over} )?${figure} ?${unit}(?: ou plus| or more)?`,
      'g',
    ),
    ([words, figure], at) => {
      if (!/plus|depasse|excede|exceed|longer|over|more|dela|dessus/.test(words)) return;
      shots.seconds = { least: shortestShot, most: toNumber(figure as string) };
      reader.understand('shots.seconds', at);
    },
  );
}

/** « aucun de moins de 2 secondes » */
function readShortest(reader: WishReader, shots: { seconds: Shots['seconds'] }): void {
  reader.each(
    new RegExp(
      `(?<![a-z])(?:(?:aucun|none)(?: ${shot})?|(?:no|pas de|jamais de|sans) ${shot}) (?:(?:de|of|ne (?:doit )?(?:dure[rsz]?|fasse|faire)) )?(moins|less|shorter|plus|more|longer|en[- ]dessous|under|below|au[- ]dessus|over)(?: (?:de|than))? ${figure} ?${unit}`,
      'g',
    ),
    ([, side, figure], at) => {
      const seconds = toNumber(figure as string);
      const isLeast = /moins|less|shorter|en.dessous|under|below/.test(side as string);
      shots.seconds = isLeast
        ? { least: seconds, most: longestShot }
        : { least: shortestShot, most: seconds };
      reader.understand('shots.seconds', at);
    },
  );
}

function readLimits(reader: WishReader, shots: { seconds: Shots['seconds'] }): void {
  readLongest(reader, shots);
  readShortest(reader, shots);
  readBounds(reader, shots);
}

/** « les plans : 1 seconde minimum, 3 secondes maximum » */
function readBounds(reader: WishReader, shots: { seconds: Shots['seconds'] }): void {
  reader.each(
    new RegExp(
      `(?<![a-z])${shot} ?:? ?(?:entre |between |de |d')?${figure} ?${unit} (?:(?:au )?min(?:imum|i)?|au moins|at least)(?:,| et| and| a)? ?${figure} ?${unit} (?:(?:au )?max(?:imum|i)?|au plus|at most)`,
      'g',
    ),
    ([, low, high], at) => {
      shots.seconds = { least: toNumber(low as string), most: toNumber(high as string) };
      reader.understand('shots.seconds', at);
    },
  );
}

/** « un plan par seconde », « coupe toutes les secondes ». */
function readEverySecond(reader: WishReader, take: () => void): void {
  reader.each(
    /(?<![a-z\d])(?:(?:1 (?:plan|shot|coupe|cut)|coupe[rz]?|change[rz]? (?:de plan|d'image|d'images)) (?:par|per|a la|each|every|toutes les|chaque) seconde?s?|(?:cut|a shot) every second)(?![a-z])/g,
    (_match, at) => {
      take();
      reader.understand('shots.seconds', at);
    },
  );
}

/** Fewer than one is none. */
function leaveImpossible(reader: WishReader): void {
  reader.each(
    new RegExp(`(?<![\\d.,:a-z] ?)(?:- ?\\d{1,3}|0|zero) ${shot}(?![a-z])`, 'g'),
    (_match, at) => reader.leave(at),
  );
}

/** So many shots of each clip is no number of shots of the film. */
function leavePerClip(reader: WishReader): void {
  reader.each(
    /\b(?:(?:pas plus de|au plus|maximum|max|au moins|minimum|moins de|plus de|no more than|at most|at least) )?(?:\d{1,2} (?:a|ou|to|or) )?\d{1,2} (?:seule? )?(?:plan|shot)s? (?:maximum |max )?(?:par|per|pour chaque|de chaque|for each|dans chaque) (?:clip|video|rush|photo)s?\b/g,
    (_match, at) => reader.leave(at),
  );
}

/** « au moins 8 plans, 10 plans maximum »; of two that cannot both hold, the one said last. */
function together(one: Count, other: Count): Count {
  const least = Math.max(one.least, other.least);
  const most = Math.min(one.most, other.most);
  return least <= most ? { least, most } : other;
}

function counted(
  words: string | undefined,
  figure: string,
  second: string | undefined,
  areCuts: boolean,
): Count {
  if (second !== undefined) {
    const ends = [counted('', figure, undefined, areCuts), counted('', second, undefined, areCuts)];
    return {
      least: Math.min(...ends.map(({ least }) => least)),
      most: Math.max(...ends.map(({ most }) => most)),
    };
  }
  const count = Math.max(1, Math.min(mostShots, Number(figure) + Number(areCuts)));
  if (
    /moins de|au moins|no less|no fewer|at least|minimum|plus de|at most|max|au plus|pas plus|up to|less|fewer|under|no more/.test(
      words ?? '',
    )
  ) {
    if (/pas moins|no less|no fewer/.test(words ?? '')) return { least: count, most: count * 2 };
    const strict = /(?:moins de|less than|under|fewer than)/.test(words ?? '') ? 1 : 0;
    const range = within(words ?? '', count, Math.max(1, count - strict), 1, mostShots);
    return /au moins|at least|minimum/.test(words ?? '')
      ? { least: count, most: count * 2 }
      : range;
  }
  if (/environ|autour|about|around/.test(words ?? '')) {
    const slack = Math.max(1, Math.round(count * aboutShare));
    return { least: count - slack, most: count + slack };
  }
  return { least: count, most: count };
}

function within(words: string, low: number, high: number, floor: number, ceiling: number) {
  const least = Math.max(floor, low);
  const most = Math.min(ceiling, Math.max(floor, high));
  if (/au moins|at least|minimum|(?<!pas |jamais )plus de/.test(words))
    return { least, most: ceiling };
  const isBound = /max|min|au plus|at most|at least/.test(words);
  if (!isBound && /environ|autour|about|around|a peu pres|or so/.test(words)) {
    return { least: Math.round(least * 9) / 10, most: Math.round(most * 11) / 10 };
  }
  if (
    /moins|max|au plus|pas plus|jamais plus|never more|at most|up to|less|fewer|under|no more/.test(
      words,
    )
  ) {
    return { least: floor, most };
  }
  return { least, most };
}

function toNumber(text: string): number {
  return Number(text.replace(',', '.'));
}
