import { projectFormats } from '@armoni/contract/downloads';
import { timeline } from '@armoni/contract/timeline/timeline';
import * as z from 'zod/mini';

/** What an archive holds, as it is kept until it is downloaded. */
export const downloadWish = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('films'), filmIds: z.array(z.string()) }),
  z.object({
    kind: z.literal('project'),
    filmId: z.string(),
    withMedia: z.boolean(),
    /** Null for all of them. */
    format: z._default(z.nullable(z.enum(projectFormats)), null),
    /** Null for the version that is shown. */
    timeline: z._default(z.nullable(timeline), null),
  }),
]);
export type DownloadWish = z.infer<typeof downloadWish>;

export type Download = {
  readonly token: string;
  readonly ownerId: string;
  readonly wish: DownloadWish;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
};

export interface Downloads {
  add(download: Download): Promise<void>;
  /** Not by owner: whoever has the unguessable token may. */
  find(token: string): Promise<Download | null>;
  listOf(ownerId: string): Promise<readonly Download[]>;
  erase(ownerId: string): Promise<void>;
  /** Forgets those that had ended by then. */
  sweep(now: number): Promise<void>;
}
