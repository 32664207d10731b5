import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import {
  freePort,
  type ServerProcess,
  startServer,
} from '../../apps/server/src/faults/testing/server-process.ts';
import { type Person, signUpSomebody } from '../../apps/server/src/testing.ts';
import { compiledPrograms } from './compiled-programs.ts';
import { bodyOf } from './patience.ts';
import { sweepEverything } from './sweep.ts';
import type { Trial } from './trial.ts';

const longestReadyMs = 10_000;

export type StudioOptions = {
  /** Its name in the trial's folder; a restart finds the same one. */
  readonly name?: string;
  readonly environment?: Readonly<Record<string, string>>;
  /** Tokens name the address as their issuer, so a copy of a studio keeps its port. */
  readonly port?: number;
};

/** The product as its own process on its own data folder, and what a trial does with it. */
export type Studio = {
  readonly dataFolder: string;
  readonly storageFolder: string;
  readonly port: number;
  readonly url: string;
  /** Of the running process. */
  readonly pid: () => number;
  start(): Promise<void>;
  /** As a power cut does it; nothing when it does not run. */
  kill(): Promise<void>;
  stop(): Promise<void>;
  signUp(): Promise<Person>;
  /** With a fresh token: a session outlives a kill, a token a quarter of an hour. */
  renew(person: Person): Promise<Person>;
  /** While it does not run: what has no row goes, as two looks and a quarantine later. */
  sweep(): Promise<void>;
};

export async function makeStudio(trial: Trial, options: StudioOptions = {}): Promise<Studio> {
  const { name = 'studio', environment, port = await freePort() } = options;
  const dataFolder = join(trial.folder, name);
  let running: ServerProcess | null = null;
  const url = `http://localhost:${port}`;
  const settings = { NODE_COMPILE_CACHE: compiledPrograms, ...toolSettings(), ...environment };
  const kill = async () => {
    await running?.kill();
    running = null;
  };
  return {
    dataFolder,
    storageFolder: join(dataFolder, 'storage'),
    port,
    url,
    pid: () => running!.pid,
    async start() {
      running = await startServer({ dataFolder, port, environment: settings });
      const { readyMs } = running;
      trial.tally.slowestReadyMs = Math.max(trial.tally.slowestReadyMs, readyMs);
      // Who shares the machine with others waits for them too.
      const patience = Math.max(1, (loadavg()[0] ?? 0) / availableParallelism());
      if (readyMs > longestReadyMs * patience) {
        trial.found('other', `ready after ${Math.round(readyMs)} ms`);
      }
      // Who says so answers.
      const { status } = await fetch(`${url}/api/v1/health`);
      if (status !== 200) trial.found('other', `ready, and its first answer is ${status}`);
    },
    kill,
    async stop() {
      await running?.stop();
      running = null;
    },
    signUp: () => signUpSomebody(url),
    async renew(person) {
      const { cookie } = person;
      const call = () => fetch(`${url}/api/auth/token`, { headers: { cookie } });
      const answer = await bodyOf<{ token: string }>(call);
      return { ...person, bearer: `Bearer ${answer?.token}` };
    },
    sweep: () => sweepEverything(trial, dataFolder),
  };
}

function toolSettings(): Record<string, string> {
  const { FFMPEG_PATH, FFPROBE_PATH, MALLOC_MMAP_THRESHOLD_ } = process.env;
  const given = Object.entries({ FFMPEG_PATH, FFPROBE_PATH, MALLOC_MMAP_THRESHOLD_ });
  return Object.fromEntries(given.filter((one): one is [string, string] => one[1] !== undefined));
}
