import { readFile } from 'node:fs/promises';
import type { ServerProcess } from '../../apps/server/src/faults/testing/server-process.ts';
import type { Person } from '../../apps/server/src/testing.ts';
import { headersOf } from './people.ts';

/** Everything of a person as one JSON: when it begins, and how much the studio grows by it. */
export async function measureExport({ url, pid }: ServerProcess, person: Person): Promise<void> {
  const headers = await headersOf(url, person);
  const before = await residentBytes(pid);
  let most = before;
  const watching = setInterval(async () => {
    most = Math.max(most, await residentBytes(pid));
  }, 100);
  const startedAt = performance.now();
  const answer = await fetch(`${url}/api/v1/me/export`, { headers });
  if (!answer.ok || !answer.body) throw new Error(`the export answered ${answer.status}`);
  let bytes = 0;
  let firstMs = 0;
  for await (const piece of answer.body) {
    firstMs ||= performance.now() - startedAt;
    bytes += (piece as Uint8Array).length;
  }
  clearInterval(watching);
  const seconds = (performance.now() - startedAt) / 1000;
  const grown = Math.round((most - before) / 2 ** 20);
  console.log(
    `  export: first byte after ${firstMs.toFixed(0)} ms, ${(bytes / 2 ** 20).toFixed(0)} MiB in ${seconds.toFixed(1)} s, the studio grew by ${grown} MiB`,
  );
}

async function residentBytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1024;
}
