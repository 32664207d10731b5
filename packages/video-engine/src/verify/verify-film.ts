import type { Tools } from '../ffmpeg/tools.ts';
import type { ClipAnalysis } from '../model/analysis.ts';
import { type Intent, textOf } from '../model/intent.ts';
import type { Check, FilmReport } from '../model/report.ts';
import { type FrameRate, frames, toSeconds } from '../model/time.ts';
import type { Timeline } from '../model/timeline.ts';
import { wordsCutNote } from '../model/words-cut-note.ts';
import { ticksPerSecond } from '../render/encoding.ts';
import type { FilmPackets } from '../render/film-packets.ts';
import { targetLufs } from '../render/sound/encode-sound.ts';
import type { Loudness } from '../render/sound/measure-loudness.ts';
import type { PreparedTitle } from '../render/titles/prepared-title.ts';
import { borderedShots } from './bordered-shots.ts';
import { cutWords } from './cut-words.ts';
import { findIdleStretches } from './find-idle-stretches.ts';
import { isTitleVisible } from './find-title.ts';
import { inspectFilm } from './inspect-film.ts';
import { plannedBlack, plannedStill, unplannedSeconds } from './planned-stillness.ts';
import { shownTwice } from './shown-twice.ts';

/** Around the target: a player's own loudness control is no finer. */
const loudnessSlack = 0.5;
/** EBU R 128 (2020) for distribution. */
const mostTruePeak = -1;
/** Luma and activity of a source under which black or stillness in the film is its own. */
const darkSource = 24;
const stillSource = 0.06;
/** Seconds that nothing explains and that still pass: an encoder's rounding. */
const mostBlackSeconds = 0.1;
const mostFrozenSeconds = 0.5;
/** Times of packets are read as decimals of a microsecond. */
const printedSeconds = 1e-6;
/** A hook ends within. */
const hookSeconds = 3;
/** Each costs a look into the film. */
const mostCaptionsSought = 6;
/** A shorter film has no loudness: the standard needs three blocks of 400 ms. */
const measurableSeconds = 1;

export type Delivery = {
  readonly filmPath: string;
  readonly packets: FilmPackets;
  readonly timeline: Timeline;
  readonly intent: Intent;
  readonly analyses: readonly ClipAnalysis[];
  readonly titles: readonly PreparedTitle[];
  readonly captions: { readonly tracked: number };
  readonly isSilent: boolean;
  /** A small picture of each shot, as the finished film shows it. */
  readonly samples: readonly Uint8Array[];
  /** Of the finished film's sound. */
  readonly loudness: Loudness;
  /** Whoever cuts by hand may cut words and show things twice. */
  readonly isCutByHand: boolean;
};

type Context = { readonly tools: Tools; readonly signal: AbortSignal };

/** Compares the finished file with what was wished and planned, each point with its figures. */
export async function verifyFilm(
  delivery: Delivery,
  context: Context,
): Promise<FilmReport['verification']> {
  const checks = [
    ...(await pictureChecks(delivery)),
    ...soundChecks(delivery),
    ...(await idleChecks(delivery, context)),
    ...materialChecks(delivery),
    ...(await promiseChecks(delivery, context)),
  ];
  return { passed: checks.every(({ passed }) => passed), checks };
}

async function pictureChecks({ filmPath, packets, timeline }: Delivery): Promise<readonly Check[]> {
  const facts = await inspectFilm(filmPath, packets.streams);
  const size = `${timeline.width}x${timeline.height}`;
  return [
    same('frames', timeline.duration.value, packets.video.length),
    frameTimes(packets, timeline.rate),
    same('size', size, `${facts.width}x${facts.height}`),
    same('pixel-aspect', '1:1', facts.pixelAspect),
    same('colour-tags', 'bt709 bt709 bt709 tv', facts.colour),
    same('codec', 'h264 High yuv420p + aac 48000 Hz 2', facts.codecs),
    same('faststart', 'moov, mdat', facts.isFaststart ? 'moov, mdat' : 'mdat, moov'),
  ];
}

function soundChecks({ packets, timeline, isSilent, loudness }: Delivery): readonly Check[] {
  const length = toSeconds(timeline.duration);
  const frame = timeline.rate.denominator / timeline.rate.numerator;
  const audioLength: Check = {
    name: 'audio-length',
    asked: rounded(length, 3),
    delivered: rounded(packets.audioEndSeconds, 3),
    passed: Math.abs(packets.audioEndSeconds - length) <= frame + 1e-6,
  };
  const { lufs, truePeak } = loudness;
  const isMeasurable = !isSilent && length >= measurableSeconds;
  const level: Check = {
    name: 'loudness',
    asked: isMeasurable ? `${targetLufs} LUFS ±${loudnessSlack}` : 'silence',
    delivered: lufs === null ? 'silence' : `${lufs.toFixed(1)} LUFS`,
    passed: !isMeasurable || (lufs !== null && Math.abs(lufs - targetLufs) <= loudnessSlack),
  };
  const peak: Check = {
    name: 'true-peak',
    asked: `≤ ${mostTruePeak} dBTP`,
    delivered: truePeak === null ? 'silence' : `${truePeak.toFixed(1)} dBTP`,
    passed: truePeak === null || truePeak <= mostTruePeak,
  };
  return [audioLength, level, peak];
}

async function idleChecks(
  { filmPath, packets, timeline, analyses }: Delivery,
  { tools, signal }: Context,
): Promise<readonly Check[]> {
  const { black, frozen } = await findIdleStretches(
    tools,
    filmPath,
    packets.video,
    timeline,
    signal,
  );
  const byId = new Map(analyses.map((analysis) => [analysis.sourceId, analysis]));
  const planned = plannedBlack(timeline);
  const dark = [...planned, ...plannedStill(timeline, byId, ({ luma }) => luma < darkSource)];
  const still = [
    ...planned,
    ...plannedStill(timeline, byId, ({ activity }) => activity < stillSource),
  ];
  return [
    atMost('black', mostBlackSeconds, unplannedSeconds(black, dark)),
    atMost('frozen', mostFrozenSeconds, unplannedSeconds(frozen, still)),
  ];
}

/** What is shown: borders, the same twice, and words cut in two. */
function materialChecks({
  timeline,
  intent,
  analyses,
  samples,
  isCutByHand,
}: Delivery): readonly Check[] {
  const byId = new Map(analyses.map((analysis) => [analysis.sourceId, analysis]));
  const { clips } = timeline.tracks.video;
  const checks = [same('borders', 0, borderedShots(clips, samples, byId))];
  if (isCutByHand) return checks;
  // A loop ends on what it begins with; « garde tout » keeps what was filmed twice.
  const isRepeating = intent.loop || intent.selection === 'everything' || isRepeated(intent);
  if (!isRepeating) checks.push(same('repeats', 0, shownTwice(clips, samples, byId)));
  const isTold =
    intent.selection === 'everything' ||
    intent.clips.stretches.length > 0 ||
    timeline.notes.includes(wordsCutNote);
  if (!isTold) checks.push(same('cut-words', 0, cutWords(timeline, byId)));
  return checks;
}

/** A clip was asked for more than once. */
function isRepeated({ clips: { times, sequence } }: Intent): boolean {
  return times.length > 0 || new Set(sequence).size < sequence.length;
}

async function promiseChecks(
  delivery: Delivery,
  { tools, signal }: Context,
): Promise<readonly Check[]> {
  const { timeline, intent } = delivery;
  const checks: Check[] = [];
  if (intent.hook) {
    const end = timeline.markers.find(({ kind }) => kind === 'hook-end');
    const seconds = end ? toSeconds(end.at) : Number.POSITIVE_INFINITY;
    checks.push({
      name: 'hook',
      asked: `≤ ${hookSeconds} s`,
      delivered: end ? `${seconds.toFixed(2)} s` : 'absente',
      passed: seconds <= hookSeconds + 1e-6,
    });
  }
  return [
    ...checks,
    ...(await textChecks(delivery, { tools, signal })),
    ...(await captionChecks(delivery, { tools, signal })),
  ];
}

/** Each text of the film, and a call to action that was wished for whether it is there or not. */
async function textChecks(
  { filmPath, timeline, intent, titles }: Delivery,
  { tools, signal }: Context,
): Promise<readonly Check[]> {
  const checks: Check[] = [];
  for (const title of titles) {
    const { kind, text, range } = title.card;
    if (kind === 'caption') continue;
    const isVisible = await isTitleVisible(tools, filmPath, title, signal);
    const start = toSeconds(range.startTime);
    const end = start + toSeconds(range.duration);
    checks.push({
      name: kind === 'call-to-action' ? 'call-to-action' : 'text',
      asked: text,
      delivered: isVisible ? `visible de ${start.toFixed(2)} s à ${end.toFixed(2)} s` : 'absent',
      passed: isVisible,
    });
  }
  const callToAction = textOf(intent, 'call-to-action');
  // A text of which the font shows nothing is planned, and told in the notes.
  const isPlanned = timeline.tracks.video.titles.some(({ kind }) => kind === 'call-to-action');
  return callToAction === null || isPlanned
    ? checks
    : [
        ...checks,
        { name: 'call-to-action', asked: callToAction, delivered: 'absent', passed: false },
      ];
}

/** Captions in the picture, as many as are looked for; of a track whether all are there. */
async function captionChecks(
  { filmPath, packets, titles, captions }: Delivery,
  { tools, signal }: Context,
): Promise<readonly Check[]> {
  const drawn = titles.filter(({ card }) => card.kind === 'caption');
  const sought = spread(drawn, mostCaptionsSought);
  let seen = 0;
  for (const caption of sought) {
    seen += Number(await isTitleVisible(tools, filmPath, caption, signal));
  }
  return [
    ...(sought.length > 0 ? [same('captions', sought.length, seen)] : []),
    ...(captions.tracked > 0 ? [same('captions', captions.tracked, packets.captionCount)] : []),
  ];
}

/** The first, the last and some between. */
function spread<Item>(items: readonly Item[], most: number): readonly Item[] {
  if (items.length <= most) return items;
  const step = (items.length - 1) / (most - 1);
  return Array.from({ length: most }, (_, index) => items[Math.round(index * step)] as Item);
}

/** Whether each frame is shown when its number says, to a tick of the film's clock. */
function frameTimes({ video }: FilmPackets, rate: FrameRate): Check {
  const mostSeconds = 1 / ticksPerSecond(rate) + printedSeconds;
  const worst = video.reduce((most, { seconds }, frame) => {
    return Math.max(most, Math.abs(seconds - toSeconds(frames(frame, rate))));
  }, 0);
  return {
    name: 'frame-times',
    asked: `≤ ${(1000 * mostSeconds).toFixed(2)} ms`,
    delivered: `${(1000 * worst).toFixed(2)} ms`,
    passed: worst <= mostSeconds,
  };
}

function same(name: Check['name'], asked: string | number, delivered: string | number): Check {
  return { name, asked, delivered, passed: asked === delivered };
}

function atMost(name: Check['name'], mostSeconds: number, seconds: number): Check {
  return {
    name,
    asked: `≤ ${mostSeconds} s`,
    delivered: `${seconds.toFixed(2)} s`,
    passed: seconds <= mostSeconds,
  };
}

function rounded(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
