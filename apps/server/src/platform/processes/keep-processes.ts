import { type OpenProcess, openProcess, type ProcessOptions } from './open-process.ts';

/** Libraries that leak do not leak for ever. */
const mostTasksOfOne = 200;
const idleMs = 60_000;

type Held = { readonly process: OpenProcess; tasks: number; timer?: NodeJS.Timeout };

/** Processes of ours for short work. */
export interface KeptProcesses {
  /** With one that nobody else uses meanwhile. */
  use<T>(work: (process: OpenProcess) => Promise<T>): Promise<T>;
  close(): void;
}

/** Opened when they are first needed, ended when nobody needs them for a while. */
export function keepProcesses(options: ProcessOptions): KeptProcesses {
  const idle: Held[] = [];
  const all = new Set<Held>();
  let isClosed = false;

  const end = (held: Held) => {
    all.delete(held);
    held.process.end();
  };
  const take = (): Held => {
    for (let held = idle.pop(); held; held = idle.pop()) {
      clearTimeout(held.timer);
      if (held.process.isAlive()) return held;
      end(held);
    }
    const opened: Held = { process: openProcess(options), tasks: 0 };
    all.add(opened);
    return opened;
  };
  const giveBack = (held: Held) => {
    held.tasks += 1;
    if (isClosed || held.tasks >= mostTasksOfOne || !held.process.isAlive()) return end(held);
    idle.push(held);
    held.timer = setTimeout(() => {
      idle.splice(idle.indexOf(held), 1);
      end(held);
    }, idleMs).unref();
  };

  return {
    async use<T>(work: (process: OpenProcess) => Promise<T>): Promise<T> {
      const held = take();
      try {
        return await work(held.process);
      } finally {
        giveBack(held);
      }
    },
    close() {
      isClosed = true;
      for (const held of all) {
        clearTimeout(held.timer);
        end(held);
      }
    },
  };
}
