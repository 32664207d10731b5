import type { FrameRate } from '../model/time.ts';
import { type PicturePlace, picturePlaces } from './picture-places.ts';
import {
  dissolveAfter,
  type HandOverProject,
  type HandOverSource,
  musicFrames,
  musicStretches,
  type PlacedShot,
  placedShots,
  signedSpeed,
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
    const plain = clipOf(placed, rate);
    const clip = { ...plain, effects: [...plain.effects, ...layings(placed, timeline)] };
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

function musicTrack(project: HandOverProject) {
  const { music, timeline } = project;
  if (!music) return null;
  const { rate } = timeline;
  const whole = span(0, musicFrames(music, rate), rate);
  const children = musicStretches(project).map(({ from, length }) => ({
    ...clipBase(music.path.slice(music.path.lastIndexOf('/') + 1)),
    source_range: span(from, length, rate),
    media_references: { DEFAULT_MEDIA: reference(music.path, whole) },
  }));
  return children.length > 0 ? track('Audio', children) : null;
}

function clipOf(placed: PlacedShot, rate: FrameRate) {
  const { shot, source, sourceStart, sourceFrames, recordFrames } = placed;
  const speed = signedSpeed(shot);
  const warp = {
    OTIO_SCHEMA: 'LinearTimeWarp.1',
    metadata: {},
    name: '',
    effect_name: 'LinearTimeWarp',
    time_scalar: speed,
    enabled: true,
  };
  // With a warp the range is as long as what is seen; the scalar says how much of the file that is, and
  // which way it runs.
  const length = source.kind === 'image' || speed !== 1 ? recordFrames : sourceFrames;
  return {
    ...clipBase(source.name),
    metadata: { armoni: { reason: shot.reason, ...framedByHand(shot) } },
    source_range: span(source.startFrame + sourceStart, length, rate),
    effects: (speed === 1 ? [] : [warp]) as object[],
    media_references: {
      DEFAULT_MEDIA: reference(source.path, availableRange(source, rate, length)),
    },
  };
}

/**
 * The format has no effect for where a picture lies. DaVinci Resolve writes and reads one of its own, with
 * frames of the shot as keys and moves in shares of the film's frame; other programs pass over it.
 */
function layings(placed: PlacedShot, film: HandOverProject['timeline']): readonly object[] {
  const places = picturePlaces(placed, film);
  const [first] = places;
  if (!first) return [];
  const parameter = (id: string, of: (place: PicturePlace) => number, usual: number) => ({
    'Parameter ID': id,
    'Default Parameter Value': usual,
    'Parameter Value': of(first),
    'Key Frames':
      places.length === 1
        ? {}
        : Object.fromEntries(places.map((place) => [place.frame, { ...double, Value: of(place) }])),
    ...double,
  });
  const transform = {
    'Display Type': 1,
    'Effect Name': 'Transform',
    Name: 'Transform',
    Enabled: true,
    Type: 2,
    Parameters: [
      parameter('transformationZoomX', ({ scale }) => scale, 1),
      parameter('transformationZoomY', ({ scale }) => scale, 1),
      parameter('transformationPan', ({ x }) => x, 0),
      parameter('transformationTilt', ({ y }) => y, 0),
      parameter('transformationRotationAngle', ({ turn }) => turn, 0),
    ],
  };
  return [
    {
      OTIO_SCHEMA: 'Effect.1',
      metadata: { Resolve_OTIO: transform },
      name: '',
      effect_name: 'Resolve Effect',
      enabled: true,
    },
  ];
}

const double = { 'Variant Type': 'Double' };

/** A window that was laid by hand, as it is meant: for who writes a reader of it. */
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
