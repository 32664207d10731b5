import { open, stat } from 'node:fs/promises';
import type { FilmStream } from '../render/film-packets.ts';

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

export async function inspectFilm(
  filmPath: string,
  streams: readonly FilmStream[],
): Promise<FilmFacts> {
  const streamOf = (type: string) =>
    streams.find((stream) => stream.get('codec_type') === type) ?? new Map<string, string>();
  const video = streamOf('video');
  const audio = streamOf('audio');
  const colour = ['color_space', 'color_primaries', 'color_transfer', 'color_range'];
  return {
    width: Number(video.get('width')),
    height: Number(video.get('height')),
    pixelAspect: video.get('sample_aspect_ratio') ?? '1:1',
    colour: colour.map((field) => video.get(field)).join(' '),
    codecs:
      `${video.get('codec_name')} ${video.get('profile')} ${video.get('pix_fmt')} + ` +
      `${audio.get('codec_name')} ${audio.get('sample_rate')} Hz ${audio.get('channels')}`,
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
