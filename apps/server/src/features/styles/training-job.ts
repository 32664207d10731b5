import * as z from 'zod/mini';
import { defineJob } from '../../platform/queue/define-job.ts';

const wish = z.object({
  name: z.string(),
  triggerWord: z.nullable(z.string()),
  /** In storage; all of them the owner's. */
  imageKeys: z.array(z.string()),
  /** In storage: a style that came as a file, of which nothing is to be learned but samples to be drawn. */
  importedKey: z.optional(z.string()),
});
/** What a training is asked for. */
export type TrainingWish = z.infer<typeof wish>;

const result = z.object({ modelId: z.number() });
export type TrainingResult = z.infer<typeof result>;

/** The training of one style. */
export const trainingJob = defineJob('training', wish, result);

/** Below its owner's folder: where style files and samples are stored. */
export const stylesRoom = 'styles';
