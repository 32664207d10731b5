import type { Tools } from '../../ffmpeg/tools.ts';
import type { MediaReference } from '../../model/media.ts';
import type { Timeline } from '../../model/timeline.ts';

/** What the texts of a film stand on. */
export type TitleContext = {
  readonly timeline: Timeline;
  readonly references: ReadonlyMap<string, MediaReference>;
  readonly canToneMap: boolean;
  readonly tools: Tools;
  readonly folder: string;
  readonly signal: AbortSignal;
};
