import { type CoachReport, type Model, trainingStages } from '@armoni/contract/models';
import type { CoachReport as EngineReport } from '@armoni/image-engine/learn/coach-report';
import type { Job } from '../../platform/queue/job-queue.ts';
import { distinctNames } from './load-pictures.ts';
import type { ListedImage, ModelRecord, StyleTrainer } from './ports.ts';
import { trainingTexts } from './texts.ts';

type Surroundings = {
  /** Its training; null when it was never taken on. */
  readonly job: Job | null;
  /** The pictures it learned from that are still there. */
  readonly images: readonly ListedImage[];
  readonly mediaHost: string;
  /** Who trains now. */
  readonly trainer: Pick<StyleTrainer, 'engine' | 'name'>;
};

/** A model as its owner sees it: what is learned from its row, how far it is from its job. */
export function modelAnswer(model: ModelRecord, around: Surroundings): Model {
  const { job, images, mediaHost, trainer } = around;
  const { learned } = model;
  const status = statusOf(model, job);
  const stage = trainingStages.find((one) => one === job?.stage) ?? null;
  return {
    id: model.id,
    name: model.name,
    status,
    lora_file_path: learned?.key ?? null,
    trigger_word: model.triggerWord,
    created_at: new Date(model.createdAt).toISOString(),
    engine: model.engine,
    engine_name: model.engine === trainer.engine ? trainer.name : otherEngineNames[model.engine],
    is_usable: status === 'completed' && model.engine === trainer.engine,
    ...(status === 'failed' ? failureOf(job) : { reason: null, error_message: null }),
    stage: status === 'training' ? stage : null,
    percent: status === 'completed' ? 100 : (job?.percent ?? 0),
    accord: learned?.accord?.map((stripe) => ({ ...stripe })) ?? null,
    treatment: learned?.treatment ?? null,
    held_out_score: learned?.heldOutScore ?? null,
    sample_urls: model.samples.map(({ key }) => `${mediaHost}/${key}`),
    image_urls: images.map(({ key }) => `${mediaHost}/${key}`),
    thumbnails: thumbnailsOf([...model.samples, ...images], mediaHost),
    image_count: model.imageKeys.length,
    coach: model.coach && coachAnswer(model.coach, images, mediaHost),
  };
}

function thumbnailsOf(
  pictures: readonly { readonly key: string; readonly thumbnailKey?: string | null }[],
  mediaHost: string,
): Record<string, string> {
  const pairs = pictures.flatMap(({ key, thumbnailKey }) =>
    thumbnailKey ? [[`${mediaHost}/${key}`, `${mediaHost}/${thumbnailKey}`]] : [],
  );
  return Object.fromEntries(pairs);
}

const otherEngineNames = { local: 'moteur local', fal: 'fal' };

function statusOf({ learned }: ModelRecord, job: Job | null): Model['status'] {
  if (learned) return 'completed';
  return job?.status === 'queued' || job?.status === 'processing' ? 'training' : 'failed';
}

function failureOf(job: Job | null): Pick<Model, 'reason' | 'error_message'> {
  if (job?.status === 'cancelled') {
    return { reason: 'cancelled', error_message: trainingTexts.cancelled };
  }
  return { reason: 'error', error_message: job?.errorMessage ?? trainingTexts.failed };
}

/** The engine speaks of pictures by the names it was given; the page needs their addresses. */
export function coachAnswer(
  report: EngineReport,
  images: readonly { readonly key: string; readonly name: string }[],
  mediaHost: string,
): CoachReport {
  const urls = new Map(
    distinctNames(images).map((name, index) => [name, `${mediaHost}/${images[index]?.key}`]),
  );
  return {
    diversity: report.diversity,
    summary: report.summary,
    advice: report.advice.map(({ name, kind, of, message }) => ({
      name,
      url: urls.get(name) ?? '',
      kind,
      of,
      of_url: of === null ? null : (urls.get(of) ?? null),
      message,
    })),
  };
}
