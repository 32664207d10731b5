import { type PlainHeader, readPlainHeader } from '../mp4/read-header.ts';
import type { PacketTable } from './packet-collector.ts';
import type { FileContent } from './read-file.ts';
import type { StreamDescription } from './read-streams.ts';

/**
 * What a program would say of a file, read from its header: of a camera's or our own, which costs as much as
 * starting one. Null where only a program can tell; a test compares every word.
 */
export async function readPlainFile(path: string, mostFrames: number): Promise<FileContent | null> {
  const header = await readPlainHeader(path);
  if (header === null || header.track.samples.count > mostFrames) return null;
  const { width, height } = header.parameters;
  if (width * height > mostPlainPixels) return null;
  const sound = header.sound && soundStream(header.sound.index);
  const picture = pictureStream(header);
  const streams = sound ? [picture, sound].toSorted((a, b) => a.index - b.index) : [picture];
  const duration = printed(header.lastsSeconds);
  return {
    streams,
    format: { format_name: 'mov,mp4,m4a,3gp,3g2,mj2', start_time: '0.000000', duration },
    complaints: '',
    packetsOf: (index) => (index === header.pictureIndex ? packetsOf(header) : noPackets),
  };
}

/** Larger pictures are left to the program that says what is too large. */
const mostPlainPixels = 40_000_000;

const matrices: Readonly<Record<number, string>> = {
  ...{ 1: 'bt709', 5: 'bt470bg', 6: 'smpte170m', 9: 'bt2020nc', 10: 'bt2020c' },
};
const transfers: Readonly<Record<number, string>> = {
  ...{ 1: 'bt709', 6: 'smpte170m', 16: 'smpte2084', 18: 'arib-std-b67' },
};

function pictureStream(header: PlainHeader): StreamDescription {
  const { track, parameters, isFullRange, colour, rotationDegrees, lastsTicks } = header;
  const { samples, ticksPerSecond } = track;
  const length = samples.lasts.reduce((sum, ticks) => sum + ticks, 0);
  const matrix = matrices[colour?.matrix ?? 2];
  const transfer = transfers[colour?.transfer ?? 2];
  return {
    index: header.pictureIndex,
    ...{ codec_type: 'video', codec_name: 'h264' },
    ...{ width: parameters.width, height: parameters.height, sample_aspect_ratio: '1:1' },
    avg_frame_rate: reduced(ticksPerSecond * samples.count, length),
    duration: printed(lastsTicks / ticksPerSecond),
    pix_fmt: isFullRange ? 'yuvj420p' : 'yuv420p',
    ...(isFullRange && { color_range: 'pc' }),
    ...(matrix !== undefined && { color_space: matrix }),
    ...(transfer !== undefined && { color_transfer: transfer }),
    // ffprobe turns the other way round, from -90 to 180.
    ...(rotationDegrees > 0 && {
      side_data_list: [{ rotation: rotationDegrees === 270 ? 90 : -rotationDegrees }],
    }),
  };
}

function soundStream(index: number): StreamDescription {
  return { index, codec_type: 'audio', codec_name: 'aac' };
}

/** Nobody asks for the packets of sound beside a picture. */
const noPackets: PacketTable = {
  seconds: new Float64Array(),
  keyframeSeconds: [],
  endSeconds: 0,
  hasCorruptPacket: false,
};

function packetsOf({ track }: PlainHeader): PacketTable {
  const { samples, ticksPerSecond, beginsAt } = track;
  const secondsAt = (ticks: number) => Number(printed((ticks - beginsAt) / ticksPerSecond));
  const seconds = samples.shownAt.map(secondsAt);
  let endSeconds = 0;
  for (const [index, start] of seconds.entries()) {
    const lasts = Number(printed(samples.lasts[index]! / ticksPerSecond));
    endSeconds = Math.max(endSeconds, start + lasts);
  }
  const keyframeSeconds = [...seconds].filter((_, index) => samples.isKey[index] === 1);
  return {
    seconds: seconds.toSorted(),
    keyframeSeconds: keyframeSeconds.sort((a, b) => a - b),
    endSeconds,
    hasCorruptPacket: false,
  };
}

/** As ffprobe prints times: what is told by both is the same. */
function printed(seconds: number): string {
  return seconds.toFixed(6);
}

function reduced(numerator: number, denominator: number): string {
  let [a, b] = [numerator, denominator];
  while (b > 0) [a, b] = [b, a % b];
  return `${numerator / a}/${denominator / a}`;
}
