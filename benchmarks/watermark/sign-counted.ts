import { defineProcessTask } from '../../apps/server/src/platform/processes/process-task.ts';
import { type SignInput, signMedia } from '../../apps/server/src/platform/provenance/sign-media.ts';

let counted = process.cpuUsage();

/**
 * Signs as the studio does, and says what its process took, in seconds: all since the task before, so that what it
 * still did after its answer is missing from none.
 */
export const signCounted = defineProcessTask(import.meta.url, async (input: SignInput, tools) => {
  const done = await signMedia.run(input, tools);
  const { user, system } = process.cpuUsage(counted);
  counted = process.cpuUsage();
  return { done, cpuSeconds: (user + system) / 1e6 };
});
