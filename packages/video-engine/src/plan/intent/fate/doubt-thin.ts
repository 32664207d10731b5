import { type Intent, plainIntent } from '../../../model/intent.ts';
import type { NotUnderstood, Reading, Understood } from '../../../model/reading.ts';
import type { KnownClip, ReadingContext } from '../../../model/reading-context.ts';
import { anyNameWord } from '../clips/find-references.ts';
import { longestTried } from '../rephrase/rephrase.ts';
import { fold } from '../words/read-wording.ts';
import type { Stretch } from '../words/wish-reader.ts';
import { doubtInSentence } from './doubt-sentence.ts';
import { merged, offersOf } from './offers.ts';
import { exception, harmless, thinEvidence, turned } from './thin-evidence.ts';
import { unreadBeside } from './unread-beside.ts';

/**
 * What is wished for with a condition that nobody read is not done to the whole film: « coupe le
 * son jusqu'à l'arrivée du train », « hors de question de mettre du ralenti ». The last look at a
 * reading, whatever read it: where words of the same clause limit a field and belong to nothing
 * that was understood, the field is offered with them; where they turn it round, both are handed
 * back. What a person set is not doubted: the words beside it are its own.
 */
export function doubtThin(
  reading: Reading,
  written: string,
  { hasMusic, clips }: Pick<ReadingContext, 'hasMusic' | 'clips'>,
  setByHand: readonly string[],
): Reading {
  if (written.length > longestTried) return reading;
  const said = wordsOf(reading, written, clips);
  const found = reading.understood.flatMap((each) => {
    const around = aroundOf(said, reading, each);
    return around === null ? [] : [{ each, ...around }];
  });
  if (found.length === 0) return reading;
  const doubted = found.filter(({ each }) => !setByHand.includes(each.field));
  const fields = new Set(doubted.map(({ each }) => each.field));
  const gone = reading.understood.filter((each) => fields.has(each.field) && each.spans.length > 0);
  const plain = plainIntent(hasMusic);
  const understood = reading.understood.filter((each) => !gone.includes(each));
  const follow = [...fields]
    .flatMap((field) => followers[field] ?? [])
    .filter((field) => understood.every((each) => each.field !== field));
  const turnedRound = new Set(
    doubted.filter(({ isTurned }) => isTurned).map(({ each }) => each.field),
  );
  const stretchesOf = (field: string) =>
    found.filter(({ each }) => each.field === field).map(({ stretch }) => stretch);
  const set = found.filter(({ each }) => setByHand.includes(each.field));
  const offers = offersOf(
    reading.intent,
    [...gone.filter(({ field }) => !turnedRound.has(field)), ...set.map(({ each }) => each)],
    stretchesOf,
    written,
  );
  const stretches = [
    ...doubted.map(({ stretch }) => stretch),
    ...gone.flatMap(({ spans }) => spans),
  ];
  return {
    ...reading,
    intent: [...fields, ...follow].reduce(
      (intent, field) => reset(intent, plain, field),
      reading.intent,
    ),
    understood,
    offered: [...reading.offered, ...offers],
    notUnderstood: handBack(reading, stretches, written),
  };
}

/** What follows from a field, where nothing else was said of it. */
const followers: Readonly<Record<string, readonly string[]>> = {
  selection: ['duration', 'order'],
  'music.use': ['originalSound'],
  'shots.count': ['duration'],
};
/** Those that a word in front of them may turn round. */
const turnable = /^(?!texts|words|captions|none|clips$)/;

const bound =
  /[;!?\n()]|[,.:](?!\d)|(?<= )(?:et|mais|puis|ensuite|donc|du coup|and|but|then|so)(?= )/g;

/** Bounds behind a field: an exception has one of its own. */
const farthest = 4;

type Said = {
  readonly text: string;
  /** The same with blanks for what was understood and what limits nothing. */
  readonly free: string;
  readonly bounds: readonly Stretch[];
  /** Any name of a clip. */
  readonly names: RegExp;
};

function wordsOf({ understood }: Reading, written: string, clips: readonly KnownClip[]): Said {
  const text = fold(written);
  const free = understood
    .flatMap(({ spans }) => spans)
    .reduce((left, span) => veiled(left, span), text)
    .replace(harmless, (words) => ' '.repeat(words.length));
  const bounds = [...text.matchAll(bound)].map(({ index, 0: words }) => ({
    start: index,
    end: index + words.length,
  }));
  const stems = clips.map(({ name }) =>
    fold(name)
      .replace(/\.[a-z0-9]+$/, '')
      .replace(/[^a-z0-9]/g, '.'),
  );
  const named = [anyNameWord(clips), ...stems, '(?:clips?|videos?|rushs?) \\d{1,2}'];
  const names = new RegExp(`(?<![a-z0-9])(?:${named.join('|')})(?![a-z0-9])`);
  return { text, free, bounds, names };
}

function sentenceOf(text: string, start: number, end: number): Stretch {
  const before = text.slice(0, start).search(/[^.;!?\n]*$/);
  const after = text.slice(end).search(/[;!?\n]|\.(?!\d)/);
  return { start: before, end: after < 0 ? text.length : end + after };
}

type Doubt = { readonly stretch: Stretch; readonly isTurned: boolean };

/** The words of a field with what limits them or turns them round; null where nothing does. */
function aroundOf(said: Said, reading: Reading, each: Understood): Doubt | null {
  const { text, free } = said;
  const [first] = each.spans;
  if (first === undefined) return null;
  const start = Math.min(...each.spans.map((span) => span.start));
  const end = Math.max(...each.spans.map((span) => span.end));
  const { from, stops } = clauseOf(said, start, end);
  const before = free.slice(from, start);
  const isTurned = turnable.test(each.field) ? turned.exec(before) : null;
  if (isTurned !== null) return { stretch: { start: from + isTurned.index, end }, isTurned: true };
  const [until = text.length] = stops;
  const goesOn = exception.exec(free.slice(until));
  const beyond = until + (goesOn?.[0].length ?? 0);
  const tailEnd = goesOn === null ? until : (stops.find((stop) => stop >= beyond) ?? text.length);
  const thin = thinEvidence(each, {
    before,
    between: free.slice(start, end),
    after: free.slice(end, until),
    left: leftIn(reading, text, from, until),
    own: text.slice(start),
    behind: text.slice(first.end),
    tail: free.slice(end, tailEnd),
    ...inFrontOf(reading, text, start),
  });
  if (thin === null) {
    const beside =
      unreadBeside(reading, each, { text, from, until }) ??
      doubtInSentence(reading, each, { text, ...sentenceOf(text, start, end), names: said.names });
    return beside === null ? null : { stretch: beside, isTurned: false };
  }
  const lead = before.length - before.trimStart().length;
  const stretch = thin.reach === 0 ? { start: from + lead, end } : { start, end: end + thin.reach };
  return { stretch, isTurned: false };
}

/** Where the clause begins, and where clauses end from its last word on. */
function clauseOf({ text, bounds }: Said, start: number, end: number) {
  const before = bounds.findLast((each) => each.end <= start)?.end ?? 0;
  const next = bounds.findIndex((each) => each.start >= end);
  const stops = next < 0 ? [] : bounds.slice(next, next + farthest).map((each) => each.start);
  return { from: Math.min(before, text.length), stops };
}

function leftIn({ notUnderstood }: Reading, text: string, from: number, until: number): string {
  return notUnderstood
    .flatMap(({ spans }) => spans)
    .filter((span) => span.start < until && span.end >= from - 2)
    .map((span) => (span.end <= from ? ',' : text.slice(span.start, span.end)))
    .join(' ; ');
}

/** A few words in front are « mais », « et aussi »; more is another wish. */
const nearby = 8;

function inFrontOf({ understood }: Reading, text: string, start: number) {
  const fieldsOf = (isThere: (gap: number) => boolean) =>
    understood
      .filter(({ spans }) => spans.some((span) => isThere(start - span.end)))
      .map(({ field }) => field);
  const isJoined = /(?:mais|but|et|and|,) ?$/.test(text.slice(0, start));
  return {
    touching: fieldsOf((gap) => gap === 1),
    joined: isJoined ? fieldsOf((gap) => gap > 0 && gap <= nearby) : [],
  };
}

function veiled(text: string, { start, end }: Stretch): string {
  return text.slice(0, start) + '_'.repeat(end - start) + text.slice(end);
}

/** What was handed back before and the words around a doubted field, each word once. */
function handBack(
  { notUnderstood }: Reading,
  stretches: readonly Stretch[],
  written: string,
): NotUnderstood[] {
  const back = merged(stretches);
  const isIn = ({ start, end }: Stretch) =>
    back.some((each) => each.start <= start && end <= each.end);
  const others = notUnderstood.filter(({ spans }) => !spans.every(isIn));
  const words = back.map((span) => ({
    spans: [span],
    words: written.slice(span.start, span.end),
  }));
  return [...others, ...words].toSorted(
    (a, b) => (a.spans[0]?.start ?? 0) - (b.spans[0]?.start ?? 0),
  );
}

function reset(intent: Intent, plain: Intent, field: string): Intent {
  const [name, part] = field.split('.') as [keyof Intent, string | undefined];
  if (part === undefined) return { ...intent, [name]: plain[name] };
  const value = {
    ...(intent[name] as object),
    [part]: (plain[name] as Record<string, unknown>)[part],
  };
  return { ...intent, [name]: value };
}
