import { readdir, readFile } from 'node:fs/promises';

const ticksPerSecond = 100;

/**
 * Processor time of a process and of all below it, those that have ended included; 0 where the system
 * does not tell (it is Linux that does).
 */
export async function processorSeconds(root: number): Promise<number> {
  const all = new Map<number, { readonly parent: number; readonly ticks: number }>();
  for (const name of await readdir('/proc').catch(() => [])) {
    if (!/^\d+$/.test(name)) continue;
    all.set(Number(name), await timesOf(name));
  }
  const isBelow = (pid: number): boolean =>
    pid === root || (all.has(pid) && isBelow(all.get(pid)!.parent));
  let ticks = 0;
  for (const [pid, process] of all) if (isBelow(pid)) ticks += process.ticks;
  return ticks / ticksPerSecond;
}

/** Of the processes that serve a PostgreSQL database on this machine; 0 where they do not run here. */
export async function backendSeconds(databaseUrl: string): Promise<number> {
  const database = new URL(databaseUrl).pathname.slice(1);
  let ticks = 0;
  for (const name of await readdir('/proc').catch(() => [])) {
    if (!/^\d+$/.test(name)) continue;
    const title = await readFile(`/proc/${name}/cmdline`, 'utf8').catch(() => '');
    if (!title.startsWith('postgres: ') || !title.includes(` ${database} `)) continue;
    ticks += (await timesOf(name)).ticks;
  }
  return ticks / ticksPerSecond;
}

async function timesOf(pid: string): Promise<{ readonly parent: number; readonly ticks: number }> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The name of a program may hold spaces and brackets.
  const [, parent, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  // Its own time in user and system mode, and that of those that it has seen end.
  const ticks = rest.slice(9, 13).reduce((sum, field) => sum + Number(field), 0);
  return { parent: Number(parent), ticks };
}
