import type { FrameWindow, Reframe } from '../model/analysis.ts';
import { largestWindow } from '../model/frame-window.ts';
import { zoomDepth } from '../model/still-zoom.ts';
import type { Timeline } from '../model/timeline.ts';
import {
  type Dissolve,
  dissolveAfter,
  escapeXml,
  type HandOverProject,
  type HandOverSource,
  type PlacedShot,
  placedShots,
} from './project.ts';

/**
 * MLT XML, which Shotcut and Kdenlive open and `melt` renders: shots with their crop, speed and
 * dissolves, levels and the music. A picture that is turned under its window is handed over upright. In and out count from the first frame of a file, whatever timecode it
 * carries. Texts, looks and the balance of the sound are not in it.
 */
export function writeMlt(project: HandOverProject): string {
  const { timeline, name } = project;
  const { rate, width, height, duration } = timeline;
  const shots = placedShots(project);
  const parts = shots.map((placed, index) => shotParts(placed, { index, shots, timeline }));
  const music = musicParts(project);
  return `<?xml version="1.0" encoding="utf-8"?>
<mlt LC_NUMERIC="C" version="7.12.0" title="${escapeXml(name)}" producer="main">
  <profile description="film" width="${width}" height="${height}" progressive="1" sample_aspect_num="1" sample_aspect_den="1" display_aspect_num="${width}" display_aspect_den="${height}" frame_rate_num="${rate.numerator}" frame_rate_den="${rate.denominator}" colorspace="709"/>
${parts.flatMap(({ producers }) => producers).join('\n')}${music.producer}
  <playlist id="shots">
${parts.flatMap(({ entries }) => entries).join('\n')}
  </playlist>${music.playlist}
  <tractor id="main" in="0" out="${duration.value - 1}">
    <track producer="shots"/>${music.track}
  </tractor>
</mlt>
`;
}

type Around = {
  readonly index: number;
  readonly shots: readonly PlacedShot[];
  readonly timeline: Timeline;
};

type Parts = { readonly producers: readonly string[]; readonly entries: readonly string[] };

/** A producer a shot, the stretch that it has to itself, and the dissolve into the next one. */
function shotParts(placed: PlacedShot, { index, shots, timeline }: Around): Parts {
  const comes = index === 0 ? null : dissolveAfter(timeline, index - 1);
  const goes = dissolveAfter(timeline, index);
  const first = inPoint(placed) + (comes?.after ?? 0);
  const last = inPoint(placed) + placed.recordFrames - 1 - (goes?.before ?? 0);
  const next = shots[index + 1];
  const own = `    <entry producer="shot-${index}" in="${first}" out="${last}"/>`;
  if (!goes || !next) return { producers: [producerOf(placed, index, timeline)], entries: [own] };
  const mix = dissolveTractor(placed, next, { index, dissolve: goes });
  return {
    producers: [
      producerOf(placed, index, timeline),
      // It is read at two places at once, so it stands there twice.
      producerOf(placed, `${index}-out`, timeline),
      producerOf(next, `${index + 1}-in`, timeline),
      mix.tractor,
    ],
    entries: [own, mix.entry],
  };
}

/**
 * With another speed the producer itself is stretched: its frames are those of the film. A still has
 * as much before its shot and behind it as the shot is long, for the dissolves there.
 */
const inPoint = ({ sourceStart, shot, source, recordFrames }: PlacedShot) =>
  source.kind === 'image' ? recordFrames : Math.round(sourceStart / shot.speed);

const lengthOf = ({ source, shot, recordFrames }: PlacedShot) =>
  source.kind === 'image' ? recordFrames * 3 : Math.ceil(source.frameCount / shot.speed);

function producerOf(placed: PlacedShot, id: number | string, timeline: Timeline): string {
  const { source, shot, hasSound } = placed;
  const isStill = source.kind === 'image';
  const length = lengthOf(placed);
  const isWarped = !isStill && shot.speed !== 1;
  const service = isStill ? 'qimage' : isWarped ? 'timewarp' : 'avformat-novalidate';
  const resource = isWarped ? `${shot.speed}:${source.path}` : source.path;
  const properties = [
    ['resource', resource],
    ['mlt_service', service],
    ['length', String(length)],
    ...(isWarped
      ? [
          ['warp_speed', String(shot.speed)],
          ['warp_resource', source.path],
        ]
      : []),
    ...(hasSound ? [] : [['audio_index', '-1']]),
  ];
  const lines = properties.map(([name, value = '']) => property(name, value));
  const frame = framing(placed, timeline);
  const { gainDecibels = 0 } = shot;
  const level = hasSound && gainDecibels !== 0 ? [volume(gainDecibels)] : [];
  return `  <producer id="shot-${id}" in="0" out="${length - 1}">
    ${[...lines, ...frame, ...level].join('\n    ')}
  </producer>`;
}

const property = (name = '', value: string) =>
  `<property name="${name}">${escapeXml(value)}</property>`;

type Size = { readonly width: number; readonly height: number };

/** How a clip fills the film's frame: cut off at its sides, or laid there where that changes. */
function framing(placed: PlacedShot, film: Size): readonly string[] {
  const { reframe, zoom } = placed.shot;
  const isGrowing = placed.source.kind === 'image' && zoom !== 'none';
  if (reframe.kind === 'fit') return [];
  if (reframe.kind === 'window') return windowing(placed, reframe, film);
  const isGliding = reframe.kind === 'move' && !isOfShape(placed.source, film);
  return isGrowing || isGliding
    ? layingOf(placed, film)
    : cropOf(placed.source, positionOf(reframe), film);
}

const positionOf = (reframe: Reframe) => (reframe.kind === 'static' ? reframe.position : 0.5);

/** The window of the source that fills the film, as pixels cut off each side: those of the renderer. */
function cropOf(source: HandOverSource, position: number, film: Size): readonly string[] {
  const shape = (film.width * source.height) / (film.height * source.width);
  const seen = {
    width: source.width * Math.min(1, shareOf(shape)),
    height: source.height * Math.min(1, shareOf(1 / shape)),
  };
  // Where it lies is reckoned with what is seen to the hair, as ffmpeg's `crop` does.
  const free = { x: source.width - seen.width, y: source.height - seen.height };
  if (free.x < 1 && free.y < 1) return [];
  return cutOff(source, film, { ...seen, left: free.x * position, top: free.y * position });
}

function cutOff(
  source: HandOverSource,
  film: Size,
  seen: Size & { readonly left: number; readonly top: number },
): readonly string[] {
  const whole = source.kind === 'image' ? nearest : pairOf;
  const [width, height] = [whole(seen.width), whole(seen.height)];
  const [left, top] = [whole(seen.left), whole(seen.top)];
  return [
    // What is cut off in pairs is a hair wider or higher than the film, and stretched to it.
    property('force_aspect_ratio', (film.width / film.height / (width / height)).toFixed(6)),
    `<filter>${[
      property('mlt_service', 'crop'),
      property('left', String(left)),
      property('right', String(source.width - width - left)),
      property('top', String(top)),
      property('bottom', String(source.height - height - top)),
    ].join('')}</filter>`,
  ];
}

/** A window that was laid by hand: cut out where it stands still, else laid frame by frame. */
function windowing(
  placed: PlacedShot,
  { start, end }: Extract<Reframe, { kind: 'window' }>,
  film: Size,
): readonly string[] {
  const { source, recordFrames } = placed;
  const largest = largestWindow(source, film);
  if (!end) {
    const width = source.width * shareOf(largest.width / start.zoom);
    const height = source.height * shareOf(largest.height / start.zoom);
    const left = source.width * start.x - width / 2;
    return cutOff(source, film, { width, height, left, top: source.height * start.y - height / 2 });
  }
  const keys = Array.from({ length: recordFrames }, (_, frame) => {
    const done = frame / Math.max(1, recordFrames - 1);
    const mixed = (of: (window: FrameWindow) => number) => of(start) + (of(end) - of(start)) * done;
    const size = mixed(({ zoom }) => 1 / zoom);
    const width = film.width / largest.width / size;
    const height = film.height / largest.height / size;
    const place = [
      film.width / 2 - mixed(({ x }) => x) * width,
      film.height / 2 - mixed(({ y }) => y) * height,
      ...[width + hair, height + hair],
    ];
    return `${inPoint(placed) + frame}=${place.map((value) => value.toFixed(3)).join(' ')} 1`;
  });
  return [laying(keys)];
}

/** As the renderer writes it. */
const shareOf = (share: number) => Number(share.toFixed(6));

/** Halves go to the even one, as in C. */
function nearest(pixels: number): number {
  const rounded = Math.round(pixels);
  return rounded - pixels === 0.5 && rounded % 2 === 1 ? rounded - 1 : rounded;
}

/** Of a video pixels are cut off in pairs, as their colours are stored: the one that the nearest pixel lies in. */
const pairOf = (pixels: number) => Math.floor(nearest(pixels) / 2) * 2;

/** So near that nothing is cut off: the renderer's. */
const isOfShape = (source: Size, film: Size) => {
  const share = (source.width * film.height) / (source.height * film.width);
  return Math.min(share, 1 / share) >= 0.999;
};

/** How much larger than the source the film's frame is, so that nothing of it stays empty. */
const coverOf = (source: Size, film: Size) =>
  Math.max(film.width / source.width, film.height / source.height);

/** melt leaves out a last row or column that rounding puts beyond its picture. */
const hair = 0.02;

/**
 * The whole clip laid over the frame, its place and size joined linearly between frames of its own.
 */
function layingOf(placed: PlacedShot, film: Size): readonly string[] {
  const { source, shot, recordFrames } = placed;
  const { reframe, zoom } = shot;
  const covers = coverOf(source, film);
  const whole = {
    width: nearestPair(source.width * covers),
    height: nearestPair(source.height * covers),
  };
  const laid = (frame: number, position: number, grown: number) => {
    // What glides moves in what is free; what grows does so from its window's middle.
    const free = (side: number, filmSide: number) =>
      side - filmSide < 1 ? (filmSide - side) / 2 : (filmSide - side) * position;
    const at = (side: number, filmSide: number) =>
      free(side, filmSide) * grown - (filmSide * (grown - 1)) / 2;
    const place = [
      ...[at(whole.width, film.width), at(whole.height, film.height)],
      ...[whole.width * grown + hair, whole.height * grown + hair],
    ];
    return `${inPoint(placed) + frame}=${place.map((value) => value.toFixed(3)).join(' ')} 1`;
  };
  // It begins at its cut and goes on behind it; one that shrinks does so before its cut as well.
  const [first, grows] = zoom === 'in' ? [0, [0, 2]] : [-1, [2, 0]];
  const keys =
    reframe.kind === 'move'
      ? reframe.points.map(({ frame, position }) => laid(frame, position, 1))
      : grows.map((depths, end) =>
          laid((first + 2 * end) * recordFrames, positionOf(reframe), 1 + depths * zoomDepth),
        );
  return [laying(keys)];
}

/** Places of a clip by frames of its own, joined linearly. */
const laying = (keys: readonly string[]) =>
  `<filter>${[
    property('mlt_service', 'affine'),
    property('background', 'color:black'),
    property('transition.rect', keys.join(';')),
    property('transition.fill', '1'),
    property('transition.distort', '1'),
    // Behind its last key it stays there, in a dissolve, where it would go back the way it came.
    property('transition.repeat_off', '1'),
    property('transition.mirror_off', '1'),
  ].join('')}</filter>`;

const volume = (decibels: number) =>
  `<filter>${property('mlt_service', 'volume')}${property('level', String(decibels))}</filter>`;

const nearestPair = (pixels: number) => Math.round(pixels / 2) * 2;

function dissolveTractor(
  placed: PlacedShot,
  next: PlacedShot,
  { index, dissolve }: { index: number; dissolve: Dissolve },
) {
  const frames = dissolve.before + dissolve.after;
  const last = frames - 1;
  const goes = dissolvingTrack(placed, {
    producer: `shot-${index}-out`,
    from: inPoint(placed) + placed.recordFrames - dissolve.before,
    frames,
  });
  const comes = dissolvingTrack(next, {
    producer: `shot-${index + 1}-in`,
    from: inPoint(next) - dissolve.before,
    frames,
  });
  const tractor = `${goes.playlist}${comes.playlist}  <tractor id="dissolve-${index}" in="0" out="${last}">
    ${goes.track}
    ${comes.track}
    <transition in="0" out="${last}">${property('a_track', '0')}${property('b_track', '1')}${property('mlt_service', 'luma')}</transition>
    <transition in="0" out="${last}">${property('a_track', '0')}${property('b_track', '1')}${property('mlt_service', 'mix')}${property('start', '-1')}</transition>
  </tractor>`;
  return { tractor, entry: `    <entry producer="dissolve-${index}" in="0" out="${last}"/>` };
}

/** What a shot shows of its dissolve: where its clip has not as much, its first or last frame is held. */
function dissolvingTrack(
  placed: PlacedShot,
  { producer, from, frames }: { producer: string; from: number; frames: number },
): { readonly playlist: string; readonly track: string } {
  const length = lengthOf(placed);
  const end = from + frames;
  const entry = (first: number, last: number) =>
    `<entry producer="${producer}" in="${first}" out="${last}"/>`;
  if (from >= 0 && end <= length) {
    const track = `<track producer="${producer}" in="${from}" out="${end - 1}"/>`;
    return { playlist: '', track };
  }
  const entries = [
    entry(0, 0).repeat(Math.max(0, -from)),
    entry(Math.max(0, from), Math.min(end, length) - 1),
    entry(length - 1, length - 1).repeat(Math.max(0, end - length)),
  ].join('');
  return {
    playlist: `  <playlist id="held-${producer}">${entries}</playlist>\n`,
    track: `<track producer="held-${producer}"/>`,
  };
}

function musicParts({ music, timeline }: HandOverProject) {
  const place = timeline.tracks.audio.music;
  if (!music || !place) return { producer: '', playlist: '', track: '' };
  const { rate, duration } = timeline;
  const frames = (seconds: number) => Math.floor((seconds * rate.numerator) / rate.denominator);
  const length = Math.max(1, frames(music.durationSeconds));
  const entries: string[] = [];
  for (
    let left = duration.value, from = Math.min(frames(place.startSeconds), length - 1);
    left > 0;
    from = 0
  ) {
    const taken = Math.min(left, length - from);
    entries.push(`    <entry producer="music-file" in="${from}" out="${from + taken - 1}"/>`);
    left -= taken;
    if (!place.loops) break;
  }
  const gain = place.gainDecibels === undefined ? '' : volume(place.gainDecibels);
  return {
    producer: `
  <producer id="music-file" in="0" out="${length - 1}">
    ${property('resource', music.path)}${property('mlt_service', 'avformat-novalidate')}${property('length', String(length))}${gain}
  </producer>`,
    playlist: `
  <playlist id="music">
${entries.join('\n')}
  </playlist>`,
    track: `
    <track producer="music" hide="video"/>
    <transition>${property('a_track', '0')}${property('b_track', '1')}${property('mlt_service', 'mix')}${property('always_active', '1')}${property('sum', '1')}</transition>`,
  };
}
