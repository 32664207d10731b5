import type { Shot } from '@armoni/contract/timeline/timeline';

/** A stretch of a clip that is played before anybody decides for it. */
export type Glimpse = {
  readonly url: string;
  readonly fromSeconds: number;
  readonly seconds: number;
  /** In whose frame it would stand. */
  readonly shot: Shot;
};
