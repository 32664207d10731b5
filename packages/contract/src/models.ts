import * as z from 'zod/mini';
import { stripe } from './gallery.ts';
import { limits } from './limits.ts';
import { defineRoute } from './route.ts';
import { texts } from './texts.ts';

/** The stages of a training, in order. */
export const trainingStages = [
  'prepare',
  'read',
  'coach',
  'statistics',
  'palettes',
  'tiles',
  'score',
  'upload',
  'queue',
  'train',
  'sample',
  'publish',
] as const;
export type TrainingStage = (typeof trainingStages)[number];

/** Who learns and applies styles: the embedded engine, or LoRA models at fal. */
export const styleEngines = ['local', 'fal'] as const;
export type StyleEngine = (typeof styleEngines)[number];

/** How the local engine draws a style: even colours, paint, photograph, ink, pencil, a grid of pixels. */
export const styleTreatments = ['flat', 'paint', 'photo', 'ink', 'pencil', 'pixel'] as const;
export type StyleTreatment = (typeof styleTreatments)[number];

/** What the coach finds wrong with a picture. */
export const adviceKinds = [
  'too-small',
  'too-large',
  'blurred',
  'duplicate',
  'blank',
  'odd',
  'unreadable',
] as const;

/** Advice on one picture; the picture itself is never touched. */
export const pictureAdvice = z.object({
  /** As the person called the file. */
  name: z.string(),
  /** The picture, as it was given in `image_urls`. */
  url: z.string(),
  kind: z.enum(adviceKinds),
  /** The other one, for duplicates. */
  of: z.nullable(z.string()),
  of_url: z.nullable(z.string()),
  /** French, for people. */
  message: z.string(),
});

export const coachReport = z.object({
  advice: z.array(pictureAdvice),
  /** 0 all alike – 1 very varied. */
  diversity: z.number(),
  /** French, one or two sentences on the whole set. */
  summary: z.string(),
});
export type CoachReport = z.infer<typeof coachReport>;

/** A trained style, called a trainer in the studio. */
export const model = z.looseObject({
  id: z.number(),
  name: z.string(),
  status: z.enum(['training', 'completed', 'failed']),
  /** Where the learned style is stored; null until it is completed. */
  lora_file_path: z.nullish(z.string()),
  trigger_word: z.nullish(z.string()),
  /** ISO 8601. */
  created_at: z.string(),
  engine: z.enum(styleEngines),
  /** The engine's public name, e.g. « moteur local ». */
  engine_name: z.string(),
  /** Completed, and of the engine that draws now. */
  is_usable: z.boolean(),
  /** Why a failed one failed: its owner cancelled it, or it went wrong. */
  reason: z.nullable(z.enum(['cancelled', 'error'])),
  /** The same in French, for people. */
  error_message: z.nullable(z.string()),
  /** French: what a training under way waits for that the studio lacks; it goes on by itself. */
  waiting_message: z.nullish(z.string()),
  /** Of the training under way. */
  stage: z.nullable(z.enum(trainingStages)),
  /** 0–100 over the whole training. */
  percent: z.number(),
  /** The palette measured from its pictures, dark to light. */
  accord: z.nullish(z.array(stripe)),
  /** How the local engine treats pictures in this style. */
  treatment: z.nullable(z.enum(styleTreatments)),
  /** The ways in which it can draw, each with one picture; `chooseTreatment` changes between them. */
  hands: z.nullish(
    z.array(
      z.object({
        treatment: z.enum(styleTreatments),
        sample_url: z.nullable(z.string()),
        is_chosen: z.boolean(),
      }),
    ),
  ),
  /** One picture without the style and with it; null until both are drawn. */
  comparison: z.nullish(
    z.object({ prompt: z.string(), without_url: z.string(), with_url: z.string() }),
  ),
  /** Distance of held-out pictures to the style; 0 is as near as its own. */
  held_out_score: z.nullable(z.number()),
  /** Pictures made with it; the first one appears while the training still runs. */
  sample_urls: z.array(z.string()),
  /** The pictures it learned from, as far as they are still there. */
  image_urls: z.array(z.string()),
  /** Small copies of these pictures, by the pictures' addresses; older pictures have none. */
  thumbnails: z.nullish(z.record(z.string(), z.string())),
  image_count: z.number(),
  /** It came as a file: nothing is known of the pictures that it was learned from. */
  is_imported: z.boolean(),
  coach: z.nullable(coachReport),
});
export type Model = z.infer<typeof model>;

/** What a training would be now; shown before it starts. */
export const trainerInfo = z.object({
  engine: z.enum(styleEngines),
  engine_name: z.string(),
  /** French; null when a training costs nothing. */
  price_note: z.nullable(z.string()),
});
export type TrainerInfo = z.infer<typeof trainerInfo>;

export const listModels = defineRoute({
  method: 'GET',
  path: '/api/v1/models',
  summary: 'My trained styles, newest first',
  access: 'signed-in',
  answers: { 200: z.object({ models: z.array(model), trainer: trainerInfo }) },
});

/** Addresses of the caller's own stored pictures: as uploaded, relative or with a host. */
const imageUrls = z.array(z.string().check(z.maxLength(4000)), texts.trainingImagesRequired);
const tooMany = z.maxLength(limits.trainingImagesMaximum, texts.tooManyTrainingImages);
const modelName = z
  .string(texts.modelNameRequired)
  .check(
    z.trim(),
    z.minLength(1, texts.modelNameRequired),
    z.maxLength(limits.modelNameCharacters, texts.modelNameTooLong),
  );
const triggerWord = z.nullish(
  z.string().check(z.trim(), z.maxLength(limits.triggerWordCharacters, texts.triggerWordTooLong)),
);

export const createModel = defineRoute({
  method: 'POST',
  path: '/api/v1/models',
  summary: 'Train a style; `Idempotency-Key` makes repeating safe',
  access: 'signed-in',
  body: z.object({
    image_urls: imageUrls.check(
      z.minLength(1, texts.trainingImagesRequired),
      z.minLength(limits.trainingImagesMinimum, texts.tooFewTrainingImages),
      tooMany,
    ),
    name: modelName,
    trigger_word: triggerWord,
  }),
  answers: { 200: z.object({ id: z.number() }) },
});
export type CreateModelBody = z.infer<typeof createModel.body>;

/** Looks at pictures before a training; nothing is kept. */
export const coachModel = defineRoute({
  method: 'POST',
  path: '/api/v1/models/coach',
  summary: 'Advice on pictures before a training',
  access: 'signed-in',
  body: z.object({
    image_urls: imageUrls.check(z.minLength(1, texts.trainingImagesRequired), tooMany),
  }),
  answers: { 200: coachReport },
});

const modelParams = z.object({ id: z.string() });

export const readModel = defineRoute({
  method: 'GET',
  path: '/api/v1/models/:id',
  summary: 'One of my trained styles',
  access: 'signed-in',
  params: modelParams,
  answers: { 200: model },
});

export const renameModel = defineRoute({
  method: 'POST',
  path: '/api/v1/models/:id/name',
  summary: 'Rename a style',
  access: 'signed-in',
  params: modelParams,
  body: z.object({ name: modelName }),
  answers: { 200: model },
});

export const chooseTreatment = defineRoute({
  method: 'POST',
  path: '/api/v1/models/:id/treatment',
  summary: 'Choose how a style draws, among its `hands`',
  access: 'signed-in',
  params: modelParams,
  body: z.object({ treatment: z.enum(styleTreatments) }),
  answers: { 200: model },
});

/** Its names and what was learned: none of its pictures, nor how they were called. Local engine alone. */
export const exportModel = defineRoute({
  method: 'GET',
  path: '/api/v1/models/:id/file',
  summary: 'A style as a file that `importModel` takes',
  access: 'signed-in',
  params: modelParams,
  answers: { 200: 'file' },
});

/**
 * Multipart field `file`, at most `limits.styleFileBytes`. The style is mine from then on, and usable once its
 * samples are drawn.
 */
export const importModel = defineRoute({
  method: 'POST',
  path: '/api/v1/models/import',
  summary: 'Take over a style from a file of `exportModel`',
  access: 'signed-in',
  body: 'multipart',
  answers: { 200: z.object({ id: z.number() }) },
});

export const cancelModel = defineRoute({
  method: 'POST',
  path: '/api/v1/models/:id/cancel',
  summary: 'Cancel a training; an ended one stays as it is',
  access: 'signed-in',
  params: modelParams,
  answers: { 200: model },
});

export const retryModel = defineRoute({
  method: 'POST',
  path: '/api/v1/models/:id/retry',
  summary: 'Run a failed or cancelled training again',
  access: 'signed-in',
  params: modelParams,
  answers: { 200: model },
});

export const deleteModel = defineRoute({
  method: 'DELETE',
  path: '/api/v1/models/:id',
  summary: 'Throw a style into the bin, with the pictures uploaded for it',
  access: 'signed-in',
  params: modelParams,
  answers: { 204: null },
});

/** Uploads into folders whose second part begins so belong to a training and go with their style. */
export const trainingFolderMark = 'trainer';
