import type { MediaProbe } from '../model/media.ts';
import type { StreamDescription } from './read-streams.ts';

/** Pixel formats with an opacity of their own; a palette may hold it. */
const withOpacity = /^(yuva|rgba|bgra|argb|abgr|gbrap|ya8|ya16|pal8)/;

/**
 * Whether a picture may be see-through. VP8 and VP9 keep the opacity in a second stream that
 * ffmpeg's own decoders pass over, so a WebM says it in a tag. A GIF is left as it decodes, on white.
 */
export function transparencyOf(stream: StreamDescription): Pick<MediaProbe, 'isTransparent'> {
  const isTold = stream.tags?.alpha_mode === '1';
  const isStored = stream.codec_name !== 'gif' && withOpacity.test(stream.pix_fmt ?? '');
  return isTold || isStored ? { isTransparent: true } : {};
}
