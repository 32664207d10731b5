import { runTool } from './run-tool.ts';

/** Which of these programs cannot be started or do not answer for their version. */
export async function missingTools(paths: readonly string[]): Promise<string[]> {
  const { signal } = new AbortController();
  const missing: string[] = [];
  for (const path of paths) {
    const limits = { signal, wallLimitSeconds: 30, outputLimitBytes: 1_000_000 };
    await runTool(path, ['-version'], limits).catch(() => missing.push(path));
  }
  return missing;
}
