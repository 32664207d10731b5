import * as z from 'zod/mini';
import { defineRoute } from './route.ts';

export const workflowFile = z.object({
  id: z.string(),
  name: z.string(),
  size: z.number(),
  extension: z.string(),
  mime_type: z.string(),
  created_by: z.string(),
  created_at: z.number(),
});
export type WorkflowFile = z.infer<typeof workflowFile>;

/** Multipart fields: `file`, `user`. */
export const uploadClip = defineRoute({
  method: 'POST',
  path: '/workflow/v1/files/upload',
  summary: 'Upload a clip, a picture or music to the workflow service',
  access: 'signed-in',
  body: 'multipart',
  answers: { 201: workflowFile },
});

export const workflowAsset = z.object({
  transfer_method: z.literal('local_file'),
  upload_file_id: z.string(),
  type: z.enum(['video', 'audio', 'image']),
});

export const workflowOutputs = z.looseObject({
  result: z.optional(z.array(z.string())),
  url: z.optional(z.string()),
  s3_url: z.optional(z.string()),
});

/** HTTP 200 may carry `data.status: "failed"`: read `status` before `outputs`. */
export const workflowRun = z.object({
  task_id: z.string(),
  workflow_run_id: z.string(),
  data: z.object({
    id: z.string(),
    workflow_id: z.string(),
    status: z.enum(['running', 'succeeded', 'failed', 'stopped']),
    outputs: z.nullish(workflowOutputs),
    error: z.nullish(z.string()),
    elapsed_time: z.nullish(z.number()),
    total_tokens: z.nullish(z.number()),
    total_steps: z.nullish(z.number()),
    created_at: z.nullish(z.number()),
    finished_at: z.nullish(z.number()),
  }),
});
export type WorkflowRun = z.infer<typeof workflowRun>;

export const runWorkflow = defineRoute({
  method: 'POST',
  path: '/workflow/v1/workflows/run',
  summary: 'Turn uploaded files into stored URLs',
  access: 'signed-in',
  body: z.object({
    inputs: z.looseObject({
      assets: z.array(workflowAsset).check(z.minLength(1), z.maxLength(42)),
    }),
    response_mode: z.literal('blocking'),
    user: z.string(),
  }),
  answers: { 200: workflowRun },
});
