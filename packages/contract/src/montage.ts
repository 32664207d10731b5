import * as z from 'zod/mini';
import { aspectRatios, limits } from './limits.ts';
import { defineRoute } from './route.ts';
import { texts } from './texts.ts';
import { corrections, filmReading } from './wish.ts';

export const jobStatuses = ['queued', 'processing', 'completed', 'failed', 'cancelled'] as const;

/** The stages of a montage, in order. */
export const montageStages = ['probe', 'analyse', 'plan', 'render', 'verify', 'publish'] as const;
export type MontageStage = (typeof montageStages)[number];

export const videoJob = z.object({
  job_id: z.string(),
  status: z.enum(jobStatuses),
  video_url: z.nullable(z.string()),
  error_message: z.nullable(z.string()),
  /** French: what a job under way waits for that the studio lacks; it goes on by itself. */
  waiting_message: z.nullish(z.string()),
  /** 0–100 over the whole job. */
  percent: z.number(),
  stage: z.nullable(z.enum(montageStages)),
  /** What could not be satisfied, in French. */
  notes: z.array(z.string()),
  /** ISO 8601. */
  created_at: z.string(),
  /** The film in the gallery, once there. */
  video_id: z.nullable(z.string()),
  /** The film of which it renders another version; null where it makes a film. */
  recut_of: z.nullish(z.string()),
  /** Once the film is there. */
  reading: z.nullish(filmReading),
});
export type VideoJob = z.infer<typeof videoJob>;

const jobParams = z.object({ id: z.string() });

export const processVideo = defineRoute({
  method: 'POST',
  path: '/api/v1/video/process',
  summary: 'Ask for a film; `Idempotency-Key` makes repeating safe',
  access: 'signed-in',
  body: z.object({
    file_ids: z
      .array(z.string())
      .check(z.minLength(1, texts.noFileIds), z.maxLength(limits.clipsPerJob, texts.tooManyVideos)),
    instructions: z._default(
      z.string().check(z.maxLength(limits.instructionsCallCharacters, texts.instructionsTooLong)),
      '',
    ),
    /** Made by hand in what `POST /api/v1/video/wish` answered. */
    corrections: z.nullish(corrections),
    audio_url: z.nullish(z.string()),
    /** What is said in clips: SRT, WebVTT, or the words without times. */
    captions: z.nullish(
      z
        .array(
          z.object({
            /** Its place in `file_ids`, from 1. */
            clip: z.int().check(z.gte(1), z.lte(limits.clipsPerJob)),
            text: z.string().check(z.maxLength(limits.captionsCharacters, texts.captionsTooLong)),
          }),
        )
        .check(z.maxLength(limits.clipsPerJob)),
    ),
    aspect_ratio: z._default(z.enum(aspectRatios), '16:9'),
  }),
  answers: { 200: z.object({ job_id: z.string() }) },
});
export type ProcessVideoBody = z.infer<typeof processVideo.body>;

export const readJobStatus = defineRoute({
  method: 'GET',
  path: '/api/v1/video/jobs/:id/status',
  summary: 'Where a film job stands',
  access: 'signed-in',
  params: jobParams,
  answers: { 200: videoJob },
});

/** What a job has found and chosen so far. */
export const videoWork = z.object({
  /** Jobs that begin before it as far as can be told; 0 once it has begun. */
  ahead: z.number(),
  clips: z.array(
    z.object({
      file_id: z.string(),
      name: z.string(),
      status: z.enum(['waiting', 'analysing', 'analysed', 'refused']),
      /** 0–100 of its analysis. */
      percent: z.number(),
      /** 0 for a picture, and while it is not known. */
      duration_seconds: z.number(),
      /** Once it is analysed; scores from 0 to 1. */
      moments: z.array(z.object({ start_seconds: z.number(), score: z.number() })),
      /** Once it is analysed: how good it is beside the rest of it, 0–1, evenly over its length. */
      course: z.nullish(z.array(z.number())),
    }),
  ),
  /** Whether the shots are not chosen yet: they may change until all clips are looked through. */
  foreseen: z.nullish(z.boolean()),
  /** In the order of the film. */
  shots: z.array(
    z.object({
      /** Its place in `clips`, from 1. */
      clip: z.number(),
      /** In its clip. */
      start_seconds: z.number(),
      /** In the film. */
      duration_seconds: z.number(),
      /** French. */
      reason: z.string(),
    }),
  ),
  /** Those that are over, and how long they took. */
  stages: z.array(z.object({ stage: z.enum(montageStages), seconds: z.number() })),
});
export type VideoWork = z.infer<typeof videoWork>;

export const watchJob = defineRoute({
  method: 'GET',
  path: '/api/v1/video/jobs/:id/work',
  summary: 'What a film job has found and chosen so far, and how many are ahead of it',
  access: 'signed-in',
  params: jobParams,
  answers: { 200: videoWork },
});

/** Newest first; unfinished jobs and those of the last day. */
export const listJobs = defineRoute({
  method: 'GET',
  path: '/api/v1/video/jobs',
  summary: 'My film jobs, newest first',
  access: 'signed-in',
  answers: { 200: z.object({ jobs: z.array(videoJob) }) },
});

export const cancelJob = defineRoute({
  method: 'POST',
  path: '/api/v1/video/jobs/:id/cancel',
  summary: 'Cancel a film job; a finished one stays as it is',
  access: 'signed-in',
  params: jobParams,
  answers: { 200: videoJob },
});

export const retryJob = defineRoute({
  method: 'POST',
  path: '/api/v1/video/jobs/:id/retry',
  summary: 'Run a failed or cancelled film job again',
  access: 'signed-in',
  params: jobParams,
  answers: { 200: videoJob },
});
