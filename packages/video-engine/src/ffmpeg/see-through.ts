type Probed = { readonly videoCodec: string | null; readonly isTransparent?: boolean };

/** Those that read the opacity; ffmpeg's own for VP8 and VP9 pass over it. */
const opacityDecoders: Readonly<Record<string, string>> = { vp8: 'libvpx', vp9: 'libvpx-vp9' };

/**
 * What lays a picture on black, as a browser's stage shows it: input options, and filters that come before
 * all others. Nothing for a picture without opacity.
 */
export function onBlack({ videoCodec, isTransparent = false }: Probed): {
  readonly options: readonly string[];
  readonly filters: readonly string[];
} {
  if (!isTransparent) return { options: [], filters: [] };
  const decoder = opacityDecoders[videoCodec ?? ''];
  return {
    options: decoder === undefined ? [] : ['-c:v', decoder],
    filters: ['premultiply=inplace=1'],
  };
}
