import { open, stat } from 'node:fs/promises';
import { runFfprobe, type Tools } from '../ffmpeg/tools.ts';

/** What the container and the streams of a film say. */
export type FilmFacts = {
  readonly width: number;
  readonly height: number;
  readonly pixelAspect: string;
  /** Matrix, primaries, transfer and range. */
  readonly colour: string;
  /** `h264 High yuv420p + aac 48000 Hz 2`. */
  readonly codecs: string;
  readonly isFaststart: boolean;
};

type ProbedStream = Readonly<Record<string, string | number | undefined>>;

export async function inspectFilm(
  tools: Tools,
  filmPath: string,
  signal: AbortSignal,
): Promise<FilmFacts> {
  const { stdout } = await runFfprobe(
    tools,
    ['-show_streams', '-of', 'json', '-i', `file:${filmPath}`],
    { signal },
  );
  const { streams } = JSON.parse(stdout.toString('utf8')) as { streams: readonly ProbedStream[] };
  const video = streams.find((stream) => stream.codec_type === 'video') ?? {};
  const audio = streams.find((stream) => stream.codec_type === 'audio') ?? {};
  const colour = [
    video.color_space,
    video.color_primaries,
    video.color_transfer,
    video.color_range,
  ];
  return {
    width: Number(video.width),
    height: Number(video.height),
    pixelAspect: String(video.sample_aspect_ratio ?? '1:1'),
    colour: colour.join(' '),
    codecs:
      `${video.codec_name} ${video.profile} ${video.pix_fmt} + ` +
      `${audio.codec_name} ${audio.sample_rate} Hz ${audio.channels}`,
    isFaststart: await hasIndexFirst(filmPath),
  };
}

/** Playable before it is whole: `moov` stands before `mdat` (ISO/IEC 14496-12). */
async function hasIndexFirst(filmPath: string): Promise<boolean> {
  const { size } = await stat(filmPath);
  const file = await open(filmPath, 'r');
  try {
    const header = Buffer.alloc(16);
    for (let at = 0; at + 8 <= size; ) {
      await file.read(header, 0, 16, at);
      const type = header.toString('latin1', 4, 8);
      if (type === 'moov' || type === 'mdat') return type === 'moov';
      const short = header.readUInt32BE(0);
      const length = short === 1 ? Number(header.readBigUInt64BE(8)) : short;
      if (length < 8) return false;
      at += length;
    }
    return false;
  } finally {
    await file.close();
  }
}
