import type { FrameRate } from '../model/time.ts';
import { type PicturePlace, picturePlaces } from './picture-places.ts';
import {
  dissolveAfter,
  escapeXml,
  type HandOverProject,
  type HandOverSource,
  musicFrames,
  musicStretches,
  type PlacedShot,
  placedShots,
  signedSpeed,
  stretchedLength,
  stretchedStart,
} from './project.ts';
import { isDropFrame } from './timecode.ts';

/**
 * Final Cut Pro XML 1.11, which Resolve and Premiere (by a converter) read as well. Every asset has a
 * format, its whole length and its channels; clips without sound name none. Pictures lie and move as in the
 * film, shots and music have their levels. Texts become markers.
 */
export function writeFcpxml(project: HandOverProject): string {
  const { timeline, name } = project;
  const { rate, width, height } = timeline;
  const shots = placedShots(project);
  const clips = shots.map((placed, index) => clipOf(placed, { index, project }));
  const tc = isDropFrame(rate) ? 'DF' : 'NDF';
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE fcpxml>
<fcpxml version="1.11">
  <resources>
    <format id="film" frameDuration="${seconds(1, rate)}" width="${width}" height="${height}" colorSpace="1-1-1 (Rec. 709)"/>
${project.sources.map((source, index) => resourcesOf(source, { index, rate })).join('\n')}${musicResource(project)}
  </resources>
  <library>
    <event name="${escapeXml(name)}">
      <project name="${escapeXml(name)}">
        <sequence format="film" duration="${seconds(timeline.duration.value, rate)}" tcStart="0s" tcFormat="${tc}" audioLayout="stereo" audioRate="48k">
          <spine>
${clips.join('\n')}
          </spine>
        </sequence>
      </project>
    </event>
  </library>
</fcpxml>
`;
}

type Placed = { readonly index: number; readonly rate: FrameRate };

const assetOf = (index: number) => `asset-${index + 1}`;

function resourcesOf(source: HandOverSource, { index, rate }: Placed): string {
  const { kind, width, height, audioChannels, startFrame, frameCount } = source;
  const isStill = kind === 'image';
  const format = isStill
    ? `<format id="format-${index + 1}" name="FFVideoFormatRateUndefined" width="${width}" height="${height}"/>`
    : `<format id="format-${index + 1}" frameDuration="${seconds(1, rate)}" width="${width}" height="${height}"/>`;
  const sound =
    audioChannels > 0
      ? ` hasAudio="1" audioSources="1" audioChannels="${audioChannels}" audioRate="48000"`
      : '';
  const duration = isStill ? '0s' : seconds(frameCount, rate);
  return `    ${format}
    <asset id="${assetOf(index)}" name="${escapeXml(source.name)}" start="${seconds(startFrame, rate)}" duration="${duration}" hasVideo="1" format="format-${index + 1}" videoSources="1"${sound}>
      <media-rep kind="original-media" src="${urlOf(source.path)}"/>
    </asset>`;
}

function musicResource({ music, timeline }: HandOverProject): string {
  if (!music || !timeline.tracks.audio.music) return '';
  const frames = musicFrames(music, timeline.rate);
  const name = music.path.slice(music.path.lastIndexOf('/') + 1);
  return `
    <asset id="music" name="${escapeXml(name)}" start="0s" duration="${seconds(frames, timeline.rate)}" hasAudio="1" audioSources="1" audioChannels="2" audioRate="48000">
      <media-rep kind="original-media" src="${urlOf(music.path)}"/>
    </asset>`;
}

type Around = { readonly index: number; readonly project: HandOverProject };

function clipOf(placed: PlacedShot, around: Around): string {
  const { timeline, sources } = around.project;
  const { rate } = timeline;
  const { source, shot, recordStart, recordFrames } = placed;
  const asset = assetOf(sources.indexOf(source));
  const name = escapeXml(source.name);
  // In the clip’s own time: with another speed that is the stretched one.
  const start = source.startFrame + stretchedStart(placed);
  const at = `ref="${asset}" offset="${seconds(recordStart, rate)}" name="${name}" duration="${seconds(recordFrames, rate)}"`;
  const inside = [
    ...speedOf(placed, rate),
    ...layingOf(placed, start, around.project),
    ...(placed.hasSound ? levelOf(shot.gainDecibels) : []),
    ...connected(placed, around),
  ].join('');
  const body =
    source.kind === 'image'
      ? `            <video ${at} start="0s">${inside}</video>`
      : `            <asset-clip ${at} start="${seconds(start, rate)}" format="format-${sources.indexOf(source) + 1}"${placed.hasSound ? '' : ' srcEnable="video"'}>${inside}</asset-clip>`;
  const dissolve = dissolveAfter(timeline, around.index);
  if (!dissolve) return body;
  const offset = seconds(recordStart + recordFrames - dissolve.before, rate);
  const length = seconds(dissolve.before + dissolve.after, rate);
  return `${body}
            <transition name="Cross Dissolve" offset="${offset}" duration="${length}"/>`;
}

function speedOf({ shot, source }: PlacedShot, rate: FrameRate): string[] {
  if (signedSpeed(shot) === 1 || source.kind === 'image') return [];
  const from = seconds(source.startFrame, rate);
  const to = seconds(source.startFrame + source.frameCount, rate);
  const end = seconds(source.startFrame + stretchedLength({ shot, source }), rate);
  const [first, last] = shot.reversed ? [to, from] : [from, to];
  return [
    `<timeMap><timept time="${from}" value="${first}" interp="linear"/>`,
    `<timept time="${end}" value="${last}" interp="linear"/></timeMap>`,
  ];
}

/**
 * Where the picture lies, from fitting the frame: moves in hundredths of the frame's height, both ways, and keys in
 * the clip's own time. Says nothing of a picture that just fits.
 */
function layingOf(placed: PlacedShot, start: number, { timeline }: HandOverProject): string[] {
  const { rate, width, height } = timeline;
  const places = picturePlaces(placed, timeline);
  const [first] = places;
  if (!first) return [];
  const own = placed.source.kind === 'image' ? 0 : start;
  const position = ({ x, y }: PicturePlace) => pair((x * 100 * width) / height, y * 100);
  const scale = (place: PicturePlace) => pair(place.scale, place.scale);
  const turn = (place: PicturePlace) => rounded(place.turn);
  const keys = (name: string, of: (place: PicturePlace) => string, curve = ' curve="linear"') => {
    const frames = places.map(
      (place) =>
        `<keyframe time="${seconds(own + place.frame, rate)}" value="${of(place)}"${curve}/>`,
    );
    return `<param name="${name}"><keyframeAnimation>${frames.join('')}</keyframeAnimation></param>`;
  };
  // Final Cut Pro takes no curve for positions: they go straight.
  const moves =
    places.length === 1
      ? ''
      : `${keys('position', position, '')}${keys('scale', scale)}${keys('rotation', turn)}`;
  return [
    '<adjust-conform type="fit"/>',
    `<adjust-transform position="${position(first)}" scale="${scale(first)}" rotation="${turn(first)}">${moves}</adjust-transform>`,
  ];
}

const rounded = (value: number) => String(Number(value.toFixed(4)) + 0);
const pair = (x: number, y: number) => `${rounded(x)} ${rounded(y)}`;

const levelOf = (decibels = 0) =>
  decibels === 0 ? [] : [`<adjust-volume amount="${rounded(decibels)}dB"/>`];

/** Music hangs on the first clip; each text is a marker on the shot that it begins in. */
function connected(placed: PlacedShot, { index, project }: Around): string[] {
  const { timeline, music } = project;
  const { rate, tracks } = timeline;
  const { recordStart, recordFrames, source } = placed;
  const own = source.kind === 'image' ? 0 : source.startFrame + stretchedStart(placed);
  const parts: string[] = [];
  if (index === 0 && music) {
    const level = levelOf(tracks.audio.music?.gainDecibels).join('');
    for (const { at, from, length } of musicStretches(project)) {
      parts.push(
        `<asset-clip ref="music" lane="-1" offset="${seconds(own + at, rate)}" name="music" start="${seconds(from, rate)}" duration="${seconds(length, rate)}" audioRole="music">${level}</asset-clip>`,
      );
    }
  }
  for (const { text, range } of tracks.video.titles) {
    const at = range.startTime.value - recordStart;
    if (at < 0 || at >= recordFrames) continue;
    parts.push(
      `<marker start="${seconds(own + at, rate)}" duration="${seconds(1, rate)}" value="${escapeXml(text)}"/>`,
    );
  }
  return parts;
}

/** Whole frames as an exact fraction of seconds: `90/30s`, or `90090/30000s` at 29.97. */
function seconds(frames: number, { numerator, denominator }: FrameRate): string {
  if (frames === 0) return '0s';
  const value = frames * denominator;
  return value % numerator === 0 ? `${value / numerator}s` : `${value}/${numerator}s`;
}

const urlOf = (path: string) => `./${path.split('/').map(encodeURIComponent).join('/')}`;
