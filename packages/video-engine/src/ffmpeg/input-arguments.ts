/** One local file that somebody else made: a `MediaReference`, or a path not probed yet. */
export type UntrustedInput = {
  readonly path: string;
  /** Without it ffmpeg guesses among the allowed demuxers. */
  readonly probe?: {
    readonly formatName: string;
    readonly videoCodec?: string | null;
    readonly audioCodec?: string | null;
    readonly startsAtZero?: boolean;
  };
};

export type InputOptions = {
  readonly startSeconds?: number;
  readonly durationSeconds?: number;
  /** Decoder threads; 1 unless told, since each costs memory. */
  readonly threads?: number;
  /** Further input options: `-skip_frame` and its kind. */
  readonly options?: readonly string[];
  /** The file comes through standard input. */
  readonly isPiped?: boolean;
};

/** More pixels than this are refused before anything is decoded. */
export const maximumPixels = 64_000_000;

/**
 * The arguments from the hardening flags up to and including `-i file:PATH`.
 *
 * No protocol but local files, no demuxer that opens further files (playlists, concat
 * scripts, DASH, device and filter graph inputs), no rare decoder, no picture beyond
 * `maximumPixels`. Works alike with ffmpeg and ffprobe, 5.1 to 7.0. Stills go through
 * ffmpeg's `*_pipe` demuxers, which are chosen by content and know no file name patterns.
 *
 * A name ending in .jpg makes ffmpeg prefer the name-guessing `image2`, which is refused: pass
 * the `formatName` that `probeMedia` found. Once per input; `runFfmpeg` adds `-nostdin`.
 */
export function inputArguments(input: UntrustedInput, read: InputOptions = {}): string[] {
  const { startSeconds, durationSeconds, threads = 1, options = [], isPiped = false } = read;
  return [
    ...hardening,
    ...(input.probe === undefined ? [] : ['-f', demuxerName(input.probe.formatName)]),
    ...(startSeconds === undefined ? [] : ['-ss', startSeconds.toFixed(6)]),
    ...(durationSeconds === undefined ? [] : ['-t', durationSeconds.toFixed(6)]),
    ...(input.probe && isToldByHeader(input.probe) ? withoutFirstLook : []),
    '-threads',
    String(threads),
    ...options,
    '-i',
    isPiped ? 'pipe:0' : `file:${input.path}`,
  ];
}

/**
 * ffmpeg decodes the first picture of a file to learn what is in it, and throws it away: of 1080p that
 * takes half as long as to start the program. Of these files the header says enough, and pictures,
 * sound and times come out the same; where a clock begins that does not begin at 0 it does not say.
 */
export const withoutFirstLook: readonly string[] = ['-nofind_stream_info'];
const toldByHeader = { video: ['h264', 'hevc'], audio: ['aac', 'mp3'] } as const;

/** Whether an MP4 or MOV holds only what its header describes. */
export function isToldByHeader({
  formatName,
  videoCodec,
  audioCodec = null,
  startsAtZero = false,
}: NonNullable<UntrustedInput['probe']>): boolean {
  const isKnown = (codecs: readonly string[], codec: string) => codecs.includes(codec);
  return (
    startsAtZero &&
    formatName.startsWith('mov') &&
    isKnown(toldByHeader.video, videoCodec ?? '') &&
    (audioCodec === null || isKnown(toldByHeader.audio, audioCodec))
  );
}

/** ffprobe names a demuxer by all its aliases, `-f` takes one of them. */
function demuxerName(formatName: string): string {
  return formatName.split(',')[0] ?? formatName;
}

/** Matched by any alias, so `mov` allows `mov,mp4,m4a,3gp,3g2,mj2`. */
export const allowedDemuxers = [
  'mov',
  'mp4',
  'matroska',
  'webm',
  'ogg',
  'avi',
  'mpegts',
  'mpeg',
  'mpegvideo',
  'flv',
  'asf',
  'wav',
  'mp3',
  'aac',
  'flac',
  'aiff',
  'amr',
  'gif',
  'png_pipe',
  'jpeg_pipe',
  'webp_pipe',
  'bmp_pipe',
  'tiff_pipe',
] as const;

export const allowedDecoders = [
  'h264',
  'hevc',
  'vp8',
  'vp9',
  'libvpx',
  'libvpx-vp9',
  'av1',
  'libdav1d',
  'libaom-av1',
  'mpeg4',
  'mpeg1video',
  'mpeg2video',
  'h263',
  'flv',
  'theora',
  'mjpeg',
  'prores',
  'dnxhd',
  'png',
  'gif',
  'webp',
  'bmp',
  'tiff',
  'wmv2',
  'wmv3',
  'vc1',
  'aac',
  'mp2',
  'mp2float',
  'mp3',
  'mp3float',
  'opus',
  'libopus',
  'vorbis',
  'libvorbis',
  'flac',
  'alac',
  'ac3',
  'eac3',
  'amrnb',
  'amrwb',
  'wmav2',
  'dca',
  'adpcm_ms',
  'adpcm_ima_wav',
  'pcm_alaw',
  'pcm_mulaw',
  'pcm_u8',
  'pcm_s16le',
  'pcm_s16be',
  'pcm_s24le',
  'pcm_s24be',
  'pcm_s32le',
  'pcm_s32be',
  'pcm_f32le',
  'pcm_f32be',
  // Never mapped, but ffmpeg opens every track it can name: without these a film with
  // subtitles is refused whole.
  'mov_text',
  'subrip',
  'srt',
  'ass',
  'ssa',
  'webvtt',
  'text',
  'dvdsub',
  'dvbsub',
  'pgssub',
  'cc_dec',
] as const;

const hardening = [
  '-protocol_whitelist',
  'file,pipe',
  '-format_whitelist',
  allowedDemuxers.join(','),
  '-codec_whitelist',
  allowedDecoders.join(','),
  '-max_pixels',
  String(maximumPixels),
];
