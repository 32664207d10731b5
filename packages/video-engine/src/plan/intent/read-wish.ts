import { type Intent, longestSeconds, plainIntent, type WishedText } from '../../model/intent.ts';
import type { Corrections, Reading } from '../../model/reading.ts';
import type { ReadingContext } from '../../model/reading-context.ts';
import { defaultCallToAction } from '../texts.ts';
import { anyNameWord, nameWords } from './clips/find-references.ts';
import { namePronouns } from './clips/name-pronouns.ts';
import { readClips } from './clips/read-clips.ts';
import { readDirection } from './clips/read-direction.ts';
import type { Timetable } from './clips/read-timetable.ts';
import { readSpeedFactor } from './clips/speed-factor.ts';
import { fieldsIn } from './correct.ts';
import { hideSourceLength } from './duration/hide-source-length.ts';
import { leaveClipLengths, leaveOtherLengths } from './duration/leave-other-lengths.ts';
import { readDuration } from './duration/read-duration.ts';
import { doubtThin } from './fate/doubt-thin.ts';
import { gatherRefused } from './fate/gather-refused.ts';
import { guessesFor } from './fate/guesses.ts';
import { findLeftover } from './fate/leftover.ts';
import { settleOffers } from './fate/offers.ts';
import { readRefusals, readSeen, readSplitScreen, readThings } from './fate/read-refusals.ts';
import { settle } from './fate/settle.ts';
import { takeOutStrangeWords } from './fate/strange-words.ts';
import { leaveTold } from './fate/told-clauses.ts';
import { withdraw } from './fate/withdraw.ts';
import { writeReading } from './fate/write-reading.ts';
import { readLearned } from './kinds/read-learned.ts';
import { readBarePreset, readPresetLength } from './read-bare-preset.ts';
import type { RuledReading } from './rephrase/compare-readings.ts';
import { type Best, type Read, readRephrased } from './rephrase/rephrase.ts';
import { readCuts } from './shots/read-cuts.ts';
import { readFormat } from './shots/read-format.ts';
import { readLook } from './shots/read-look.ts';
import { readOrder } from './shots/read-order.ts';
import { readCourse, readEnds, readPace, readSocial, readSpeed } from './shots/read-pace.ts';
import { readSeenThings } from './shots/read-seen-things.ts';
import { readSelection } from './shots/read-selection.ts';
import { readShots } from './shots/read-shots.ts';
import { readSteady } from './shots/read-steady.ts';
import { readMusic } from './sound/read-music.ts';
import { readSilences, readSound } from './sound/read-sound.ts';
import { takeBack } from './take-back.ts';
import { readCaptions } from './texts/read-captions.ts';
import { readTexts } from './texts/read-texts.ts';
import { blank, fold, hide, readWording, type Wording } from './words/read-wording.ts';
import { type Stretch, WishReader } from './words/wish-reader.ts';

const nothingCorrected: Corrections = { ignored: [], set: {} };

/**
 * Reads a French or English wish, in time linear in its length. Every meaningful word ends as
 * understood, as offered, as refused with the reason, or as not understood.
 */
export function readWish(
  instructions: string,
  context: ReadingContext,
  corrections: Corrections = nothingCorrected,
): Reading {
  const read = (text: string, but = corrections) => {
    const written = (each: Wording) => readAsWritten(each, context, but);
    const learned = readLearned(ruled(text, context, written), context.clips, written);
    const byHand = fieldsIn(but.set);
    return settleOffers(doubtThin(learned, text, context, byHand), text, byHand);
  };
  return withGuesses(read(instructions), { instructions, context, corrections, read });
}

/** The same by rules alone, without what people wrote for each kind of clause. */
export function readByRules(instructions: string, context: ReadingContext): Reading {
  const read = (each: Wording) => readAsWritten(each, context, nothingCorrected);
  return ruled(instructions, context, read).reading;
}

function ruled(instructions: string, context: ReadingContext, read: Read): Best {
  const wording = readWording(instructions, nameWords(context.clips), (text) => {
    takeBack(
      text,
      (snippet) => readAsWritten(readWording(snippet), context, nothingCorrected).reading,
    );
    namePronouns(text, context.clips);
  });
  return readRephrased(wording, context.clips, read);
}

/** So many are thought about: who writes more of it writes no wish. */
const mostGuessedFor = 3;
/** Of the words, and of the wish that is read once more for each guess. */
const longestGuessedFor = 60;
const longestReadAgain = 1000;

type Guessing = {
  readonly instructions: string;
  readonly context: ReadingContext;
  readonly corrections: Corrections;
  readonly read: (text: string, corrections: Corrections) => Reading;
};

/** With what may be meant by the words that were not understood: each is read where it would stand. */
function withGuesses(reading: Reading, guessing: Guessing): Reading {
  const { instructions, context, corrections, read } = guessing;
  if (instructions.length > longestReadAgain) return reading;
  const wished = new Set(reading.understood.map(({ label }) => label));
  const isNew = (offer: string) =>
    readAsWritten(readWording(offer), context, nothingCorrected).reading.understood.some(
      ({ label }) => !wished.has(label),
    );
  const lost = (of: Reading) => of.notUnderstood.length + of.refused.length + of.offered.length;
  const notUnderstood = reading.notUnderstood.map((each, index) => {
    const [span] = each.spans;
    if (!span || index >= mostGuessedFor || each.words.length > longestGuessedFor) return each;
    const guesses = guessesFor(fold(each.words), (offer) => {
      if (!isNew(offer)) return false;
      const inPlace = `${instructions.slice(0, span.start)}${offer}${instructions.slice(span.end)}`;
      const after = read(
        inPlace,
        moved(corrections, span.end, inPlace.length - instructions.length),
      );
      return lost(after) < lost(reading) && after.understood.length > reading.understood.length;
    });
    return guesses.length === 0 ? each : { ...each, guesses: [...guesses] };
  });
  return { ...reading, notUnderstood };
}

/** Words that are not to be read lie elsewhere, behind words that became longer. */
function moved(corrections: Corrections, from: number, by: number): Corrections {
  const ignored = corrections.ignored.map((span) =>
    span.start < from ? span : { start: span.start + by, end: span.end + by },
  );
  return { ...corrections, ignored };
}

function readAsWritten(
  wording: Wording,
  context: ReadingContext,
  corrections: Corrections,
): RuledReading {
  const reader = new WishReader(wording, withoutIgnored(wording, corrections));
  const preset = readBarePreset(reader, context.hasMusic);
  const intent = preset ?? withdraw(readAll(reader, context), reader, context);
  const settled = settle({ ...intent }, reader, context);
  gatherRefused(reader, context.clips);
  const names = new RegExp(`^(?:${anyNameWord(context.clips)})$`);
  const strange = takeOutStrangeWords(reader, names);
  const leftover = [...findLeftover(reader), ...strange];
  const reading = writeReading({ reader, intent: settled, leftover, corrections, context });
  const unseen = reader.refused.filter(({ reason }) => reason === 'no-vision');
  return { reading, leftover: [...reader.doubted, ...unseen, ...leftover] };
}

function withoutIgnored(wording: Wording, { ignored }: Corrections): string {
  return ignored.reduce(
    (text, { start, end }) => hide(text, wording.placeOf(start), wording.placeOf(end)),
    wording.folded,
  );
}

function readAll(reader: WishReader, context: ReadingContext): Intent {
  const { hasMusic, clips, canSee = false } = context;
  const captions = readCaptions(reader, context);
  const texts: readonly WishedText[] = readTexts(reader, () =>
    defaultCallToAction(languageOf(reader.wording.folded)),
  );
  const anyName = anyNameWord(clips);
  hideSourceLength(reader, anyName);
  readMaterial(reader);
  const wishedHook = readHook(reader);
  const isSocial = readSocialFirst(reader);
  leaveOtherLengths(reader);
  const bothEnds = readEnds(reader);
  const parts = readClips(reader, clips);
  leaveClipLengths(reader, anyName);
  const silences = readSilences(reader);
  const steady = readSteady(reader);
  readRefusals(reader);
  const factor = readSpeedFactor(reader);
  const seen = readSeenThings(reader, canSee);
  readSeen(reader);
  const shots = readShots(reader);
  const music = readMusic(reader, hasMusic, parts.musicEnd);
  const cuts = readCuts(reader);
  const aspectRatio = readFormat(reader);
  const loop = readLoop(reader);
  readSocial(reader);
  const { course } = readCourse(reader, bothEnds);
  const duration = readLength(reader) ?? tabled(parts.timetable);
  const speed = readSpeed(reader, factor);
  const selection = readSelection(reader);
  const order = readOrder(reader, selection);
  const isHeard = (hasMusic || music.mood !== null) && music.use !== 'none';
  const originalSound = readSound(reader, isHeard);
  const look = readLook(reader, parts.look);
  const pace = readPace(reader, { isSocial, course });
  readThings(reader);
  const plain = plainIntent(hasMusic);
  return {
    ...plain,
    ...cuts,
    ...parts.fields,
    duration: duration ?? readPresetLength(reader) ?? lengthOf(plain, selection),
    shots,
    pace,
    course,
    order,
    selection,
    originalSound: parts.dropsOtherSound ? 'drop' : originalSound,
    silences,
    steady,
    seen,
    music,
    hook: wishedHook,
    texts: [...texts],
    look,
    speed,
    direction: readDirection(reader),
    aspectRatio,
    captions,
    loop,
  };
}

/** Without a length wished for. */
function lengthOf({ duration }: Intent, selection: Intent['selection']): Intent['duration'] {
  return selection === 'everything' ? { ...duration, maxSeconds: longestSeconds } : duration;
}

const material =
  /\b(?:j'ai|on a|nous avons|il y a|voici|voila|i have|i've got|we have|here are|from my|a partir de (?:mes|ces|nos)|avec (?:mes|ces|nos)|with (?:my|these))(?: (?:mes|mis|envoye|ajoute|filme|tourne|added|uploaded))? \d{1,2} (?:petite?s? )?(?:clips?|videos?|rushs?|plans?|fichiers?|photos?|sequences?|extraits?|shots?|files?)\b/g;

/** « j'ai 3 clips, fais-en… » tells what was given, other clauses what was; nothing is wished for in them. */
function readMaterial(reader: WishReader): void {
  readSplitScreen(reader);
  reader.each(material, (_match, at) => reader.understand('clips', at));
  leaveTold(reader);
}

const hookWords =
  /(?<!(?:titre|texte|title|text) )\b(?:une |a )?(?:accroch(?:e|es|eur|euse|er)|hook(?:s|ed|y)?)\b(?: (?:bien )?(?:les gens|le public|les spectateurs|le spectateur|l'oeil|le regard|tout le monde|people|viewers|the (?:viewer|audience)))?(?: (?:tres )?(?:forte|visuelle|percutante))?(?: (?:des le debut|au debut|at the start|(?:des|dans|from|in) (?:la|les|the) (?:toutes? )?(?:premieres?|1ere|first) (?:secondes?|images?|seconds?|frames?)))?(?: (?:(?:dans|pendant|sur|durant) les|les|in the|dans|in|within|for the)(?: the)? ?(?:first )?\d{1,2} (?:premieres? )?(?:secondes?|seconds?|s)\b)?|\bcommence[rz]? (?:tres )?fort\b|\b(?:capt(?:e|er|ez|iver?|ivante?)|attir(?:e|er|ez|ant)|retiens?|retenir|happe[rz]?)(?: [a-z']{1,10}){0,2} ?l'attention\b(?: des (?:le debut|les premieres secondes|la premiere (?:seconde|image)))?|\b(?:debut|intro(?:duction)?|ouverture) (?:percutante?|fort|forte|choc|qui accroche|captivante?)\b|\bgrab(?:s|bing)?(?: the| their| (?:people|viewers?|everyone)(?:'s|'|s)?)? attention\b|\battention[ -]grabb(?:ing|er)\b|\b(?:start|begin|open)s? (?:strong|with a bang)\b|\b(?:strong|punchy|catchy) (?:start|opening|intro)\b/g;

function readHook(reader: WishReader): boolean {
  return reader.takeMentions('hook', hookWords).length > 0;
}

const loopWords =
  /\b(?:en |une |tourne en |joue en )?boucles?\b(?: (?:parfaite?|infinie?|seamless|sans (?:fin|couture|raccord)))?|\b(?:a |in a )?(?:seamless |perfect |infinite )?loop(?:ing|s|ed)?\b(?: (?:parfaite?|infinie?|seamlessly|perfectly|smoothly|endlessly|forever))?/g;

function readLoop(reader: WishReader): boolean {
  return reader.takeMentions('loop', loopWords).length > 0;
}

/** Looked at before the format takes its words: « format story » is both. */
function readSocialFirst(reader: WishReader): boolean {
  const probe = new WishReader(reader.wording, reader.text);
  return readSocial(probe);
}

function tabled(timetable: Timetable | null): Intent['duration'] | null {
  return timetable && { minSeconds: timetable.seconds, maxSeconds: timetable.seconds };
}

function readLength(reader: WishReader) {
  const { duration, taken, impossible } = readDuration(reader.text);
  for (const at of impossible) if (!isHidden(reader, at)) reader.refuse('length-limit', at);
  for (const at of taken) reader.understand('duration', at);
  return duration;
}

function isHidden(reader: WishReader, { start, end }: Stretch): boolean {
  return reader.text.slice(start, end).includes(blank);
}

const french =
  /\b(?:le|la|les|un|une|des|du|et|avec|dans|en|sur|pour|pas|sans|garde|accroche|secondes?|appel|premieres|fin|texte|video de|moins)\b/g;
const english =
  /\b(?:the|a|an|and|with|in|on|for|not|no|keep|hook|first|seconds?|under|make|create|end|text|fast|slow|social|format|shots?)\b/g;

function languageOf(folded: string): 'fr' | 'en' {
  const count = (pattern: RegExp) => [...folded.matchAll(pattern)].length;
  return count(english) > count(french) ? 'en' : 'fr';
}
