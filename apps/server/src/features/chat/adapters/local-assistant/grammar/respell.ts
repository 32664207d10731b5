import { fold } from './fold.ts';
import { isKnownSubject } from './known-subject.ts';
import { interjections, leadVerbs, respellings } from './tables/respellings.ts';

/** A message in ordinary spelling; what stands in quotes or in capitals stays as typed. */
export function respell(text: string): string {
  const meant = text
    .split(quoted)
    .map((part) => (quoted.test(part) ? part : respellPlain(part)))
    .join('')
    .trim();
  return meant === '' ? text : meant;
}

const quoted = /(«[^»]*»|"[^"]*"|“[^”]*”)/u;

function respellPlain(text: string): string {
  const calm = withElisions(withoutDrawl(text)).replace(interjections, (said) =>
    said.trim() === text.trim() ? said : ' ',
  );
  return corrections.reduce(
    (sofar, [written, meant]) =>
      sofar.replace(written, (said, ...groups) =>
        isShouted(said) ? said : inCaseOf(said, filled(meant, groups)),
      ),
    calm,
  );
}

/** « trooop », « bôôô » */
function withoutDrawl(text: string): string {
  return text.replace(
    /(?<letter>\p{L})\k<letter>{2,}(?=(?<rest>\p{L}*))/giu,
    (drawl, letter, ...more) => {
      const rest = String(more.at(-1)?.rest ?? '');
      return doubled.test(fold(letter)) && rest !== ''
        ? letter + letter
        : drawl.length > 0
          ? letter
          : drawl;
    },
  );
}

/** "coool", "sweeet"; a drawl at the end of a word is one letter: « troppp ». */
const doubled = /[oe]/;

/** « j’voudrais », « qu’tu », « jtrouve », « dla »: as they are written out. */
function withElisions(text: string): string {
  return text
    .replace(
      /(?<![\p{L}\p{N}’'-])(?<head>j|m|t|l|d|s|n|qu)[’'](?=(?![hH])[bcdfgjklmnpqrstvwxz]\p{L})/giu,
      (_, head: string) => `${head}e `,
    )
    .replace(
      /(?<![\p{L}\p{N}’'-])j(?=(?!pe?g|son|fif)[bcdfgklmnpqrstvwxz]\p{L})/giu,
      (head: string) => `${head}e `,
    )
    .replace(
      /(?<![\p{L}\p{N}’'-])j(?=(?:arriv|av[ao]i|aur[ao]i|ador|esp[eé]r|attend|essa|h[eé]sit|écri|oubli|en |ai(?:me|\b))\p{L}*)/giu,
      (head: string) => `${head}’`,
    )
    .replace(
      /(?<![\p{L}\p{N}’'-])d(?=(?:la|ma|mon|mes|ton|ta|ses|notre|nuit|jour)(?!\p{L}))/giu,
      'de ',
    );
}

const corrections = respellings.map(
  ([written, meant]) =>
    [
      new RegExp(String.raw`(?<![\p{L}\p{N}’'_-])(?:${written.source})(?![\p{L}\p{N}_’'])`, 'giu'),
      meant,
    ] as const,
);

const isShouted = (said: string) => /^\p{Lu}{2}/u.test(said);

function filled(meant: string, groups: readonly unknown[]): string {
  return meant.replace(/\$([12])/g, (_, place: string) => {
    const said = groups[Number(place) - 1];
    return typeof said === 'string' ? said : '';
  });
}

function inCaseOf(said: string, meant: string): string {
  return /^\p{Lu}/u.test(said) ? meant.charAt(0).toUpperCase() + meant.slice(1) : meant;
}

/** A first word that is one slip away from a verb is that verb: « dessne », « rmove ». */
export function withLeadVerb(text: string): string {
  const word = /^[\p{L}]{5,}/u.exec(text)?.[0];
  if (!word) return text;
  const folded = fold(word);
  if (leadVerbs.includes(folded) || ordinary.has(folded)) return text;
  const meant = leadVerbs.find((verb) => isOneSlip(folded, verb));
  if (!meant || isKnownSubject(word)) return text;
  return meant + text.slice(word.length);
}

/** Words of their own, one letter beside a verb. */
const ordinary = new Set(
  'lisse lisser ecris ecrit monte monter montez monstre charge chance chante chasse crate piste mixte deplace deplacer deplacez'.split(
    ' ',
  ),
);

/** One letter too many, too few, wrong or swapped with its neighbour; never the last, which inflects. */
function isOneSlip(typed: string, verb: string): boolean {
  if (Math.abs(typed.length - verb.length) > 1 || typed.at(-1) !== verb.at(-1)) return false;
  let from = 0;
  while (from < typed.length && typed[from] === verb[from]) from += 1;
  const [mine, theirs] = [typed.slice(from), verb.slice(from)];
  return (
    mine.slice(1) === theirs ||
    mine === theirs.slice(1) ||
    mine.slice(1) === theirs.slice(1) ||
    (mine[0] === theirs[1] && mine[1] === theirs[0] && mine.slice(2) === theirs.slice(2))
  );
}
