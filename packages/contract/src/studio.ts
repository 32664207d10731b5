import * as z from 'zod/mini';
import { pictureEdits } from './pictures.ts';
import { defineRoute } from './route.ts';

/** What the browser must know at run time. No secret is ever in here. */
export const studioConfig = z.object({
  brand: z.string(),
  contactEmail: z.string(),
  socialUrl: z.nullable(z.string()),
  /** Prefix of every `fullPath`, without a final slash. */
  mediaHost: z.string(),
  /** The silent track used when no music is chosen. */
  silentAudioUrl: z.string(),
  identity: z.discriminatedUnion('provider', [
    z.object({
      provider: z.literal('embedded'),
      passwordReset: z.boolean(),
      /** Whether addresses are confirmed and can be changed, by mail. */
      addressConfirmation: z.boolean(),
      /** The host at which passkeys work; null where browsers have none: plain http, or a bare IP. */
      passkeyHost: z.nullable(z.string()),
      /** What the issuer is called that signs people in as well; null where none does. */
      issuerName: z.nullable(z.string()),
    }),
    z.object({ provider: z.literal('clerk'), publishableKey: z.string() }),
  ]),
  /** Which engines answer now, by their public names. */
  engines: z.object({
    assistant: z.string(),
    images: z.string(),
    styles: z.string(),
    montage: z.string(),
  }),
  /** What the engines of now can do beyond what every studio can. */
  abilities: z.object({
    /** Whether spoken words can be written down. */
    hears: z.boolean(),
    /** Edits of a picture that have a button of their own. */
    edits: z.array(z.enum(pictureEdits)),
  }),
  /** Whether what people set going is gathered as traces. */
  isTraced: z.boolean(),
  /** What made pictures and films carry, as the administrator decided. */
  marks: z.object({ signature: z.boolean(), watermark: z.boolean() }),
});
export type StudioConfig = z.infer<typeof studioConfig>;

export const readStudioConfig = defineRoute({
  method: 'GET',
  path: '/api/v1/config',
  summary: 'Run-time settings of the studio',
  access: 'public',
  answers: { 200: studioConfig },
});

export const readHealth = defineRoute({
  method: 'GET',
  path: '/api/v1/health',
  summary: 'Whether the studio can serve',
  access: 'public',
  answers: {
    200: z.object({
      status: z.literal('ok'),
      version: z.string(),
      /** Programs that films need and that cannot be started; absent when all are there. */
      missing_tools: z.optional(z.array(z.string())),
    }),
  },
});
