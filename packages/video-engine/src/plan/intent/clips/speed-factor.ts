import { fastest, type Intent, type Speed, slowest } from '../../../model/intent.ts';
import type { Stretch, WishReader } from '../words/wish-reader.ts';

const figure = '\\d{1,3}(?:[.,]\\d{1,2})?';
/** Another multiplication: « 4 x 3 », « 16:9 ». */
const alone = '(?! ?[x:] ?\\d)(?![\\d.,]\\d)';
const manner =
  '(?:sp(?:ed|eed(?:ed)?) up|slow(?:ed)? down|(?:in )?slow[ -]?mo(?:tion)?|ralenti|accelere|fast[ -]?motion|time[ -]?lapse)';
const speed =
  '(?:(?:(?:en |a (?:la )?)?vitesse (?:de |a )?|(?:a |at )?speed (?:of )?)(?:egale a )?)';
/** A factor as it is said of a film, or of a part beside which it stands. */
export const factorWords = [
  `(?:(?:au |en )?${manner} ?(?:a |de |at |by |en )?|${speed})?(?:(?:a |en )?x ?${figure}|(?:a |en )?${figure} ?x)(?: (?:speed|faster|slower|plus (?:vite|rapide|lent)[a-z]*))?${alone}`,
  `(?:(?:au |en )?${manner} (?:a |de |at |by )?|${speed})\\d{1,3} ?%(?: (?:de (?:la |sa )?vitesse(?: normale)?|(?:of )?(?:(?:its |the )?(?:normal )?)?speed))?`,
  `(?:a |en |at )?\\d{1,3} ?% (?:de (?:la |sa )?vitesse(?: normale)?|(?:of )?(?:(?:its |the )?(?:normal )?)?speed|plus (?:vite|rapide|lent)[a-z]*|(?:faster|slower))`,
  `(?:(?:en |a (?:la )?)?vitesse (?:de )?|(?:at )?speed )${figure}(?! ?(?:s|sec|secondes?|min|images?|fps|ips|%|x|fois|km)(?![a-z]))${alone}`,
  `${figure} (?:fois|times) (?:plus (?:vite|rapide|lente?)(?:ment)?|faster|slower|as (?:fast|slow)|(?:the |its )?speed|la vitesse)`,
].join('|');
const moves = '(?:acceler|ralenti|speed(?:ed)? up|slow(?:ed)? down)[a-z]{0,3}';
/** « accélère trois fois », « ralentis de 30 % »: of the film, or of what is named between them. */
export function factorBehind(between: string): string {
  return `${moves} ?${between} ?(?:(?:par|by|a|de|at|to|en) ?)?(?:${figure} ?(?:x|fois|times)|(?:x|fois) ?${figure}|\\d{1,3} ?%)${alone}`;
}
/** « de 50 % à 100 % » is a course, and no speed. */
const ramp = new RegExp(
  `(?<![a-z\\d])(?:(?:${moves}|${manner}|vitesse|speed) )?(?:de|du|from) ?\\d{1,3} ?% ?(?:a|au|to|vers) ?(?:\\d{1,3}) ?%(?: (?:de (?:la )?vitesse|speed))?`,
  'g',
);

/** What the words say: times the speed it was filmed at; null where they say nothing possible. */
function factorIn(words: string): number | null {
  const value = Number(/\d+(?:[.,]\d+)?/.exec(words)?.[0].replace(',', '.'));
  if (!(value > 0)) return null;
  const isSlow = /lent|ralenti|slow/.test(words);
  if (words.includes('%')) {
    const share = value / 100;
    // « 30 % plus vite », « ralentis de 30 % »: by so much.
    const isBy = /(?:de|by) ?\d|plus (?:vite|rapide|lent)|faster|slower/.test(words);
    return isBy && !/vitesse (?:de )?\d/.test(words) ? (isSlow ? 1 - share : 1 + share) : share;
  }
  return isSlow && value > 1 ? 1 / value : value;
}

/** In hundredths, and by its word where it has one. */
function spoken(factor: number): Speed {
  const rounded = Math.round(factor * 100) / 100;
  const words = { 0.5: 'slow', 1: 'normal', 2: 'fast' } as const;
  return words[rounded as keyof typeof words] ?? rounded;
}

/** The speed that words say; what no shot can be played with is refused, with the nearest that is. */
export function takeFactor(reader: WishReader, at: Stretch, take: (speed: Speed) => void): void {
  // Where clips are marked their numbers are out of sight.
  const words = reader.text.slice(at.start, at.end);
  const factor = factorIn(words);
  if (factor === null || factor < slowest || factor > fastest) {
    const isOneOverIt = /lent|ralenti|slow/.test(words) && !words.includes('%');
    const nearest = factor !== null && factor > fastest ? fastest : slowest;
    const shown = words.includes('%') ? nearest * 100 : isOneOverIt ? 1 / nearest : nearest;
    reader.refuse('speed-factor', at, String(shown));
  } else take(spoken(factor));
}

/** A factor for the whole film, and courses, which there are none of. */
export function readSpeedFactor(reader: WishReader): Intent['speed'] | null {
  const read: Speed[] = [];
  const take = (at: Stretch) =>
    takeFactor(reader, at, (factor) => {
      read.push(factor);
      reader.understand('speed', at);
    });
  const theFilm =
    '(?:(?:le |tout le )?film|(?:la |toute la )?video|tout|everything|the (?:whole )?(?:film|video)|it|ca)?';
  reader.each(new RegExp(`(?<![a-z\\d])${factorBehind(theFilm)}(?![a-z\\d])`, 'g'), (_m, at) =>
    take(at),
  );
  reader.each(new RegExp(`(?<![a-z\\d:.,])(?:${factorWords})(?![a-z\\d])`, 'g'), (_m, at) =>
    take(at),
  );
  if (new Set(read).size < 2) return read[0] ?? null;
  // Two speeds are those of two parts that nobody named.
  for (const at of reader.understood.filter(({ field }) => field === 'speed')) {
    reader.understood.splice(reader.understood.indexOf(at), 1);
    reader.doubt(at);
  }
  return null;
}

/** « du 50 % au 100 % »: before any of its figures is read. */
export function refuseRamps(reader: WishReader): void {
  reader.each(ramp, (_match, at) => reader.refuse('speed-factor', at));
}
