import { hideMoments } from './hide-moments.ts';
import { inDigits } from './in-digits.ts';

/** Seconds wished for; an exact length has both ends equal. */
export type WishedDuration = { readonly minSeconds: number; readonly maxSeconds: number };

/** The shortest film that can be wished for, and the floor of "under a minute". */
export const shortestSeconds = 1;
export const longestSeconds = 3600;

/** `folded`: see `Wording`. Null when no length is mentioned. */
export function readDuration(folded: string): WishedDuration | null {
  const text = inDigits(hideMoments(folded));
  const lengths = [...text.matchAll(lengthPattern)].flatMap((match) => {
    const length = readLength(match, text);
    return length === null ? [] : [length];
  });
  return combine(lengths);
}

type Length = WishedDuration & {
  readonly kind: 'exact' | 'most' | 'least';
  readonly weight: number;
};

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
  /(?:moins d[e']|inferieure? a|en dessous d[e']|en[- ]dessous d[e']|\bsous|max(?:imum|i)?(?: d[e'])?|au plus|pas plus (?:longue? que|d[e'])|pas depasser|depasse(?:r|z)? pas|excede(?:r)? pas|jusqu'a|under|less than|below|no more than|no longer than|not? (?:exceed|longer than|more than)(?:ing)?|at most|up to|within|shorter than)[ :]*(?:les |a |the )?$/;
const atMostAfter =
  /^ ?(?:(?:de |of )?(?:film|video|montage) ?)?(?:max|maxi|maximum|au maximum|au plus|grand max|ou moins|or less|or under|or shorter|tops|at most|au max)(?![a-z])/;
const atLeastBefore =
  /(?:au moins|minimum(?: d[e'])?|(?<!\d ?)\bmin\.?|pas moins d[e']|plus d[e']|superieure? a|at least|more than|\bover|longer than|no less than|not less than|mini)[ :]*(?:a )?$/;
const atLeastAfter =
  /^ ?(?:min|mini|minimum|au minimum|au moins|ou plus|or more|or longer|at least)(?![a-z])/;
const aboutBefore =
  /(?:environ|a peu pres|autour d[e']|dans les|vers(?: les)?|approximativement|about|around|approximately|roughly|approx\.?|~|≈|grosso modo|presque|nearly|almost)[ :]*(?:les |a )?$/;
const aboutAfter = /^ ?(?:environ|a peu pres|or so|approximately|approx|roughly)(?![a-z])/;
const filmBefore =
  /(?:video|film|montage|reel|clip|duree|dure|duration|length|long|total|resume|summary|fais|make|create|cree)[a-z]{0,3}(?: [a-z':]{1,10}){0,3}[ :]*$/;
const filmAfter =
  /^[ -](?:video|film|montage|reel|edit|cut|clip|short|story|long|teaser|trailer|au total|in total|total)/;

function readLength(match: RegExpMatchArray, text: string): Length | null {
  const start = match.index as number;
  const before = text.slice(Math.max(0, start - 32), start);
  const after = text.slice(start + match[0].length, start + match[0].length + 24);
  if (isPictureFormat(match[0], before)) return null;
  const weight = filmBefore.test(before) || filmAfter.test(after) ? 1 : 0;
  if (match[1] !== undefined) return readRange(match, weight);
  const seconds = clampSeconds(toSeconds(match[3] as string));
  if (seconds === null) return null;
  if (atMostBefore.test(before) || atMostAfter.test(after)) {
    return { kind: 'most', minSeconds: shortestSeconds, maxSeconds: seconds, weight };
  }
  if (atLeastBefore.test(before) || atLeastAfter.test(after)) {
    const maxSeconds = Math.min(longestSeconds, seconds * 2);
    return { kind: 'least', minSeconds: seconds, maxSeconds, weight };
  }
  if (aboutBefore.test(before) || aboutAfter.test(after)) {
    return {
      kind: 'exact',
      minSeconds: tenth(seconds * 0.9),
      maxSeconds: tenth(seconds * 1.1),
      weight,
    };
  }
  return { kind: 'exact', minSeconds: seconds, maxSeconds: seconds, weight };
}

/** « 10-15 s », « 30 s à 1 min »: without a unit of its own the first number takes the second's. */
function readRange(match: RegExpMatchArray, weight: number): Length | null {
  const whole = match[0];
  const last = match[2] as string;
  const firstText = whole.slice(0, whole.length - last.length);
  const ownUnit = new RegExp(`^(?:${clock}|${number}[ -]?${units})`).exec(firstText);
  const lastUnit = /[a-z"'][a-z]*/.exec(last)?.[0] ?? 's';
  const first = toSeconds(ownUnit === null ? `${match[1]} ${lastUnit}` : ownUnit[0]);
  const low = clampSeconds(first);
  const high = clampSeconds(toSeconds(last));
  if (low === null || high === null) return null;
  return {
    kind: 'exact',
    minSeconds: Math.min(low, high),
    maxSeconds: Math.max(low, high),
    weight: weight + 1,
  };
}

function combine(lengths: readonly Length[]): WishedDuration | null {
  const exact = lengths
    .filter((length) => length.kind === 'exact')
    .sort((a, b) => b.weight - a.weight)[0];
  const most = lengths.find((length) => length.kind === 'most');
  const least = lengths.find((length) => length.kind === 'least');
  if (exact !== undefined && (most === undefined || exact.weight >= most.weight)) {
    return { minSeconds: exact.minSeconds, maxSeconds: exact.maxSeconds };
  }
  if (most !== undefined && least !== undefined && least.minSeconds <= most.maxSeconds) {
    return { minSeconds: least.minSeconds, maxSeconds: most.maxSeconds };
  }
  const one = most ?? least;
  return one === undefined ? null : { minSeconds: one.minSeconds, maxSeconds: one.maxSeconds };
}

function toSeconds(text: string): number {
  const clockParts = /^(\d{1,2}):(\d{2})$/.exec(text.trim());
  if (clockParts !== null) return Number(clockParts[1]) * 60 + Number(clockParts[2]);
  const parts = /^(\d{1,4}(?:[.,]\d{1,2})?)[ -]?'? ?([a-z"']+)(?:[^\d]{0,5}(\d{1,2}))?/.exec(
    text.trim(),
  );
  if (parts === null) return 0;
  const value = Number((parts[1] as string).replace(',', '.'));
  const unit = parts[2] as string;
  const rest = Number(parts[3] ?? 0);
  if (unit.startsWith('h')) return value * 3600 + rest * 60;
  if (unit.startsWith('m') || unit === "'") return value * 60 + rest;
  return value;
}

function clampSeconds(seconds: number): number | null {
  return seconds > 0 ? Math.min(longestSeconds, Math.max(shortestSeconds, seconds)) : null;
}

function tenth(seconds: number): number {
  return Math.round(seconds * 10) / 10;
}

/** 9:16 and "format 4:05" are shapes, not lengths. */
function isPictureFormat(text: string, before: string): boolean {
  return (
    /^(?:9:16|16:10|3:04)$/.test(text) ||
    (/:/.test(text) && /(?:format|ratio|aspect)[ :]*$/.test(before))
  );
}
