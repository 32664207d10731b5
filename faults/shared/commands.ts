import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { compiledPrograms } from './compiled-programs.ts';

export type Ended = {
  /** Null when it was killed. */
  readonly code: number | null;
  readonly output: string;
  readonly ms: number;
};

export type Running = {
  readonly ended: Promise<Ended>;
  /** Stands still until it is resumed. */
  hold(): void;
  resume(): void;
  kill(): void;
};

/** `npm run backup` or `npm run restore`, as a process that can be killed. */
export function runCommand(
  name: 'backup' | 'restore',
  dataFolder: string,
  given: readonly string[],
): Running {
  const file = fileURLToPath(new URL(`../../apps/server/src/commands/${name}.ts`, import.meta.url));
  const startedAt = performance.now();
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', file, ...given], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      ARMONI_DATA_DIR: dataFolder,
      NODE_COMPILE_CACHE: compiledPrograms,
    },
  });
  return {
    ended: endOf(child).then((end) => ({ ...end, ms: performance.now() - startedAt })),
    hold: () => void child.kill('SIGSTOP'),
    resume: () => void child.kill('SIGCONT'),
    kill: () => void child.kill('SIGKILL'),
  };
}

async function endOf(child: ChildProcess): Promise<Omit<Ended, 'ms'>> {
  let output = '';
  for (const stream of [child.stdout!, child.stderr!]) {
    stream.on('data', (text) => {
      output += text;
    });
  }
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output };
}
