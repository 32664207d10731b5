import { composeStudio } from '../../../../../compose/studio.ts';
import { readConfig } from '../../../../../config.ts';
import { createLogger } from '../../../../../platform/logging/create-logger.ts';

/** A studio as a program of its own that speaks to a fal of this machine, so that it can be killed. */
const [, , proxyUrl = ''] = process.argv;
const coach = { advice: [], diversity: 0.5, summary: 'Bien.' };
const config = readConfig();
const pages = { ...config, webFolder: config.dataFolder };
const studio = await composeStudio(pages, createLogger('silent'), {
  learn: async () => ({ ok: false, reason: 'too-few-usable-pictures', message: '', coach }),
  fal: { proxyUrl, pollMs: 20 },
  safeFetch: { isAllowedAddress: (address) => address === '127.0.0.1' },
});
process.stdout.write(`${await studio.start()}\n`);
