import * as z from 'zod/mini';
import { defineRoute } from './route.ts';

/** For clips that the browser at hand cannot decode. */
export const describeStoredClip = defineRoute({
  method: 'GET',
  path: '/api/v1/video/clips/:id',
  summary: 'A small picture and the length of an uploaded clip',
  access: 'signed-in',
  params: z.object({ id: z.string() }),
  answers: {
    200: z.object({
      /** A JPEG of 128×72 as a data URL; null when no picture of it decodes. */
      thumbnail: z.nullable(z.string()),
      duration_seconds: z.nullable(z.number()),
    }),
  },
});

/**
 * For clips that the browser at hand cannot play: a small copy that every browser does. Asked for
 * again it is the same one, so a page that waits for it asks until it is `ready`.
 */
export const prepareProxy = defineRoute({
  method: 'POST',
  path: '/api/v1/video/clips/:id/proxy',
  summary: 'A small copy of an uploaded clip of mine, for previews only',
  access: 'signed-in',
  params: z.object({ id: z.string() }),
  answers: {
    200: z.object({
      /** `none` where no copy can be made. */
      status: z.enum(['ready', 'making', 'none']),
      /** Null until it is ready. */
      url: z.nullable(z.string()),
    }),
  },
});
export type ProxyAnswer = z.infer<(typeof prepareProxy)['answers'][200]>;

/** Pages may not fetch from foreign hosts themselves, so music from there is heard through us. */
export const previewAudio = defineRoute({
  method: 'GET',
  path: '/api/v1/video/audio-preview',
  summary: 'The audio at a public address, for listening before a film is made with it',
  access: 'signed-in',
  query: z.object({ url: z.string() }),
  answers: { 200: 'file' },
});
