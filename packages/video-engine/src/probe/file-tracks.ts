import type { Tools } from '../ffmpeg/tools.ts';
import type { FrameRate } from '../model/time.ts';
import { parseAspect } from './displayed-size.ts';
import { readStreams, type StreamDescription } from './read-streams.ts';

/** What other editors must know of a file, and our films need not. */
export type FileTracks = {
  /** 0 without sound. */
  readonly audioChannels: number;
  /** As the file itself carries it, such as `01:00:00:00`; null without. */
  readonly timecode: string | null;
  /** Of its picture; null where it has none of its own. */
  readonly rate: FrameRate | null;
  /** Width of its stored pixels beside their height. */
  readonly pixelAspect: number;
};

type Tagged = StreamDescription & {
  readonly channels?: number;
  readonly tags?: { readonly timecode?: string };
};

/** Reads the header alone. @throws the error of a file that cannot be read, or of a missing program */
export async function readFileTracks(
  path: string,
  tools: Tools,
  { signal }: { readonly signal: AbortSignal },
): Promise<FileTracks> {
  const { streams, format } = await readStreams({ path }, tools, {
    signal,
    withFirstFrame: false,
    cpuLimitSeconds: 10,
    memoryLimitMegabytes: 1024,
  });
  const tagged: readonly Tagged[] = streams;
  const audio = tagged.find(({ codec_type: type }) => type === 'audio');
  const video = tagged.find(({ codec_type: type }) => type === 'video');
  const ofFile = (format as { tags?: { timecode?: string } }).tags?.timecode;
  const timecode = tagged.map(({ tags }) => tags?.timecode).find((code) => code !== undefined);
  return {
    audioChannels: audio?.channels ?? (audio ? 2 : 0),
    timecode: timecode ?? ofFile ?? null,
    rate: rateOf(video?.r_frame_rate),
    pixelAspect: parseAspect(video?.sample_aspect_ratio),
  };
}

function rateOf(text = ''): FrameRate | null {
  const [numerator = 0, denominator = 0] = text.split('/').map(Number);
  return numerator > 0 && denominator > 0 ? { numerator, denominator } : null;
}
