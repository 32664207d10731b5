import type { AspectRatio } from './timeline.ts';

/** What a film of each shape is rendered in. */
export const frameSizes: Readonly<Record<AspectRatio, { width: number; height: number }>> = {
  '16:9': { width: 1920, height: 1080 },
  '9:16': { width: 1080, height: 1920 },
  '1:1': { width: 1080, height: 1080 },
};
