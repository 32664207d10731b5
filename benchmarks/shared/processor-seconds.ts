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
    const stat = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '');
    // The name of a program may hold spaces and brackets.
    const [, parent, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    // Its own time in user and system mode, and that of those that it has seen end.
    const ticks = rest.slice(9, 13).reduce((sum, field) => sum + Number(field), 0);
    all.set(Number(name), { parent: Number(parent), ticks });
  }
  const isBelow = (pid: number): boolean =>
    pid === root || (all.has(pid) && isBelow(all.get(pid)!.parent));
  let ticks = 0;
  for (const [pid, process] of all) if (isBelow(pid)) ticks += process.ticks;
  return ticks / ticksPerSecond;
}
