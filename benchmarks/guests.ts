import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, startServer } from '../apps/server/src/faults/testing/server-process.ts';
import { type Kind, type Measured, makeHonestPerson, pacesMs } from './guests/honest-person.ts';
import type { RudeGuest } from './guests/rude-guest.ts';
import { sized } from './shared/sized.ts';

// What one rude guest costs the others: an honest person calls the real server at a steady pace,
// alone and then beside each guest. Goal: 95 of 100 calls take at most twice as long, none fails.

/** In `settleMs` what a guest left behind is worked off, and the next one gets going. */
const { quietSeconds, rudeSeconds, settleMs } = sized(
  { quietSeconds: 10, rudeSeconds: 20, settleMs: 3000 },
  { quietSeconds: 0.3, rudeSeconds: 0.3, settleMs: 0 },
);
const names = [
  ...['text-bombs', 'sign-ins', 'many-wishes', 'heavy-clips', 'trailing-zeros', 'idle-sockets'],
];
/** `GUESTS=sign-ins,heavy-clips` measures beside these alone; the smallest run does with two. */
const usual = sized(names, ['sign-ins', 'idle-sockets']);
const chosen = process.env.GUESTS?.split(',') ?? usual;

const dataFolder = await mkdtemp(join(tmpdir(), 'armoni-guests-'));
const environment = {
  RATE_LIMIT_FACTOR: '20',
  TRUSTED_PROXIES: '127.0.0.0/8,::1',
  UPLOAD_QUOTA_BYTES: String(100 * 1024 ** 3),
};
const server = await startServer({ dataFolder, port: await freePort(), environment });
try {
  const honest = await makeHonestPerson(server.url);
  // The first calls load what later ones find ready.
  await honest.measure(quietSeconds / 2);
  for (const name of chosen) await measureBeside(name, honest);
} finally {
  await server.stop();
  await rm(dataFolder, { recursive: true, force: true, maxRetries: 5 });
}

async function measureBeside(name: string, honest: Awaited<ReturnType<typeof makeHonestPerson>>) {
  const module = new URL(`guests/${name}.ts`, import.meta.url);
  const { guest } = (await import(module.href)) as { guest: RudeGuest };
  const child = await openGuest(module);
  await pause(settleMs);
  const quiet = await honest.measure(quietSeconds);
  child.send('start');
  await pause(settleMs);
  const rude = await honest.measure(rudeSeconds);
  const heard = once(child, 'message') as Promise<[{ outcomes: Record<string, number> }]>;
  child.send('stop');
  const [{ outcomes }] = await heard;
  console.log(`${name}: ${guest.title}`);
  console.log(`  before: ${guest.before}`);
  const [load = 0] = loadavg();
  console.log(
    `  load of the machine ${load.toFixed(1)}; the guest was answered ${tellOf(outcomes)}`,
  );
  for (const kind of Object.keys(pacesMs) as Kind[]) console.log(compare(kind, quiet, rude));
  console.log(`  failed: ${quiet.failed} quiet, ${rude.failed} beside (goal: 0)\n`);
}

async function openGuest(module: URL): Promise<ChildProcess> {
  const program = new URL('guests/run-guest.ts', import.meta.url);
  const given = [module.href, server.url, ...process.argv.slice(2)];
  const child = fork(program, given, { execArgv: ['--disable-warning=ExperimentalWarning'] });
  const ended = once(child, 'exit').then(() => Promise.reject(new Error(`${module} ended early`)));
  // What it says at its end is awaited where it is told to stop.
  ended.catch(() => {});
  await Promise.race([once(child, 'message'), ended]);
  return child;
}

function compare(kind: Kind, quiet: Measured, rude: Measured): string {
  const [before, beside] = [p95(quiet.times[kind]), p95(rude.times[kind])];
  const ratio = (beside / before).toFixed(1);
  return `  ${kind.padEnd(8)} p95 ${ms(before)} quiet, ${ms(beside)} beside: ${ratio}× (goal: ≤ 2)`;
}

function p95(sorted: readonly number[]): number {
  return sorted[Math.ceil(sorted.length * 0.95) - 1] ?? Number.NaN;
}

function ms(value: number): string {
  return `${value.toFixed(1)} ms`.padStart(10);
}

function tellOf(outcomes: Record<string, number>): string {
  const parts = Object.entries(outcomes).map(([outcome, count]) => `${count} × ${outcome}`);
  return parts.join(', ') || 'nothing';
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
