import type { Act, StyleChoice } from './act.ts';
import { fold } from './fold.ts';
import { isKnownSubject } from './known-subject.ts';
import { readCount } from './read-count.ts';
import { readSize } from './read-size.ts';
import { readStyle } from './read-style.ts';
import { drawing, pictureFirst } from './tables/wrappers.ts';

type Make = Extract<Act, { do: 'make' }>;

const article =
  /^(?:(?:un|une|des|le|la|les|du|deux|trois|quatre|cinq|six|sept|huit|dix|a|an|the|some|two|three|four|five|\d{1,2}|plusieurs|quelques|mon|ma|mes|ton|ta|my|your|son|sa|notre|aucun) +\S|(?:l'|d') *\S)/;
/** Said for want of a subject. */
const nothing =
  /^(?:(?:un|une|le|la|a|an|the|some|quelque chose|something|n'importe quoi|anything|ce que tu veux|whatever(?: you (?:want|like))?|surprise|une surprise|au hasard|random|stuff|un truc|truc|moi|me|de beau|de joli|nice|cool|beautiful|stp|image|images|photo|dessin|picture|drawing|illustration|visuel|belle|beau|jolie?|ca|it|d'image|d'une image|des|one|de sympa|pour moi|for me|aleatoire)[\s,]*)*$/;
const surprise =
  /^(?:surprends?[- ]moi|surprise[- ]?(?:me)?|etonne[- ]moi|fais[- ]moi rever|fais[- ]toi plaisir|amaze me|impress me|au hasard|carte blanche|fais ce que tu veux|(?:tout )?ce que (?:tu veux|tu voudras|vous voulez|bon te semble)|comme tu veux|a toi de (?:voir|choisir)|choisis(?: pour moi)?|tu choisis|you (?:choose|decide|pick)|up to you|your choice|peu importe|whatever|something nice|n'importe quoi|inspire[- ]moi|dessine|draw|cree|peins|genere|dessine[- ]moi|draw me)$/;

type Known = {
  readonly isMeant: boolean;
  readonly styles: readonly StyleChoice[];
  /** Of the picture that was made last. */
  readonly lastSize: Make['size'];
};

/** A wish for a new picture; `isMeant`: something before has shown that one is asked for. */
export function readMake(
  text: string,
  { isMeant, styles, lastSize }: Known,
): Make | Extract<Act, { do: 'ask' }> | null {
  const folded = fold(text);
  if (surprise.test(folded)) return { do: 'ask', missing: 'subject' };
  const verb = drawing.exec(folded);
  const isDrawn = verb !== null && verb[0].length > 0;
  const body = isDrawn ? text.slice(verb[0].length) : text;
  const style = readStyle(body, styles);
  const sized = readSize(style?.rest ?? body) ?? readSameSize(style?.rest ?? body, lastSize);
  const seeded = readSeed(sized?.rest ?? style?.rest ?? body);
  const { count, rest } = readCount(seeded.rest);
  const subject = subjectOf(rest);
  const isAsked = isDrawn || isMeant;
  if (nothing.test(fold(subject))) {
    const isPicture = pictureFirst.test(folded) && subject === '';
    return isAsked || isPicture ? { do: 'ask', missing: 'subject' } : null;
  }
  const isDescribed =
    article.test(fold(rest)) || count > 1 || isKnownSubject(subject) || style?.style.is === 'known';
  if (!isAsked && !isDescribed) return null;
  const size = sized?.size ?? null;
  return { do: 'make', subject, count, size, style: style?.style ?? null, seed: seeded.seed };
}

/** « même format », "same size". */
function readSameSize(text: string, size: Make['size']) {
  const said =
    /,? ?(?:(?:au|dans le|avec le|in the|le|the) )?(?:meme|same) (?:format|taille|cadrage|ratio|size|shape|format)s?(?![a-z])/.exec(
      fold(text),
    );
  if (!said || size === null) return null;
  const rest = text.slice(0, said.index) + text.slice(said.index + said[0].length);
  return { size, rest: rest.replace(/^[\s,]+|[\s,]+$/g, '') };
}

function subjectOf(text: string): string {
  const trimmed = text
    .replace(/^[\s,;:.!?-]+|[\s,;:.!?]+$/gu, '')
    .replace(
      /,? (?:instead|à la place|plut[ôo]t|alors|finalement|stp|svp|s['’]il (?:te|vous) pla[iî]t)$/iu,
      '',
    );
  const first = pictureFirst.exec(fold(trimmed));
  return (first ? trimmed.slice(first[0].length) : trimmed).replace(/^[\s,;:.-]+/u, '').trim();
}

function readSeed(text: string): { seed: number | null; rest: string } {
  const found = /,? ?(?:avec (?:la )?|with )?(?:seed|graine)s? ?[:=n°]* ?(\d{1,9})(?!\d)/.exec(
    fold(text),
  );
  if (!found) return { seed: null, rest: text };
  const rest = text.slice(0, found.index) + text.slice(found.index + found[0].length);
  return { seed: Number(found[1]), rest: rest.trim() };
}
