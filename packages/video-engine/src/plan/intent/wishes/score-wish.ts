import { isDeepStrictEqual } from 'node:util';
import { type Intent, plainIntent } from '../../../model/intent.ts';
import type { Offered, Reading } from '../../../model/reading.ts';
import { readWish } from '../read-wish.ts';
import { fold } from '../words/read-wording.ts';
import { type Expected, wishContext } from './wish-row.ts';

export type Score = {
  /** Fields, refusals and leftovers expected, and those that came unexpected. */
  readonly points: number;
  /** French: « champ : attendu … lu … ». */
  readonly misses: readonly string[];
  /** A field that nobody wished for was changed. */
  readonly isDamaged: boolean;
  /** Something expected is missing and no word of the wish is offered, refused or handed back. */
  readonly isSilent: boolean;
  /** Fields that are offered: neither right nor damaged. */
  readonly offers: number;
  /** … with the value that was asked for: right after one press. */
  readonly afterPress: number;
};

/** Compares a reading with what was expected, field by field. */
export function scoreWish(
  wish: string,
  expected: Expected,
  reading: Reading = readWish(wish, wishContext),
): Score {
  const plain = flat(plainIntent(wishContext.hasMusic));
  const wished = flat(intentOf(expected));
  const read = flat(reading.intent);
  const misses: string[] = [];
  let points = 0;
  let isDamaged = false;
  for (const field of Object.keys(plain)) {
    const isExpected = !isDeepStrictEqual(wished[field], plain[field]);
    const isRight = isDeepStrictEqual(read[field], wished[field]);
    if (isExpected || !isRight) points += 1;
    if (isRight) continue;
    misses.push(`${field}: ${JSON.stringify(wished[field])} ≠ ${JSON.stringify(read[field])}`);
    isDamaged ||= !isExpected;
  }
  const isAsked = ({ field, value }: Offered) =>
    !isDeepStrictEqual(wished[field], plain[field]) && isDeepStrictEqual(value, wished[field]);
  const asked = reading.offered.filter(isAsked);
  // The words of an offer that nobody asked for are in sight, as those that are handed back.
  const unread = [
    ...reading.notUnderstood,
    ...reading.offered.filter((each) => !asked.includes(each)),
  ].map(({ words }) => fold(words));
  const inSight = [...unread, ...asked.map(({ words }) => fold(words))];
  const back = expected.back ?? [];
  const isBack = (words: string) => back.some((word) => fold(words).includes(word));
  const handedBack = [...inSight, ...reading.refused.map(({ words }) => words)];
  for (const word of back) {
    points += 1;
    if (!handedBack.some((words) => fold(words).includes(word))) misses.push(`back ${word}`);
  }
  const reasons = reading.refused
    .filter(({ words }) => !isBack(words))
    .map(({ reason }) => reason as string)
    .toSorted();
  const wishedReasons = [...(expected.refused ?? [])].toSorted();
  for (const reason of new Set([...reasons, ...wishedReasons])) {
    points += 1;
    const isRight = reasons.includes(reason) === wishedReasons.includes(reason as never);
    if (!isRight) misses.push(`refused ${reason}: ${wishedReasons} ≠ ${reasons}`);
  }
  for (const word of expected.unread ?? []) {
    points += 1;
    if (!inSight.some((words) => words.includes(word))) misses.push(`unread ${word}: ${unread}`);
  }
  const expectsUnread = (expected.unread ?? []).length + back.length > 0;
  if (!expectsUnread && unread.length > 0) {
    points += 1;
    misses.push(`unread: ${unread}`);
  }
  const isSilent = misses.length > 0 && reading.refused.length + inSight.length === 0;
  const offers = reading.offered.length;
  return { points, misses, isDamaged, isSilent, offers, afterPress: asked.length };
}

/** In which order these name their clips means nothing. */
const unordered = ['clips.only', 'clips.without', 'clips.seconds', 'clips.shares', 'clips.times'];

function inAnyOrder(values: readonly unknown[]): readonly unknown[] {
  return values.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
}

/** `clips.first` and the like, one entry for each field. */
function flat(intent: Intent): Record<string, unknown> {
  const { shots, clips, music, ...others } = intent;
  const nested = Object.entries({ shots, clips, music }).flatMap(([name, parts]) =>
    Object.entries(parts).map(([part, value]) => [`${name}.${part}`, value] as const),
  );
  const fields: Record<string, unknown> = { ...others, ...Object.fromEntries(nested) };
  for (const name of unordered) fields[name] = inAnyOrder(fields[name] as readonly unknown[]);
  return fields;
}

function intentOf(expected: Expected): Intent {
  const plain = plainIntent(wishContext.hasMusic);
  const { d, n, each, music = {} } = expected;
  const ends = (value: number | readonly [number, number]) =>
    typeof value === 'number' ? ([value, value] as const) : value;
  const counts = (value: typeof n) =>
    value === undefined ? null : { least: ends(value)[0], most: ends(value)[1] };
  const noMusic = music.use === 'none' && expected.sound === undefined;
  return {
    ...plain,
    ...(d !== undefined && { duration: { minSeconds: ends(d)[0], maxSeconds: ends(d)[1] } }),
    shots: { count: counts(n), seconds: counts(each) },
    clips: {
      only: [...(expected.only ?? [])],
      without: [...(expected.without ?? [])],
      first: expected.first ?? null,
      last: expected.last ?? null,
      sequence: [...(expected.sequence ?? [])],
      stretches: (expected.stretches ?? []).map(([use, clip, fromSeconds, toSeconds]) => ({
        use,
        clip,
        fromSeconds,
        toSeconds,
      })),
      seconds: (expected.clipD ?? []).map(([clip, value]) => ({
        clip,
        least: ends(value)[0],
        most: ends(value)[1],
      })),
      shares: (expected.share ?? []).map(([clip, share]) => ({ clip, share })),
      times: (expected.times ?? []).map(([clip, times]) => ({ clip, times })),
    },
    pace: expected.pace ?? plain.pace,
    course: expected.course ?? plain.course,
    order: expected.order ?? plain.order,
    selection: expected.selection ?? plain.selection,
    transitions: expected.transitions ?? plain.transitions,
    fadeIn: expected.fadeIn ?? null,
    fadeOut: expected.fadeOut ?? null,
    originalSound: expected.sound ?? (noMusic ? 'keep' : plain.originalSound),
    seen: [],
    silences: expected.silences ?? 'keep',
    steady: expected.steady ?? 'auto',
    clipSound: (expected.clipSound ?? []).map(([clip, sound]) => ({ clip, sound })),
    music: {
      use: music.use ?? 'auto',
      level: music.level ?? 'auto',
      startSeconds: music.start ?? 0,
      part: music.part ?? 'auto',
      end: music.end ?? null,
      mood: null,
    },
    hook: expected.hook ?? false,
    texts: (expected.texts ?? []).map(([kind, text, place, start, seconds, look]) => ({
      ...{ manner: null, family: null, ...look },
      kind,
      text,
      place: place ?? 'auto',
      start: start ?? 'auto',
      seconds: seconds ?? null,
    })),
    look: expected.look ?? plain.look,
    ...playedAs(expected, plain),
    aspectRatio: expected.format ?? null,
    captions: expected.captions ?? 'auto',
    loop: expected.loop ?? false,
  };
}

function playedAs(expected: Expected, plain: Intent) {
  const { speedParts, directionParts, lookParts, transitionParts } = expected;
  return {
    speed: expected.speed ?? plain.speed,
    speedParts: (speedParts ?? []).map(([part, speed]) => ({ part, speed })),
    direction: expected.direction ?? plain.direction,
    directionParts: (directionParts ?? []).map(([part, direction]) => ({ part, direction })),
    lookParts: (lookParts ?? []).map(([part, look]) => ({ part, look })),
    transitionParts: (transitionParts ?? []).map(([at, transition]) => ({ at, transition })),
  };
}
