const values: Readonly<Record<string, number>> = {
  un: 1,
  une: 1,
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  six: 6,
  sept: 7,
  huit: 8,
  neuf: 9,
  dix: 10,
  onze: 11,
  douze: 12,
  treize: 13,
  quatorze: 14,
  quinze: 15,
  seize: 16,
  vingt: 20,
  trente: 30,
  quarante: 40,
  cinquante: 50,
  soixante: 60,
  septante: 70,
  huitante: 80,
  octante: 80,
  nonante: 90,
  cent: 100,
  cents: 100,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  eighteen: 18,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  hundred: 100,
};
/**
 * « trante », « quinse », "tweny": a word before a unit that is one letter away from a number.
 */
export function meantNumber(said: string): string | null {
  if (said in values || said.length < 4 || units.test(said)) return null;
  const near = Object.keys(values).filter(
    (each) => each.length >= 4 && each[0] === said[0] && isOneAway(said, each),
  );
  return near.length === 1 ? (near[0] as string) : null;
}

const units =
  /^(?:quelques?|petites?|bonnes?|toutes|dernieres?|premieres?|cette|neuves?|autres?|notre|votre|vint|cents?|there|these|those)$/;

function isOneAway(a: string, b: string): boolean {
  if (a.length > b.length) return isOneAway(b, a);
  if (b.length - a.length > 1) return false;
  let same = 0;
  while (same < a.length && a[same] === b[same]) same += 1;
  const [rest, other] = [a.slice(same), b.slice(same)];
  if (a.length < b.length) return rest === other.slice(1);
  const swapped = rest[0] === other[1] && rest[1] === other[0] && rest.slice(2) === other.slice(2);
  return rest.slice(1) === other.slice(1) || swapped;
}

const word = `(?:${Object.keys(values)
  .sort((a, b) => b.length - a.length)
  .join('|')})`;
/** At most six words: « quatre-vingt-dix-neuf » has four. */
export const numberWords = new RegExp(
  `(?<![a-z0-9'-])(?:a (?=hundred))?${word}s?(?:(?:[ -]et[ -]|[ -]and[ -]|[ -])${word}s?){0,5}(?![a-z'])`,
  'g',
);
/** « une seconde vidéo », "a second clip" is the one after the first and lasts no second. */
export const countedSecond =
  'seconde?(?! (?:moitie|partie|mi-temps|videos?|clips?|sequences?|extraits?|chansons?|musiques?|photos?|images?|plans?|scenes?|versions?|fois|prises?|phrases?|titres?|textes?|lignes?|half|part|one|shots?|songs?|tracks?|sections?|title|text|line|time|takes?|picture)(?![a-z]))';
/** Articles as well as numbers: read as a number only before what is counted. */
const alone = /^(?:une?|one)$/;
const counted = new RegExp(
  `^[ -](?:seule? )?(?:minutes?|min|secondes|seconds|${countedSecond}|sec|heures?|hours?|plans?|shots?)(?![a-z])`,
);

/**
 * The figure of number words, or of the two numbers that they are, as in « entre vingt et trente »;
 * null when they are none. `after` is what follows them.
 */
export function figuresOf(words: string, after: string): string | null {
  const whole = figureOf(words, after);
  if (whole !== null) return whole;
  for (const { index, 0: join } of words.matchAll(/ (?:et|and) /g)) {
    const rest = words.slice(index + join.length);
    const first = figureOf(words.slice(0, index), after);
    const second = figureOf(rest, after);
    if (first !== null && second !== null) return first + join + second;
  }
  return null;
}

function figureOf(words: string, after: string): string | null {
  if (alone.test(words) && !counted.test(after)) return null;
  const tokens = words.split(/[ -]/).filter((token) => !/^(?:et|and|a)$/.test(token));
  let sum = 0;
  for (const token of tokens) {
    const value = values[token] ?? values[token.replace(/s$/, '')];
    if (value === undefined) return null;
    if (value === 20 && sum === 4) sum = 80;
    else if (value === 100 && sum < 10) sum = Math.max(1, sum) * 100;
    else if (value < roomAfter(sum)) sum += value;
    else return null;
  }
  return String(sum);
}

/** What may still be added: units after tens, up to nineteen after sixty and eighty. */
function roomAfter(sum: number): number {
  if (sum === 0) return 1000;
  if (sum % 100 === 0) return 100;
  if (sum % 100 === 60 || sum % 100 === 80) return 20;
  return sum % 10 === 0 ? 10 : 0;
}
