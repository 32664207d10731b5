import type { Config } from '../config.ts';
import { makeFalPictureEngine } from '../features/pictures/adapters/fal/fal-picture-engine.ts';
import { makeLocalPictureEngine } from '../features/pictures/adapters/local-engine/local-picture-engine.ts';
import { makeOpenReference } from '../features/pictures/adapters/local-engine/open-reference.ts';
import {
  type MarkPicture,
  makeMarkPicture,
} from '../features/pictures/adapters/mark-as-generated.ts';
import type { PictureEngine } from '../features/pictures/ports.ts';
import { makeFalTrainingEngine } from '../features/styles/adapters/fal/fal-training-engine.ts';
import { makeCoachInProcess } from '../features/styles/adapters/local-engine/coach-in-process.ts';
import {
  type LearnStyle,
  makeLearnInProcess,
} from '../features/styles/adapters/local-engine/learn-in-process.ts';
import { makeLocalTrainingEngine } from '../features/styles/adapters/local-engine/local-training-engine.ts';
import type { CoachPictures, TrainingEngine } from '../features/styles/ports.ts';
import { type FalServiceOptions, makeFalService } from '../platform/outbound/fal-service.ts';
import type { Ground } from './ground.ts';

/** What tests put in the place of the real thing. */
export type EngineReplacements = {
  readonly trainingEngine?: TrainingEngine;
  readonly coachPictures?: CoachPictures;
  readonly learn?: LearnStyle;
  readonly pictureEngine?: PictureEngine;
  readonly fal?: Pick<FalServiceOptions, 'proxyUrl' | 'pollMs'>;
};

export type Engines = {
  readonly training: TrainingEngine;
  readonly coachPictures: CoachPictures;
  /** Applies the styles of the training engine: draws their samples. */
  readonly samples: PictureEngine;
  /** Draws in the chat. */
  readonly drawing: PictureEngine;
};

/** fal when its key is set, else the embedded engine; an OpenAI-compatible server may draw. */
export async function chooseEngines(
  ground: Ground,
  replacements: EngineReplacements,
): Promise<Engines> {
  const { config, safeFetch, logger, pictureProcesses } = ground;
  const markPicture = makeMarkPicture(pictureProcesses);
  const learn = replacements.learn ?? makeLearnInProcess(undefined, config.EYES_FOLDER ?? null);
  const onError = (error: unknown) => logger.warn({ err: error }, 'fal');
  const key = config.FAL_KEY;
  const fal = key
    ? makeFalService({ key, silenceMs: config.engineSilenceMs, ...replacements.fal })
    : null;
  const training = fal
    ? makeFalTrainingEngine({ fal, safeFetch, learn, onError })
    : makeLocalTrainingEngine({ learn, concurrency: config.TRAINING_CONCURRENCY });
  const own = fal
    ? makeFalPictureEngine({ fal, safeFetch, markPicture })
    : makeLocalPictureEngine({
        openReference: makeOpenReference(pictureProcesses),
        eyesFolder: config.EYES_FOLDER ?? null,
        isWrittenAnew: config.SIGN_OUTPUT && config.WATERMARK_OUTPUT,
      });
  const samples = replacements.pictureEngine ?? own;
  return {
    training: replacements.trainingEngine ?? training,
    coachPictures: replacements.coachPictures ?? makeCoachInProcess(),
    samples,
    drawing: replacements.pictureEngine ?? (await openaiPictures(config, markPicture)) ?? samples,
  };
}

async function openaiPictures(
  config: Config,
  markPicture: MarkPicture,
): Promise<PictureEngine | null> {
  const { IMAGES_BASE_URL: baseUrl, IMAGES_MODEL: model = '', IMAGES_API_KEY: key } = config;
  if (!baseUrl) return null;
  const silenceMs = config.engineSilenceMs;
  const { makeOpenaiPictureEngine } = await import(
    '../features/pictures/adapters/openai-pictures/openai-picture-engine.ts'
  );
  return makeOpenaiPictureEngine({ baseUrl, model, apiKey: key ?? null, markPicture, silenceMs });
}
