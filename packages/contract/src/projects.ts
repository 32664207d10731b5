import * as z from 'zod/mini';
import { aspectRatios, limits } from './limits.ts';
import { defineRoute } from './route.ts';

const name = z.string().check(z.maxLength(500));
/** So many films does a project remember, the last ones. */
export const mostProjectJobs = 50;
const span = z.object({ start: z.number(), end: z.number() });

/** What a film is to be made from, as it stands in the editor. */
export const projectState = z.object({
  clips: z
    .array(
      z.object({
        file_id: name,
        name,
        size_bytes: z.number(),
        /** Null where nobody could tell. */
        duration_seconds: z.nullable(z.number()),
      }),
    )
    .check(z.maxLength(limits.clipsPerJob)),
  music: z.nullable(
    z.object({
      name,
      url: z.string().check(z.maxLength(4000)),
      duration_seconds: z.nullable(z.number()),
      /** At an address that was typed. */
      is_foreign: z.boolean(),
      /** How loud it is along its way, 0–1; absent in what was kept before. */
      peaks: z.nullish(z.array(z.number()).check(z.maxLength(100))),
    }),
  ),
  instructions: z.string().check(z.maxLength(limits.instructionsCallCharacters)),
  aspect_ratio: z.enum(aspectRatios),
  /** What was changed by hand in the reading of the instructions. */
  corrections: z.object({
    ignored: z.array(span).check(z.maxLength(200)),
    set: z
      .array(z.object({ field: name, value: z.unknown(), spans: z.array(span) }))
      .check(z.maxLength(100)),
  }),
  /** What is said in a clip, by its place from 1. */
  captions: z
    .array(
      z.object({
        clip: z.int().check(z.gte(1)),
        text: z.string().check(z.maxLength(limits.captionsCharacters)),
      }),
    )
    .check(z.maxLength(limits.clipsPerJob)),
  /** Of the films asked for from it, the last at the end: a film has the id of its job. Projects kept before have none. */
  job_ids: z._default(z.array(name).check(z.maxLength(mostProjectJobs)), []),
});
export type ProjectState = z.infer<typeof projectState>;

export const projectSummary = z.object({
  id: z.string(),
  /** The beginning of the wish, else the first clip's name. */
  name: z.string(),
  clips: z.number(),
  /** The file of its first clip, for a picture of it; null without clips. */
  first_clip_id: z.nullable(z.string()),
  /** ISO 8601. */
  updated_at: z.string(),
});
export type ProjectSummary = z.infer<typeof projectSummary>;

export const project = z.object({
  id: z.string(),
  state: projectState,
  /** Addresses of its clips by their file; those that were deleted since have none. */
  clip_urls: z.record(z.string(), z.string()),
});
export type Project = z.infer<typeof project>;

const path = '/api/v1/projects/:id';
/** Made by the page: 128 random bits. */
const params = z.object({ id: z.string().check(z.regex(/^[0-9a-f]{32}$/)) });

export const listProjects = defineRoute({
  method: 'GET',
  path: '/api/v1/projects',
  summary: 'What I began in the editor, the last changed first',
  access: 'signed-in',
  answers: { 200: z.object({ projects: z.array(projectSummary) }) },
});

export const readProject = defineRoute({
  method: 'GET',
  path,
  summary: 'A project of mine',
  access: 'signed-in',
  params,
  answers: { 200: project },
});

/** Keeping it twice is keeping it once. */
export const keepProject = defineRoute({
  method: 'POST',
  path,
  summary: 'Keep a project of mine as it stands',
  access: 'signed-in',
  params,
  body: projectState,
  answers: { 204: null },
});

/** Its clips stay: films may be made from them. */
export const removeProject = defineRoute({
  method: 'DELETE',
  path,
  summary: 'Remove a project of mine; its clips and films stay',
  access: 'signed-in',
  params,
  answers: { 204: null },
});
