import type { FrameRate } from '../model/time.ts';
import {
  dissolveAfter,
  type HandOverProject,
  type HandOverSource,
  type PlacedShot,
  placedShots,
} from './project.ts';

/**
 * OpenTimelineIO as its JSON writes it: a track of shots with dissolves, one with their sound, and one
 * with the music. Times of a clip count from the timecode that its file carries, as its available
 * range says, so that nobody adds that twice.
 */
export function writeOtio(project: HandOverProject): string {
  const { timeline, name } = project;
  const shots = placedShots(project);
  const music = musicTrack(project);
  const tracks = [
    videoTrack(project, shots),
    soundTrack(project, shots),
    ...(music ? [music] : []),
  ];
  const document = {
    OTIO_SCHEMA: 'Timeline.1',
    metadata: {},
    name,
    global_start_time: time(0, timeline.rate),
    tracks: {
      OTIO_SCHEMA: 'Stack.1',
      metadata: {},
      name: 'tracks',
      source_range: null,
      effects: [],
      markers: [],
      children: tracks,
    },
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}

function videoTrack({ timeline }: HandOverProject, shots: readonly PlacedShot[]) {
  const { rate } = timeline;
  const children = shots.flatMap((placed, index): object[] => {
    const dissolve = dissolveAfter(timeline, index);
    const clip = clipOf(placed, rate);
    return dissolve ? [clip, transition(dissolve.before, dissolve.after, rate)] : [clip];
  });
  return track(
    'Video',
    children,
    timeline.tracks.video.titles.map(({ text, range }) => ({
      OTIO_SCHEMA: 'Marker.2',
      metadata: {},
      name: text.replaceAll('\n', ' '),
      color: 'YELLOW',
      marked_range: span(range.startTime.value, range.duration.value, rate),
    })),
  );
}

function soundTrack({ timeline }: HandOverProject, shots: readonly PlacedShot[]) {
  const { rate } = timeline;
  const children = shots.map((placed) =>
    placed.hasSound ? clipOf(placed, rate) : gap(placed.recordFrames, rate),
  );
  return track('Audio', children);
}

function musicTrack({ timeline, music }: HandOverProject) {
  const place = timeline.tracks.audio.music;
  if (!music || !place) return null;
  const { rate } = timeline;
  const frames = (seconds: number) => Math.round((seconds * rate.numerator) / rate.denominator);
  const whole = frames(music.durationSeconds);
  const start = Math.min(frames(place.startSeconds), Math.max(0, whole - 1));
  const children: object[] = [];
  for (let left = timeline.duration.value, from = start; left > 0; from = 0) {
    const length = Math.min(left, whole - from);
    if (length <= 0) break;
    children.push({
      ...clipBase(music.path.slice(music.path.lastIndexOf('/') + 1)),
      source_range: span(from, length, rate),
      media_references: { DEFAULT_MEDIA: reference(music.path, span(0, whole, rate)) },
    });
    left -= length;
    if (!place.loops) break;
  }
  return track('Audio', children);
}

function clipOf(placed: PlacedShot, rate: FrameRate) {
  const { shot, source, sourceStart, sourceFrames, recordFrames } = placed;
  const { speed } = shot;
  const warp = {
    OTIO_SCHEMA: 'LinearTimeWarp.1',
    metadata: {},
    name: '',
    effect_name: 'LinearTimeWarp',
    time_scalar: speed,
    enabled: true,
  };
  // With a warp the range is as long as what is seen; the scalar says how much of the file that is.
  const length = source.kind === 'image' || speed !== 1 ? recordFrames : sourceFrames;
  return {
    ...clipBase(source.name),
    metadata: { armoni: { reason: shot.reason, ...framedByHand(shot) } },
    source_range: span(source.startFrame + sourceStart, length, rate),
    effects: speed === 1 ? [] : [warp],
    media_references: {
      DEFAULT_MEDIA: reference(source.path, availableRange(source, rate, length)),
    },
  };
}

/** A window has no place of its own in the format; who writes a reader of it finds it here. */
const framedByHand = ({ reframe }: PlacedShot['shot']) =>
  reframe.kind === 'window' ? { window: { start: reframe.start, end: reframe.end } } : {};

function availableRange(
  { kind, startFrame, frameCount }: HandOverSource,
  rate: FrameRate,
  shown: number,
) {
  return span(startFrame, kind === 'image' ? shown : frameCount, rate);
}

const clipBase = (name: string) => ({
  OTIO_SCHEMA: 'Clip.2',
  metadata: {},
  name,
  effects: [] as object[],
  markers: [],
  enabled: true,
  active_media_reference_key: 'DEFAULT_MEDIA',
});

const reference = (path: string, available: object) => ({
  OTIO_SCHEMA: 'ExternalReference.1',
  metadata: {},
  name: path.slice(path.lastIndexOf('/') + 1),
  available_range: available,
  available_image_bounds: null,
  target_url: path.split('/').map(encodeURIComponent).join('/'),
});

const gap = (length: number, rate: FrameRate) => ({
  OTIO_SCHEMA: 'Gap.1',
  metadata: {},
  name: '',
  source_range: span(0, length, rate),
  effects: [],
  markers: [],
  enabled: true,
});

const transition = (before: number, after: number, rate: FrameRate) => ({
  OTIO_SCHEMA: 'Transition.1',
  metadata: {},
  name: '',
  transition_type: 'SMPTE_Dissolve',
  in_offset: time(before, rate),
  out_offset: time(after, rate),
});

const track = (
  kind: 'Video' | 'Audio',
  children: readonly object[],
  markers: readonly object[] = [],
) => ({
  OTIO_SCHEMA: 'Track.1',
  metadata: {},
  name: kind,
  kind,
  source_range: null,
  effects: [],
  markers,
  enabled: true,
  children,
});

const span = (start: number, duration: number, rate: FrameRate) => ({
  OTIO_SCHEMA: 'TimeRange.1',
  start_time: time(start, rate),
  duration: time(duration, rate),
});

const time = (value: number, { numerator, denominator }: FrameRate) => ({
  OTIO_SCHEMA: 'RationalTime.1',
  rate: numerator / denominator,
  value,
});
