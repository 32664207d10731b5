import { longestSeconds } from '../../../model/intent.ts';
import { secondsOf } from '../duration/read-time.ts';

export type Amount = { readonly least: number; readonly most: number };

const unit = '(?:secondes?|seconds?|secs?|s|minutes?|mins?|mn)(?![a-z0-9])';
const figure = '\\d{1,3}(?:[.,]\\d{1,2})?';
const most =
  "au (?:grand )?max(?:imum)?|max(?:i|imum)?|au plus|pas plus d[e']|moins d[e']|jusqu'a|at most|no more than|not more than|up to|less than|under";
const least =
  "au min(?:imum)?|min(?:i|imum)?|au moins|pas moins d[e']|plus d[e']|at least|no less than|more than";
const about =
  "environ|a peu pres|a peine|genre|autour d[e']|dans les|vers(?: les)?|about|around|roughly|like|some|approximately";
const exact = 'juste|seulement|uniquement|exactement|pile|just|only|exactly';
const before = `(?:(?:${most}|${least}|${about}|${exact}|les|the) ?){0,3}`;
const after = `(?:,? ?(?:et )?(?:au (?:grand )?max(?:imum)?|max(?:i|imum)?|au plus|pas plus|tops|or less|au min(?:imum)?|min(?:i|imum)?|au moins|or more|at least|at most|environ|a peu pres|or so|pile|chrono|exactement|each|seulement|only)(?![a-z]))?`;

/** How long something lasts, with « environ », « au plus » and the like beside it. */
export const amount = `(?<!\\d[:.,])${before}(?<![\\d:.,])(?:${figure} ?(?:-|a|to|ou|or) ?)?${figure}[ -]?${unit}(?! ?\\d)${after}`;

const read = new RegExp(`(?:(${figure}) ?(?:-|a|to|ou|or) ?)?(${figure})[ -]?(${unit})`);
/** Of a length said loosely, on either side. */
const aTenth = 0.1;

/** Seconds, as `amount` says them; null for none that can be. */
export function amountOf(said: string): Amount | null {
  const parts = read.exec(said);
  if (parts === null) return null;
  const inSeconds = (value: string) => secondsOf(`${value} ${parts[3]}`);
  const high = inSeconds(parts[2] as string);
  const low = parts[1] === undefined ? high : inSeconds(parts[1]);
  if (low <= 0 || high <= 0 || high > longestSeconds) return null;
  const rest = said.replace(parts[0], ' ');
  const says = (words: string) => new RegExp(`(?<![a-z])(?:${words})(?![a-z])`).test(rest);
  if (low !== high) return { least: Math.min(low, high), most: Math.max(low, high) };
  if (says(`${most}|pas plus|tops|or less`)) return { least: Math.min(1, high), most: high };
  if (says(`${least}|or more`)) return { least: high, most: Math.min(longestSeconds, high * 2) };
  if (says(`${about}|or so`))
    return { least: tenth(high * (1 - aTenth)), most: tenth(high * (1 + aTenth)) };
  return { least: high, most: high };
}

function tenth(seconds: number): number {
  return Math.round(seconds * 10) / 10;
}
