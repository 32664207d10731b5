import * as z from 'zod/mini';

export const paces = ['slow', 'medium', 'fast'] as const;
export const orders = ['chronological', 'best', 'given', 'shuffled'] as const;
export const looks = ['normal', 'monochrome', 'warm', 'cold', 'vintage'] as const;

/**
 * What was understood of a person's wish, without a single timecode. Made by rules or by a language
 * model against this same schema.
 */
export const intentSchema = z.object({
  duration: z.object({ minSeconds: z.number(), maxSeconds: z.number() }),
  pace: z.enum(paces),
  order: z.enum(orders),
  selection: z.enum(['best', 'everything']),
  originalSound: z.enum(['keep', 'drop', 'duck']),
  hook: z.boolean(),
  callToAction: z.nullable(z.string()),
  title: z.nullable(z.string()),
  look: z.enum(looks),
  speed: z.enum(['normal', 'slow', 'fast']),
});

export type Intent = z.infer<typeof intentSchema>;
