import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { makeFalPictureEngine } from '../features/pictures/adapters/fal/fal-picture-engine.ts';
import { makeLocalPictureEngine } from '../features/pictures/adapters/local-engine/local-picture-engine.ts';
import { makeOpenaiPictureEngine } from '../features/pictures/adapters/openai-pictures/openai-picture-engine.ts';
import type { PictureEngine } from '../features/pictures/ports.ts';
import { makeFalTrainer } from '../features/styles/adapters/fal/fal-training-engine.ts';
import {
  type LearnInThread,
  makeLearnInThread,
} from '../features/styles/adapters/local-engine/learn-in-thread.ts';
import { makeLocalTrainer } from '../features/styles/adapters/local-engine/local-training-engine.ts';
import type { CoachPictures, StyleTrainer } from '../features/styles/ports.ts';
import { type FalServiceOptions, makeFalService } from '../platform/outbound/fal-service.ts';
import type { MediaLibrary } from './files.ts';

/** What tests put in the place of the real thing. */
export type PictureEngineReplacements = {
  readonly trainer?: StyleTrainer;
  readonly coachPictures?: CoachPictures;
  readonly learn?: LearnInThread['learn'];
  readonly pictureEngine?: PictureEngine;
  readonly fal?: Pick<FalServiceOptions, 'proxyUrl' | 'pollMs'>;
};

export type PictureEngines = {
  readonly trainer: StyleTrainer;
  readonly coachPictures: CoachPictures;
  /** Applies the styles of the trainer: draws their samples. */
  readonly sampleEngine: PictureEngine;
  /** Draws in the chat. */
  readonly drawingEngine: PictureEngine;
};

type Parts = {
  readonly config: Config;
  readonly logger: Logger;
  readonly library: MediaLibrary;
  readonly replacements: PictureEngineReplacements;
};

/** fal when its key is set, else the embedded engine; an OpenAI-compatible server may draw. */
export function choosePictureEngines({
  config,
  library,
  logger,
  replacements,
}: Parts): PictureEngines {
  const { learn: learnInThread, coach } = makeLearnInThread();
  const learn = replacements.learn ?? learnInThread;
  const { safeFetch } = library;
  const onError = (error: unknown) => logger.warn({ err: error }, 'fal');
  const key = config.FAL_KEY;
  const fal = key ? makeFalService({ key, ...replacements.fal }) : null;
  const concurrency = config.TRAINING_CONCURRENCY;
  const trainer = fal
    ? makeFalTrainer({ fal, safeFetch, learn, onError })
    : makeLocalTrainer({ learn, concurrency });
  const ownEngine = fal ? makeFalPictureEngine({ fal, safeFetch }) : makeLocalPictureEngine();
  const sampleEngine = replacements.pictureEngine ?? ownEngine;
  return {
    trainer: replacements.trainer ?? trainer,
    coachPictures: replacements.coachPictures ?? coach,
    sampleEngine,
    drawingEngine: replacements.pictureEngine ?? openaiPictures(config) ?? sampleEngine,
  };
}

function openaiPictures(config: Config): PictureEngine | null {
  const { IMAGES_BASE_URL: baseUrl, IMAGES_MODEL: model = '', IMAGES_API_KEY: key } = config;
  return baseUrl ? makeOpenaiPictureEngine({ baseUrl, model, apiKey: key ?? null }) : null;
}
