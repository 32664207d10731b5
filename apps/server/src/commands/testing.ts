import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export type Ended = { readonly code: number; readonly output: string; readonly errors: string };

type Given = {
  readonly dataFolder: string;
  readonly arguments: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
};

/** Runs `npm run backup`, `restore` or `migrate` as a process of its own. */
export function runCommandLine(
  name: 'backup' | 'restore' | 'migrate',
  given: Given,
): Promise<Ended> {
  const file = fileURLToPath(new URL(`${name}.ts`, import.meta.url));
  const { dataFolder, environment } = given;
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const env = { PATH, NODE_COMPILE_CACHE, ARMONI_DATA_DIR: dataFolder, ...environment };
  const line = ['--disable-warning=ExperimentalWarning', file, ...given.arguments];
  return new Promise((resolve) => {
    execFile(process.execPath, line, { env }, (error, output, errors) =>
      resolve({ code: error ? Number(error.code) : 0, output, errors }),
    );
  });
}
