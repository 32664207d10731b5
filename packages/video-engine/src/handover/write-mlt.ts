import type { Timeline } from '../model/timeline.ts';
import { framing, property, type Standing } from './mlt-framing.ts';
import {
  type Dissolve,
  dissolveAfter,
  escapeXml,
  type HandOverProject,
  musicEndFrame,
  type PlacedShot,
  placedShots,
  signedSpeed,
  stretchedLength,
  stretchedStart,
} from './project.ts';

/**
 * MLT XML, which Shotcut and Kdenlive open and `melt` renders: shots with their crop, speed, direction and
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
  const standing = standingOf(placed, index, timeline);
  if (!goes || !next) return { producers: [producerOf(standing, index, timeline)], entries: [own] };
  const mix = dissolveTractor(placed, next, { index, dissolve: goes });
  return {
    producers: [
      producerOf(standing, index, timeline),
      // It is read at two places at once, so it stands there twice.
      producerOf(standing, `${index}-out`, timeline),
      producerOf(standingOf(next, index + 1, timeline), `${index + 1}-in`, timeline),
      mix.tractor,
    ],
    entries: [own, mix.entry],
  };
}

/**
 * With another speed the producer itself is stretched: its frames are those of the film. A still has
 * as much before its shot and behind it as the shot is long, for the dissolves there.
 */
const inPoint = (placed: PlacedShot) =>
  placed.source.kind === 'image' ? placed.recordFrames : stretchedStart(placed);

const lengthOf = (placed: PlacedShot) =>
  placed.source.kind === 'image' ? placed.recordFrames * 3 : stretchedLength(placed);

const standingOf = (placed: PlacedShot, index: number, timeline: Timeline): Standing => ({
  placed,
  inPoint: inPoint(placed),
  shownBefore: (index > 0 && dissolveAfter(timeline, index - 1)?.before) || 0,
  shownAfter: dissolveAfter(timeline, index)?.after ?? 0,
});

function producerOf(standing: Standing, id: number | string, timeline: Timeline): string {
  const { placed } = standing;
  const { source, shot, hasSound } = placed;
  const isStill = source.kind === 'image';
  const length = lengthOf(placed);
  const speed = signedSpeed(shot);
  const isWarped = !isStill && speed !== 1;
  const service = isStill ? 'qimage' : isWarped ? 'timewarp' : 'avformat-novalidate';
  const resource = isWarped ? `${speed}:${source.path}` : source.path;
  const properties = [
    ['resource', resource],
    ['mlt_service', service],
    ['length', String(length)],
    ...(isWarped
      ? [
          ['warp_speed', String(speed)],
          ['warp_resource', source.path],
        ]
      : []),
    ...(hasSound ? [] : [['audio_index', '-1']]),
  ];
  const lines = properties.map(([name = '', value = '']) => property(name, value));
  const frame = framing(standing, timeline);
  const { gainDecibels = 0 } = shot;
  const level = hasSound && gainDecibels !== 0 ? [volume(gainDecibels)] : [];
  return `  <producer id="shot-${id}" in="0" out="${length - 1}">
    ${[...lines, ...frame, ...level].join('\n    ')}
  </producer>`;
}

const volume = (decibels: number) =>
  `<filter>${property('mlt_service', 'volume')}${property('level', String(decibels))}</filter>`;

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
  const { rate } = timeline;
  const frames = (seconds: number) => Math.floor((seconds * rate.numerator) / rate.denominator);
  const length = Math.max(1, frames(music.durationSeconds));
  const entries: string[] = [];
  for (
    let left = musicEndFrame(timeline), from = Math.min(frames(place.startSeconds), length - 1);
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
