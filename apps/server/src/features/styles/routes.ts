import { buffer } from 'node:stream/consumers';
import { limits } from '@armoni/contract/limits';
import {
  cancelModel,
  chooseTreatment,
  coachModel,
  createModel,
  deleteModel,
  exportModel,
  importModel,
  listModels,
  readModel,
  renameModel,
  retryModel,
} from '@armoni/contract/models';
import { texts } from '@armoni/contract/texts';
import type { FastifyInstance } from 'fastify';
import { ApiFailure } from '../../platform/http/routing/api-failure.ts';
import { idempotencyKeyOf } from '../../platform/http/routing/idempotency-key.ts';
import { type CallOf, registerRoute } from '../../platform/http/routing/register-route.ts';
import type { JobQueue } from '../../platform/queue/job-queue.ts';
import { receiveFile, tooLargeFailure } from '../../platform/uploads/receive-file.ts';
import type { CancelTraining } from './cancel-training.ts';
import type { makeCoachTraining } from './coach-training.ts';
import type { ExportStyle } from './export-style.ts';
import type { ImportStyle } from './import-style.ts';
import type { StyleRecord, StyleRepository, TrainingEngine } from './ports.ts';
import type { RequestTraining } from './request-training.ts';
import { styleTexts } from './texts.ts';
import { trainingJob } from './training-job.ts';
import type { ViewStyles } from './view-styles.ts';

export type StyleRoutesDependencies = {
  readonly styles: StyleRepository;
  readonly queue: JobQueue;
  readonly trainingEngine: TrainingEngine;
  readonly viewStyles: ViewStyles;
  readonly requestTraining: RequestTraining;
  readonly coachTraining: ReturnType<typeof makeCoachTraining>;
  readonly cancelTraining: CancelTraining;
  readonly exportStyle: ExportStyle;
  readonly importStyle: ImportStyle;
  readonly deleteStyle: (ownerId: string, id: number) => Promise<boolean>;
};

export function registerStyleRoutes(
  app: FastifyInstance,
  dependencies: StyleRoutesDependencies,
): void {
  const { styles, queue, trainingEngine, viewStyles, deleteStyle } = dependencies;
  const modelOf = async (ownerId: string, id: number) => {
    const record = await viewStyles.one(ownerId, id);
    if (!record) throw new ApiFailure('not_found');
    return record;
  };
  const change = async (
    { params, user }: { params: { id: string }; user: { id: string } },
    apply: (record: StyleRecord) => Promise<unknown>,
  ) => {
    const id = idOf(params.id);
    const record = await styles.find(user.id, id);
    if (!record) throw new ApiFailure('not_found');
    await apply(record);
    return modelOf(user.id, id);
  };
  registerRoute(app, listModels, async ({ user }) => ({
    models: await viewStyles.all(user.id),
    trainer: {
      engine: trainingEngine.engine,
      engine_name: trainingEngine.name,
      price_note: trainingEngine.priceNote,
    },
  }));
  registerRoute(app, createModel, (call) => create(dependencies, call), { perMinute: 60 });
  registerRoute(app, coachModel, (call) => coach(dependencies, call), { perMinute: 60 });
  registerRoute(app, readModel, ({ params, user }) => modelOf(user.id, idOf(params.id)));
  registerRoute(app, renameModel, (call) =>
    change(call, ({ ownerId, id }) => styles.rename(ownerId, id, call.body.name)),
  );
  registerRoute(app, chooseTreatment, (call) =>
    change(call, async ({ ownerId, id }) => {
      if (await styles.chooseHand(ownerId, id, call.body.treatment)) return;
      throw new ApiFailure('unprocessable', styleTexts.noSuchHand);
    }),
  );
  registerRoute(
    app,
    exportModel,
    async ({ params, user, signal }) => {
      const outcome = await dependencies.exportStyle(user.id, idOf(params.id), signal);
      if (outcome.ok) return Buffer.from(outcome.file);
      if (outcome.reason === 'not-found') throw new ApiFailure('not_found');
      throw new ApiFailure('unprocessable', outcome.message);
    },
    { perMinute: 60 },
  );
  registerRoute(app, importModel, (call) => importFile(dependencies, call), { perMinute: 20 });
  registerRoute(app, cancelModel, (call) => change(call, dependencies.cancelTraining));
  registerRoute(app, retryModel, (call) =>
    change(call, ({ ownerId, jobId }) => queue.retry(ownerId, trainingJob, jobId)),
  );
  registerRoute(app, deleteModel, async ({ params, user }) => {
    if (!(await deleteStyle(user.id, idOf(params.id)))) throw new ApiFailure('not_found');
    return undefined;
  });
}

/** What cannot be a number of ours is simply not there. */
function idOf(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new ApiFailure('not_found');
  return Number(text);
}

async function create(
  { requestTraining }: StyleRoutesDependencies,
  { body, user, request }: CallOf<typeof createModel>,
) {
  const outcome = await requestTraining(user.id, body, idempotencyKeyOf(request));
  if (outcome.ok) return { id: outcome.modelId };
  if (outcome.reason === 'not-found') throw new ApiFailure('not_found');
  if (outcome.reason === 'idempotency-mismatch') throw new ApiFailure('idempotency_mismatch');
  if (outcome.reason === 'wrong-type') {
    throw new ApiFailure('unprocessable', styleTexts.wrongType);
  }
  throw new ApiFailure('invalid_param', texts.tooFewTrainingImages);
}

async function importFile(
  { importStyle }: StyleRoutesDependencies,
  { request, user, signal }: CallOf<typeof importModel>,
) {
  const maxBytes = limits.styleFileBytes;
  const { consumed } = await receiveFile(request, { maxBytes }, async ({ stream, fileName }) => ({
    bytes: await buffer(stream),
    fileName,
  }));
  if (consumed.bytes.length > maxBytes) throw tooLargeFailure();
  const outcome = await importStyle(user.id, consumed, signal);
  if (outcome.ok) return { id: outcome.modelId };
  throw new ApiFailure('unprocessable', outcome.message);
}

async function coach(
  { coachTraining }: StyleRoutesDependencies,
  { body, user, signal }: CallOf<typeof coachModel>,
) {
  const outcome = await coachTraining(user.id, body.image_urls, signal);
  if (outcome.ok) return outcome.report;
  if (outcome.reason === 'not-found') throw new ApiFailure('not_found');
  if (outcome.reason === 'busy') {
    const retryAfterSeconds = 60;
    throw new ApiFailure('too_many_requests', styleTexts.coachBusy, { retryAfterSeconds });
  }
  const message = 'message' in outcome ? outcome.message : styleTexts.wrongType;
  throw new ApiFailure('unprocessable', message);
}
