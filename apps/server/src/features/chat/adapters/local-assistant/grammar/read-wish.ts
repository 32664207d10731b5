import { understandEdit } from '@armoni/image-engine/edit/understand-edit';
import type { Act } from './act.ts';
import { findPicture } from './find-picture.ts';
import { fold } from './fold.ts';

import { readDegree } from './read-degree.ts';
import { readEdit } from './read-edit.ts';
import { isLeftToUs, isOfStudio, isOtherDoing, readMake } from './read-make.ts';
import { readPick } from './read-pick.ts';
import { readVariation } from './read-variation.ts';
import { ofRunningWork } from './read-work.ts';
import { withLeadVerb } from './respell.ts';
import { spokenStyle, withSpokenStyle } from './spoken-style.ts';
import { changeLeads, indefinite, verbs } from './tables/edit-table.ts';
import { helpRows, questionStart } from './tables/help-table.ts';
import { ownedRows } from './tables/owned-table.ts';
import { isPraise } from './tables/praise.ts';
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
};

/** What one wish asks for. The rows of the tables come in the order in which they are tried. */
export function readWish(typed: string, talk: Talk): Act {
  const bare = trimmed(typed);
  const whole = fold(bare);
  if (!/[a-z0-9]/.test(whole)) return { do: 'unclear' };
  const said = rowIn(talkRows, whole) ?? readDegree(whole, talk);
  if (said) return said;
  const stripped = strip(typed);
  return (
    ofTheTalk(whole, stripped, talk) ??
    rowIn(ownedRows, stripped.folded) ??
    ofRunningWork(stripped.folded, stripped.text, talk) ??
    ofTheStudio(whole, stripped) ??
    impossible(stripped, talk) ??
    help(whole, stripped, talk) ??
    ofPictures(stripped, talk) ?? { do: 'unclear' }
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
  if (folded !== '' && isLeftToUs(folded)) return { do: 'ask', missing: 'subject' };
  const picked = readPick(text, talk);
  if (picked) return picked;
  if (otherOne.test(folded) && talk.pictures.length > 1) return { do: 'ask', missing: 'other' };
  const isAgainst = dislike.test(folded) || (isCorrection && trimmed(text) === '');
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
function impossible({ folded, isQuestion }: Stripped, talk: Talk): Act | null {
  const hasPicture = atHand(talk) !== null;
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
  if (isRequest) return isOtherDoing(folded) || studioPhrase(folded) !== null;
  return isOfStudio(folded);
}

const seeing =
  /^(?:me )?(?:(?:re)?decri[srtv]\w*|describe|analyse[rz]?|commente[rz]?|caption|legende)\b(?!.{0,8}(?:tes|ton|your|le studio))|\b(?:que vois[- ]tu|qu'est[- ]ce que (?:tu vois|c'est|ca represente)|qu'est[- ]ce qu'il y a|qu'y a[- ]t[- ]il|tu vois quoi|il y a quoi|y a quoi|what do you see|what(?:'s| is) (?:in|on) (?:it|the|this|that|my)|what does (?:it|this) show|what is (?:this|it)|c'est quoi(?: sur)? (?:cette|l'image|la (?:photo|image)|ca$)|qu'est[- ]ce qu'on (?:y )?voi[st]?|on (?:y )?voit quoi|que voit-on|what can (?:you|we|i) see|what do we see|ca represente quoi|que represente|que montre|qui est[- ]ce sur|reconnais[- ]tu|c'est qui(?: (?:la|dessus|la-dessus|sur))|c'est quoi comme (?:image|photo|dessin)|qu'as[- ]tu (?:dessine|fait)|tu as (?:dessine|fait) quoi|what did you (?:draw|make))/;

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
  if (isQuestion && ofOwnThings.test(folded)) return null;
  const isAsking = isQuestion && questionStart.test(folded);
  if (isAsking && !isRequest && !(changeLeads.test(folded) && atHand(talk) !== null)) return null;
  const made = () =>
    readMake(text, {
      ...{ isMeant: isRequest, isOfDoing, styles: talk.styles, lastSize: lastSizeOf(talk) },
    });
  if (stripped.isFresh) return withSpokenStyle(made(), talk);
  const known = { ...talk, pickedStyle: talk.pickedStyle ?? spokenStyle(talk) };
  return withSpokenStyle(readEdit(text, known, isCorrection) ?? made(), talk);
}

function lastSizeOf({ pictures }: Talk) {
  const act = pictures.findLast((one) => one.act?.do === 'make')?.act;
  return act?.do === 'make' ? act.size : null;
}

function strip(typed: string): Stripped {
  let text = typed.replace(/^[\s,;:.!?-]+/, '');
  let [isRequest, isOfDoing, isCorrection, isFresh] = [false, false, false, false];
  for (let round = 0; round < mostWrappers; round += 1) {
    const folded = fold(text);
    const correction = corrections.exec(folded);
    const wrapper =
      correction ?? requests.exec(folded) ?? greetingsFirst.exec(folded) ?? fresh.exec(folded);
    if (!wrapper || wrapper[0] === '' || wrapper[0].length === text.length) break;
    isCorrection ||= correction !== null;
    const asks = correction === null && requests.test(folded);
    isRequest ||= asks;
    // "can you give me" asks for a thing again.
    if (asks) isOfDoing = asksToDo.test(wrapper[0]);
    isFresh ||= /^(?:autre chose|something else|nouvelle image|nouveau dessin)/.test(folded);
    text = text.slice(wrapper[0].length);
  }
  const isQuestion =
    typed.includes('?') || questionStart.test(fold(typed).replace(greetingsFirst, ''));
  if (isRequest)
    text = text.replace(/^to (?=[a-z]+)/i, (to) => (isDoable(text.slice(3)) ? '' : to));
  const bare = withLeadVerb(
    withoutClitic(isRequest ? asChange(trimmed(text)) : trimmed(text), isRequest),
  );
  return {
    text: bare,
    folded: fold(bare),
    isRequest,
    isOfDoing,
    isCorrection,
    isQuestion,
    isFresh,
  };
}

const asksToDo = /^(?:can|could|would|will) (?:you|u)(?: please| kindly| maybe)?[\s,]*$/;

/** « faire du 4k » is asked about. */
function isDoable(text: string): boolean {
  const folded = fold(text);
  const verb = drawing.exec(folded)?.[0] ?? '';
  const isOfStudio = verb !== '' && studioPhrase(folded.slice(verb.length)) !== null;
  return (verb !== '' && !isOfStudio) || verbs.test(folded);
}

/** « (serait-il possible de) l’obtenir en automne », "(could I have) it in winter": a change of what is at hand. */
function asChange(text: string): string {
  const folded = fold(text);
  const had = having.exec(folded)?.[0];
  return had === undefined || asFile.test(folded) ? text : `mets-la ${text.slice(had.length)}`;
}

const having =
  /^(?:(?:l'|la |le |les )(?:obtenir|avoir|ravoir|voir|recevoir)|(?:have |get |see )?(?:it|this|that)) (?=(?:en|avec|sans|de nuit|de jour|au|a la|in|with|without|at|by|plus|moins|more|less) )/;
const asFile =
  /(?<![a-z])(?:pdf|png|jpe?g|svg|gif|webp|mp4|hd|4k|fichier|file|haute|high|resolution|mail|e-?mail|telephone|tel|phone|ordi\w*|computer|usb|zip|lien|link)(?![a-z])/;

/** « (pourriez-vous) y ajouter », « lui donner »: what is spoken of is at hand anyway. */
function withoutClitic(text: string, isRequest: boolean): string {
  const clitic = isRequest ? /^(?:y|lui|leur|la|le|les|en|l['’]) ?/i.exec(text) : null;
  const rest = clitic ? text.slice(clitic[0].length) : text;
  if (!clitic || !(verbs.test(fold(rest)) || filmVerbs.test(fold(rest)))) return text;
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
