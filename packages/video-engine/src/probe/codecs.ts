const allowedCodecs = new Set([
  ...['h264', 'hevc', 'vp8', 'vp9', 'av1', 'mpeg4', 'mpeg1video', 'mpeg2video', 'h263', 'flv1'],
  ...['theora', 'mjpeg', 'prores', 'dnxhd', 'png', 'gif', 'webp', 'bmp', 'tiff', 'wmv2', 'wmv3'],
  ...['vc1', 'aac', 'mp2', 'mp3', 'opus', 'vorbis', 'flac', 'alac', 'ac3', 'eac3', 'dts', 'amr_nb'],
  ...['amr_wb', 'wmav2', 'adpcm_ms', 'adpcm_ima_wav', 'pcm_alaw', 'pcm_mulaw', 'pcm_u8'],
  ...['pcm_s16le', 'pcm_s16be', 'pcm_s24le', 'pcm_s24be', 'pcm_s32le', 'pcm_s32be'],
  ...['pcm_f32le', 'pcm_f32be'],
]);

/** Codecs whose decoders are on `allowedDecoders`, by ffprobe's names for them. */
export function isAllowedCodec(codecName: string | undefined): boolean {
  return codecName !== undefined && allowedCodecs.has(codecName);
}
