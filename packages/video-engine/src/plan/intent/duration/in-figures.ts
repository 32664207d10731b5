import { countedSecond, figuresOf, numberWords } from '../words/number-words.ts';
import type { RewrittenText } from '../words/rewritten-text.ts';
import { secondsOf, time } from './read-time.ts';

type Rule = readonly [RegExp, (match: RegExpMatchArray) => string | null];

const dozens: Readonly<Record<string, number>> = {
  dizaine: 10,
  douzaine: 12,
  quinzaine: 15,
  vingtaine: 20,
  trentaine: 30,
  quarantaine: 40,
  cinquantaine: 50,
  soixantaine: 60,
};

const nth: Readonly<Record<string, number>> = {
  deux: 2,
  trois: 3,
  quatr: 4,
  cinqu: 5,
  six: 6,
  sept: 7,
  huit: 8,
  neuv: 9,
  dix: 10,
  quinz: 15,
  vingt: 20,
  trent: 30,
};

const rules: readonly Rule[] = [
  [/(?:la )?moitie d(?:e |')une minute/g, () => '30 s'],
  [
    /(?<![\d'])(\d{1,2})'(\d{2})(?![\d"'])/g,
    (match) => `${Number(match[1]) * 60 + Number(match[2])} s`,
  ],
  [
    new RegExp(
      `(?<![a-z])mini?(?:mum)? :? ?(${time}|\\d{1,3})(?:,| et)? ?maxi?(?:mum)? :? ?(${time})`,
      'g',
    ),
    (match) => `${match[1]} a ${match[2]}`,
  ],
  [/(?<=(?:\d|first|last|premieres?|dernieres?) ?)secs?(?![a-z0-9])/g, () => 'secondes'],
  [
    /(?<![a-z])(deux|trois|quatr|cinqu|six|sept|huit|neuv|dix|quinz|vingt|trent)ieme (?=(?:seconde|minute)(?![a-z]))/g,
    (match) => `${nth[match[1] as string]} `,
  ],
  [/(?<=\d) ?''(?![a-z])/g, () => ' s'],
  [/''/g, () => '"'],
  [
    /(\d{1,2}) (?:minutes?|min|mn) (?:et|and) (\d{1,2}) (?:secondes?|seconds?|secs?|s)(?![a-z])/g,
    (match) => `${match[1]} minutes ${match[2]}`,
  ],
  [/(?:un |1 |a )?(?:quart d'heure|quarter of an hour)/g, () => '15 min'],
  [/(?:une |a )?demi[ -]heure|half an hour/g, () => '30 min'],
  [/(?:une |a )?demi[ -]minute|half (?:a |of a )minute|(?<!and a )half[ -]minute/g, () => '30 s'],
  [
    /(?:trois|3|three)[ -]quarts? (?:de |d'une |of a )minute|(?:three|3)[ -]quarters? of a minute/g,
    () => '45 s',
  ],
  [/(?:un |1 |a )?(?:quart|quarter) (?:de |d'une |d'|of a |of )minute/g, () => '15 s'],
  [
    /(?:one|a|1) and a half minutes?|(?:a|one|1|une) minute (?:and a half|et demie?)/g,
    () => '90 s',
  ],
  [
    /(?<![a-z])(?:une |la )?(dizaine|douzaine|quinzaine|vingtaine|trentaine|quarantaine|cinquantaine|soixantaine) d[e'] ?/g,
    (match) => `environ ${dozens[match[1] as string]} `,
  ],
  [
    numberWords,
    (match) => figuresOf(match[0], (match.input as string).slice(...windowAfter(match))),
  ],
  [
    /(?<![a-z])(?:une?|one) (?=(?:a|ou|to|or) \d{1,2} (?:minutes|secondes|seconds|plans|shots)(?![a-z]))/g,
    () => '1 ',
  ],
  [
    /(?<![a-z])(?:une?|a|one|1) (?:toute )?(?:bonne|grosse|good|full) (?=(?:minute|heure|hour)(?![a-z]))/g,
    () => 'environ 1 ',
  ],
  [
    new RegExp(
      `(?<![a-z])(?:une?|a|one|1) (?:(?:toute )?(?:petite?|courte|seule|pauvre|short|quick|little|single) )?(?=(?:minute|${countedSecond}|heure|hour)(?![a-z]))`,
      'g',
    ),
    () => '1 ',
  ],
  [/(?<=\d)-(?=(?:minute|second)(?![a-z]))/g, () => ' '],
  [
    /(?<![a-z])(?:(?:les|the) )?sec(?:ondes|onds) (\d{1,3}) (?:a|et|to|and|through) (?:la )?(\d{1,3})(?![\d:])(?! ?(?:s|sec|secondes?|seconds?)(?![a-z]))/g,
    (match) => `${match[1]} s a ${match[2]} s`,
  ],
  [
    /(\d{1,3}) (?:et|a|and|to) (\d{1,3}),? (?:en|in) (secondes|minutes|seconds)/g,
    (match) => `${match[1]} a ${match[2]} ${match[3]}`,
  ],
  [/(?<![a-z])(?:la|the) (?=(?:minute|heure|hour)(?![a-z]))/g, () => '1 '],
  [
    /(\d{1,3}) (?:petites|bonnes|grosses|courtes|short|quick|little|good|full) (?=(?:secondes|seconds|minutes)(?![a-z]))/g,
    (match) => `${match[1]} `,
  ],
  [
    /(\d{1,2}) (?:secondes?|secs?|s) (?:et demie?|and a half)(?![a-z])/g,
    (match) => `${match[1]},5 secondes`,
  ],
  [/(\d{1,2}) (?:minutes?|min|mn) et demie?/g, (match) => `${match[1]} minutes 30`],
  [
    /(\d{1,2}) (?:minutes?|min|mn) (?:et (?:un )?quart|and a quarter)/g,
    (match) => `${match[1]} minutes 15`,
  ],
  [
    /(\d{1,2}) (?:minutes?|min|mn) (?:et |moins )?trois[ -]quarts|(\d{1,2}) and three quarters? minutes?/g,
    (match) => `${match[1] ?? match[2]} minutes 45`,
  ],
  [
    /(?<![\d.,:])(\d{1,3}) (minutes?|secondes?|seconds?|min|sec) (?:ou|or) (\d{1,3})(?= ?(?:$|[.,;!?])| (?:max|stp|svp|please|grand)(?![a-z]))/g,
    (match) => `${match[1]} a ${match[3]} ${match[2]}`,
  ],
  [
    /(?<![a-z])(?:de |from )?(?:la |the )?(\d{1,3})(?:e|eme|ieme|ere?|st|nd|rd|th) (?:a|to) (?:la |the )?(\d{1,3})(?:e|eme|ieme|st|nd|rd|th) sec(?:onde|ond)(?![a-z])/g,
    (match) => `de ${match[1]} s a ${match[2]} s`,
  ],
  [
    /(\d{1,3})(?:e|eme|ieme|ere?|st|nd|rd|th) (?=(?:secondes?|minutes?)(?![a-z]))/g,
    (match) => `${match[1]} `,
  ],
  [/(\d{1,2}) and a half minutes?/g, (match) => `${match[1]} minutes 30`],
];

/** « 1 min 15 (± 5 s) », « 30 s à 2 s près ». */
const giveOrTake = new RegExp(
  `(${time}),? ?\\(?(?:tolerance (?:de )?)?(?:±|\\+ ?/ ?-|plus ou moins|give or take|a (?=\\d{1,2} ?[a-z]{1,8} pres)) ?(\\d{1,2}) ?(?:secondes?|seconds?|secs?|s)(?: pres)?(?![a-z])\\)?`,
  'g',
);

function windowAfter(match: RegExpMatchArray): [number, number] {
  const end = (match.index as number) + match[0].length;
  return [end, end + 20];
}

/** « une minute et demie », "half a minute", « une trentaine de secondes » in figures. */
export function inFigures(text: RewrittenText): void {
  for (const [pattern, replacement] of rules) text.replace(pattern, replacement);
  text.replace(giveOrTake, (match) => {
    const middle = secondsOf(match[1] as string);
    const slack = Number(match[2]);
    return slack < middle ? `${middle - slack} a ${middle + slack} secondes` : null;
  });
}
