import type { Reading, Span, Understood } from '../../../model/reading.ts';
import { isMeaningful } from './leftover.ts';

/** What a whole sentence says of a field in it. */
export type Sentence = {
  /** The wish, folded. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Any name of a clip. */
  readonly names: RegExp;
};

const polite =
  /(?:s'il (?:te|vous) plai[a-z]*|(?:si|if) (?:possible|(?:tu|vous) (?:peux|pouvez|veux|voulez|as le temps|preferez?)|c'est (?:possible|faisable|ok|bon)|ca (?:marche|va|te va|vous va)|besoin|you (?:can|could|want|like|prefer|don't mind)|it's possible|(?:that|it) (?:makes sense|works|helps|is ok(?:ay)?)|need(?:ed)? be)|comme si|as if|even if|meme s(?:i|')|si bien)(?![a-z])/g;
const condition =
  /(?<![a-z'])(?:s'(?=(?:ils?|elles?|y|on) )|si (?=(?:on|il|ils|elle|elles|je|j'|tu|vous|nous|ca|c'|cela|la|le|les|l'|un|une|mes|mon|ma|notre|nos|y|jamais|quelqu|celui|celle)(?![a-z]))|if (?=(?:it|the|there|i|we|you|they|he|she|this|that|any|my|a|one|some)(?![a-z]))|unless|au cas ou|in case|a moins que|a condition|tant que|as long as)/;
/** « je pense »: who says it is not sure. */
const hedge =
  /(?<![a-z])(?:je (?:pense|crois|suppose|sais pas)|j'hesite|peut[- ]?etre|maybe|perhaps|i (?:think|guess|suppose)|not sure|pas sur|pas sure|eventuellement)(?![a-z])(?! (?:a|aux?|to|of|about) )/;
const damaging =
  /^(?:duration|originalSound|speed|speedParts|direction|directionParts|look|lookParts|steady|transitions|transitionParts|music\.(?:use|level|part)|loop|texts|clips\.\w+|selection|order|shots\.\w+|silences)$/;
const ofWhole = /^(?:originalSound|speed|direction|look|steady|silences|selection)$/;
/** « mute it », « accélère-le » */
const pronoun = /^(?:-| )(?:le|la|les|it|them|him|her)(?![a-z'])(?! [a-z0-9])/;
const ofAll =
  /(?<![a-z])(?:tout|tous|toutes|film|video|montage|reste|partout|everything|all|whole|rest)(?![a-z])/;

/** The field's words with those of its sentence that put it in doubt; null where nothing does. */
export function doubtInSentence(
  reading: Reading,
  each: Understood,
  { text, start: from, end: until, names }: Sentence,
): Span | null {
  if (!damaging.test(each.field)) return null;
  const start = Math.min(...each.spans.map((span) => span.start));
  const end = Math.max(...each.spans.map((span) => span.end));
  const sentence = text.slice(from, until).replace(polite, (words) => ' '.repeat(words.length));
  const unless = condition.exec(sentence);
  if (unless !== null) {
    const at = from + unless.index;
    // Behind a comma it limits what stands right in front of it alone.
    const isFar = at >= end && /[,:]/.test(text.slice(end, at).replace(/[ ,]*$/, ''));
    if (!isFar) return at < start ? { start: at, end } : { start, end: Math.max(end, at) };
  }
  const before = clauseBefore(sentence.slice(0, start - from));
  const after = /^[^,;()]{0,40}/.exec(sentence.slice(end - from))?.[0] ?? '';
  if (each.spans.some((span) => takenBack.test(text.slice(span.end)))) return { start, end };
  if (each.field === 'duration' && isOfNamedClip(reading, text.slice(from, start), after, names))
    return { start, end };
  if (each.field === 'texts') return doubtText(text, { start, end, names });
  if (each.field !== 'duration') {
    const unsure = hedge.exec(after);
    if (unsure !== null) return { start, end: end + unsure.index + unsure[0].length };
    if (hedge.test(before)) return { start: start - before.length, end };
  }
  if (ofWholeFilm.test(each.field) && nowAndThen.test(clauseBefore(text.slice(from, start))))
    return { start, end };
  if (isOfClipBefore(reading, each, text, names, { from, until, start, end }))
    return { start, end };
  const other = besideOther(reading, each, text, { from, until, start, end });
  if (other !== null) return other;
  if (/^(?:originalSound|speed|direction|look|steady)$/.test(each.field)) {
    const it = pronoun.exec(text.slice(end));
    if (it !== null && hasClip(reading, text.slice(0, start), names))
      return { start, end: end + it[0].length };
  }
  // « IMG_0042 c'est la visite : gardez tout »
  if (ofWhole.test(each.field) && !isOfAll(each, text.slice(start, end))) {
    const unread = reading.notUnderstood
      .flatMap(({ spans }) => spans)
      .find(
        (span) =>
          span.start >= from &&
          span.end <= start &&
          !/[,;]/.test(text.slice(span.end, start)) &&
          !anotherWish.test(text.slice(span.end, start + joined)) &&
          names.test(text.slice(span.start, span.end)),
      );
    if (unread !== undefined) return { start: unread.start, end };
  }
  return null;
}

/** Of no film, where its sentence names a clip. */
const shortestFilm = 9;

/** "the photo needs to be in there twice, four seconds in total" */
function isOfNamedClip({ intent }: Reading, before: string, after: string, names: RegExp): boolean {
  const named = names.test(before) || /(?<![a-z])(?:photo|picture|image|clip \d)/.test(before);
  const own = `${clauseBefore(before)}${after}`;
  // Of nothing but one clip the film is made.
  const isAll = /(?:^|[.,;:!?] ?)(?:que|rien que|seulement|uniquement|only|just) /.test(before);
  return named && !isAll && intent.duration.maxSeconds < shortestFilm && !ofAll.test(own);
}

/** « et coupe le son » asks for something of its own. */
const anotherWish =
  /^ ?(?:et|and|puis|mais|but) (?:coup|enlev|vir|retir|supprim|gard|laiss|mets|stabilis|acceler|ralenti|mute|keep|cut|remove|slow|speed)/;
/** Units of its first words. */
const joined = 16;

/** What a letter says of one clip after the other, in the sentence that names one. */
const carried = /^(?:duration|speed|direction|look|transitions|steady)$/;

/** « rien d'autre, sur 40 secondes » */
const inAll = /(?<![a-z])(?:sur|en|in) $/;
const ofClips = /^(?:clips\.|clipSound|speedParts|directionParts|lookParts)/;

/** « La plage avec le titre, au ralenti. Ensuite … »: of the clip, or of the film? */
function isOfClipBefore(
  { understood }: Reading,
  { field }: Understood,
  text: string,
  names: RegExp,
  { from, until, start, end }: Place,
): boolean {
  if (!carried.test(field)) return false;
  if (field === 'duration' && inAll.test(text.slice(from, start))) return false;
  const clause = clauseBefore(text.slice(from, start));
  const before = text.slice(from, start - clause.length);
  const own = `${clause}${/^[^,;()]*/.exec(text.slice(start, until))?.[0] ?? ''}`;
  if (end > until || !names.test(before) || ofAll.test(own)) return false;
  return understood.some(
    (other) =>
      ofClips.test(other.field) &&
      other.spans.some((span) => span.end <= from || span.start >= until),
  );
}

/** « de temps en temps un ralenti » */
const nowAndThen =
  /(?<![a-z])(?:de temps en temps|par moments?|parfois|sometimes|now and then|here and there)(?![a-z])/;
/** « start with A, no wait »: what is said next nobody read. */
const takenBack =
  /^[^.;!?\n]{0,24}(?<![a-z])(?:no|non|nan|nope)[ ,]+(?:wait|attends|attendez|en fait|enfin|pardon|sorry)(?![a-z])/;

/** « … » avant la plage, « … » la deuxième fois: where no text can be set to stand. */
const besideClip =
  /^,? (?:(?:juste |just |right )?(avant|apres|before|after) ([^,.;!?\n]{3,24})|(?:la |le |l'|the )(?:premiere?|deuxieme|seconde|troisieme|derniere?|first|second|third|last)(?: (?:fois|time))?(?= ?(?:$|[,.;!?\n]| et | and )))/;

/** Words that nobody put in quotes, with what was taken back in them, or what each shot is to say behind them. */
function doubtText(
  text: string,
  { start, end, names }: Span & Pick<Sentence, 'names'>,
): Span | null {
  const said = text.slice(start, end);
  const placed = besideClip.exec(text.slice(end));
  if (placed !== null && (placed[1] === undefined || names.test(placed[2] ?? '')))
    return { start, end: end + placed[0].length };
  if (/[«»"“”]/.test(said)) return null;
  const isUnsure = / (?:non|euh|attends|no wait|enfin non|plutot) /.test(said);
  return isUnsure || /^[^,;.!?\n"«“]{0,12}:/.test(text.slice(end)) ? { start, end } : null;
}

/** Of the film's own fields, what may be the length of one thing in it, or the look of one. */
const things = /^(?:hook|clips\.(?:first|last)|texts)$/;
const ofText = /^,? ?(?:pendant|durant|for) (?:environ |about )?$/;
const of = /^ ?(?:(?:de|d'|of|for|pendant|:) ?)?(?:environ |about )?$/;
const except =
  /^(?:(?:tt|tout|tous|toutes?|all|everything) )?(?:sauf|excepte|hormis|except|mais pas|but not)(?![a-z])/;
const ofWholeFilm = /^(?:originalSound|speed|direction|look|steady|transitions)$/;
const aLength = /(?<![\d:.,])\d{1,3} ?(?:s|secs?|secondes?|seconds?|mins?|minutes?)(?![a-z])/;

const justOther = /^(?: please| svp| stp)?,? (?:just|juste|seulement|uniquement|only|que) /;
const exception = /(?<![a-z])(?:sauf|excepte|hormis|except|apart|a part)(?![a-z])/;

/** Units between a field and its exception, and up to what is wished for instead. */
const touching = 2;
const nearby = 20;

type Place = { readonly from: number; readonly until: number } & Span;

/** What another thing in the sentence makes of a field. */
function besideOther(reading: Reading, each: Understood, text: string, place: Place): Span | null {
  const { from, start, end } = place;
  if (each.field === 'duration') return lengthOfOther(reading, each, text, place);
  // « keep my intro (first 8 seconds of clip 1) untouched »
  if (each.field === 'clips.stretches')
    return text.slice(start, end).indexOf('(') > 0 ? { start, end } : null;
  // « 4, 1, 3, 1 (la suite), 5, 2 » goes on.
  if (each.field === 'clips.sequence') {
    const rest = unreadIn(reading).find((span) => span.start >= end && span.start - end < nearby);
    const goesOn = rest !== undefined && /^ ?[(,]/.test(text.slice(end));
    return goesOn ? { start, end: rest.end } : null;
  }
  // « 10 secondes. En entier. »: what?
  if (each.field === 'selection' && /^en entier$/.test(text.slice(start, end)))
    return /[a-z]/.test(text.slice(from, start)) ? null : { start, end };
  // « no voices, just waves »
  if (each.field === 'originalSound' && justOther.test(text.slice(end))) {
    const rest = unreadIn(reading).find((span) => span.start >= end && span.start - end < nearby);
    if (rest !== undefined) return { start, end: rest.end };
  }
  return exceptionBeside(reading, each, text, place) ?? refusedBeside(reading, each, text, place);
}

function unreadIn({ notUnderstood }: Reading): readonly Span[] {
  return notUnderstood.flatMap(({ spans }) => spans);
}

const startOf = ({ spans }: Understood) => Math.min(...spans.map((span) => span.start));
const endOf = ({ spans }: Understood) => Math.max(...spans.map((span) => span.end));

const moment = /^ (?:a|at|vers) $/;

/** What a moment in brackets belongs to. */
const ofMusic = /(?<![a-z])(?:musique|chanson|morceau|music|song|track)(?![a-z])/;

/** A length of something that was read in front of it, one of several, or of a clip in brackets. */
function lengthOfOther(
  reading: Reading,
  each: Understood,
  text: string,
  { from, until, start, end }: Place,
): Span | null {
  // « accroche de 5 secondes », « le gâteau au début 3 s »
  const isOfThing = reading.understood.some((other) => {
    const gap = endOf(other) <= start ? text.slice(endOf(other), start) : null;
    const joint = other.field === 'texts' ? ofText : of;
    return other !== each && things.test(other.field) && gap !== null && joint.test(gap);
  });
  if (isOfThing) return { start, end };
  // « voix off pendant 10 secondes »
  const isOfRefused = reading.refused.some(({ spans }) =>
    spans.some((span) => span.end <= start && /^ ?$/.test(text.slice(span.end, start))),
  );
  if (isOfRefused && /^(?:pendant|durant|for)(?![a-z])/.test(text.slice(start, end)))
    return { start, end };
  // « mets le titre à 5 secondes »
  const isMoment = reading.refused.some(
    ({ reason, spans }) =>
      reason === 'text-missing' && spans.some((span) => moment.test(text.slice(span.end, start))),
  );
  if (isMoment) return { start, end };
  // « 4 secondes, 4 secondes, 8 secondes »: one each.
  const next = unreadIn(reading).find(
    (span) =>
      span.start >= end &&
      span.start < until &&
      /^[, ]*$/.test(text.slice(end, span.start)) &&
      aLength.test(text.slice(span.start, span.end)),
  );
  if (next !== undefined) return { start, end: next.end };
  // « la musique à partir de son milieu (1:30 environ) »
  const lead = text.slice(from, start).trimEnd();
  if (lead.endsWith('(') && ofMusic.test(lead)) return { start, end };
  // « drone (seulement entre 12 et 30 secondes) »
  const open = text.slice(from, start).lastIndexOf('(');
  const aside = open < 0 ? '' : text.slice(from + open, start);
  const isAside = open > 0 && !aside.includes(')') && isMeaningful(aside);
  return isAside ? { start: from + open + 1, end } : null;
}

/** « stabilise tout sauf le drone » leaves nothing out of the film, and is not done to all of it. */
function exceptionBeside(
  { understood }: Reading,
  each: Understood,
  text: string,
  { start, end }: Place,
): Span | null {
  const isException = (one: Understood) =>
    one.field === 'clips.without' && except.test(text.slice(startOf(one), endOf(one)));
  const touches = (a: number, b: number) => b - a >= 0 && b - a <= touching;
  if (isException(each)) {
    const isOfOther = understood.some(
      (other) => ofWholeFilm.test(other.field) && touches(endOf(other), start),
    );
    return isOfOther ? { start, end } : null;
  }
  if (!ofWholeFilm.test(each.field)) return null;
  const behind = understood.find((other) => isException(other) && touches(end, startOf(other)));
  return behind === undefined ? null : { start, end: endOf(behind) };
}

/** Of the same sentence something is refused that says of what the field holds. */
function refusedBeside(
  { refused }: Reading,
  { field }: Understood,
  text: string,
  { from, until, start, end }: Place,
): Span | null {
  if (!ofWholeFilm.test(field) && field !== 'loop') return null;
  const isDoubted = refused.some(({ reason, spans }) => {
    const own = spans.find((span) => span.start >= from && span.end <= until);
    if (own === undefined) return false;
    // « fondu partout sauf avant le 3 : cut »: of both, one holds for a part.
    if (reason === 'contradiction') return exception.test(text.slice(from, until));
    // « nostalgique, en noir et blanc sauf le gâteau »
    if (reason === 'look-part') return field === 'look';
    // « au ralenti le moment où je rate »: of what would have to be seen.
    const isUnseen = /^no-(?:vision|transcription)$/.test(reason) && field !== 'originalSound';
    return isUnseen && own.start >= end && !/[,;:]/.test(text.slice(end, own.start));
  });
  return isDoubted ? { start, end } : null;
}

function isOfAll({ field }: Understood, said: string): boolean {
  return field === 'selection' ? /clips|videos|film|reste/.test(said) : ofAll.test(said);
}

function clauseBefore(text: string): string {
  return /[^,;()]*$/.exec(text)?.[0] ?? '';
}

function hasClip({ understood }: Reading, before: string, names: RegExp): boolean {
  return (
    names.test(before) ||
    understood.some(
      ({ field, spans }) =>
        /^clips\./.test(field) && spans.some((span) => span.end <= before.length),
    )
  );
}
