import {
  createCompletion,
  editPictures,
  generatePictures,
  listEngineModels,
} from '@armoni/contract/openai';
import type { FastifyInstance } from 'fastify';
import { registerRoute } from '../../../platform/http/routing/register-route.ts';
import { streamedCompletion, wholeCompletion } from './completions.ts';
import { modelsOf } from './models.ts';
import { makePictures } from './pictures.ts';
import type { EngineDependencies } from './ports.ts';
import { questionOf } from './question-of.ts';
import { readEditForm } from './read-edit-form.ts';

/** Each is answered word by word or drawn. */
const questions = { perMinute: 60 };
/** Pictures come inside of JSON in this protocol, a third larger than they are. */
const largestBodyBytes = 24 * 1024 * 1024;

/** The studio as the engine of programs that speak OpenAI's protocol. */
export function registerEngineRoutes(app: FastifyInstance, dependencies: EngineDependencies): void {
  const { clock, newId, publicUrl, assistant } = dependencies;
  registerRoute(app, listEngineModels, async ({ user }) => {
    const names = await modelsOf(dependencies, user.id);
    const data = names.map((id) => ({
      id,
      object: 'model' as const,
      created: 0,
      owned_by: 'armoni',
    }));
    return { object: 'list' as const, data };
  });
  registerRoute(
    app,
    createCompletion,
    async ({ user, body, signal }) => {
      const question = await questionOf(dependencies, user, body, signal);
      const created = Math.floor(clock() / 1000);
      const completion = { id: `chatcmpl-${newId()}`, model: body.model, created, publicUrl };
      const parts = assistant.reply(question, signal);
      if (!body.stream) return wholeCompletion(parts, completion);
      const includesUsage = body.stream_options?.include_usage === true;
      return streamedCompletion(parts, { ...completion, includesUsage });
    },
    { ...questions, bodyBytes: largestBodyBytes },
  );
  registerRoute(
    app,
    generatePictures,
    ({ user, body, signal }) =>
      makePictures(dependencies, { user, request: body, reference: null, signal }),
    questions,
  );
  registerRoute(
    app,
    editPictures,
    async ({ user, request: call, signal }) => {
      const { request, image } = await readEditForm(call);
      return makePictures(dependencies, { user, request, reference: image, signal });
    },
    questions,
  );
}
