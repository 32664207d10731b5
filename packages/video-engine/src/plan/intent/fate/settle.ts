import { type Intent, plainIntent } from '../../../model/intent.ts';
import type { ReadingContext } from '../../../model/reading-context.ts';
import type { WishReader } from '../words/wish-reader.ts';

/** Makes the fields agree: what follows from another is filled in, what cannot hold is refused. */
export function settle(intent: Intent, reader: WishReader, context: ReadingContext): Intent {
  return [settleClips, settleParts, settlePace, settleLength, settleHarm].reduce(
    (each, rule) => rule(each, reader, context),
    intent,
  );
}

/** A clip that is left out can neither open nor end the film. */
function settleClips(intent: Intent, reader: WishReader, { clips: known }: ReadingContext): Intent {
  const { clips } = intent;
  const isOut = (clip: number | null) =>
    clip !== null &&
    (clips.without.includes(clip) || (clips.only.length > 0 && !clips.only.includes(clip)));
  const first = isOut(clips.first) ? null : clips.first;
  const last = isOut(clips.last) ? null : clips.last;
  const sequence = clips.sequence.filter((clip) => !isOut(clip));
  const nothingLeft = known.length > 0 && known.every((_, index) => isOut(index + 1));
  const without = nothingLeft ? [] : clips.without;
  // « commence par A, ensuite B, finis par C »: C is the third.
  const goesOn =
    last !== null &&
    sequence.length > 1 &&
    !sequence.includes(last) &&
    /(?<![a-z])(?:commence|d'abord|debute|ouvre|start|first|begin|open)/.test(
      reader.wording.folded,
    );
  if (goesOn) {
    reader.renamed('clips.last', 'clips.sequence');
    return settleClips(
      { ...intent, clips: { ...clips, last: null, sequence: [...sequence, last] } },
      reader,
      { clips: known } as ReadingContext,
    );
  }
  if (first !== clips.first) contradict(reader, 'clips.first');
  if (last !== clips.last) contradict(reader, 'clips.last');
  // Turned round, all clips are named: those that are left out are none of it.
  const isAll = clips.sequence.length === known.length;
  if (sequence.length !== clips.sequence.length && !isAll) contradict(reader, 'clips.sequence');
  if (nothingLeft) contradict(reader, 'clips.without');
  return { ...intent, clips: { ...clips, first, last, sequence, without } };
}

/** Rounding: seconds of clips that make a film of the wished length. */
const partSlack = 0.05;

/** Parts of clips that are not in the film, or that no film of the wished length can hold. */
function settleParts(intent: Intent, reader: WishReader): Intent {
  const { clips } = intent;
  const { shares } = clips;
  const asked = shares.reduce((sum, { share }) => sum + (typeof share === 'number' ? share : 0), 0);
  const isOut = ({ clip }: { readonly clip: number }) =>
    clips.without.includes(clip) || (clips.only.length > 0 && !clips.only.includes(clip));
  const settled = settleSeconds(intent, reader);
  const lost = {
    seconds: settled === null || clips.seconds.some(isOut),
    shares: asked > 1 + partSlack || shares.some(isOut),
    times: clips.times.some(isOut),
  };
  for (const field of ['seconds', 'shares', 'times'] as const)
    if (lost[field]) contradict(reader, `clips.${field}`);
  const kept = {
    seconds: lost.seconds ? [] : clips.seconds,
    shares: lost.shares ? [] : shares,
    times: lost.times ? [] : clips.times,
  };
  const { duration } = lost.seconds || settled === null ? intent : settled;
  return { ...intent, duration, clips: { ...clips, ...kept } };
}

/** With the length that the seconds of the clips make, where they are more than is usual; null where none holds them. */
function settleSeconds(intent: Intent, reader: WishReader): Intent | null {
  const { clips, duration } = intent;
  const least = clips.seconds.reduce((sum, each) => sum + each.least, 0);
  const most = clips.seconds.reduce((sum, each) => sum + each.most, 0);
  if (least <= duration.maxSeconds * (1 + partSlack)) return intent;
  if (reader.understood.some(({ field }) => field === 'duration')) return null;
  for (const at of reader.understood.filter(({ field }) => field === 'clips.seconds'))
    reader.understood.push({ ...at, field: 'duration', index: null });
  return { ...intent, duration: { minSeconds: least, maxSeconds: most } };
}

/** « deux versions, une en story »: what was refused with its format sets no pace. */
function settlePace(intent: Intent, reader: WishReader): Intent {
  const isSaid = reader.understood.some(({ field }) => field !== 'texts' && field !== 'clips');
  const isRefused = reader.refused.some(({ reason }) => reason === 'several-films');
  return isSaid || !isRefused ? intent : { ...intent, pace: 'medium' };
}

/** Rounding, and a little room: « 10 plans de 2 secondes, 20 secondes ». */
const lengthSlack = 0.1;
/** Shots that may be as long as this have no longest wished for. */
const openSeconds = 60;

/** So many shots of so many seconds are a length; another length beside it cannot hold. */
function settleLength(intent: Intent, reader: WishReader): Intent {
  const { count, seconds } = intent.shots;
  if (count === null || seconds === null) return intent;
  // « aucun de moins de 2 secondes » has no longest.
  if (seconds.most >= openSeconds) return intent;
  const minSeconds = count.least * seconds.least;
  const maxSeconds = count.most * seconds.most;
  const isSaid = reader.understood.some(({ field }) => field === 'duration');
  if (!isSaid) {
    const at = reader.understood.find(({ field }) => field === 'shots.count');
    if (at !== undefined) reader.understood.push({ ...at, field: 'duration' });
    return { ...intent, duration: { minSeconds, maxSeconds } };
  }
  const { duration } = intent;
  const fits =
    duration.maxSeconds >= minSeconds * (1 - lengthSlack) &&
    duration.minSeconds <= maxSeconds * (1 + lengthSlack);
  if (fits) return intent;
  contradict(reader, 'shots.seconds');
  return { ...intent, shots: { ...intent.shots, seconds: null } };
}

/** No longer is a film that somebody means, unless they say of what it is the length. */
const hardlyAFilm = 2;
/** As long as a text may stand. */
const longestText = 8;
const ofFilm =
  /(?<![a-z])(?:dure[rs]?|duree|film|video|montage|clip|reel|story|total|tout|length|long|last|boucle|loop|gif|teaser|jingle|intro|sting|bumper)(?![a-z])/;

/** A length that would leave hardly a film is handed back where it may be that of something else. */
function settleHarm(intent: Intent, reader: WishReader, { hasMusic }: ReadingContext): Intent {
  const { maxSeconds } = intent.duration;
  const said = reader.understood.filter(({ field }) => field === 'duration');
  if (said.length === 0 || intent.shots.seconds !== null) return intent;
  const { folded, quotes } = reader.wording;
  const isOfText = said.every(({ start }) =>
    quotes.some(
      ({ end }) => end <= start && /^[^.;!?\n«"“]{0,40}$/.test(folded.slice(end, start).trim()),
    ),
  );
  const isShort = maxSeconds <= hardlyAFilm || (maxSeconds <= longestText && isOfText);
  if (!isShort || said.some(({ start, end }) => isOfFilm(folded, start, end))) return intent;
  for (const each of said) {
    reader.understood.splice(reader.understood.indexOf(each), 1);
    reader.doubt(each);
    reader.offer(each, intent);
  }
  return { ...intent, duration: plainIntent(hasMusic).duration };
}

function isOfFilm(folded: string, start: number, end: number): boolean {
  return ofFilm.test(folded.slice(Math.max(0, start - 24), end + 12));
}

/** What was understood of a field is refused: something else said excludes it. */
function contradict(reader: WishReader, field: string): void {
  const found = reader.understood.filter((each) => each.field === field);
  for (const at of found) {
    reader.understood.splice(reader.understood.indexOf(at), 1);
    reader.refuse('contradiction', at, field);
  }
}
