const opacityDecoders: Readonly<Record<string, string>> = { vp8: 'libvpx', vp9: 'libvpx-vp9' };

/** Input options for the decoder that reads the opacity; ffmpeg's own for VP8 and VP9 pass over it. */
export function opacityDecoder(videoCodec: string | null | undefined): readonly string[] {
  const decoder = opacityDecoders[videoCodec ?? ''];
  return decoder === undefined ? [] : ['-c:v', decoder];
}

/** The filter that lays a picture on black, as a browser's stage shows it. */
export const overBlack = 'premultiply=inplace=1';
