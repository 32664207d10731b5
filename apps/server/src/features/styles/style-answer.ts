import { type CoachReport, type Model, trainingStages } from '@armoni/contract/models';
import type { CoachReport as EngineReport } from '@armoni/image-engine/learn/coach/coach-report';
import { isUnderWay, type Job } from '../../platform/queue/job-queue.ts';
import { distinctNames } from './load-pictures.ts';
import type { ListedPicture, StyleRecord, StyleSample, TrainingEngine } from './ports.ts';
import { styleTexts } from './texts.ts';

type Surroundings = {
  /** Its training; null when it was never taken on. */
  readonly job: Job | null;
  /** The pictures it learned from that are still there. */
  readonly pictures: readonly ListedPicture[];
  readonly mediaHost: string;
  /** Who trains now. */
  readonly trainingEngine: Pick<TrainingEngine, 'engine' | 'name'>;
};

/** A style as its owner sees it: what is learned from its row, how far it is from its job. */
export function styleAnswer(record: StyleRecord, around: Surroundings): Model {
  const { job, pictures, mediaHost, trainingEngine } = around;
  const { stored } = record;
  const status = statusOf(record, job);
  const stage = trainingStages.find((one) => one === job?.stage) ?? null;
  return {
    id: record.id,
    name: record.name,
    status,
    lora_file_path: stored?.key ?? null,
    trigger_word: record.triggerWord,
    created_at: new Date(record.createdAt).toISOString(),
    engine: record.engine,
    engine_name:
      record.engine === trainingEngine.engine
        ? trainingEngine.name
        : otherEngineNames[record.engine],
    is_usable: status === 'completed' && record.engine === trainingEngine.engine,
    ...(status === 'failed' ? failureOf(record, job) : { reason: null, error_message: null }),
    waiting_message: status === 'training' ? (job?.errorMessage ?? null) : null,
    stage: status === 'training' ? stage : null,
    percent: status === 'completed' ? 100 : (job?.percent ?? 0),
    accord: stored?.accord?.map((stripe) => ({ ...stripe })) ?? null,
    treatment: stored?.treatment ?? null,
    hands: handsOf(record, mediaHost),
    comparison: comparisonOf(record, mediaHost),
    held_out_score: stored?.heldOutScore ?? null,
    sample_urls: ownSamples(record).map(({ key }) => `${mediaHost}/${key}`),
    image_urls: pictures.map(({ key }) => `${mediaHost}/${key}`),
    thumbnails: thumbnailsOf([...record.samples, ...pictures], mediaHost),
    image_count: record.imageKeys.length,
    is_imported: isImported(record),
    coach: record.coach && coachAnswer(record.coach, pictures, mediaHost),
  };
}

/** A training has pictures to learn from. */
export function isImported({ imageKeys }: Pick<StyleRecord, 'imageKeys'>): boolean {
  return imageKeys.length === 0;
}

/** Those drawn by the hand that draws now. */
function ownSamples({ samples, stored }: StyleRecord): readonly StyleSample[] {
  const own = samples.filter(({ drawnBy }) => !drawnBy || drawnBy === stored?.treatment);
  // While it is being trained its row does not say yet how it draws.
  return stored ? own : samples.filter(({ drawnBy }) => drawnBy !== 'plain').slice(0, 2);
}

function handsOf({ stored, samples }: StyleRecord, mediaHost: string): Model['hands'] {
  const { treatment, otherHand } = stored ?? {};
  if (!treatment || !otherHand) return null;
  return [treatment, otherHand.treatment].map((one) => {
    const sample = samples.find(({ drawnBy }) => drawnBy === one);
    const sampleUrl = sample ? `${mediaHost}/${sample.key}` : null;
    return { treatment: one, sample_url: sampleUrl, is_chosen: one === treatment };
  });
}

function comparisonOf(record: StyleRecord, mediaHost: string): Model['comparison'] {
  const plain = record.samples.find(({ drawnBy }) => drawnBy === 'plain');
  const styled = ownSamples(record).find(({ prompt }) => prompt === plain?.prompt);
  if (!plain || !styled) return null;
  return {
    prompt: plain.prompt,
    without_url: `${mediaHost}/${plain.key}`,
    with_url: `${mediaHost}/${styled.key}`,
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

export const otherEngineNames = { local: 'moteur local', fal: 'fal' };

function statusOf({ stored }: StyleRecord, job: Job | null): Model['status'] {
  if (stored) return 'completed';
  return job && isUnderWay(job) ? 'training' : 'failed';
}

function failureOf(record: StyleRecord, job: Job | null): Pick<Model, 'reason' | 'error_message'> {
  if (job?.status === 'cancelled') {
    const message = isImported(record) ? styleTexts.importCancelled : styleTexts.cancelled;
    return { reason: 'cancelled', error_message: message };
  }
  const usual = isImported(record) ? styleTexts.importFailed : styleTexts.failed;
  return { reason: 'error', error_message: job?.errorMessage ?? usual };
}

/** The engine speaks of pictures by the names it was given; the page needs their addresses. */
export function coachAnswer(
  report: EngineReport,
  pictures: readonly { readonly key: string; readonly name: string }[],
  mediaHost: string,
): CoachReport {
  const urls = new Map(
    distinctNames(pictures).map((name, index) => [name, `${mediaHost}/${pictures[index]?.key}`]),
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
