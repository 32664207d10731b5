import { anyColour } from '../edit/colour-names.ts';
import { understandIllustration } from '../prompt/things/understand-illustration.ts';
import { notDone, type Rewording, thingIn } from './reword-clause.ts';

const colour = anyColour.replace('(', '(?:');
const oneOfThem = new RegExp(
  String.raw`^(?:(?:mets?|pein[st]|colorie|change|passe|rends|fais|make|paint|turn|colou?r)[rsz]? )?(?<what>(?:le |la |l['’]|the ).+?) (?:du milieu|de (?:gauche|droite)|(?:in|on) the (?:middle|left|right)) .*?${colour}$`,
  'iu',
);
const ofWalls = new RegExp(
  String.raw`^(?:(?:mets?|pein[st]|peindre|change|passe|make|paint|turn)[rsz]? )?(?:(?:le|les|the|des) )?(?:back )?(?:murs?|walls?)(?: du fond)? (?:(?:en|in|to) )?${colour}.*$`,
  'iu',
);
const twoColours = new RegExp(
  String.raw`^(?<what>(?:ajoute|rajoute|add|mets?|put)[rsz]? .+?) (?<link>in|en) (?<one>${colour}) (?:and|et) (?<other>${colour})$`,
  'iu',
);

/** « en orange plutôt », “in orange instead”: of the one thing that the picture is of. */
const bare = new RegExp(
  String.raw`^(?:plut[oô]t )?(?:en|in) (?<to>${colour})(?:,? (?:plut[oô]t|instead))?$`,
  'iu',
);

const anyOther = new RegExp(String.raw`(?<![\p{L}«"“])${colour}(?!\p{L})`, 'iu');

function wholly(told: string, clause: string): string | null {
  const to = bare.exec(clause)?.groups?.to;
  if (to === undefined) return null;
  const [only, other] = understandIllustration(told).description.things;
  if (!only || other || only.person || only.colour === null) return null;
  const now = told.replace(anyOther, to);
  const after = understandIllustration(now).description.things;
  return after.length === 1 && after[0]?.id === only.id && after[0].colour !== only.colour
    ? now
    : null;
}

/** Colours that would reach more than they were said of, or less, are told as not done. */
export const rewordColours: Rewording = (told, clause) => {
  const whole = wholly(told, clause);
  if (whole !== null) return whole;
  const one = oneOfThem.exec(clause)?.groups?.what;
  const isOfMany = one !== undefined && (thingIn(told, one)?.count ?? 0) > 1;
  const isBeside = ofWalls.test(clause) && recolours(told, `${told}, ${clause}`);
  if (isOfMany || isBeside) return notDone(told, clause);
  const said = twoColours.exec(clause)?.groups;
  if (!said) return null;
  const { what, link, one: first, other: last } = said;
  const shown = coloursOf(`${told}, ${clause}`).join();
  const single = (kept: string) => `${what} ${link} ${kept}`;
  for (const [kept, lost] of [[last!, first!] as const, [first!, last!] as const])
    if (coloursOf(`${told}, ${single(kept)}`).join() === shown)
      return { told, left: single(kept), missed: [lost] };
  return null;
};

const coloursOf = (words: string) =>
  understandIllustration(words).description.things.map(({ id, colour }) => `${id} ${colour}`);

/** Whether what was there is of another colour now, or something stands beside it. */
const recolours = (before: string, after: string) =>
  coloursOf(before).join() !== coloursOf(after).join();
