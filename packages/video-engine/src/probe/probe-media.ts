import { hashFile } from '../ffmpeg/hash-file.ts';
import { ToolFailed, ToolOutputTooLarge, ToolTimedOut } from '../ffmpeg/tool-errors.ts';
import type { Tools } from '../ffmpeg/tools.ts';
import type { MediaProbe, MediaReference, MediaRefusal, MediaSource } from '../model/media.ts';
import { decodedEnd } from './check-decoding.ts';
import { isAllowedCodec } from './codecs.ts';
import { displayedSize } from './displayed-size.ts';
import { FileOverBudget, fileBudget, frameBudget, isOddShape } from './file-budget.ts';
import { frameTiming } from './frame-timing.ts';
import { type FileContent, readFile } from './read-file.ts';
import { readPlainFile } from './read-plain-file.ts';
import { readStreams, type StreamDescription, type StreamsDescription } from './read-streams.ts';
import { sniffFile } from './sniff-file.ts';
import { refusalTexts } from './texts.ts';
import { transparencyOf } from './transparency.ts';

export type ProbeOutcome =
  | { readonly ok: true; readonly reference: MediaReference }
  | { readonly ok: false; readonly refusal: MediaRefusal };

/**
 * Says what a file really holds, or why it cannot be used. Reads the whole file once for its
 * hash and once for its packets; decodes nothing unless the packets look damaged, since the
 * analysis decodes anyway and says where the pictures end.
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
  return { ok: false, refusal: refusalOf(source, reason) };
}

export function refusalOf({ id, name }: MediaSource, reason: Reason): MediaRefusal {
  return { sourceId: id, name, reason, message: refusalTexts[reason](name) };
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
  if (sniffed.kind === 'still') return lookAtStill(source, sniffed.demuxer, tools, signal);
  if (sniffed.kind !== 'unknown') return sniffed.kind;
  const mostFrames = sniffed.isGif ? fileBudget.animationFrames : fileBudget.frames;
  const content =
    (await readPlainFile(source.path, mostFrames)) ??
    (await readFile({ path: source.path }, mostFrames, tools, signal));
  const streams = chooseStreams(content);
  if (typeof streams === 'string') return streams;
  return probeMoving({ source, content, ...streams, ...sniffed }, tools, signal);
}

async function lookAtStill(
  source: MediaSource,
  demuxer: string | null,
  tools: Tools,
  signal: AbortSignal,
): Promise<MediaProbe | Reason> {
  if (demuxer === null) return 'codec-refused';
  const input = { path: source.path, probe: { formatName: demuxer } };
  const described = await readStreams(input, tools, { signal, withFirstFrame: true });
  const streams = chooseStreams(described);
  return typeof streams === 'string' ? streams : probeStill(described, streams.video, demuxer);
}

type ChosenStreams = {
  readonly video: StreamDescription | undefined;
  readonly audio: StreamDescription | undefined;
};

/** The streams that are shown and heard, or why they cannot be. */
function chooseStreams({ streams, complaints }: StreamsDescription): ChosenStreams | Reason {
  if (/exceeds specified max pixel count/.test(complaints)) return 'too-many-pixels';
  const video = streams.find(
    (stream) => stream.codec_type === 'video' && !stream.disposition?.attached_pic,
  );
  const audio = streams.find((stream) => stream.codec_type === 'audio');
  if (!video && !audio) return 'not-media';
  if (video && isOddShape(video)) return 'odd-shape';
  if (!isAllowedCodec((video ?? audio)?.codec_name)) return 'codec-refused';
  return { video, audio };
}

type ProbedFile = ChosenStreams & {
  readonly source: MediaSource;
  readonly content: FileContent;
  readonly hasEmptyTail: boolean;
};

function probeStill(
  described: StreamsDescription,
  video: StreamDescription | undefined,
  formatName: string,
): MediaProbe | Reason {
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
    ...transparencyOf(video),
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
  const { source, content, video, audio } = file;
  const formatName = content.format.format_name;
  const main = (video ?? audio) as StreamDescription;
  const packets = content.packetsOf(main.index);
  if (packets.seconds.length === 0) return 'nothing-decodes';
  const budget = video && frameBudget(formatName, video);
  if (budget && packets.seconds.length > budget.mostFrames) return budget.beyond;
  const timing = frameTiming(packets.seconds, video?.avg_frame_rate);
  const reportedDurationSeconds =
    Number(main.duration) || Number(content.format.duration) || packets.endSeconds;
  const rate = timing.frameRate;
  if (video && rate && rate.numerator / rate.denominator > fileBudget.framesPerSecond) {
    return 'frame-rate';
  }
  const frameSeconds = rate ? rate.denominator / rate.numerator : 0.04;
  const endSeconds = Math.max(packets.endSeconds, (packets.seconds.at(-1) ?? 0) + frameSeconds);
  const isShort = endSeconds < reportedDurationSeconds - Math.max(0.25, 3 * frameSeconds);
  const isSuspect = isShort || packets.hasCorruptPacket || file.hasEmptyTail;
  const input = { path: source.path, probe: { formatName } };
  const extent = { keyframeSeconds: packets.keyframeSeconds, endSeconds, frameSeconds };
  const decoded = video && isSuspect ? await decodedEnd(input, extent, tools, signal) : endSeconds;
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
    ...(video ? transparencyOf(video) : {}),
    durationSeconds: decoded,
    reportedDurationSeconds,
    startsAtZero: Number(content.format.start_time) === 0,
    hasAudio: audio !== undefined && isAllowedCodec(audio.codec_name),
    keyframeSeconds: video ? packets.keyframeSeconds.filter((time) => time < decoded) : [],
    isTruncated: isSuspect || isCut,
  };
}

const noSize = { width: 0, height: 0, rotationDegrees: 0, pixelAspect: 1 } as const;

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
