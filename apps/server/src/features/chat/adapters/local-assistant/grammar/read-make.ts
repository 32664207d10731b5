import type { Act, StyleChoice } from './act.ts';
import { fold } from './fold.ts';
import { isKnownSubject } from './known-subject.ts';
import { readCount } from './read-count.ts';
import { readSize } from './read-size.ts';
import { readStyle } from './read-style.ts';
import { information, isSpoken, otherDoing, studioPhrase } from './tables/studio-words.ts';
import { drawing, pictureFirst } from './tables/wrappers.ts';

type Make = Extract<Act, { do: 'make' }>;

const article =
  /^(?:(?:un|une|des|le|la|les|du|deux|trois|quatre|cinq|six|sept|huit|dix|a|an|the|some|two|three|four|five|\d{1,2}|plusieurs|quelques|mon|ma|mes|ton|ta|my|your|son|sa|notre|aucun) +\S|(?:l'|d') *\S)/;
/** Said for want of a subject. */
const nothing =
  /^(?:(?:un|une|le|la|a|an|the|some|quelque chose|something|n'importe quoi|anything|ce que tu veux|whatever(?: you (?:want|like))?|surprise|une surprise|au hasard|random|stuff|un truc|truc|moi|me|de beau|de joli|nice|cool|beautiful|stp|image|images|photo|dessin|picture|drawing|illustration|visuel|belle|beau|jolie?|ca|it|d'image|d'une image|des|one|de sympa|pour moi|for me|aleatoire|affiche|poster|logo|carte|flyer|couverture|composition|visuel|(?:quelque chose|un truc|something) (?:de |d')?(?!avec|with|on|in|like|about|genre|comme|qui|dans|sur)[a-z]+)[\s,]*)*$/;
const surprise =
  /(?:^| )(?:fai(?:s|tes) (?:ce que|comme) (?:tu veux|vous voulez))$|^(?:je (?:te|vous) laisse (?:le choix|choisir|faire|carte blanche)|(?:propose|montre|donne)(?:[- ]moi)? (?:quelque chose|un truc|n'importe quoi)|j'ai une (?:autre )?idee(?: d'(?:image|dessin|illustration))?|i have an idea(?: for .{0,20})?|je (?:ne )?sais pas quoi (?:dessiner|faire|demander)|(?:un truc|quelque chose|something) (?:de )?(?:cool|sympa|beau|fun|joli|nice)|surprends?[- ]moi|surprise[- ]?(?:me)?|etonne[- ]moi|fais[- ]moi rever|fais[- ]toi plaisir|amaze me|impress me|au hasard|carte blanche|fais ce que tu veux|(?:tout )?ce que (?:tu veux|tu voudras|vous voulez|bon te semble)|comme tu veux|a toi de (?:voir|choisir)|choisis(?: pour moi)?|tu choisis|you (?:choose|decide|pick)|up to you|your choice|peu importe|whatever|something nice|n'importe quoi|inspire[- ]moi|dessine|draw|cree|peins|genere|dessine[- ]moi|draw me)$/;

type Known = {
  readonly isMeant: boolean;
  /** A verb follows what was asked with: if none of drawing, something else is to be done. */
  readonly isOfDoing: boolean;
  readonly styles: readonly StyleChoice[];
  /** Of the picture that was made last. */
  readonly lastSize: Make['size'];
};

/** A wish for a new picture; `isMeant`: something before has shown that one is asked for. */
export function readMake(
  text: string,
  { isMeant, isOfDoing, styles, lastSize }: Known,
): Make | Extract<Act, { do: 'ask' }> | null {
  const folded = fold(text);
  if (isLeftToUs(folded)) return { do: 'ask', missing: 'subject' };
  const verb = drawing.exec(folded);
  const isDrawn = verb !== null && verb[0].length > 0;
  const body = isDrawn ? text.slice(verb[0].length) : text;
  const style = readStyle(body, styles);
  const sized = readSize(style?.rest ?? body) ?? readSameSize(style?.rest ?? body, lastSize);
  const seeded = readSeed(sized?.rest ?? style?.rest ?? body);
  const { count, rest } = readCount(seeded.rest);
  const described = subjectOf(rest);
  // « une image, mais je ne sais pas laquelle »
  const subject = /^(?:mais|car|parce que|but|because) /.test(fold(described)) ? '' : described;
  // « une image, c'est long à faire ? »
  if (!isDrawn && !isMeant && isSpoken(fold(subject))) return null;
  const isAsked = isDrawn || isMeant;
  if (nothing.test(fold(subject))) {
    const isPicture = pictureFirst.test(folded) && subject === '';
    return isAsked || isPicture ? { do: 'ask', missing: 'subject' } : null;
  }
  const told = fold(rest).replace(/^(?:et|and|ou|or) /, '');
  if (ofNothing.test(told) || explaining.test(folded)) return null;
  if (!isDrawn && (isOtherThanDrawn(told) || (isOfDoing && !article.test(told)))) return null;
  const isDoing = (!isDrawn || causing.test(folded)) && isOtherDoing(fold(body));
  if (isAsked ? isDoing : isOfStudio(folded)) return null;
  const isDescribed =
    (article.test(told) && !anArticleAlone.test(told)) ||
    count > 1 ||
    isPhraseOfKnown(subject) ||
    isPhraseOfThings(told) ||
    pictureNoun.test(told) ||
    anyThing.test(told) ||
    (indefiniteFirst.test(folded) && pictureFirst.test(folded)) ||
    (sized !== null && isKnownSubject(subject)) ||
    style?.style.is === 'known';
  if (!isAsked && !isDescribed) return null;
  const size = sized?.size ?? null;
  return { do: 'make', subject, count, size, style: style?.style ?? null, seed: seeded.seed };
}

/** « fais en 2 », « fais-en plus »: of what is not said again. */
const ofNothing = /^en (?:\d{1,2}|deux|trois|quatre|cinq|plus|moins|encore)(?: [a-z]+)?$/;
/** "show me how it works" */
const explaining =
  /^(?:me |m')?(?:montre[rz]?|show)(?:[- ](?:moi|nous|me|us))? (?:how|why|when|comment|pourquoi|combien|quand) /;
/** « la météo », "sing it too", "call my mom": asked of other assistants, or done to what is at hand. */
function isOtherThanDrawn(told: string): boolean {
  return [information, orders, toThis, asking, /^(?:que )?(?:tu|vous) /].some((one) =>
    one.test(told),
  );
}

/** « tout récupérer », "what sort of things", « devine où je suis » */
const asking =
  /^(?:tou(?:t|te|tes|s) [a-z]+(?:er|ir|re)(?![a-z])|(?:what|where|how|which|who|why|when|whether|asap|devine[rz]?|guess|combien|pourquoi|comment)(?![a-z])|(?:it|them|those|these) )/;
const toThis = /^[a-z]{2,} (?:it|this|that|them|him|her)(?: .*)?$/;

/** « peu importe, ce que tu veux » */
export function isLeftToUs(folded: string): boolean {
  return folded.split(/[,;.!]+ ?/).every((part) => part === '' || surprise.test(part));
}

/** « le tarif », « un lora c'est quoi », « j'habite à Lyon »: of the studio, or said to somebody. */
export function isOfStudio(folded: string): boolean {
  if (isSpoken(folded)) return true;
  const phrase = studioPhrase(folded);
  return phrase !== null && !(phrase.of !== null && isKnownSubject(phrase.of));
}

/** « parler à un humain », « bouger les nuages »; but « mer », « hiver » are to be drawn. */
export function isOtherDoing(folded: string): boolean {
  const [first = ''] = folded.split(' ');
  return otherDoing.test(folded) && (first === 'to' || !isKnownSubject(first));
}

/** « appelle ma mère » names somebody to draw and is none: what leads it is a verb. */
function isPhraseOfKnown(subject: string): boolean {
  if (!isKnownSubject(subject)) return false;
  const led =
    /^(?<head>[a-z]+)[ -](?:un|une|le|la|les|des|ma|mon|mes|moi|me|the|my|a|an|some)(?![a-z])/;
  if (orders.test(fold(subject))) return false;
  if (leads.test(fold(subject))) return /,/.test(subject);
  const head = led.exec(fold(subject))?.groups?.head;
  return head === undefined || isKnownSubject(head);
}

/** « vue aérienne d’un archipel », "close-up of a beetle on moss": things tied together, and nobody spoken to. */
function isPhraseOfThings(told: string): boolean {
  if (/-(?:toi|moi|nous|vous|le|la|les)(?![a-z])/.test(told)) return false;
  if (/^[a-z'-]+ (?:la|le|les|l'|mon|ma|mes|ton|une?|des|the|my) ?/.test(told)) return false;
  return tied.test(told) && !orders.test(told) && !leads.test(told) && !isSpoken(told);
}

const tied =
  /^[a-z'-]{3,}(?: [a-z'-]+){0,4}(?: (?:au|aux|a la|sous|sur|dans|devant|derriere|avec|qui|en train de|of|in|on|under|with|by|near|behind|en|autour d[eu]|sur le theme)(?= )| (?:d'une?|d'un|en|de|of an?)(?= )| de (?:la |l')?(?=[a-z]))/;

/** « fais bouger » */
const causing = /^(?:fai[st]|faire|faites)(?![a-z])/;

/** « sur la lune, un astronaute » */
const leads =
  /^(?:sur|sous|dans|en|a|au|aux|avec|derriere|devant|pres|entre|vers|chez|au bord|on|in|under|at|by|near|beside|behind|inside) /;

/** What people ask of other assistants. */
const orders =
  /^(?:call|book|order|buy|tell|text|play|log|open|close|start|answer|appelle|commande|achete|reserve|joue|ouvre|ferme|lance|dis|raconte|cherche|trouve|ecoute|arrete|calcule|compte) /;

const indefiniteFirst = /^(?:une?|des|an?|some|deux|trois|quatre|two|three|four|\d) /;
/** « quelque chose avec du bleu » */
const anyThing =
  /^(?:quelque chose|un truc|something|anything) (?:avec|de|genre|comme|qui|dans|sur|with|like|about|in) \S/;

const anArticleAlone = /^(?:[ld]'|\w+ )(?:[1-9]|une?|deux|trois)$/;

/** Pictures by what they are for, without an article: « pochette d'album », "poster that says". */
const pictureNoun =
  /^(?:portrait|affiche|poster|logo|carte|vignette|autocollant|sticker|motif|pattern|paysage|landscape|couverture|cover|pochette|banniere|banner|icone|icon|tatouage|tattoo|flyer|miniature|thumbnail|bande dessinee|caricature|croquis|sketch|wallpaper|fond d'ecran)(?![a-z]|s? (?:la|le|les|moi|me|mes|mon)\b) ?\S/;

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
