import { delimiter, dirname, join } from 'node:path';
import { findEyes } from './eyes.mjs';
import { findFfmpeg } from './ffmpeg.mjs';
import { withSetupLock } from './lock.mjs';
import { findNode } from './node.mjs';
import { installPackages } from './packages.mjs';
import { runtimeFolder } from './paths.mjs';
import { buildWeb } from './web.mjs';

/**
 * Makes the machine ready, step by step; each step is quick when nothing changed.
 * @param {{ media?: boolean, web?: boolean }} needs
 * @returns {Promise<{ node: string, env: NodeJS.ProcessEnv }>} the Node to run and the environment for it
 */
export function prepare({ media = true, web = true } = {}) {
  return withSetupLock(async () => {
    const node = await findNode();
    await installPackages(node);
    const env = {
      // glibc otherwise keeps the large planes of finished pictures: twice the memory at rest.
      MALLOC_MMAP_THRESHOLD_: '1048576',
      // Threads that draw and processes that open pictures load the same code again and again.
      NODE_COMPILE_CACHE: join(runtimeFolder, 'compiled'),
      ...process.env,
      PATH: `${dirname(node)}${delimiter}${process.env.PATH}`,
    };
    if (media) {
      const tools = await findFfmpeg(node);
      Object.assign(env, { FFMPEG_PATH: tools.ffmpeg, FFPROBE_PATH: tools.ffprobe });
      const eyes = await findEyes(node);
      Object.assign(env, eyes !== null && { EYES_FOLDER: eyes });
    }
    if (web) await buildWeb(node);
    return { node, env };
  });
}
