import type { Assistant } from '../../apps/server/src/features/chat/ports.ts';
import { startTestStudio } from '../../apps/server/src/testing.ts';

// The studio of benchmarks/streams.ts, in a process of its own: it answers with the times at
// which its words were due, and tells its memory and processor time when asked.

const wordEveryMs = 50;

/** Says « vite » at once; anything else is a number of words, 20 a second. */
const assistant: Assistant = {
  name: 'horloge',
  async *reply({ query }) {
    const words = query === 'vite' ? 1 : Number(query);
    const start = nowMs();
    for (let index = 0; index < words; index += 1) {
      const due = start + index * wordEveryMs;
      const early = due - nowMs();
      if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
      yield { type: 'text', text: `${due.toFixed(1)} ` };
    }
  },
};

/** One clock for all processes of a machine. */
function nowMs(): number {
  return Number(process.hrtime.bigint()) / 1e6;
}

const studio = await startTestStudio({
  replacements: { assistant },
  environment: { RATE_LIMIT_FACTOR: '100000', LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent' },
});

process.on('message', async (asked) => {
  if (asked === 'stop') {
    await studio.remove();
    process.disconnect();
  } else {
    const { user, system } = process.cpuUsage();
    process.send?.({ rssBytes: process.memoryUsage.rss(), cpuSeconds: (user + system) / 1e6 });
  }
});
// Its starter was ended before it could say so.
process.on('disconnect', () => process.exit());
process.send?.({ url: studio.url });
