import { delimiter, dirname, join } from 'node:path';
import { findEyes } from './eyes.mjs';
import { findFfmpeg } from './ffmpeg.mjs';
import { withSetupLock } from './lock.mjs';
import { findNode } from './node.mjs';
import { installPackages } from './packages.mjs';
import { runtimeFolder } from './paths.mjs';
import { buildWeb } from './web.mjs';

/**
 * Makes the machine ready; each step is quick when nothing changed.
 * @param {{ media?: boolean, web?: boolean }} needs
 * @returns {Promise<{ node: string, env: NodeJS.ProcessEnv }>} the Node to run and the environment for it
 */
export function prepare({ media = true, web = true } = {}) {
  return withSetupLock(async () => {
    const node = await findNode();
    // What the machine lacks arrives while the packages do.
    const [tools, eyes] = await Promise.all([
      media ? findFfmpeg(node) : null,
      media ? findEyes(node) : null,
      installPackages(node).then(() => (web ? buildWeb(node) : null)),
    ]);
    const env = {
      // glibc otherwise keeps the large planes of finished pictures: twice the memory at rest.
      MALLOC_MMAP_THRESHOLD_: '1048576',
      // Threads that draw and processes that open pictures load the same code again and again.
      NODE_COMPILE_CACHE: join(runtimeFolder, 'compiled'),
      ...process.env,
      PATH: `${dirname(node)}${delimiter}${process.env.PATH}`,
      ...(tools && { FFMPEG_PATH: tools.ffmpeg, FFPROBE_PATH: tools.ffprobe }),
      ...(eyes && { EYES_FOLDER: eyes }),
    };
    return { node, env };
  });
}
