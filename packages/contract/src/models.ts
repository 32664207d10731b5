import * as z from 'zod/mini';
import { stripe } from './gallery.ts';
import { defineRoute } from './route.ts';

/** A trained style, called a trainer in the studio. */
export const model = z.looseObject({
  id: z.number(),
  name: z.string(),
  status: z.enum(['training', 'completed', 'failed']),
  /** Where the learned style is stored; null until it is completed. */
  lora_file_path: z.nullish(z.string()),
  trigger_word: z.nullish(z.string()),
  /** The palette measured from its pictures, dark to light. */
  accord: z.nullish(z.array(stripe)),
});
export type Model = z.infer<typeof model>;

export const listModels = defineRoute({
  method: 'GET',
  path: '/api/v1/models',
  summary: 'My trained styles',
  access: 'signed-in',
  answers: { 200: z.object({ models: z.array(model) }) },
});
