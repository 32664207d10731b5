import { streamOf } from '../../../../platform/storage/stream-of.ts';
import type { TrainingEngine } from '../../ports.ts';
import type { LearnStyle } from './learn-in-process.ts';

/** What of the engine's own percent is learning; the rest would be its samples. */
const shareOfLearning = 0.88;

/** The embedded engine: learns colours, light and matter from the pictures themselves. */
export function makeLocalTrainingEngine(dependencies: {
  readonly learn: LearnStyle;
  readonly concurrency: number;
}): TrainingEngine {
  return {
    engine: 'local',
    name: 'moteur local',
    priceNote: null,
    samplePrompts: ['un lac de montagne au coucher du soleil', 'une ville au bord de la mer'],
    // Measured with 15 photographs on two cores.
    shareOfSamples: 0.55,
    concurrency: dependencies.concurrency,
    async train({ name, pictures }, { signal, onProgress }) {
      const outcome = await dependencies.learn(
        { name, pictures },
        {
          signal,
          onProgress: ({ stage, percent }) =>
            onProgress({ stage, percent: Math.min(100, percent / shareOfLearning) }),
        },
      );
      const { coach } = outcome;
      if (!outcome.ok) return { ok: false, message: outcome.message, canRetry: false, coach };
      const { style, treatment, accord, heldOutScore, ownPrompts, otherHand: other } = outcome;
      const otherHand = other && { treatment: other.treatment, file: other.style };
      const read = <T>(consume: (stream: ReturnType<typeof streamOf>) => Promise<T>) =>
        consume(streamOf(style));
      const about = { remoteUrl: null, treatment, accord, heldOutScore, otherHand, ownPrompts };
      return { ok: true, style: { ...about, extension: 'style', read }, coach };
    },
  };
}
