import { runFfprobe, type Tools } from '../ffmpeg/tools.ts';

export type VideoPacket = {
  readonly seconds: number;
  readonly sizeBytes: number;
  readonly isKey: boolean;
};

/** What a stream says of itself, as ffprobe names it. */
export type FilmStream = ReadonlyMap<string, string>;

export type FilmPackets = {
  readonly streams: readonly FilmStream[];
  /** In the order they are shown. */
  readonly video: readonly VideoPacket[];
  /** Where the sound ends. */
  readonly audioEndSeconds: number;
  /** Texts of the film's own caption track. */
  readonly captionCount: number;
};

/** Between two captions an MP4 says that there is none: a length of 0 in two bytes. */
const emptyTextBytes = 2;

const streamFields = [
  ...[
    'codec_type',
    'codec_name',
    'profile',
    'pix_fmt',
    'width',
    'height',
    'sample_rate',
    'channels',
  ],
  ...['sample_aspect_ratio', 'color_space', 'color_primaries', 'color_transfer', 'color_range'],
];

/** Reads the film's packets without decoding any of them, and what its streams say, by one program. */
export async function readFilmPackets(
  tools: Tools,
  filmPath: string,
  signal: AbortSignal,
): Promise<FilmPackets> {
  const { stdout } = await runFfprobe(
    tools,
    [
      '-show_entries',
      `packet=codec_type,pts_time,duration_time,size,flags:stream=${streamFields.join(',')}`,
      ...['-of', 'compact', '-i', `file:${filmPath}`],
    ],
    { signal },
  );
  const video: VideoPacket[] = [];
  const streams: FilmStream[] = [];
  let audioEndSeconds = 0;
  let captionCount = 0;
  for (const line of stdout.toString('latin1').split('\n')) {
    const [section, ...pairs] = line.split('|');
    const fields = new Map(pairs.map((pair) => pair.split('=', 2) as [string, string]));
    if (section === 'stream') {
      streams.push(fields);
      continue;
    }
    const seconds = Number(fields.get('pts_time'));
    if (fields.get('codec_type') === 'audio') {
      const length = Number(fields.get('duration_time') ?? 0);
      audioEndSeconds = Math.max(audioEndSeconds, seconds + length);
    } else if (fields.get('codec_type') === 'subtitle') {
      captionCount += Number(Number(fields.get('size')) > emptyTextBytes);
    } else if (fields.get('codec_type') === 'video') {
      const isKey = fields.get('flags')?.startsWith('K') === true;
      video.push({ seconds, sizeBytes: Number(fields.get('size')), isKey });
    }
  }
  video.sort((a, b) => a.seconds - b.seconds);
  return { streams, video, audioEndSeconds, captionCount };
}
