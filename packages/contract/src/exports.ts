import * as z from 'zod/mini';
import { defineRoute } from './route.ts';

/** An archive (ZIP) of everything the studio keeps of a person, being made or ready. */
export const personalExport = z.object({
  id: z.string(),
  status: z.enum(['under_way', 'ready', 'failed']),
  /** Of the bytes of pictures, clips and films; 0 while texts are written. */
  percent: z.number(),
  /** French: why it failed, or what it waits for. */
  message: z.nullable(z.string()),
  /** ISO 8601. */
  requested_at: z.string(),
  /** Once it is ready: its size, and until when it can be fetched (ISO 8601). */
  size_bytes: z.nullable(z.number()),
  expires_at: z.nullable(z.string()),
  /**
   * Once it is ready: an address of the studio that takes ranges, so that a download that was cut
   * off goes on. Whoever has it may read the archive.
   */
  download_url: z.nullable(z.string()),
});
export type PersonalExport = z.infer<typeof personalExport>;

/** Gives back the one under way, if there is one. A finished one goes: there is one at a time. */
export const requestExport = defineRoute({
  method: 'POST',
  path: '/api/v1/me/exports',
  summary: 'Begin an archive of everything of mine',
  access: 'in-person',
  answers: { 200: personalExport },
});

export const listExports = defineRoute({
  method: 'GET',
  path: '/api/v1/me/exports',
  summary: 'My archives, the newest first',
  access: 'in-person',
  answers: { 200: z.object({ exports: z.array(personalExport) }) },
});

export const readExport = defineRoute({
  method: 'GET',
  path: '/api/v1/me/exports/:id',
  summary: 'How far an archive is',
  access: 'in-person',
  params: z.object({ id: z.string() }),
  answers: { 200: personalExport },
});
