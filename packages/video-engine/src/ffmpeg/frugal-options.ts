/** From 720p on, frames that no other needs are left out. */
const largePixels = 900_000;

/**
 * Decodes for what is only looked at, a few small pictures a second: without deblocking, and of large
 * clips only the frames that others need, so that a picture may be a frame older. Half the time of 4K.
 */
export function frugalOptions({
  probe: { kind, width, height },
}: {
  readonly probe: { readonly kind: string; readonly width: number; readonly height: number };
}): readonly string[] {
  const isLarge = kind === 'video' && width * height > largePixels;
  return ['-skip_loop_filter', 'all', ...(isLarge ? ['-skip_frame', 'noref'] : [])];
}
