import * as z from 'zod/mini';
import { defineJob } from '../../platform/queue/define-job.ts';
import { noResult } from '../../platform/queue/done-without-trace.ts';

/** The archive of everything of one person, its owner. */
export const exportJob = defineJob('export', z.object({}), noResult);
