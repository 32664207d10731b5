import * as z from 'zod/mini';
import { defineRoute } from './route.ts';

/** An address under which anybody may see a film of mine, until it is revoked or has expired. */
export const share = z.object({
  /** Of a page; players that ask for no page get the film itself there. */
  url: z.string(),
  /** Of a page that other sites may frame. */
  embed_url: z.string(),
  /** ISO 8601. */
  created_at: z.string(),
  /** ISO 8601; null for never. */
  expires_at: z.nullable(z.string()),
  /** Whether it shows the newest choice of version, or for ever the one it was set to. */
  follows_versions: z.boolean(),
  /** The film's name may repeat what was asked for: it is shown only where that is wanted. */
  shows_name: z.boolean(),
  shows_origin: z.boolean(),
  shows_date: z.boolean(),
  /** Its file's name may say more than is wanted: shown only where it is. */
  shows_music: z.boolean(),
  /** What would be shown then; null where there is no music, or nobody knows its name. */
  music: z.nullable(z.string()),
  allows_download: z.boolean(),
});
export type Share = z.infer<typeof share>;

const params = z.object({ id: z.string() });
const path = '/api/v1/gallery/videos/:id/share';

/** The same address each time, as long as it is neither revoked nor expired. */
export const shareVideo = defineRoute({
  method: 'POST',
  path,
  summary: 'Share a film of mine by a short address',
  access: 'signed-in',
  params,
  answers: { 200: share },
});

export const changeShare = defineRoute({
  method: 'PATCH',
  path,
  summary: 'Change what the address of a shared film shows, and for how long',
  access: 'signed-in',
  params,
  body: z.object({
    /** From now; null for no end. */
    expires_in_days: z.optional(z.nullable(z.int().check(z.gte(1), z.lte(366)))),
    follows_versions: z.optional(z.boolean()),
    shows_name: z.optional(z.boolean()),
    shows_origin: z.optional(z.boolean()),
    shows_date: z.optional(z.boolean()),
    shows_music: z.optional(z.boolean()),
    allows_download: z.optional(z.boolean()),
  }),
  answers: { 200: share },
});

/** Its address leads nowhere from then on. Revoking again is no error. */
export const revokeShare = defineRoute({
  method: 'DELETE',
  path,
  summary: 'Share a film no longer',
  access: 'signed-in',
  params,
  answers: { 204: null },
});

/** Of the frame of another page: the film's longer side, and what stands under it. */
const embedPixels = { side: 640, under: 46 };

/** What to paste into another page, at the film's own proportions. */
export function embedCode(
  url: string,
  film: { readonly width: number; readonly height: number },
): string {
  const scale = embedPixels.side / Math.max(film.width, film.height);
  const width = Math.round(film.width * scale);
  const height = Math.round(film.height * scale) + embedPixels.under;
  return `<iframe src="${url}" width="${width}" height="${height}" style="border:0;max-width:100%" allow="fullscreen" allowfullscreen></iframe>`;
}
