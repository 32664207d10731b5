import { runFfprobe, type Tools } from '../ffmpeg/tools.ts';

export type VideoPacket = {
  readonly seconds: number;
  readonly sizeBytes: number;
  readonly isKey: boolean;
};

export type FilmPackets = {
  /** In the order they are shown. */
  readonly video: readonly VideoPacket[];
  /** Where the sound ends. */
  readonly audioEndSeconds: number;
  /** Texts of the film's own caption track. */
  readonly captionCount: number;
};

/** Between two captions an MP4 says that there is none: a length of 0 in two bytes. */
const emptyTextBytes = 2;

/** Reads the film's packets without decoding any of them. */
export async function readFilmPackets(
  tools: Tools,
  filmPath: string,
  signal: AbortSignal,
): Promise<FilmPackets> {
  const { stdout } = await runFfprobe(
    tools,
    [
      ...['-show_entries', 'packet=codec_type,pts_time,duration_time,size,flags'],
      ...['-of', 'compact=p=0', '-i', `file:${filmPath}`],
    ],
    { signal },
  );
  const video: VideoPacket[] = [];
  let audioEndSeconds = 0;
  let captionCount = 0;
  for (const line of stdout.toString('latin1').split('\n')) {
    const fields = new Map(line.split('|').map((pair) => pair.split('=', 2) as [string, string]));
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
  return { video, audioEndSeconds, captionCount };
}
