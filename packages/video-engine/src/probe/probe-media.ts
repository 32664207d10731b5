import { ToolFailed, ToolOutputTooLarge, ToolTimedOut } from '../ffmpeg/tool-errors.ts';
import type { Tools } from '../ffmpeg/tools.ts';
import type { MediaProbe, MediaReference, MediaRefusal, MediaSource } from '../model/media.ts';
import { lastDecodedSeconds } from './check-decoding.ts';
import { isAllowedCodec } from './codecs.ts';
import { displayedSize } from './displayed-size.ts';
import { FileOverBudget, fileBudget, frameBudget, isOddShape } from './file-budget.ts';
import { frameTiming } from './frame-timing.ts';
import { hashFile } from './hash-file.ts';
import { type PacketTable, readPackets } from './read-packets.ts';
import { readStreams, type StreamDescription, type StreamsDescription } from './read-streams.ts';
import { sniffFile } from './sniff-file.ts';
import { refusalTexts } from './texts.ts';

export type ProbeOutcome =
  | { readonly ok: true; readonly reference: MediaReference }
  | { readonly ok: false; readonly refusal: MediaRefusal };

/**
 * Says what a file really holds, or why it cannot be used. Reads the whole file once for its
 * hash and once for its packets; decodes no more than one keyframe at each end unless the
 * packets look damaged.
 *
 * @throws the signal's reason, or the error of a missing file or program
 */
export async function probeMedia(
  source: MediaSource,
  tools: Tools,
  options: { readonly signal: AbortSignal },
): Promise<ProbeOutcome> {
  const { signal } = options;
  try {
    const found = await look(source, tools, signal);
    if (typeof found === 'string') return refuse(source, found);
    const contentHash = await hashFile(source.path, signal);
    const { id, path, name } = source;
    return { ok: true, reference: { id, path, name, contentHash, probe: found } };
  } catch (error) {
    if (error instanceof FileOverBudget) return refuse(source, error.reason);
    if (error instanceof ToolTimedOut) return refuse(source, 'time-limit');
    if (error instanceof ToolOutputTooLarge) return refuse(source, 'not-media');
    if (error instanceof ToolFailed && error.exitCode === 1) {
      return refuse(source, reasonFromComplaint(error.stderrTail));
    }
    throw error;
  }
}

type Reason = MediaRefusal['reason'];

function refuse(source: MediaSource, reason: Reason): ProbeOutcome {
  const message = refusalTexts[reason](source.name);
  return { ok: false, refusal: { sourceId: source.id, name: source.name, reason, message } };
}

function reasonFromComplaint(complaint: string): Reason {
  if (/exceeds specified max pixel count/.test(complaint)) return 'too-many-pixels';
  if (/\[(concat|hls|dash|imf|sdp)\b[^\n]*not on whitelist/.test(complaint)) return 'playlist';
  if (/Codec \(\w+\) not on whitelist/.test(complaint)) return 'codec-refused';
  return 'not-media';
}

async function look(
  source: MediaSource,
  tools: Tools,
  signal: AbortSignal,
): Promise<MediaProbe | Reason> {
  const sniffed = await sniffFile(source.path);
  const isStill = sniffed.kind === 'still';
  if (!isStill && sniffed.kind !== 'unknown') return sniffed.kind;
  if (isStill && sniffed.demuxer === null) return 'codec-refused';
  const demuxer = isStill ? sniffed.demuxer : null;
  const input = demuxer
    ? { path: source.path, probe: { formatName: demuxer } }
    : { path: source.path };
  const described = await readStreams(input, tools, { signal, withFirstFrame: isStill });
  if (/exceeds specified max pixel count/.test(described.complaints)) return 'too-many-pixels';
  const video = described.streams.find(
    (stream) => stream.codec_type === 'video' && !stream.disposition?.attached_pic,
  );
  const audio = described.streams.find((stream) => stream.codec_type === 'audio');
  if (!video && !audio) return 'not-media';
  if (video && isOddShape(video)) return 'odd-shape';
  if (video && !isAllowedCodec(video.codec_name)) return 'codec-refused';
  if (!video && !isAllowedCodec(audio?.codec_name)) return 'codec-refused';
  const file: ProbedFile = { source, described, video, audio, hasEmptyTail: sniffed.hasEmptyTail };
  if (isStill) return probeStill(file, demuxer ?? 'png_pipe');
  return probeMoving(file, tools, signal);
}

type ProbedFile = {
  readonly source: MediaSource;
  readonly described: StreamsDescription;
  readonly video: StreamDescription | undefined;
  readonly audio: StreamDescription | undefined;
  readonly hasEmptyTail: boolean;
};

function probeStill({ described, video }: ProbedFile, formatName: string): MediaProbe | Reason {
  const frame = described.frames?.[0];
  if (!video || !frame) return 'nothing-decodes';
  return {
    kind: 'image',
    formatName,
    videoCodec: video.codec_name ?? null,
    audioCodec: null,
    ...displayedSize(video, frame),
    frameRate: null,
    isVariableFrameRate: false,
    ...colourOf(video),
    durationSeconds: 0,
    reportedDurationSeconds: 0,
    hasAudio: false,
    keyframeSeconds: [],
    isTruncated: false,
  };
}

async function probeMoving(
  file: ProbedFile,
  tools: Tools,
  signal: AbortSignal,
): Promise<MediaProbe | Reason> {
  const { source, described, video, audio } = file;
  const formatName = described.format.format_name;
  const input = { path: source.path, probe: { formatName } };
  const main = (video ?? audio) as StreamDescription;
  const fileStartSeconds = Number(described.format.start_time) || 0;
  const budget = video ? frameBudget(formatName, video) : null;
  const stream = { index: main.index, fileStartSeconds, budget };
  const packets = await readPackets(input, stream, tools, signal);
  if (packets.seconds.length === 0) return 'nothing-decodes';
  const timing = frameTiming(packets.seconds, video?.avg_frame_rate);
  const reportedDurationSeconds =
    Number(main.duration) || Number(described.format.duration) || packets.endSeconds;
  const rate = timing.frameRate;
  if (video && rate && rate.numerator / rate.denominator > fileBudget.framesPerSecond) {
    return 'frame-rate';
  }
  const frameSeconds = rate ? rate.denominator / rate.numerator : 0.04;
  const endSeconds = Math.max(packets.endSeconds, (packets.seconds.at(-1) ?? 0) + frameSeconds);
  const isShort = endSeconds < reportedDurationSeconds - Math.max(0.25, 3 * frameSeconds);
  const isSuspect = isShort || packets.hasCorruptPacket || file.hasEmptyTail;
  const decoded = video
    ? await decodedEnd(input, { packets, isSuspect, endSeconds, frameSeconds }, tools, signal)
    : endSeconds;
  if (decoded === null) return 'nothing-decodes';
  const isCut = decoded < endSeconds - 1.5 * frameSeconds;
  return {
    kind: video ? 'video' : 'audio',
    formatName,
    videoCodec: video?.codec_name ?? null,
    audioCodec: audio?.codec_name ?? null,
    ...(video ? displayedSize(video) : noSize),
    frameRate: video ? rate : null,
    isVariableFrameRate: video ? timing.isVariable : false,
    ...(video ? colourOf(video) : { hdr: 'none' as const }),
    durationSeconds: decoded,
    reportedDurationSeconds,
    hasAudio: audio !== undefined && isAllowedCodec(audio.codec_name),
    keyframeSeconds: video ? packets.keyframeSeconds.filter((time) => time < decoded) : [],
    isTruncated: isSuspect || isCut,
  };
}

const noSize = { width: 0, height: 0, rotationDegrees: 0, pixelAspect: 1 } as const;

type Extent = {
  readonly packets: PacketTable;
  readonly isSuspect: boolean;
  readonly endSeconds: number;
  readonly frameSeconds: number;
};

/**
 * A sound file decodes to its packets' end. The first and last keyframe are tried; only a
 * file that fails this or lacks packets is searched for the last frame that decodes.
 */
async function decodedEnd(
  input: { readonly path: string; readonly probe: { readonly formatName: string } },
  { packets, isSuspect, endSeconds, frameSeconds }: Extent,
  tools: Tools,
  signal: AbortSignal,
): Promise<number | null> {
  const decode = (fromSeconds: number, range: { firstFrameOnly?: true; keyframesOnly?: true }) =>
    lastDecodedSeconds(input, { fromSeconds, ...range }, tools, signal);
  const lastKey = packets.keyframeSeconds.at(-1) ?? 0;
  if (!isSuspect) {
    const head = await decode(0, { firstFrameOnly: true });
    const tail =
      lastKey === 0 ? head : await decode(lastKey, { firstFrameOnly: true, keyframesOnly: true });
    if (head !== null && tail !== null) return endSeconds;
  }
  const lastGoodKey = await decode(0, { keyframesOnly: true });
  if (lastGoodKey === null) return decode(0, {});
  const before = packets.keyframeSeconds.findLast((time) => time <= lastGoodKey + 1e-3) ?? 0;
  const end = (await decode(before, {})) ?? lastGoodKey;
  return Math.min(endSeconds, Math.max(end, frameSeconds));
}

type Colour = Pick<MediaProbe, 'hdr' | 'colourMatrix' | 'isFullRange'>;

function colourOf(stream: StreamDescription): Colour {
  const matrices: Record<string, NonNullable<MediaProbe['colourMatrix']>> = {
    bt709: 'bt709',
    smpte170m: 'bt601',
    bt470bg: 'bt601',
    bt2020nc: 'bt2020',
    bt2020c: 'bt2020',
  };
  const transfers: Record<string, MediaProbe['hdr']> = { smpte2084: 'pq', 'arib-std-b67': 'hlg' };
  return {
    hdr: transfers[stream.color_transfer ?? ''] ?? 'none',
    colourMatrix: matrices[stream.color_space ?? ''] ?? 'unknown',
    isFullRange: stream.color_range === 'pc' || (stream.pix_fmt ?? '').startsWith('yuvj'),
  };
}
