import { uploadChatFile } from '@armoni/contract/dify';
import { runWorkflow, uploadClip, type WorkflowFile } from '@armoni/contract/workflow';
import type { FastifyInstance } from 'fastify';
import { ApiFailure } from '../../platform/http/routing/api-failure.ts';
import {
  assertCaller,
  type CallOf,
  registerRoute,
} from '../../platform/http/routing/register-route.ts';
import { explainExternal, type ForwardClip } from './forward-clip.ts';
import type { Clip, ClipStore } from './ports.ts';
import type { makeRunWorkflow } from './run-workflow.ts';

export type WorkflowRoutesDependencies = {
  readonly clips: ClipStore;
  readonly forwardClip: ForwardClip;
  /** Absolute: a client that uploads is no page of ours. */
  readonly addressOf: (clip: Clip) => string;
  readonly runWorkflow: ReturnType<typeof makeRunWorkflow>;
};

export function registerWorkflowRoutes(
  app: FastifyInstance,
  dependencies: WorkflowRoutesDependencies,
): void {
  registerRoute(app, uploadClip, (call) => upload(dependencies, call));
  // Clients of the conversation upload below the same base as they talk.
  registerRoute(app, uploadChatFile, async ({ request, user, signal }) => {
    const admit = (claimed: string) => assertCaller(user, claimed);
    const clip = await dependencies.clips.receive(request, { ownerId: user.id, signal, admit });
    const url = dependencies.addressOf(clip);
    return { ...workflowFileFrom(clip, user.id), preview_url: url, source_url: url };
  });
  registerRoute(app, runWorkflow, async ({ body, user, signal }) => {
    assertCaller(user, body.user);
    const assets = body.inputs.assets.map((asset) => ({
      id: asset.upload_file_id,
      type: asset.type,
    }));
    const request = { ownerId: user.id, assets, signal };
    const run = await dependencies.runWorkflow(request).catch(explainExternal);
    if (!run) throw new ApiFailure('not_found');
    return run;
  });
}

async function upload(
  { clips, forwardClip }: WorkflowRoutesDependencies,
  { request, user, signal }: CallOf<typeof uploadClip>,
) {
  const admit = (claimed: string) => assertCaller(user, claimed);
  const clip = await clips.receive(request, { ownerId: user.id, signal, admit });
  await forwardClip({ ...clip, ownerId: user.id }, signal);
  return workflowFileFrom(clip, user.id);
}

function workflowFileFrom(clip: Clip, userId: string): WorkflowFile {
  return {
    id: clip.id,
    name: clip.name,
    size: clip.sizeBytes,
    extension: clip.key.slice(clip.key.lastIndexOf('.') + 1),
    mime_type: clip.mimeType,
    created_by: userId,
    created_at: Math.floor(clip.createdAt / 1000),
  };
}
