import { execFileSync } from 'node:child_process';
import { rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { makeStudio } from '../shared/studio.ts';
import type { Kind } from '../shared/trial.ts';
import { waitFor } from '../shared/wait.ts';
import { waitOut } from '../shared/wait-out.ts';

/** It looks for its tools every few seconds. */
const longestUntilLookedSeconds = 30;

/** The video tool is not there when a film is asked for. */
export const toolMissing: Kind = {
  name: 'tool-missing',
  fault: 'ffmpeg is missing and comes back',
  rounds: { quick: 1, full: 5 },
  async run(trial) {
    const tool = join(trial.folder, 'ffmpeg');
    const real = whereIs(process.env.FFMPEG_PATH ?? 'ffmpeg');
    await symlink(real, tool);
    const studio = await makeStudio(trial, { environment: { FFMPEG_PATH: tool } });
    await studio.start();
    const missing = async () => {
      const health = await (await fetch(`${studio.url}/api/v1/health`)).json();
      return (health as { missing_tools?: string[] }).missing_tools ?? [];
    };
    try {
      while (trial.hasNext()) {
        await waitOut(trial, studio, {
          break: () => rm(tool),
          async mend() {
            const isSaid = async () => ((await missing()).includes('ffmpeg') ? true : null);
            const said = await waitFor(isSaid, { seconds: longestUntilLookedSeconds });
            if (!said) trial.found('other', 'health is silent');
            await symlink(real, tool);
          },
          sentence: /outil vidéo/,
          lastsMs: trial.isQuick ? 500 : 10_000,
        });
      }
    } finally {
      await studio.kill();
    }
  },
};

const whereIs = (name: string) => execFileSync('which', [name], { encoding: 'utf8' }).trim();
