import { understandEdit } from '@armoni/image-engine/edit/understand-edit';
import { kindOf } from '../kinds/kind-of.ts';
import { likelyKinds } from '../kinds/likely-kinds.ts';
import type { Act } from './act.ts';
import { actOfKind } from './act-of-kind.ts';
import { carrierOf } from './carrier.ts';
import { findPicture, speaksOf } from './find-picture.ts';
import { fold } from './fold.ts';
import { colouredThing, isOnlyMood, isSubjectAlone, subjectsIn } from './known-subject.ts';
import { withLikelyChanges } from './likely-changes.ts';
import {
  anybody,
  inNumber,
  inPlace,
  isOfAdding,
  isOfLetters,
  isOfShown,
  isTraitOfShown,
  namesShown,
} from './of-shown.ts';
import { readDegree } from './read-degree.ts';
import { isBare, readEdit } from './read-edit.ts';
import { isLeftToUs, isOfStudio, isOtherDoing, readMake } from './read-make.ts';
import { readPick } from './read-pick.ts';
import { readVariation } from './read-variation.ts';
import { ofRunningWork } from './read-work.ts';
import { withLeadVerb } from './respell.ts';
import { spokenStyle, withSpokenStyle } from './spoken-style.ts';
import { asWish } from './tables/complaints.ts';
import { changeLeads, indefinite, verbs } from './tables/edit-table.ts';
import { helpRows, questionStart } from './tables/help-table.ts';
import { ownedRows } from './tables/owned-table.ts';
import { readPhatic } from './tables/phatic.ts';
import { isDisliked, isPraise } from './tables/praise.ts';
import { seeing } from './tables/seeing.ts';
import { impossibleRows, studioRows } from './tables/studio-table.ts';
import { isSpoken, malfunction, ofOwnThings, studioPhrase } from './tables/studio-words.ts';
import { agreement, dislike, otherOne, type Row, talkRows } from './tables/talk-table.ts';
import { filmVerbs } from './tables/work-table.ts';
import { corrections, drawing, fresh, greetingsFirst, requests } from './tables/wrappers.ts';
import { atHand, type Talk } from './talk.ts';

type Stripped = {
  readonly text: string;
  readonly folded: string;
  /** « je voudrais », « peux-tu »: something is asked to be done. */
  readonly isRequest: boolean;
  /** "can you": a verb follows. */
  readonly isOfDoing: boolean;
  readonly isCorrection: boolean;
  readonly isQuestion: boolean;
  /** « autre chose : » */
  readonly isFresh: boolean;
  /** « il faut »: in what is at hand. */
  readonly isNeeded: boolean;
};

/** What one wish asks for: what the tables read, where what people wrote so far does not speak against it. */
export function readWish(typed: string, talk: Talk): Act {
  const words = trimmed(typed);
  const whole = fold(words);
  if (!/[a-z0-9]/.test(whole)) return { do: 'unclear' };
  const said = rowIn(talkRows, whole) ?? readDegree(whole, talk);
  if (said) return said;
  const read = readByTables(typed, whole, talk);
  if (words.length > longestWeighed) return read;
  const likely = likelyKinds(words, talk);
  const trust = trustIn(read, talk, whole);
  const isSurer = likely.shareOf(likely.best) > likely.shareOf(kindOf(read)) + trust;
  const act = isSurer ? (actOfKind(likely.best, words, talk) ?? read) : read;
  if (act.do !== 'edit') return act;
  // « encore un peu plus » of a picture that nothing was changed in.
  if (act !== read && isBare(words)) return { do: 'ask', missing: 'change' };
  // « la voiture plus grande » is no larger picture.
  return namesShown(act.words, talk) ? act : withLikelyChanges(act, likely);
}

/** Letters; nothing that was learned of is longer. */
const longestWeighed = 400;

/** How much surer another kind must be. What is said of the film or style that was just spoken of stands. */
function trustIn(read: Act, talk: Talk, folded: string): number {
  if (read.do === 'edit' && colourOfShown(folded, talk) !== null) return 1;
  if (read.do === 'edit' && (inPlace.test(folded) || isOfShown(read.words, talk))) return 1;
  if (read.do === 'edit' && isTraitOfShown(folded, talk)) return 1;
  if (read.do === 'vary' && read.words !== undefined) return 1;
  // « deux images de fusée »: counted pictures of something are new ones, whatever is shown.
  if (read.do === 'make' && read.count > 1) return 1;
  if (read.do === 'make' && isNewSubject(folded, talk)) return 0.85;
  // « un renard au bord de la rivière le soir »: the hour is the new picture's.
  if (read.do === 'make' && namesAnew.test(folded) && !beside.test(folded)) return 0.95;
  if ((read.do === 'job' || read.do === 'change-film') && talk.about !== null) return 1;
  if (read.do === 'cannot') return read.what === 'combine' ? 1 : 0.6;
  if (read.do === 'ask' && read.missing === 'picture' && inPlaceOf.test(folded)) return 1;
  return 0.3;
}

/** « remplace le fond par une plage » where there is none: something was meant that is not there. */
const inPlaceOf =
  /^(?:remplace[rsz]?|change[rsz]?|replace|swap|exchange) (?:le|la|les|l'|ce|cette|ces|the|this|my|mon|ma) ?[a-z][a-z' -]*? (?:par|en|contre|with|for|by|to) /;

/** « fusée » where a lake is shown; « phare » where a lighthouse is may be about that one. */
function isNewSubject(words: string, { pictures }: Talk): boolean {
  if (!isSubjectAlone(words)) return false;
  const named = subjectsIn(words).filter((one) => !anybody.has(one));
  return !pictures.some((shown) => speaksOf(shown, words, named));
}

/** Something that was not there, and where or when it is seen. */
const namesAnew =
  /^(?:un|une|deux|trois|des|a|an|two|three|some) (?!peu |bit |little |autre |other )[a-z][a-z' -]+? (?:le |la |les |l'|au |aux |a l'|dans |sous |sur |en |at |in |under |on |by )/;

/** The rows of the tables come in the order in which they are tried. */
function readByTables(typed: string, whole: string, talk: Talk): Act {
  const stripped = strip(typed);
  return (
    ofTheTalk(whole, stripped, talk) ??
    rowIn(ownedRows, stripped.folded) ??
    ofRunningWork(stripped.folded, stripped.text, talk) ??
    ofTheStudio(whole, stripped) ??
    impossible(stripped, talk) ??
    help(whole, stripped, talk) ??
    ofPictures(stripped, talk) ?? { do: 'unclear' as const }
  );
}

function ofTheTalk(
  whole: string,
  { folded, text, isCorrection, isQuestion }: Stripped,
  talk: Talk,
): Act | null {
  if (isQuestion && asksBack.test(folded)) return { do: 'unclear' };
  if (folded === '' && !isCorrection) return { do: 'greet' };
  const said = rowIn(talkRows, folded);
  if (said) return said;
  if (agreement.test(folded)) return { do: 'thanks' };
  if (isPraise(folded) || isPraise(whole)) return { do: 'praise' };
  const phatic = readPhatic(whole);
  if (phatic) return phatic;
  if (folded !== '' && isLeftToUs(folded)) return { do: 'ask', missing: 'subject' };
  const picked = readPick(text, talk);
  if (picked) return picked;
  if (otherOne.test(folded) && talk.pictures.length > 1) return { do: 'ask', missing: 'other' };
  const isAgainst =
    dislike.test(folded) ||
    (atHand(talk) !== null && (isDisliked(folded) || isDisliked(whole))) ||
    (isCorrection && trimmed(text) === '');
  if (!isAgainst) return null;
  if (talk.about === 'film') return { do: 'ask', missing: 'change' };
  return atHand(talk) === null
    ? { do: 'ask', missing: changes.test(folded) ? 'picture' : 'subject' }
    : { do: 'ask', missing: 'change' };
}

/** « hein ? », « pardon ? » */
const asksBack = /^(?:hein|quoi|pardon|comment|sorry|what|huh|ah|eh)$/;

const changes = /^(?:change|modifie|retouche|ameliore|corrige|transforme|edit|improve|fix|modify)/;

function ofTheStudio(whole: string, { folded, text: words }: Stripped): Act | null {
  const act = rowIn(studioRows, folded) ?? rowIn(studioRows, whole);
  return act && 'words' in act ? { ...act, words } : act;
}

/** Said before anything is tried: what the engine and the talk cannot do. */
function impossible({ folded, text, isQuestion }: Stripped, talk: Talk): Act | null {
  const hasPicture = atHand(talk) !== null;
  // What is set on a sheet of ours is drawn anew.
  if (isOfLetters(text, talk)) return null;
  const row = impossibleRows.find(
    ([says, , when]) => (when === 'always' || hasPicture) && says.test(folded),
  );
  if (!row || (isQuestion && questionStart.test(folded))) return null;
  if (understandEdit(folded).retouches.length > 0) return null;
  const isNew = indefinite.test(folded);
  return isNew && row[2] === 'of-picture' ? null : { do: 'cannot', what: row[1] };
}

function help(whole: string, stripped: Stripped, talk: Talk): Act | null {
  const { folded, isRequest } = stripped;
  if (atHand(talk) !== null && seeing.test(folded)) return null;
  const asks = isAsking(stripped) && !(isRequest && isDoable(folded));
  const row = helpRows.find(
    ({ says, when }) => (when === 'always' || asks) && (says.test(whole) || says.test(folded)),
  );
  if (row) return { do: 'help', topic: row.topic };
  return malfunction.test(whole) && !isRequest ? { do: 'help', topic: 'contact' } : null;
}

/** By its form, or because what is spoken of is the studio. */
function isAsking({ folded, isQuestion, isRequest }: Stripped): boolean {
  if (isQuestion || isSpoken(folded)) return true;
  const offered = /^(?:fai(?:s|t|tes)|faire|do|have) /.exec(folded)?.[0] ?? '';
  if (isRequest) {
    return isOtherDoing(folded) || studioPhrase(folded.slice(offered.length)) !== null;
  }
  return isOfStudio(folded);
}

/** « c'est quoi la troisième ? » */
const asksWhat = /^(?:c'est (?:quoi|qui)|what(?:'s| is)|who(?:'s| is)) /;

function ofPictures(stripped: Stripped, talk: Talk): Act | null {
  const { text, folded, isRequest, isOfDoing, isCorrection, isQuestion } = stripped;
  const found = findPicture(text, talk);
  if (seeing.test(folded) || (asksWhat.test(folded) && found.ok && found.isSaid)) {
    return found.ok
      ? { do: 'describe', picture: found.url }
      : { do: 'ask', missing: found.missing };
  }
  const varied = readVariation(text, talk);
  if (varied) return varied;
  // « celle du milieu est top »
  if (found.ok && found.isSaid && found.rest !== text && isPraise(fold(found.rest))) {
    return { do: 'praise' };
  }
  if (isQuestion && ofOwnThings.test(folded)) return null;
  const isAsking = isQuestion && questionStart.test(folded);
  if (isAsking && !isRequest && !(changeLeads.test(folded) && atHand(talk) !== null)) return null;
  const made = () =>
    readMake(text, {
      ...{ isMeant: isRequest, isOfDoing, styles: talk.styles, lastSize: lastSizeOf(talk) },
    });
  if (stripped.isFresh) return withSpokenStyle(made(), talk);
  const known = { ...talk, pickedStyle: talk.pickedStyle ?? spokenStyle(talk) };
  const added = /^(?:et|and|avec|plus) /.exec(folded)?.[0] ?? '';
  const isPlaced =
    atHand(talk) !== null &&
    ((stripped.isNeeded && drawing.exec(folded) === null) ||
      inPlace.test(folded) ||
      (isCorrection && indefinite.test(folded) && isOfAdding(talk)) ||
      ((isRequest || added !== '') && beside.test(folded.slice(added.length))));
  const isCounted = inNumber.test(folded) && namesShown(text, talk);
  const isMood = isRequest && atHand(talk) !== null && isOnlyMood(text);
  const words = isCounted
    ? `mets ${text}`
    : isPlaced
      ? `ajoute ${text.slice(added.length)}`
      : isMood
        ? `mets-la en ${text}`
        : isTraitOfShown(text, talk)
          ? `change ${text}`
          : text;
  const edited = readEdit(words, known, isCorrection);
  if (edited) return withSpokenStyle(edited, talk);
  return withSpokenStyle(ofWhatIsShown(text, isRequest, known) ?? made(), talk);
}

/** « le lac gelé » where a lake is shown: that lake, and not another picture. */
function ofWhatIsShown(text: string, isRequest: boolean, talk: Talk): Act | null {
  const word = /^(?:le|la|les|l'|the) ?(?<word>[a-z]{3,}) [a-z]/.exec(fold(text))?.groups?.word;
  const shown = talk.pictures.find(({ url }) => url === atHand(talk));
  if (!shown || isRequest || isSpoken(fold(text))) return null;
  const colour = colourOfShown(text, talk);
  if (colour) return readEdit(colour, talk, false);
  return word && speaksOf(shown, word, []) ? readEdit(`change ${text}`, talk, false) : null;
}

/** « canapé rouge » where a sofa is shown, in the words that change its colour. */
function colourOfShown(text: string, talk: Talk): string | null {
  const shown = talk.pictures.find(({ url }) => url === atHand(talk));
  const coloured = shown ? colouredThing(text) : null;
  if (!shown || !coloured || !speaksOf(shown, '', subjectsIn(coloured.thing))) return null;
  return `mets le ${coloured.thing} en ${coloured.colour}`;
}

/** « (je voudrais) un ciel étoilé par-dessus »: where in the picture at hand. */
const beside =
  /^(?:une?|des|du|de la|de l'|quelques|plus de|a|an|some|two|deux|trois) ?(?:(?!avec|qui|with|that|en train)[a-z'-]+ ){1,4}(?:par-dessus|au-dessus|dessus|dedans|derriere|devant|a cote|autour|au (?:premier|second) plan|a l'arriere-plan|a (?:gauche|droite)|en (?:bas|haut)|dans le (?:coin|fond|ciel)|dans l'eau|sur l'eau|au (?:loin|milieu|fond|centre)|on top|in it|in the (?:background|foreground|sky|corner|middle|water)|on the (?:left|right|water)|behind|around|next to it|in front|over (?:it|the .{2,12})|above (?:it|the .{2,12})|on it|there)$/;

function lastSizeOf({ pictures }: Talk) {
  const act = pictures.findLast((one) => one.act?.do === 'make')?.act;
  return act?.do === 'make' ? act.size : null;
}

function strip(typed: string): Stripped {
  let text = typed.replace(/^[\s,;:.!?-]+/, '');
  let [isRequest, isOfDoing, isCorrection, isFresh] = [false, false, false, false];
  let [isInquiry, isNeeded] = [false, false];
  for (let round = 0; round < mostWrappers; round += 1) {
    const folded = fold(text);
    const correction = corrections.exec(folded);
    const request = longer(
      requests.exec(folded)?.[0],
      isInquiry ? null : carrierOf(folded, isRequest),
    );
    const wrapper =
      correction?.[0] ?? request ?? greetingsFirst.exec(folded)?.[0] ?? fresh.exec(folded)?.[0];
    if (!wrapper || wrapper.length === text.length || denied.test(folded.slice(wrapper.length)))
      break;
    isCorrection ||= correction !== null;
    isInquiry ||= correction === null && asksToKnow.test(wrapper);
    const asks = correction === null && request !== null;
    isRequest ||= asks;
    isNeeded = asks && lacking.test(wrapper);
    // "can you give me" asks for a thing again.
    if (asks) isOfDoing = asksToDo.test(wrapper);
    isFresh ||= /^(?:autre chose|something else|nouvelle image|nouveau dessin)/.test(folded);
    text = text.slice(wrapper.length);
  }
  const isQuestion =
    isInquiry || typed.includes('?') || questionStart.test(fold(typed).replace(greetingsFirst, ''));
  if (isRequest)
    text = text.replace(/^to (?=[a-z]+)/i, (to) => (isDoable(text.slice(3)) ? '' : to));
  const here = asItIs.exec(fold(text))?.[0];
  if (here !== undefined) text = `mets-la ${text.slice(here.length)}`;
  const bare = asWish(
    withLeadVerb(withoutClitic(isRequest ? asChange(trimmed(text)) : trimmed(text), isRequest)),
  );
  return {
    text: bare,
    folded: fold(bare),
    isRequest: isRequest && !isInquiry,
    isOfDoing,
    isCorrection,
    isQuestion,
    isFresh,
    isNeeded,
  };
}

/** « il faudrait », not « il me faudrait » */
const lacking =
  /^(?:il )?(?:faut|faudrait|manque|manquerait)(?: (?:juste|aussi|encore|bien))*[ ,]*$/;

/** « t'arrives pas à faire les mains » asks for nothing. */
const denied = /^(?:pas|jamais|not) /;

/** « je voudrais savoir si » */
const asksToKnow =
  /(?<![a-z])(?:savoir|connaitre|comprendre|indiquer|dire|rappeler|expliquer|preciser|renseigner|informer|confirmer|know|tell (?:me|us)|explain|remind|confirm|understand)(?: \w+'?| \w+ \w+)? ?$/;

function longer(one: string | undefined, other: string | null): string | null {
  const [first, second] = [one ?? '', other ?? ''];
  return (second.length > first.length ? second : first) || null;
}

const asksToDo = /^(?:can|could|would|will) (?:you|u)(?: please| kindly| maybe)?[\s,]*$/;

/** « faire du 4k » is asked about. */
function isDoable(text: string): boolean {
  const folded = fold(text);
  const verb = drawing.exec(folded)?.[0] ?? '';
  const isOfStudio = verb !== '' && studioPhrase(folded.slice(verb.length)) !== null;
  return (verb !== '' && !isOfStudio) || verbs.test(folded) || isOfPicture.test(folded);
}

/** "(can I have) a picture of a robot" */
const isOfPicture =
  /^(?:une?|an?|the|des|le|la|l') ?(?:[a-z]+ )?(?:image|photo|dessin|portrait|tableau|illustration|picture|drawing|painting) (?:de|d'|du|des|of|with|avec|qui) ?[a-z]/;

/** « (serait-il possible de) l’obtenir en automne », "(could I have) it in winter": a change of what is at hand. */
function asChange(text: string): string {
  const folded = fold(text);
  const had = having.exec(folded)?.[0];
  return had === undefined || asFile.test(folded) ? text : `mets-la ${text.slice(had.length)}`;
}

const having =
  /^(?:(?:l'|la |le |les )(?:obtenir|avoir|ravoir|voir|recevoir)|(?:have |get |see )?(?:it|this|that)) (?=(?:en|avec|sans|de nuit|de jour|au|a la|as|in|with|without|at|by|plus|moins|more|less) )/;
/** « je la voudrais en carré », « il me la faudrait en hiver » */
const asItIs =
  /^(?:je (?:la|le) (?:voudrais?|veux|verrais|vois|souhaite\w*|preferer\w*|imagine)|il (?:me|nous) (?:la|le) (?:faut|faudrait)|j'(?:aimerais|adorerais|aurais) (?:la|le|l') ?(?:voir|avoir|obtenir|voulue)|i(?:'d| would)? (?:want|need|like|love|prefer) (?:it|this|that|them))(?: (?:bien|plutot|aussi|mieux|plus tot))* (?=(?:carree?|verticale?|horizontale?|floue?|nette|en|avec|sans|de nuit|au|a la|as|in|with|without|at|sous|comme|un peu|a bit|plus|moins|more|less|[a-z]+er)(?![a-z]))/;
const asFile =
  /(?<![a-z])(?:pdf|png|jpe?g|svg|gif|webp|mp4|hd|4k|fichier|file|haute|high|resolution|mail|e-?mail|telephone|tel|phone|ordi\w*|computer|usb|zip|lien|link)(?![a-z])/;

/** « (pourriez-vous) y ajouter », « lui donner »: what is spoken of is at hand anyway. */
function withoutClitic(text: string, isRequest: boolean): string {
  const clitic = isRequest ? /^(?:y|lui|leur|la|le|les|en|l['’]) ?/i.exec(text) : null;
  const rest = clitic ? text.slice(clitic[0].length) : text;
  const isDone = verbs.test(fold(rest)) || filmVerbs.test(fold(rest)) || drawing.test(fold(rest));
  if (!clitic || !isDone) return text;
  // « (tu peux) la peindre à l'aquarelle »
  const drawn = /^(?:la|le|les|l['’])/i.test(clitic[0]) ? drawing.exec(fold(rest))?.[0] : undefined;
  if (drawn && !verbs.test(fold(rest))) return `mets-la ${rest.slice(drawn.length)}`;
  // « lui donner un style » asks for no list of styles.
  return rest.replace(/^donner(?= )/i, 'applique');
}

const mostWrappers = 8;

function rowIn(rows: readonly Row[], folded: string): Act | null {
  return rows.find(([says]) => says.test(folded))?.[1] ?? null;
}

function trimmed(text: string): string {
  return text.replace(/^[\s,;:.!?…-]+|[\s,;:.!?…]+$/gu, '');
}
