import * as z from 'zod/mini';
import { intentSchema } from './intent.ts';

/** What another reader of wishes answers: the rules' own schema, and the words behind each field. */
export const plannedSchema = z.object({
  intent: intentSchema,
  heard: z.array(z.object({ field: z.string(), words: z.string() })),
});
export type Planned = z.infer<typeof plannedSchema>;
