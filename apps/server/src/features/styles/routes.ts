import {
  cancelModel,
  coachModel,
  createModel,
  deleteModel,
  listModels,
  readModel,
  renameModel,
  retryModel,
} from '@armoni/contract/models';
import { texts } from '@armoni/contract/texts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiFailure } from '../../platform/http/routing/api-failure.ts';
import { type CallOf, registerRoute } from '../../platform/http/routing/register-route.ts';
import type { JobQueue } from '../../platform/queue/job-queue.ts';
import type { CancelTraining } from './cancel-training.ts';
import type { makeCoachTraining } from './coach-training.ts';
import { type ModelRecord, type ModelStore, type StyleTrainer, trainingKind } from './ports.ts';
import type { AskForTraining } from './request-training.ts';
import { trainingTexts } from './texts.ts';
import type { ViewModels } from './view-styles.ts';

export type ModelRoutesParts = {
  readonly models: ModelStore;
  readonly queue: JobQueue;
  readonly trainer: StyleTrainer;
  readonly viewModels: ViewModels;
  readonly askForTraining: AskForTraining;
  readonly coachTraining: ReturnType<typeof makeCoachTraining>;
  readonly cancelTraining: CancelTraining;
  readonly deleteStyle: (ownerId: string, id: number) => Promise<boolean>;
};

export function registerModelRoutes(app: FastifyInstance, parts: ModelRoutesParts): void {
  const { models, queue, trainer, viewModels, deleteStyle } = parts;
  const modelOf = async (ownerId: string, id: number) => {
    const model = await viewModels.one(ownerId, id);
    if (!model) throw new ApiFailure('not_found');
    return model;
  };
  const change = async (
    { params, user }: { params: { id: string }; user: { id: string } },
    apply: (model: ModelRecord) => Promise<unknown>,
  ) => {
    const id = idOf(params.id);
    const model = await models.find(user.id, id);
    if (!model) throw new ApiFailure('not_found');
    await apply(model);
    return modelOf(user.id, id);
  };
  registerRoute(app, listModels, async ({ user }) => ({
    models: await viewModels.all(user.id),
    trainer: {
      engine: trainer.engine,
      engine_name: trainer.name,
      price_note: trainer.priceNote,
    },
  }));
  registerRoute(app, createModel, (call) => create(parts, call), { perMinute: 60 });
  registerRoute(app, coachModel, (call) => coach(parts, call), { perMinute: 60 });
  registerRoute(app, readModel, ({ params, user }) => modelOf(user.id, idOf(params.id)));
  registerRoute(app, renameModel, (call) =>
    change(call, ({ ownerId, id }) => models.rename(ownerId, id, call.body.name)),
  );
  registerRoute(app, cancelModel, (call) => change(call, parts.cancelTraining));
  registerRoute(app, retryModel, (call) =>
    change(call, ({ ownerId, jobId }) => queue.retry(ownerId, trainingKind, jobId)),
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
  { askForTraining }: ModelRoutesParts,
  { body, user, request }: CallOf<typeof createModel>,
) {
  const outcome = await askForTraining(user.id, body, idempotencyKeyOf(request));
  if (outcome.ok) return { id: outcome.modelId };
  if (outcome.reason === 'not-found') throw new ApiFailure('not_found');
  if (outcome.reason === 'idempotency-mismatch') throw new ApiFailure('idempotency_mismatch');
  if (outcome.reason === 'wrong-type') {
    throw new ApiFailure('unprocessable', trainingTexts.wrongType);
  }
  throw new ApiFailure('invalid_param', texts.tooFewTrainingImages);
}

async function coach(
  { coachTraining }: ModelRoutesParts,
  { body, user, signal }: CallOf<typeof coachModel>,
) {
  const outcome = await coachTraining(user.id, body.image_urls, signal);
  if (outcome.ok) return outcome.report;
  if (outcome.reason === 'not-found') throw new ApiFailure('not_found');
  if (outcome.reason === 'busy') {
    const retryAfterSeconds = 60;
    throw new ApiFailure('too_many_requests', trainingTexts.coachBusy, { retryAfterSeconds });
  }
  const message = 'message' in outcome ? outcome.message : trainingTexts.wrongType;
  throw new ApiFailure('unprocessable', message);
}

function idempotencyKeyOf(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key === 'string' && /^[\x21-\x7e]{1,200}$/.test(key)) return key;
  throw new ApiFailure('invalid_param', trainingTexts.invalidIdempotencyKey);
}
