import * as z from 'zod/mini';
import { limits } from './limits.ts';
import { defineRoute } from './route.ts';
import { timeline } from './timeline/timeline.ts';

/** Whoever has the address may read it, as a browser's download sends no token. */
const download = z.object({
  url: z.string(),
  /** ISO 8601: it must have begun by then. */
  expires_at: z.string(),
});

export const projectFormats = ['otio', 'fcpxml', 'mlt', 'edl'] as const;
export type ProjectFormat = (typeof projectFormats)[number];

const longestStem = 60;

/** « iles-du-sud-v3 »: what the files of a film's project are called, in signs that every program takes. */
export function projectFileStem(title: string, version: number): string {
  const plain = title
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, longestStem)
    .replaceAll(/^-+|-+$/g, '');
  return `${plain || 'film'}-v${version}`;
}

/** As for `handOver`, before it is asked for. */
export const measureHandOver = defineRoute({
  method: 'POST',
  path: '/api/v1/gallery/videos/:id/handover/size',
  summary: 'How large the clips and the music are that a film of mine would be handed over with',
  access: 'signed-in',
  params: z.object({ id: z.string() }),
  body: z.object({
    /** The cut as it stands on the table; the version that is shown unless told. */
    timeline: z.nullish(timeline),
  }),
  answers: {
    200: z.object({
      media_bytes: z.number(),
      /** Clips of the cut that the studio no longer has, by their names. */
      missing: z.array(z.string()),
    }),
  },
});

/** `not_found` also for films made before they could be changed; `unprocessable` says what of a cut is impossible. */
export const handOver = defineRoute({
  method: 'POST',
  path: '/api/v1/gallery/videos/:id/handover',
  summary:
    'An address under which a film of mine is an archive for other editors: OTIO, FCPXML, EDL, MLT',
  access: 'signed-in',
  params: z.object({ id: z.string() }),
  body: z.object({
    /** Whether its clips come along, or are only named. */
    with_media: z._default(z.boolean(), true),
    /** For one program alone; all of them unless told. */
    format: z.nullish(z.enum(projectFormats)),
    /** The cut as it stands on the table; the version that is shown unless told. */
    timeline: z.nullish(timeline),
  }),
  answers: { 200: download },
});

/** All of them or, where one is not the caller's, none. */
export const makeDownload = defineRoute({
  method: 'POST',
  path: '/api/v1/gallery/downloads',
  summary: 'An address under which several films of mine can be downloaded as one archive',
  access: 'signed-in',
  body: z.object({
    films: z.array(z.string()).check(z.minLength(1), z.maxLength(limits.filmsAtOnce)),
  }),
  answers: { 200: download },
});
