import type { MediaReference } from '../../model/media.ts';
import { toSeconds } from '../../model/time.ts';
import type { Timeline } from '../../model/timeline.ts';
import type { DrawnCard } from '../cards/draw-cards.ts';
import { sampleAtFrame, samplesPerSecond, videoEncoding } from '../encoding.ts';
import { lookFilters } from './look-filter.ts';
import { type PictureTask, pictureFilters } from './picture-filters.ts';
import type { Segment, SegmentLayer } from './plan-segments.ts';
import { seekPoint } from './seek-point.ts';

export type SegmentRecipe = {
  readonly segment: Segment;
  readonly timeline: Timeline;
  readonly references: ReadonlyMap<string, MediaReference>;
  readonly cards: readonly DrawnCard[];
  /** Decibels for each layer's sound; null leaves it out. */
  readonly gains: readonly (number | null)[];
  readonly canToneMap: boolean;
};

/** An input of the process. `path` is replaced by the source's hash where a recipe is keyed. */
export type SegmentInput = {
  readonly reference: MediaReference;
  readonly startSeconds: number;
  readonly durationSeconds: number;
};

export type SegmentCommand = {
  readonly inputs: readonly SegmentInput[];
  readonly cardPaths: readonly string[];
  readonly graph: string;
  readonly hasSound: boolean;
  readonly videoArguments: readonly string[];
};

/** A cut in the sound without it clicks. */
const soundFadeSeconds = 0.012;
const cardFadeFrames = 6;
/** Read beyond a segment's end, for sources whose frames come late. */
const spareSeconds = 1;

/** What ffmpeg has to do for one segment, as plain data. */
export function segmentCommand(recipe: SegmentRecipe): SegmentCommand {
  const { segment, timeline } = recipe;
  const layers = segment.layers.map((layer) => planLayer(layer, recipe));
  const cards = recipe.cards.filter((card) => overlaps(card, segment));
  const pictures = layers.map(({ task }, index) => {
    return `[${index}:v:0]${pictureFilters(task)}[p${index}]`;
  });
  const sounds = layers.flatMap((layer, index) => {
    const gain = recipe.gains[index] ?? null;
    return layer.input.reference.probe.hasAudio && gain !== null
      ? [{ index, filters: soundFilters(layer, gain, segment, timeline) }]
      : [];
  });
  return {
    inputs: layers.map(({ input }) => input),
    cardPaths: cards.map((card) => card.path),
    graph: [
      ...pictures,
      ...joinPictures(recipe, cards),
      ...sounds.map(({ index, filters }) => `[${index}:a:0]${filters}[s${index}]`),
      ...(sounds.length === 0 ? [] : [joinSounds(sounds.map(({ index }) => index))]),
    ].join(';'),
    hasSound: sounds.length > 0,
    videoArguments: [...videoEncoding(timeline.rate), '-frames:v', String(segment.frameCount)],
  };
}

type Layer = {
  readonly input: SegmentInput;
  readonly task: PictureTask;
  /** From where the input is entered to the shot's own start. */
  readonly leadSeconds: number;
};

function planLayer(layer: SegmentLayer, recipe: SegmentRecipe): Layer {
  const { segment, timeline, canToneMap } = recipe;
  const { shot, offsetFrames } = layer;
  const { width, height, rate } = timeline;
  const reference = recipe.references.get(shot.mediaReference.sourceId);
  if (!reference) throw new RangeError(`timeline names unknown source ${shot.id}`);
  const rateValue = rate.numerator / rate.denominator;
  const start = toSeconds(shot.sourceRange.startTime) + (offsetFrames * shot.speed) / rateValue;
  const heldFrames = Math.ceil((Math.max(0, -start) * rateValue) / shot.speed - 1e-6);
  const isContinued = segment.continuesBefore;
  const startSeconds = seekPoint(reference.probe, start, { isContinued });
  return {
    leadSeconds: Math.max(0, start) - startSeconds,
    input: {
      reference,
      startSeconds,
      durationSeconds: (segment.frameCount * shot.speed) / rateValue + spareSeconds,
    },
    task: {
      layer,
      frameCount: segment.frameCount,
      probe: reference.probe,
      ...{ width, height, rate, heldFrames, canToneMap },
    },
  };
}

/** Dissolve, look, titles and fades, from [p0] and [p1] to [picture]. */
function joinPictures(recipe: SegmentRecipe, cards: readonly DrawnCard[]): readonly string[] {
  const { segment, timeline } = recipe;
  const { frameCount, fadeInFrames, fadeOutFrames } = segment;
  const finish = [
    ...(fadeInFrames > 0 ? [`fade=in:0:${fadeInFrames}`] : []),
    ...(fadeOutFrames > 0 ? [`fade=out:${frameCount - fadeOutFrames}:${fadeOutFrames}`] : []),
    'setparams=range=tv:color_primaries=bt709:color_trc=bt709:colorspace=bt709',
  ].join(',');
  const look = lookFilters(timeline.look).join(',') || 'null';
  const steps: string[] = [];
  if (segment.layers.length === 2) {
    // Alpha and overlay cost less than `xfade`; frame 0 already shows a little of the next shot.
    steps.push(`[p1]format=yuva420p,fade=in:0:${frameCount + 1}:alpha=1[over]`);
    steps.push(`[p0][over]overlay=format=yuv420,${look}[c0]`);
  } else {
    steps.push(`[p0]${look}[c0]`);
  }
  cards.forEach((drawn, index) => {
    const { filters, enable } = cardFilters(drawn, segment);
    const input = segment.layers.length + index;
    steps.push(`[${input}:v:0]${filters}[card${index}]`);
    steps.push(
      `[c${index}][card${index}]overlay=${drawn.x}:${drawn.y}:format=yuv420:shortest=1:${enable}[c${index + 1}]`,
    );
  });
  steps.push(`[c${cards.length}]${finish}[picture]`);
  return steps;
}

function overlaps({ card }: DrawnCard, segment: Segment): boolean {
  const { first, end } = cardFrames(card);
  return first < segment.firstFrame + segment.frameCount && end > segment.firstFrame;
}

function cardFrames({ range }: DrawnCard['card']) {
  const first = range.startTime.value;
  return { first, end: first + range.duration.value };
}

/** A title comes and goes within a fifth of a second, at the edges that lie in this segment. */
function cardFilters({ card }: DrawnCard, segment: Segment) {
  const { first, end } = cardFrames(card);
  const from = first - segment.firstFrame;
  const to = Math.min(end - segment.firstFrame, segment.frameCount);
  // The film's first frame is its thumbnail in many players: a title that opens it is just there.
  const fadesIn = from >= 0 && first > 0;
  const fadesOut = end - segment.firstFrame <= segment.frameCount && to >= cardFadeFrames;
  return {
    filters: [
      'format=rgba',
      ...(fadesIn ? [`fade=in:${from}:${cardFadeFrames}:alpha=1`] : []),
      ...(fadesOut ? [`fade=out:${to - cardFadeFrames}:${cardFadeFrames}:alpha=1`] : []),
      // 4:2:0 with alpha, in the colours of the film rather than of the drawing.
      'scale=out_color_matrix=bt709:out_range=tv',
      'format=yuva420p',
    ].join(','),
    enable: `enable='between(n,${Math.max(0, from)},${to - 1})'`,
  };
}

/** From a source's sound to exactly the samples of the segment, quiet at its cuts. */
function soundFilters(layer: Layer, gain: number, segment: Segment, timeline: Timeline): string {
  const { shot, offsetFrames } = layer.task.layer;
  const samples =
    sampleAtFrame(segment.firstFrame + segment.frameCount, timeline.rate) -
    sampleAtFrame(segment.firstFrame, timeline.rate);
  const seconds = samples / samplesPerSecond;
  const lead = layer.leadSeconds - heldSeconds(layer);
  const isDissolve = segment.layers.length === 2;
  const comes = isDissolve && offsetFrames < 0;
  const fades = isDissolve
    ? [comes ? `afade=in:d=${seconds}` : `afade=out:d=${seconds}`]
    : [
        ...(segment.continuesBefore ? [] : [`afade=in:d=${soundFadeSeconds}`]),
        ...(segment.continuesAfter
          ? []
          : [`afade=out:st=${seconds - soundFadeSeconds}:d=${soundFadeSeconds}`]),
      ];
  return [
    `asetpts=PTS-(${lead.toFixed(6)})/TB`,
    `aresample=${samplesPerSecond}:async=1:first_pts=0`,
    'aformat=sample_fmts=flt:channel_layouts=stereo',
    ...(shot.speed === 1 ? [] : [`atempo=${shot.speed}`]),
    `volume=${gain.toFixed(2)}dB`,
    'apad',
    `atrim=end_sample=${samples}`,
    ...fades,
  ].join(',');
}

function heldSeconds({ task }: Layer): number {
  return (task.heldFrames * task.rate.denominator) / task.rate.numerator;
}

function joinSounds(indexes: readonly number[]): string {
  const labels = indexes.map((index) => `[s${index}]`).join('');
  return indexes.length === 1
    ? `${labels}anull[sound]`
    : `${labels}amix=inputs=2:normalize=0:duration=longest[sound]`;
}
