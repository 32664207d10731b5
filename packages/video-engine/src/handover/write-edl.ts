import {
  dissolveAfter,
  type HandOverProject,
  type PlacedShot,
  placedShots,
  signedSpeed,
} from './project.ts';
import { isDropFrame, timecodeOf } from './timecode.ts';

/**
 * CMX 3600: every shot as an event of picture, and of sound where it has some, with the timecode that
 * its file carries; dissolves, and speed as `M2`. Files stand in the comments by their names: all reels
 * are `AX`, as for what is on no tape. Texts, crops and the music have no place in the format. Comments repeat as a
 * cut what dissolves.
 */
export function writeEdl(project: HandOverProject): string {
  const { timeline, name } = project;
  const shots = placedShots(project);
  const lines = [
    `TITLE: ${plain(name, 70)}`,
    `FCM: ${isDropFrame(timeline.rate) ? 'DROP FRAME' : 'NON-DROP FRAME'}`,
    '',
    ...shots.flatMap((placed, index) => eventOf(placed, { index, shots, project })),
  ];
  return `${lines.join('\r\n')}\r\n`;
}

type Around = {
  readonly index: number;
  readonly shots: readonly PlacedShot[];
  readonly project: HandOverProject;
};

function eventOf(placed: PlacedShot, { index, shots, project }: Around): string[] {
  const { timeline } = project;
  const previous = shots[index - 1];
  const comes = previous ? dissolveAfter(timeline, index - 1) : null;
  // What dissolves begins before its cut, and what it replaces ends there.
  const early = comes?.before ?? 0;
  const late = dissolveAfter(timeline, index)?.before ?? 0;
  const { speed, reversed } = placed.shot;
  // Backwards it begins with the end of its stretch.
  const [more, less] = reversed ? [-late, -early] : [early, late];
  const source = {
    start: Math.max(0, placed.sourceStart - Math.round(more * speed)),
    end: placed.sourceStart + placed.sourceFrames - Math.round(less * speed),
  };
  const record = {
    start: placed.recordStart - early,
    end: placed.recordStart + placed.recordFrames - late,
  };
  const at = (how: string, channel: 'V' | 'A', shot: PlacedShot, from: Range, to: Range) =>
    line({ number: index + 1, how, channel, shot, source: from, record: to }, project);
  const frames = comes ? comes.before + comes.after : 0;
  const how = frames > 0 ? `D    ${String(frames).padStart(3, '0')}` : cut;
  const lines: string[] = [];
  if (previous && frames > 0) {
    const { sourceStart, sourceFrames, shot } = previous;
    const end = shot.reversed ? sourceStart + early : sourceStart + sourceFrames - early;
    lines.push(
      at(cut, 'V', previous, { start: end, end }, { start: record.start, end: record.start }),
    );
  }
  lines.push(at(how, 'V', placed, source, record));
  if (placed.hasSound) lines.push(at(cut, 'A', placed, source, record));
  if (previous && frames > 0) lines.push(`* FROM CLIP NAME: ${fileOf(previous)}`);
  lines.push(`* ${frames > 0 ? 'TO' : 'FROM'} CLIP NAME: ${fileOf(placed)}`);
  const plainly =
    early > 0 || late > 0
      ? asCut(
          line(
            { number: index + 1, how: cut, channel: 'V', shot: placed, ...cutOf(placed) },
            project,
          ),
          placed,
        )
      : [];
  return [...lines, ...motionOf(placed, source, project), ...plainly, ''];
}

/** Without its dissolves, from cut to cut. */
function cutOf({ sourceStart, sourceFrames, recordStart, recordFrames }: PlacedShot) {
  return {
    source: { start: sourceStart, end: sourceStart + sourceFrames },
    record: { start: recordStart, end: recordStart + recordFrames },
  };
}

/**
 * The same event for importers that know cuts alone, such as OpenShot's, which takes whatever looks like an
 * event or a name, wherever on a line. For all others these are comments without a meaning.
 */
const asCut = (event: string, placed: PlacedShot): string[] => [
  `* AS A CUT: ${event}`,
  `* AS A CUT: * FROM CLIP NAME: ${fileOf(placed)}`,
];

const cut = 'C       ';

type Range = { readonly start: number; readonly end: number };

type Event = {
  readonly number: number;
  readonly how: string;
  readonly channel: 'V' | 'A';
  readonly shot: PlacedShot;
  readonly source: Range;
  readonly record: Range;
};

function line({ number, how, channel, shot, source, record }: Event, project: HandOverProject) {
  const { rate } = project.timeline;
  const { startFrame } = shot.source;
  return [
    String(number).padStart(3, '0'),
    'AX'.padEnd(8),
    channel.padEnd(5),
    how,
    timecodeOf(startFrame + source.start, rate),
    timecodeOf(startFrame + source.end, rate),
    timecodeOf(record.start, rate),
    timecodeOf(record.end, rate),
  ].join(' ');
}

/** `M2` says how many frames of the source pass in a second, fewer than none backwards, and from which on. */
function motionOf({ shot, source }: PlacedShot, seen: Range, { timeline }: HandOverProject) {
  if (signedSpeed(shot) === 1) return [];
  const { rate } = timeline;
  const speed = ((rate.numerator / rate.denominator) * shot.speed).toFixed(1).padStart(5, '0');
  const at = timecodeOf(source.startFrame + (shot.reversed ? seen.end - 1 : seen.start), rate);
  return [`M2   ${'AX'.padEnd(8)} ${shot.reversed ? '-' : ''}${speed}                ${at}`];
}

const fileOf = ({ source }: PlacedShot) =>
  plain(source.path.slice(source.path.lastIndexOf('/') + 1), 120);

/** One line of ASCII, which is all that the format knows. */
function plain(text: string, longest: number): string {
  const ascii = text.normalize('NFKD').replace(/[^\x20-\x7e]/g, '');
  return ascii.trim().slice(0, longest) || 'FILM';
}
