import { longestSeconds, shortestSeconds } from '../../../model/intent.ts';
import { blank } from '../words/read-wording.ts';
import type { Stretch } from '../words/wish-reader.ts';
import { refusing, takingBack } from './borrow-units.ts';
import { hideMoments } from './hide-moments.ts';
import { secondsOf } from './read-time.ts';

/** Seconds wished for; an exact length has both ends equal. */
export type WishedDuration = { readonly minSeconds: number; readonly maxSeconds: number };

export type ReadDuration = {
  readonly duration: WishedDuration | null;
  /** The words of the length that counts. */
  readonly taken: readonly Stretch[];
  /** Lengths that no film can have. */
  readonly impossible: readonly Stretch[];
};

/** `folded`: see `Wording`. The duration is null when no possible length is mentioned. */
export function readDuration(folded: string): ReadDuration {
  const text = hideMoments(folded);
  const lengths: Length[] = [];
  const impossible: Stretch[] = [];
  const said = text.replace(instead, (words) => ' '.repeat(words.length));
  for (const match of said.matchAll(lengthPattern)) {
    const length = readLength(match, text);
    if (length === 'impossible') impossible.push(withAround(match, text));
    else if (length !== null) {
      lengths.push(length);
      if (length.isCut) impossible.push(length);
    }
  }
  const meant = meantLast(lengths, text);
  const chosen = isList(meant) ? [] : combine(meant);
  const first = chosen[0];
  if (first === undefined) return { duration: null, taken: [], impossible };
  const least = chosen.find(({ kind }) => kind === 'least') ?? first;
  return {
    duration: { minSeconds: least.minSeconds, maxSeconds: first.maxSeconds },
    taken: [...chosen, ...(meant === lengths ? [] : takenBack(lengths, chosen, text))],
    impossible,
  };
}

/** « 6 s, 15 s, 30 s »: one film has one length. */
function isList(lengths: readonly Length[]): boolean {
  const exact = lengths.filter(({ kind, weight }) => kind === 'exact' && weight === 0);
  return exact.length === lengths.length && new Set(exact.map((each) => each.maxSeconds)).size > 2;
}

/** « 20 secondes plutôt que 30 »: the figure that is not wished for. */
const instead =
  /(?<=(?:plutot|rather) \d{1,3} ?(?:s|sec|secondes?|seconds?|min|minutes?) )(?:que|than) \d{1,3}(?: ?(?:s|sec|secondes?|seconds?|min|minutes?))?(?![a-z0-9])|(?<![a-z])(?:plutot que|au lieu d[e']|instead of|rather than) ?(?:les |faire |durer )?\d{1,3}(?: ?(?:s|sec|secondes?|seconds?|min|minutes?))?(?![a-z0-9])/g;

type Length = WishedDuration &
  Stretch & {
    readonly kind: 'exact' | 'most' | 'least';
    readonly weight: number;
    /** More than a film can be. */
    readonly isCut: boolean;
  };

const takesBack = new RegExp(`(?:^|[^a-z])${takingBack}(?:pas |de |[a-z]{1,8} )?$`);

const refused = new RegExp(`${refusing}$`);

/** « 20 secondes, non 30 secondes »: what is said last counts. */
function meantLast(lengths: readonly Length[], text: string): readonly Length[] {
  const last = lengths.findLastIndex((length, index) => {
    const before = lengths[index - 1];
    if (before === undefined) return false;
    const between = text.slice(before.end, length.start);
    const isRefused = refused.test(text.slice(Math.max(0, before.start - 24), before.start));
    // « plutôt » may have been taken with the length before it.
    const whole = text.slice(before.start, length.start);
    return (
      takesBack.test(between) ||
      (isRefused && /(?:(?:mais|but|plutot|rather)[a-z' ]*|[:,] ?)$/.test(whole))
    );
  });
  return last > 0 ? lengths.slice(last) : lengths;
}

/** What was said first, with the word that takes it back. */
function takenBack(
  all: readonly Length[],
  chosen: readonly Length[],
  text: string,
): readonly Stretch[] {
  const start = Math.min(...chosen.map((length) => length.start));
  const before = all.find((length) => length.end <= start && !chosen.includes(length));
  if (before === undefined || !all.some((length) => length.start === start)) return [];
  const from = Math.max(0, before.start - 24);
  const refusal = refused.exec(text.slice(from, before.start));
  return [{ start: refusal === null ? before.start : from + refusal.index, end: start }];
}

const units = '(?:s|secs?|secondes?|seconds?|mn|mins?|minutes?|m|h|heures?|hours?)(?![a-z0-9])';
const number = '\\d{1,4}(?:[.,]\\d{1,2})?';
const clock = '\\d{1,2}:\\d{2}(?![:\\d])';
const amount = `(?:${clock}|${number} ?'? ?(?:mn|mins?|minutes?|m|h|heures?|hours?|')(?: ?(?:et |and )?\\d{1,2}(?: ?(?:s|secs?|secondes?|seconds?|"|mn|mins?|minutes?)?(?![a-z0-9])))?(?![a-z])|${number}[ -]?(?:${units}|"))`;
const join = " ?(?:-|/|a|au|et|ou|to|and|or|jusqu'a) ?";

const lengthPattern = new RegExp(
  `(?<![\\d.,:])(?:(${clock}|${number})(?:[ -]?${units})?${join}(${amount})|(${amount}))`,
  'g',
);

const atMostBefore =
  /(?:(?<!pas )moins d[e']|inferieure? a|en dessous d[e']|en[- ]dessous d[e']|\bsous|max(?:imum|i)?(?: d[e'])?|au plus|pas plus (?:long(?:ue)? qu[e']|d[e'])|plus courte? qu[e']|pas qu[e'] ?(?:ca|elle|il|on|la video|le film|la duree|le montage) (?:dure|fasse|depasse|soit|excede|aille)(?: au[- ]dela de| plus de| plus longue? qu[e'])?|pas (?:faire|durer|exceder|aller(?: au-dela)?|etre|depasser|prendre) (?:plus d[e']|plus longue? qu[e'])|pas (?:aller |va )?au[- ]dela(?: de)?|\blimiter?(?: est| sera|,? c'est)?(?: de| a)?|\bmax(?:imum|i)?\.?|(?:sans|inutile de|evite[rz]? de) depasser|pas depasser|depasse(?:r|z)? (?:surtout |jamais |absolument )?(?:pas|jamais)|excede(?:r)? pas|jusqu'a|under|(?<!no )(?<!not )less than|below|no more than|no longer than|not? (?:exceed|longer than|more than)(?:ing)?|at most|up to|within|(?<!no )(?<!not )shorter than)[ :]*(?:les |a |the )?$/;
const atMostAfter =
  /^ ?(?:(?:de |of )?(?:film|video|montage),? ?)?(?:max|maxi|maximum|au maximum|au plus|(?:en )?grand max(?:imum|i)?|a tout casser|tout au plus|,? ?(?:et )?pas (?:plus|davantage)(?!,? (?:et |ni )?(?:pas )?moins| (?:de|d'|que|vite|lent|long))|ou moins|or less|or under|(?:,? c'est) ?(?:le |un )?(?:max|maximum|grand maximum|la limite)|or shorter|,? ?tops|at most|au max|not more|and no more|,? ?pas une? (?:de plus|seconde de plus))(?![a-z])/;
const atLeastBefore =
  /(?:au moins|minimum(?: d[e'])?|(?<!\d ?)\bmin\.?|pas moins d[e']|plus d[e']|superieure? a|at least|more than|\bover|longer than|(?:no|not) shorter than|no less than|not less than|mini)[ :]*(?:a )?$/;
const atLeastAfter =
  /^ ?(?:min|mini|minimum|au minimum|au moins|ou plus|or more|or longer|at least)(?![a-z])/;
const aboutBefore =
  /(?:environ|a peu pres|autour d[e']|aux alentours d[e']|dans les|vers(?: les)?|vise[rz]? les|approximativement|about|around|approximately|roughly|approx\.?|~|≈|grosso modo|presque|nearly|almost|quelque chose comme|genre|something like)[ :]*(?:les |a )?$/;
/** « réduis à », « pendant »: a length follows. */
const lengthBefore =
  /(?:(?<![a-z])(?:redui[a-z]{1,4}|raccourci[a-z]{0,3}|ramen[a-z]{1,3}|limit[a-z]{1,3}|condens[a-z]{1,3}|compress[a-z]{1,3}|shorten|trim|reduce|condense|bring|squeeze)(?:[ -](?:moi|le|la|les|ca|tout|it|this|that|them)){0,2}(?: (?:le|la|the|this|cette|ce|ma|mon|my) (?:film|video|montage|clip|edit))?(?: down)? (?:a|en|sur|to|in|into)|(?<![a-z])(?:pendant|durant|for))[ :]*(?:les |a |the )?$/;
const aboutAfter =
  /^ ?(?:a peine|a peu de choses pres|a la louche|grosso modo|en gros|plus ou moins|approximativement|environ|a peu pres|or so|approximately|approx|roughly)(?![a-z])/;
const filmBefore =
  /(?:video|film|montage|reel|clip|duree|dure|duration|length|long|total|resume|summary|fais|make|create|cree)[a-z]{0,3}(?: [a-z':]{1,10}){0,3}[ :]*$/;
const filmAfter =
  /^[ -](?:video|film|montage|reel|edit|cut|clip|short|story|long|teaser|trailer|au total|en tout|in total|total|in all|all in all)/;

function readLength(match: RegExpMatchArray, text: string): Length | 'impossible' | null {
  const start = match.index as number;
  const before = text.slice(Math.max(0, start - 32), start);
  const after = text.slice(start + match[0].length, start + match[0].length + 24);
  if (isPictureFormat(match[0], before) || isMoment(match[0], before, after)) return null;
  if (/(?:^|[a-z] )-$|(?<!au |du |de |ou )(?<![a-z])(?:moins|minus|negative) $/.test(before))
    return 'impossible';
  if (
    /^\d{1,2}:\d{2}/.test(match[0]) &&
    /(?<![a-z])(?:jusqu'a|in|out|vers|until) (?:la )?$/.test(before)
  )
    return null;
  // No film is asked to be so short without being called one.
  const isTiny = secondsOf(match[3] ?? match[2] ?? '') < 4;
  if (
    isTiny &&
    !filmBefore.test(before) &&
    !filmAfter.test(after) &&
    /[a-z]/.test(text.replace(match[0], ''))
  )
    return null;
  const weight = filmBefore.test(before) || filmAfter.test(after) ? 1 : 0;
  const at = withAround(match, text);
  if (match[1] !== undefined) return readRange(match, weight, at);
  const wished = secondsOf(match[3] as string);
  const seconds = clampSeconds(wished);
  if (seconds === null) return 'impossible';
  const length = { ...at, weight, isCut: wished > longestSeconds };
  if (atMostBefore.test(before) || atMostAfter.test(after)) {
    if (aboutBefore.test(before)) return { ...length, ...about(seconds) };
    return { ...length, kind: 'most', minSeconds: shortestSeconds, maxSeconds: seconds };
  }
  if (atLeastBefore.test(before) || atLeastAfter.test(after)) {
    const maxSeconds = Math.min(longestSeconds, seconds * 2);
    return { ...length, kind: 'least', minSeconds: seconds, maxSeconds };
  }
  if (aboutBefore.test(before) || aboutAfter.test(after)) return { ...length, ...about(seconds) };
  return { ...length, kind: 'exact', minSeconds: seconds, maxSeconds: seconds };
}

function about(seconds: number) {
  return {
    kind: 'exact',
    minSeconds: tenth(seconds * 0.9),
    maxSeconds: tenth(seconds * 1.1),
  } as const;
}

const beforeWords = [/(?:plutot|rather) $/, atMostBefore, atLeastBefore, aboutBefore, lengthBefore];
const afterWords = [
  atMostAfter,
  atLeastAfter,
  aboutAfter,
  /^,? (?:et |mais )?(?:pas|not|que|than) \d{1,3}(?: ?(?:s|sec|secondes?|seconds?|min|minutes?))?(?= ?(?:$|[.,;!?]))|^,? (?:et )?pas plus,? (?:et |ni )?(?:pas )?moins(?![a-z])|^ (?:plutot que|au lieu d[e']|instead of|rather than) ?(?:les )?\d{1,3}(?: ?(?:s|sec|secondes?|seconds?|min|minutes?))?(?![a-z0-9])|^,? ?(?:top )?chrono(?![a-z])|^,? (?:ni plus ni moins|pile|poil|pile poil|tout rond|(?:chrono )?en main|montre en main|bien tassees?|tout compris|net|flat|on the dot|exactement|exactly|sharp|pas (?:1 |une )?secondes? de (?:plus|moins)|pas (?:plus|moins)(?:,? (?:et |ni )?(?:pas )?(?:plus|moins))?|plutot|finalement|en fait|instead)(?![a-z])/,
];

/** The words of a length with « environ », « au plus » beside it. */
function withAround(match: RegExpMatchArray, text: string): Stretch {
  const start = match.index as number;
  const end = start + match[0].length;
  const before = text.slice(Math.max(0, start - 48), start);
  const after = text.slice(end, end + 24);
  const longest = (patterns: readonly RegExp[], around: string) =>
    Math.max(0, ...patterns.map((pattern) => pattern.exec(around)?.[0].length ?? 0));
  return {
    start: start - longest(beforeWords, before),
    end: end + longest(afterWords, after),
  };
}

/** « 10-15 s », « 30 s à 1 min »: without a unit of its own the first number takes the second's. */
function readRange(match: RegExpMatchArray, weight: number, at: Stretch): Length | null {
  // « 30 secondes et 45 secondes »: no range without « entre », and neither is guessed at.
  const lead = (match.input as string).slice(Math.max(0, at.start - 10), match.index);
  if (/\d[a-z ]*[a-z] (?:et|and) \d/.test(match[0]) && !/(?:entre|between) $/.test(lead))
    return null;
  const whole = match[0];
  const last = match[2] as string;
  const firstText = whole.slice(0, whole.length - last.length);
  const ownUnit = new RegExp(`^(?:${clock}|${number}[ -]?${units})`).exec(firstText);
  const lastUnit = /[a-z"'][a-z]*/.exec(last)?.[0] ?? 's';
  const first = secondsOf(ownUnit === null ? `${match[1]} ${lastUnit}` : ownUnit[0]);
  const low = clampSeconds(first);
  const high = clampSeconds(secondsOf(last));
  if (low === null || high === null) return null;
  return {
    ...at,
    kind: 'exact',
    minSeconds: Math.min(low, high),
    maxSeconds: Math.max(low, high),
    weight: weight + 1,
    isCut: false,
  };
}

/** The lengths that make the range, the one with the upper end first. */
function combine(lengths: readonly Length[]): readonly Length[] {
  const exact = lengths
    .filter((length) => length.kind === 'exact')
    .sort((a, b) => b.weight - a.weight)[0];
  const most = lengths.find((length) => length.kind === 'most');
  const least = lengths.find((length) => length.kind === 'least');
  if (exact !== undefined && (most === undefined || exact.weight >= most.weight)) return [exact];
  if (most !== undefined && least !== undefined && least.minSeconds <= most.maxSeconds) {
    return [most, least];
  }
  const one = most ?? least;
  return one === undefined ? [] : [one];
}

function clampSeconds(seconds: number): number | null {
  return seconds > 0 ? Math.min(longestSeconds, Math.max(shortestSeconds, seconds)) : null;
}

function tenth(seconds: number): number {
  return Math.round(seconds * 10) / 10;
}

const atBefore = /(?<![a-z])(?:a|at|apres|des|jusqu'a|vers|au bout de) (?:la )?$/;
const films = new RegExp(
  `^[ -](?:[a-z${blank}]+ ){0,3}(?:video|film|clip|highlight|reel|edit|montage|teaser|story|trailer|cut|recap|summary|short|movie|version|ad|advert|spot|promo|loop|post|piece|intro|vlog|slideshow)`,
);
const wentDown = new RegExp(`${blank} a $`);
const setTo =
  /(?:(?<![a-z])(?:fix|limit|rest|ten|tien|arrondi|ramen|descen|redescen|mont|pass|est|sera|soit|cal|regl|plafonn|arret|stop|coup|clos|keep|kept|set|cap|duree?|dure|film|video|montage|version|reel|clip|total|length|bout|droit|allong|rallong|arriv|etir|abaiss|descend)[a-z]{0,5}(?:-(?:toi|vous|le|la|nous))?(?: (?:le|la|ca|it|this|the|film|video|montage|tout|final|finale|totale))*|jusqu'|au plus|au moins|max[a-z]*|min[a-z]*) ?(?:a|at|to) (?:la )?$/;

/** « à 0:12 », « 2 secondes plus tard » say when. */
function isMoment(said: string, before: string, after: string): boolean {
  // "a 20 second ad"
  if (/^(?!1 )\d+[ -](?:second|minute)$/.test(said) && /(?<![a-z])a $/.test(before)) return false;
  // "a 25s highlight" has an article; « de … à 20 secondes » goes down to a length.
  if (
    !said.includes(':') &&
    /(?<![a-z])a $/.test(before) &&
    (films.test(after) || wentDown.test(before))
  )
    return false;
  if (
    /^ (?:de )?(?:plus (?:tard|tot)|later|earlier|sooner|d'ecart|d'avance|de retard|de decalage|d'intervalle|apart)(?![a-z])/.test(
      after,
    )
  )
    return true;
  return (
    atBefore.test(before) &&
    !setTo.test(before) &&
    !lengthBefore.test(before) &&
    !atMostBefore.test(before)
  );
}

/** 9:16 and "format 4:05" are shapes, not lengths. */
function isPictureFormat(text: string, before: string): boolean {
  return (
    /^(?:9:16|16:10|3:04)$/.test(text) ||
    (/:/.test(text) && /(?:format|ratio|aspect)[ :]*$/.test(before))
  );
}
