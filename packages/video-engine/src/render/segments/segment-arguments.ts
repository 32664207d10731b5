import type { MediaReference } from '../../model/media.ts';
import { toSeconds } from '../../model/time.ts';
import type { Timeline } from '../../model/timeline.ts';
import { turnedRound } from '../../model/turned-round.ts';
import { sampleAtFrame, samplesPerSecond, videoEncoding } from '../encoding.ts';
import { type FrameMark, markFilter } from '../prepare-mark.ts';
import type { SteadyClip } from '../steady/steady-shots.ts';
import type { PreparedTitle } from '../titles/prepared-title.ts';
import { type OverlaidLayer, overlaps, overlayFilters } from '../titles/title-overlay.ts';
import { lookFilters } from './look-filter.ts';
import { type PictureTask, pictureFilters } from './picture-filters.ts';
import type { Segment, SegmentLayer } from './plan-segments.ts';
import { seekPoint } from './seek-point.ts';

export type SegmentRecipe = {
  readonly segment: Segment;
  readonly timeline: Timeline;
  readonly references: ReadonlyMap<string, MediaReference>;
  readonly titles: readonly PreparedTitle[];
  /** Decibels for each layer's sound; null leaves it out. */
  readonly gains: readonly (number | null)[];
  readonly canToneMap: boolean;
  /** By shot, in the place of its clip; absent for those shown as they were filmed. */
  readonly steadied?: ReadonlyMap<string, SteadyClip>;
  /** Laid over every frame. */
  readonly mark?: FrameMark | null;
  /** Of the encoding, where it is not that of a delivered film. */
  readonly loss?: number | undefined;
};

/** An input of the process. `path` is replaced by the source's hash where a recipe is keyed. */
export type SegmentInput = {
  readonly reference: MediaReference;
  readonly startSeconds: number;
  readonly durationSeconds: number;
};

export type SegmentCommand = {
  readonly inputs: readonly SegmentInput[];
  /** Inputs after those of the sources. */
  readonly overlays: readonly OverlaidLayer[];
  /** The input after those. */
  readonly mark: FrameMark | null;
  /** From the inputs to [picture]. */
  readonly pictureGraph: string;
  /** From the inputs to [sound]; null when nothing is heard. */
  readonly soundGraph: string | null;
  readonly videoArguments: readonly string[];
};

/** A cut in the sound without it clicks. */
const soundFadeSeconds = 0.012;
/** Read beyond a segment's end, for sources whose frames come late. */
const spareSeconds = 1;

/** What ffmpeg has to do for one segment, as plain data. */
export function segmentCommand(recipe: SegmentRecipe): SegmentCommand {
  const { segment, timeline } = recipe;
  const layers = segment.layers.map((layer) => planLayer(layer, recipe));
  const overlays = recipe.titles
    .filter((title) => overlaps(title, segment))
    .flatMap((title) => title.layers.map((_, layer) => ({ title, layer })));
  const pictures = layers.map(({ task }, index) => {
    const turned = task.layer.shot.reversed ? ',reverse' : '';
    return `[${index}:v:0]${pictureFilters(task)}${turned}[p${index}]`;
  });
  const sounds = layers.flatMap((layer, index) => {
    const gain = recipe.gains[index] ?? null;
    const isHeard = layer.input.reference.probe.hasAudio && !layer.task.layer.shot.reversed;
    return isHeard && gain !== null
      ? [{ index, filters: soundFilters(layer, gain, segment, timeline) }]
      : [];
  });
  return {
    inputs: layers.map(({ input }) => input),
    overlays,
    mark: recipe.mark ?? null,
    pictureGraph: [...pictures, ...joinPictures(recipe, overlays)].join(';'),
    soundGraph:
      sounds.length === 0
        ? null
        : [
            ...sounds.map(({ index, filters }) => `[${index}:a:0]${filters}[s${index}]`),
            joinSounds(sounds.map(({ index }) => index)),
          ].join(';'),
    videoArguments: [
      ...videoEncoding(timeline.rate, recipe.loss),
      '-frames:v',
      String(segment.frameCount),
    ],
  };
}

type Layer = {
  readonly input: SegmentInput;
  readonly task: PictureTask;
  /** From where the input is entered to the shot's own start. */
  readonly leadSeconds: number;
};

function planLayer(shown: SegmentLayer, recipe: SegmentRecipe): Layer {
  const { segment, timeline, canToneMap } = recipe;
  const layer = shown.shot.reversed ? mirrored(shown, segment.frameCount) : shown;
  const { shot, offsetFrames } = layer;
  const { width, height, rate } = timeline;
  const steadied = recipe.steadied?.get(shot.id);
  const reference = steadied?.reference ?? recipe.references.get(shot.mediaReference.sourceId);
  if (!reference) throw new RangeError(`timeline names unknown source ${shot.id}`);
  const rateValue = rate.numerator / rate.denominator;
  const start =
    toSeconds(shot.sourceRange.startTime) +
    (offsetFrames * shot.speed) / rateValue -
    (steadied?.fromSeconds ?? 0);
  const heldFrames = Math.ceil((Math.max(0, -start) * rateValue) / shot.speed - 1e-6);
  const isContinued = segment.continuesBefore;
  const startSeconds = seekPoint(reference.probe, start, { isContinued });
  const leadSeconds = Math.max(0, start) - startSeconds;
  return {
    leadSeconds,
    input: {
      reference,
      startSeconds,
      durationSeconds: (segment.frameCount * shot.speed) / rateValue + spareSeconds,
    },
    task: {
      layer,
      frameCount: segment.frameCount,
      probe: reference.probe,
      ...{ width, height, rate, heldFrames, leadSeconds, canToneMap },
    },
  };
}

/** The stretch whose frames, turned round, are those of a shot that runs backwards. */
function mirrored({ shot, offsetFrames }: SegmentLayer, frameCount: number): SegmentLayer {
  const { reframe, recordRange } = shot;
  const length = recordRange.duration.value;
  return {
    // Windows move as the film goes on.
    shot: { ...shot, reframe: turnedRound(reframe, length) },
    offsetFrames: length - offsetFrames - frameCount,
  };
}

/** Dissolve, look, titles and fades, from [p0] and [p1] to [picture]. */
function joinPictures(
  recipe: SegmentRecipe,
  overlays: readonly OverlaidLayer[],
): readonly string[] {
  const { segment, timeline } = recipe;
  const { frameCount, fadeInFrames, fadeOutFrames } = segment;
  const finish = [
    ...(fadeInFrames > 0 ? [`fade=in:0:${fadeInFrames}`] : []),
    ...(fadeOutFrames > 0 ? [`fade=out:${frameCount - fadeOutFrames}:${fadeOutFrames}`] : []),
    'setparams=range=tv:color_primaries=bt709:color_trc=bt709:colorspace=bt709',
  ].join(',');
  const looks = segment.layers.map(({ shot }, index) => filtersOfLook(shot, timeline, index));
  const [look = 'null', nextLook = look] = looks;
  const steps: string[] = [];
  if (segment.layers.length === 2) {
    // Alpha and overlay cost less than `xfade`. Of n frames the first shows nothing of the next shot,
    // and each the nth part more, as other editors dissolve.
    const comes = `format=yuva420p,fade=in:0:${frameCount}:alpha=1[over]`;
    // A look with a curve is told by its names: it is not the same after the mixing as before.
    if (look === nextLook)
      steps.push(`[p1]${comes}`, `[p0][over]overlay=format=yuv420,${look}[c0]`);
    else
      steps.push(
        `[p0]${look}[l0]`,
        `[p1]${nextLook},${comes}`,
        '[l0][over]overlay=format=yuv420[c0]',
      );
  } else {
    steps.push(`[p0]${look}[c0]`);
  }
  overlays.forEach((overlaid, index) => {
    const input = `[${segment.layers.length + index}:v:0]`;
    const labels = { input, under: `c${index}`, over: `c${index + 1}` };
    steps.push(...overlayFilters(overlaid, segment, labels, timeline.rate));
  });
  const last = `c${overlays.length}`;
  steps.push(`[${last}]${finish}[${recipe.mark ? 'bare' : 'picture'}]`);
  // Over all else, also where a film is black.
  const input = `[${segment.layers.length + overlays.length}:v:0]`;
  if (recipe.mark) steps.push(markFilter(input, 'bare', 'picture'));
  return steps;
}

const filtersOfLook = ({ look }: SegmentLayer['shot'], film: Timeline, index: number) =>
  lookFilters(look ?? film.look, index).join(',') || 'null';

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
