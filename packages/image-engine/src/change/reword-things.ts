import { anyColour } from '../edit/colour-names.ts';
import type { WishedThing } from '../illustration/illustration-description.ts';
import { numbersIn } from '../prompt/numbers-in.ts';
import { understandIllustration } from '../prompt/things/understand-illustration.ts';
import {
  findWords,
  firstThing,
  lead,
  notDone,
  type Reworded,
  type Rewording,
  thingIn,
} from './reword-clause.ts';

const french = numbersIn.fr.slice(0, 11);
const english = numbersIn.en.slice(0, 11);
const mostCounted = french.length - 1;
const number = String.raw`(?:\d{1,2}|une?|an?|${[...french, ...english].slice(1).join('|')})`;
const anyLead = String.raw`(?:${lead}|une? |an? |des |some |du |de la |${number} )`;
const taking = String.raw`(?:enl[eè]ve|retire|supprime|efface|vire|[oô]te|remove|delete|erase|take (?:away|out|off))[rsz]?`;

const swaps: readonly (readonly [pattern: RegExp, from: 1 | 2, to: 1 | 2])[] = [
  [
    /^(?:remplace|change|[ée]change|transforme|replace|swap|exchange|turn|switch|convert)[rsz]? (.+?) (?:par|pour|contre|en|avec|with|for|by|to|into) (.+)$/iu,
    ...([1, 2] as const),
  ],
  [
    /^(?:(?:mets?|met|mettre|dessine|je (?:veux|voudrais|préfère|prefere)|plut[oô]t|put|draw|i(?:['’]d| would)? (?:want|like|prefer)) )?(.+?) (?:[àa] la place|au lieu|plut[oô]t que|instead|in place|rather than)(?: (?:de|du|des|of))? ?(?:de )?(.+)$/iu,
    ...([2, 1] as const),
  ],
];
/** « change le chat en orange », « la robe en rose »: neither the fruit nor the flower. */
const onlyColour = new RegExp(`^${anyColour}$`, 'u');
const becoming =
  /^(?:(?:transforme|change|make|turn|remplace|fais|mets|met)[rsz]?(?:[- ](?:la|le|les|en|it|her|him|them))(?: (?:en|par|into|to|as) | (?=une? |an? |des |some )))(.+)$/iu;

/** What stands in a picture, exchanged, counted otherwise or of another colour. */
export const rewordThings: Rewording = (told, clause) =>
  exchanged(told, clause) ??
  counted(told, clause) ??
  recoloured(told, clause) ??
  gone(told, clause) ??
  instead(clause, told);

function exchanged(told: string, clause: string): Reworded | string | null {
  for (const [pattern, from, to] of swaps) {
    const [, ...found] = pattern.exec(clause) ?? [];
    const [old, wanted] = [found[from - 1], found[to - 1]];
    if (old === undefined || wanted === undefined || onlyColour.test(plain(wanted))) continue;
    const isNumberOnly = new RegExp(`^${number}$`, 'iu').test(old);
    const done = isNumberOnly ? null : put(told, thingIn(told, old), wanted);
    if (done !== null) return done;
    if (isAbsent(told, clause, { old, wanted })) return notDone(told, clause);
  }
  const wanted = becoming.exec(clause)?.[1];
  if (wanted === undefined || onlyColour.test(plain(wanted))) return null;
  const [subject] = understandIllustration(told).description.things;
  return put(told, subject ?? null, wanted);
}

const exchanging = /^(?:remplace|[ée]change|replace|swap|exchange)/iu;

type Exchange = { readonly old: string; readonly wanted: string };

/** What is not there is exchanged for nothing: the other would be put beside all that is. */
function isAbsent(told: string, clause: string, { old, wanted }: Exchange): boolean {
  const isOfThings = firstThing(old) !== null && firstThing(wanted) !== null;
  return exchanging.test(clause) && isOfThings && thingIn(told, old) === null;
}

/** `wanted` where a thing was told: in its number unless another is said. */
function put(told: string, old: WishedThing | null, wanted: string): string | null {
  const at = old && findWords(told, old.said);
  if (!at || firstThing(wanted) === null) return null;
  const article = new RegExp(String.raw`${anyLead}$`, 'iu').exec(told.slice(0, at.from));
  const plain = wanted.replace(
    new RegExp(String.raw`^(?:${lead}|une? |an? |des |some |du |de la )`, 'iu'),
    '',
  );
  const isCounted = new RegExp(`^${number} `, 'iu').test(wanted);
  const isSome = old.count > 1 && /^(?:des|some|les|the|l['’])/iu.test(wanted);
  const keepsNumber = !article || (!isCounted && (isSome || plain === wanted));
  const before = told.slice(0, keepsNumber ? at.from : article.index);
  // « portrait d'une femme », then « de two women ».
  const linked = keepsNumber ? before : before.replace(/d['’]$/iu, 'de ');
  return `${linked}${keepsNumber ? plain : wanted}${told.slice(at.to)}`;
}

const further = new RegExp(
  String.raw`^(?:ajoute|rajoute|mets|dessine|add|put|draw|encore|et|and|with|avec|plus)?(?: encore)? ?(?:moi )?(${number}|encore une?|another) (?:(?:autres?|more|other|nouvelles?|additional) )?(.+?)(?: (?:de plus|en plus|more|encore|suppl[ée]mentaires?))?$`,
  'iu',
);
const isMore =
  /^(?:ajoute|rajoute|add|encore)|(?:autres?|more|another|de plus|en plus|encore)(?!\p{L})/iu;
const fewer = new RegExp(
  String.raw`^${taking} (${number}) (?:(?:des|de ces|of the|of these) )?(.+)$`,
  'iu',
);
const soMany = new RegExp(
  String.raw`^(?:(?:mets?|fais|dessine|je (?:veux|voudrais)|il (?:faut|faudrait)|i(?:['’]d)? (?:want|like)|make it|put|only|just|seulement|juste|plut[oô]t|que) )*(${number}) (.+?)(?:,? (?:au lieu de|plut[oô]t que|instead of|rather than|et (?:pas|non)|not) .+|,? (?:seulement|only|en tout|in all|in total))?$`,
  'iu',
);
const isSet =
  /au lieu de|plut[oô]t que|instead of|rather than|et (?:pas|non) |, not |seulement|only|en tout|in all|in total|(?:^| )(?:juste|just|que) /iu;

function counted(told: string, clause: string): string | null {
  const [, less, of] = fewer.exec(clause) ?? [];
  if (less !== undefined && of !== undefined) {
    const old = thingIn(told, of);
    const left = old ? old.count - numberOf(less) : 0;
    return old && left > 0 ? inNumber(told, old, left) : null;
  }
  const added = isMore.test(clause) ? further.exec(clause) : null;
  if (added?.[1] !== undefined && added[2] !== undefined) {
    const old = thingIn(told, added[2]);
    // Another that is said to be otherwise stands by itself: « ajoute une pomme verte ».
    const isAlike = old && !old.person && !firstThing(added[2])?.colour;
    const more = numberOf(added[1].replace(/^(?:encore )/iu, '').replace(/^another$/iu, 'one'));
    return isAlike ? inNumber(told, old, old.count + more) : null;
  }
  const [, wanted, ofWhat] = isSet.test(clause) ? (soMany.exec(clause) ?? []) : [];
  const old = wanted !== undefined && ofWhat !== undefined ? thingIn(told, ofWhat) : null;
  return old && wanted !== undefined ? inNumber(told, old, numberOf(wanted)) : null;
}

function numberOf(said: string): number {
  const folded = said.toLowerCase();
  if (/^(?:une|an?)$/u.test(folded)) return 1;
  const at = Math.max(french.indexOf(folded), english.indexOf(folded));
  return at > 0 ? at : Number(folded);
}

function inNumber(told: string, { said }: WishedThing, count: number): string | null {
  const at = findWords(told, said);
  if (!at || count < 1 || count > mostCounted) return null;
  const before = new RegExp(
    String.raw`(?<number>${number}|des|some|les|the)(?<between> (?:\p{L}+ )?)$`,
    'iu',
  ).exec(told.slice(0, at.from));
  if (!before?.groups) return null;
  const names = english.slice(2).includes(before.groups.number!.toLowerCase()) ? english : french;
  const noun = count === 1 ? said.replace(/s$/u, '') : /[sxz]$/u.test(said) ? said : `${said}s`;
  return `${told.slice(0, before.index)}${names[count]!}${before.groups.between}${noun}${told.slice(at.to)}`;
}

const painted = new RegExp(
  String.raw`^(?:(?:mets?|pein[st]|colorie|change|passe|rends|fais|make|paint|turn|colou?r)[rsz]? )?(${lead}.+?) (?:en |to |into |in )?${anyColour}$`,
  'iu',
);

const colourBeside = new RegExp(`^ ${anyColour}(?![a-z])(?: (?:clair|fonce|vif|pale)e?)?`, 'u');
const colourBefore = new RegExp(`(?:(?:light|dark|bright) )?${anyColour} $`, 'u');
const plain = (words: string) => words.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** « la voiture en bleu », "make the car yellow": its colour in place of the one it had. */
function recoloured(told: string, clause: string): string | null {
  const folded = plain(clause);
  const [, what, colour] = painted.exec(folded) ?? [];
  const old = what === undefined ? null : thingIn(told, what);
  const at = old && !old.person ? findWords(told, old.said) : null;
  if (!old || !at || colour === undefined || plain(told).length !== told.length) return null;
  if (isHeard(told, clause, old)) return null;
  const typed = folded.length === clause.length ? clause.slice(-colour.length) : colour;
  // « bus rouge » is a drawing of its own.
  const noun = old.said.replace(/^(\S+) .+$/u, (all, first: string) =>
    colourBeside.test(plain(all.slice(first.length))) ? first : all,
  );
  const before = told.slice(0, told.length - told.slice(at.from).length);
  const bare = before.slice(0, before.length - (colourBefore.exec(plain(before))?.[0].length ?? 0));
  const rest = told.slice(at.to);
  const gone = colourBeside.exec(plain(rest))?.[0].length ?? 0;
  return `${bare}${noun} ${typed}${rest.slice(gone)}`;
}

/** Said after all else it is heard of that thing, and of no other. */
function isHeard(told: string, clause: string, old: WishedThing): boolean {
  const before = understandIllustration(told).description.things;
  const after = understandIllustration(`${told}, ${clause}`).description.things;
  const isChanged = ({ colour }: WishedThing, at: number) => colour !== before[at]?.colour;
  return (
    before.length === after.length &&
    after.every((one, at) => one.id === before[at]?.id) &&
    after.filter(isChanged).every(({ id }) => id === old.id) &&
    after.some(isChanged)
  );
}

const takenOut = new RegExp(String.raw`^(?:${taking}|sans|without) (.+)$`, 'iu');

function gone(told: string, clause: string): { told: string; left: string } | null {
  const [, what] = takenOut.exec(clause) ?? [];
  const at = what === undefined ? null : nameIn(told, what);
  return at ? { told, left: `sans ${told.slice(at.from, at.to)}` } : null;
}

/** Where a thing of another name than that is told, whose first word it shares. */
function nameIn(told: string, words: string) {
  const named = firstThing(words);
  const old = named && thingIn(told, words);
  return old && old.id !== named.id ? findWords(told, old.said) : null;
}

/**
 * « une robe verte à la place »: in place of the only thing that is told, where it is no person; of what is not
 * told by its name it is added, and heard.
 */
function instead(clause: string, told: string): Reworded | string | null {
  const rest = clause.replace(/ (?:[àa] la place|instead)$/iu, '');
  if (rest === clause) return null;
  const { things } = understandIllustration(told).description;
  const [only] = things.length === 1 ? things : [];
  const wanted = rest.replace(
    /^(?:use|utilise|prends|choisis|mets?|put|draw|dessine)[rsz]? /iu,
    '',
  );
  const isThing = firstThing(wanted)?.person === null && only?.person === null;
  return (isThing && only ? put(told, only, wanted) : null) ?? { told, left: rest };
}
