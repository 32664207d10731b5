import type { WorkflowRun } from '@armoni/contract/workflow';
import type { Clip, ClipStore, ExternalWorkflow } from './ports.ts';
import { workflowTexts } from './texts.ts';

export type RunWorkflowDependencies = {
  readonly clips: ClipStore;
  readonly external: ExternalWorkflow | null;
  readonly mediaHost: string;
  readonly clock: () => number;
  readonly newId: () => string;
};

export type RunWorkflowRequest = {
  readonly ownerId: string;
  readonly assets: readonly { readonly id: string; readonly type: Clip['kind'] }[];
  readonly signal: AbortSignal;
};

/** Turns uploaded files into stored addresses, all of them or none; null for foreign ids. */
export function makeRunWorkflow(dependencies: RunWorkflowDependencies) {
  return async ({ ownerId, assets, signal }: RunWorkflowRequest): Promise<WorkflowRun | null> => {
    const ids = assets.map(({ id }) => id);
    const clips = await dependencies.clips.findAll(ownerId, ids);
    if (!clips) return null;
    const wrong = clips.find((clip, index) => clip.kind !== assets[index]?.type);
    if (wrong) return runOf(dependencies, { error: workflowTexts.wrongType(wrong.name) });
    if (dependencies.external && clips.every(({ externalId }) => externalId !== null)) {
      const known = clips.map(({ externalId, kind }) => ({
        externalId: externalId ?? '',
        type: kind,
      }));
      return dependencies.external.run(known, ownerId, signal);
    }
    return runOf(dependencies, {
      result: clips.map(({ key }) => `${dependencies.mediaHost}/${key}`),
    });
  };
}

function runOf(
  { clock, newId }: RunWorkflowDependencies,
  end: { result: string[] } | { error: string },
): WorkflowRun {
  const id = newId();
  const seconds = Math.floor(clock() / 1000);
  const isDone = 'result' in end;
  return {
    task_id: newId(),
    workflow_run_id: id,
    data: {
      id,
      workflow_id: 'armoni-files',
      status: isDone ? 'succeeded' : 'failed',
      outputs: isDone ? { result: end.result, url: end.result[0], s3_url: end.result[0] } : null,
      error: isDone ? null : end.error,
      elapsed_time: 0,
      total_tokens: 0,
      total_steps: 1,
      created_at: seconds,
      finished_at: seconds,
    },
  };
}
