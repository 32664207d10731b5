import * as z from 'zod/mini';

export const chosenMusic = z.object({
  name: z.string(),
  url: z.string(),
  durationSeconds: z.nullable(z.number()),
  /** 0–1 each; null when the browser did not decode the audio. */
  peaks: z.nullable(z.array(z.number())),
  /** At an address that was typed, which the page itself may not ask. */
  isForeign: z.optional(z.boolean()),
});

/** The music under the film, as far as the browser can tell of it. */
export type ChosenMusic = z.infer<typeof chosenMusic>;
