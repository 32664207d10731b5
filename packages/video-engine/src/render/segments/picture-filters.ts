import { innerPicture } from '../../ffmpeg/inner-picture.ts';
import type { Reframe } from '../../model/analysis.ts';
import type { MediaProbe } from '../../model/media.ts';
import { drawnLarger, zoomDepth } from '../../model/still-zoom.ts';
import type { FrameRate } from '../../model/time.ts';
import { glidingWindow } from './gliding-window.ts';
import { handWindow } from './hand-window.ts';
import type { SegmentLayer } from './plan-segments.ts';
import { sparseRate } from './seek-point.ts';

export type PictureTask = {
  readonly layer: SegmentLayer;
  readonly frameCount: number;
  readonly probe: MediaProbe;
  readonly width: number;
  readonly height: number;
  readonly rate: FrameRate;
  /** Frames to hold at the start because a dissolve begins before the source does. */
  readonly heldFrames: number;
  /** From where the input is entered to the first frame's own time. */
  readonly leadSeconds: number;
  readonly canToneMap: boolean;
};

/** Of the film's rate: slowed footage with fewer frames of its own is blended. */
const blendedBelow = 0.9;
/** Share of the picture from which on nothing is cut off: the shares are rounded. */
const wholeShare = 0.999;
/** What fills the frame beside a picture shown whole: small, blurred there, and darker. */
const backdrop = { shrink: 10, blurPixels: 7, brightness: 0.55 } as const;
/** Untagged pictures of this height and more are taken for HD. */
const hdHeight = 720;
/** Nominal peak luminance that tone mapping counts from, as ffmpeg's own examples have it. */
const nominalPeakNits = 100;

/**
 * Filters from a decoded source to exactly `frameCount` frames of `width`×`height` in bt709
 * limited-range yuv420p. Frames are chosen first, so nothing is scaled in vain.
 */
export function pictureFilters(task: PictureTask): string {
  const picture = task.probe.kind === 'image' ? stillFilters(task) : videoFilters(task);
  return [...picture, 'setsar=1', 'format=yuv420p', ...balanceFilters(task)].join(',');
}

/** Tables on luma and chroma, as looks are; what is tone-mapped has a light of its own. */
function balanceFilters({ layer, probe }: PictureTask): readonly string[] {
  const { balance } = layer.shot;
  if (!balance || probe.hdr !== 'none') return [];
  const { gamma, u, v } = balance;
  const luma = `16+219*pow(clip((val-16)/219,0,1),${gamma})`;
  return [`lutyuv=y='${luma}':u='clip(val+${u},16,240)':v='clip(val+${v},16,240)'`];
}

function videoFilters(task: PictureTask): readonly string[] {
  const { layer, frameCount, probe, rate, heldFrames } = task;
  const { speed } = layer.shot;
  const frameRate = `${rate.numerator}/${rate.denominator}`;
  const sourceRate = probe.frameRate ? probe.frameRate.numerator / probe.frameRate.denominator : 0;
  // Slowed footage that lacks frames is blended: repeated frames stutter.
  const isBlended =
    speed < 1 && sourceRate * speed < (rate.numerator / rate.denominator) * blendedBelow;
  const timing = [
    ...(speed === 1 ? nearestFrames(task) : []),
    ...(speed === 1 ? [] : [`setpts=PTS/${speed}`]),
    ...(isBlended ? [`minterpolate=fps=${frameRate}:mi_mode=blend:scd=none`] : []),
    `fps=${frameRate}:start_time=0:round=near`,
    `tpad=${heldFrames > 0 ? `start_mode=clone:start=${heldFrames}:` : ''}stop_mode=clone:stop=-1`,
    `trim=end_frame=${frameCount}`,
  ];
  const inner = innerPicture(probe);
  return [...timing, ...(inner === null ? [] : [inner]), ...frameFilters(task)];
}

/**
 * `fps` shows a frame from the film's frame on that is nearest to its time. Of footage with fewer frames, nearest to the
 * time of each of the film's frames may be the one that comes after it: half a frame of the one and of the other earlier.
 */
function nearestFrames({ probe, rate, leadSeconds }: PictureTask): readonly string[] {
  const sparse = sparseRate(probe);
  if (sparse === null) return [];
  const earlier = 0.5 / sparse - (0.5 * rate.denominator) / rate.numerator;
  return [`setpts=PTS-${(leadSeconds + earlier + tieSeconds).toFixed(6)}/TB`];
}

/** Of two frames as near the later one is shown. */
const tieSeconds = 0.0005;

/** One frame of a still becomes a slow zoom. */
function stillFilters(task: PictureTask): readonly string[] {
  const { layer, frameCount, probe, rate } = task;
  const { zoom, recordRange } = layer.shot;
  const done = `(on+${layer.offsetFrames})/${recordRange.duration.value}`;
  const turned = {
    0: [],
    90: ['transpose=clock'],
    180: ['hflip', 'vflip'],
    270: ['transpose=cclock'],
  };
  const shown = `d=${frameCount}:s=${task.width}x${task.height}:fps=${rate.numerator}/${rate.denominator}`;
  if (layer.shot.reframe.kind === 'window') {
    // As many frames first: the window glides over each.
    const held = [`fps=${rate.numerator}/${rate.denominator}`, 'tpad=stop_mode=clone:stop=-1'];
    const frames = [...held, `trim=end_frame=${frameCount}`];
    return ['trim=end_frame=1', ...turned[probe.rotationDegrees], ...frames, ...frameFilters(task)];
  }
  const filters =
    zoom === 'none'
      ? [...frameFilters(task), `zoompan=z=1:${shown}`]
      : [
          ...frameFilters({
            ...task,
            width: task.width * drawnLarger,
            height: task.height * drawnLarger,
          }),
          // Of pixels without colours of their own whole pairs would be cut off.
          'format=yuv444p',
          `zoompan=z='${steadyZoom(zoom, done)}':x='${middle('w')}':y='${middle('h')}':${shown}`,
        ];
  return ['trim=end_frame=1', ...turned[probe.rotationDegrees], ...filters];
}

/**
 * `zoompan` cuts whole pixels out of what is drawn larger: those of `growingWindow`. An even number of them lies about
 * the very middle, where an odd one would be now on its left, now on its right: the picture would tremble.
 */
function steadyZoom(zoom: 'in' | 'out', done: string): string {
  const grown = zoom === 'in' ? `1+${zoomDepth}*${done}` : `${1 + zoomDepth}-${zoomDepth}*${done}`;
  return `iw/(2*round(iw/(${grown})/2)+${belowPixel})`;
}

/** What is cut down to whole pixels is meant to come to this one. */
const belowPixel = 0.5;

const middle = (side: 'w' | 'h') => `(i${side}-i${side}/zoom)/2+${belowPixel}`;

function frameFilters(task: PictureTask): readonly string[] {
  const { probe, width, height, canToneMap } = task;
  const { reframe } = task.layer.shot;
  const { options, filters } = colourFilters(probe, canToneMap);
  if (reframe.kind === 'fit') return [...filters, fitFilters(width, height, probe, options)];
  if (reframe.kind === 'window') {
    const { shot, offsetFrames } = task.layer;
    const shotFrames = shot.recordRange.duration.value;
    const [source, film] = [probe, { width, height }];
    const colours = { colour: options, colourFilters: filters };
    return handWindow({ laid: reframe, source, film, shotFrames, offsetFrames, ...colours });
  }
  return [...sizeFilters(task, reframe, options), ...filters];
}

/** What brings a clip's colours to the film's: options for the `scale` before, or filters after it. */
export function colourFilters(
  probe: MediaProbe,
  canToneMap: boolean,
): { readonly options: string; readonly filters: readonly string[] } {
  return probe.hdr !== 'none' && canToneMap
    ? { options: '', filters: toneMapFilters(probe) }
    : { options: colourOptions(probe), filters: [] };
}

function sizeFilters(
  { probe, width, height, layer }: PictureTask,
  reframe: Exclude<Reframe, { kind: 'fit' | 'window' }>,
  colour: string,
): readonly string[] {
  const share = cropShare(probe.width / probe.height, width / height);
  const position = reframe.kind === 'static' ? reframe.position : 0.5;
  if (reframe.kind === 'move' && share.w * share.h < wholeShare) {
    const { points } = reframe;
    const { offsetFrames } = layer;
    const window = { source: probe, film: { width, height }, share, points, offsetFrames, colour };
    // What lies within borders is as large as it is to a pixel or two, and stored pixels may be no squares.
    const isAsProbed = probe.inner === undefined && probe.pixelAspect === 1;
    return [
      ...(isAsProbed ? [] : [`scale=${probe.width}:${probe.height}:flags=bicubic`]),
      ...glidingWindow(window),
    ];
  }
  const isCropped = share.w * share.h < wholeShare;
  // Stills are stored with colours for each pixel or for pairs; they are cropped alike.
  const exactly = probe.kind === 'image' ? ':exact=1' : '';
  const isSameSize =
    !isCropped && probe.inner === undefined && probe.width === width && probe.height === height;
  return [
    ...(isCropped
      ? [`crop=iw*${share.w}:ih*${share.h}:(iw-ow)*${position}:(ih-oh)*${position}${exactly}`]
      : []),
    ...(isSameSize && probe.pixelAspect === 1 && colour === ''
      ? []
      : [`scale=${width}:${height}:flags=bicubic${colour}`]),
  ];
}

/** The whole picture over a dark, blurred copy of itself that fills the frame. */
function fitFilters(width: number, height: number, probe: MediaProbe, colour: string): string {
  const ratio = Math.min(width / probe.width, height / probe.height);
  const share = cropShare(probe.width / probe.height, width / height);
  const small = `${evenly(width / backdrop.shrink)}:${evenly(height / backdrop.shrink)}`;
  return [
    'split[front][back]',
    `[back]crop=iw*${share.w}:ih*${share.h},scale=${small}:flags=area${colour},setsar=1,` +
      // Colours stored at half the size would be blurred twice as far.
      `format=yuv444p,gblur=sigma=${backdrop.blurPixels},` +
      `lutyuv=y='16+(val-16)*${backdrop.brightness}',` +
      `scale=${width}:${height}:flags=bilinear,format=yuv420p[filled]`,
    `[front]scale=${evenly(probe.width * ratio)}:${evenly(probe.height * ratio)}` +
      `:flags=bicubic${colour},setsar=1,format=yuv420p[whole]`,
    '[filled][whole]overlay=(W-w)/2:(H-h)/2:format=yuv420',
  ].join(';');
}

/** Which share of the displayed picture a window of another aspect covers. */
function cropShare(aspect: number, target: number): { readonly w: number; readonly h: number } {
  return aspect > target
    ? { w: Number((target / aspect).toFixed(6)), h: 1 }
    : { w: 1, h: Number((aspect / target).toFixed(6)) };
}

/** Options for `scale` that bring the source's colours to bt709 limited range; '' when they are. */
function colourOptions(probe: MediaProbe): string {
  const isStill = probe.kind === 'image';
  const tagged = probe.colourMatrix ?? 'unknown';
  const guessed = Math.min(probe.width, probe.height) >= hdHeight ? 'bt709' : 'bt601';
  const matrix = isStill ? 'bt601' : tagged === 'unknown' ? guessed : tagged;
  const isFull = isStill || probe.isFullRange === true;
  if (matrix === 'bt709' && !isFull) return '';
  const range = isFull ? 'full' : 'tv';
  return `:in_color_matrix=${matrix}:in_range=${range}:out_color_matrix=bt709:out_range=tv`;
}

function toneMapFilters(probe: MediaProbe): readonly string[] {
  const transfer = probe.hdr === 'hlg' ? 'arib-std-b67' : 'smpte2084';
  return [
    `zscale=tin=${transfer}:pin=bt2020:min=2020_ncl:rin=tv:t=linear:npl=${nominalPeakNits}`,
    'format=gbrpf32le',
    'zscale=p=bt709',
    'tonemap=tonemap=hable:desat=0',
    'zscale=t=bt709:m=bt709:r=tv',
    'format=yuv420p',
  ];
}

function evenly(size: number): number {
  return Math.max(2, Math.round(size / 2) * 2);
}
