import * as z from 'zod/mini';
import { defineJob } from '../../../platform/queue/define-job.ts';
import { noResult } from '../../../platform/queue/done-without-trace.ts';

/** The making of a small copy of one clip. */
export const proxyJob = defineJob('clip-proxy', z.object({ fileId: z.string() }), noResult);
