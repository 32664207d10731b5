import { readdir, readFile } from 'node:fs/promises';

/** Resident memory of all ffmpeg processes below this one; 0 where there is no /proc. */
export function watchMemory() {
  let peak = 0;
  let isReading = false;
  const timer = setInterval(async () => {
    if (isReading) return;
    isReading = true;
    peak = Math.max(peak, await toolMegabytes().catch(() => 0));
    isReading = false;
  }, 50);
  return {
    stop: () => {
      clearInterval(timer);
      return Math.round(peak);
    },
  };
}

async function toolMegabytes(): Promise<number> {
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const statuses = await Promise.all(
    ids.map((id) => readFile(`/proc/${id}/status`, 'utf8').catch(() => '')),
  );
  const parents = new Map(
    statuses.map((status) => [number(status, 'Pid'), number(status, 'PPid')]),
  );
  const isOurs = (id: number): boolean =>
    id === process.pid || (id > 1 && isOurs(parents.get(id) ?? 0));
  return statuses
    .filter((status) => /^Name:\s+ffmpeg/.test(status) && isOurs(number(status, 'Pid')))
    .reduce((sum, status) => sum + number(status, 'VmRSS') / 1024, 0);
}

function number(status: string, field: string): number {
  return Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);
}
