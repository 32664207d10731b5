import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, startServer } from '../apps/server/src/faults/testing/server-process.ts';
import { type HonestPerson, makeHonestPerson } from './guests/honest-person.ts';
import type { RudeGuest } from './guests/rude-guest.ts';
import { compare, kinds, type Pair, pause, settled } from './guests/windows.ts';
import { sized } from './shared/sized.ts';

// What one rude guest costs the others: an honest person calls the real server at a steady pace,
// alone and beside each guest, in turns. Goal: 95 of 100 calls take at most twice as long, none fails.

/** Quiet windows and windows beside the guest take turns, so that a ratio holds on a busy machine too. */
const { pairs, quietSeconds, rudeSeconds, beginMs, settleMs, minutes } = sized(
  { pairs: 3, quietSeconds: 6, rudeSeconds: 8, beginMs: 1000, settleMs: 8000, minutes: 7.5 },
  { pairs: 2, quietSeconds: 0.3, rudeSeconds: 0.3, beginMs: 0, settleMs: 0, minutes: 7.5 },
);
/** No window begins later: the whole is over in eight minutes. */
const endsAt = performance.now() + minutes * 60_000;
const names = [
  ...['text-bombs', 'sign-ins', 'many-wishes', 'heavy-clips', 'trailing-zeros', 'idle-sockets'],
];
/** `GUESTS=sign-ins,heavy-clips` measures beside these alone; the smallest run does with two. */
const usual = sized(names, ['sign-ins', 'idle-sockets']);
const chosen = process.env.GUESTS?.split(',') ?? usual;

const dataFolder = await mkdtemp(join(tmpdir(), 'armoni-guests-'));
const environment = {
  // The honest person calls more often than a page does, so that a window has calls enough.
  RATE_LIMIT_FACTOR: '3',
  TRUSTED_PROXIES: '127.0.0.0/8,::1',
  UPLOAD_QUOTA_BYTES: String(100 * 1024 ** 3),
};
const server = await startServer({ dataFolder, port: await freePort(), environment });
console.log('Limits on calls are three times the usual ones, for both.\n');
try {
  const honest = await makeHonestPerson(server.url);
  // The first calls load what later ones find ready.
  await honest.measure(quietSeconds / 2);
  for (const name of chosen) await measureBeside(name, honest);
} finally {
  await server.stop();
  await rm(dataFolder, { recursive: true, force: true, maxRetries: 5 });
}

async function measureBeside(name: string, honest: HonestPerson) {
  const module = new URL(`guests/${name}.ts`, import.meta.url);
  const { guest } = (await import(module.href)) as { guest: RudeGuest };
  console.log(`${name}: ${guest.title}`);
  console.log(`  before: ${guest.before}`);
  const child = await openGuest(module);
  const outcomes: Record<string, number> = {};
  const measured: Pair[] = [];
  let restless = 0;
  while (measured.length < pairs && performance.now() < endsAt) {
    if (settleMs > 0 && !(await settled(server.pid, settleMs))) restless += 1;
    const quiet = await honest.measure(quietSeconds);
    child.send('start');
    await pause(beginMs);
    const beside = await honest.measure(rudeSeconds);
    add(outcomes, await stop(child));
    measured.push({ quiet, beside });
  }
  child.disconnect();
  const [load = 0] = loadavg();
  console.log(
    `  load of the machine ${load.toFixed(1)}; the guest was answered ${tellOf(outcomes)}`,
  );
  if (restless > 0) console.log(`  ${restless} quiet windows began while the server still worked`);
  if (measured.length === 0) return console.log('  not measured: the time is up\n');
  for (const kind of kinds) console.log(compare(kind, measured));
  const failed = (of: keyof Pair) => {
    const count: Record<string, number> = {};
    for (const failure of measured.flatMap((pair) => pair[of].failures))
      add(count, { [failure]: 1 });
    return tellOf(count);
  };
  console.log(`  failed: ${failed('quiet')} quiet, ${failed('beside')} beside (goal: nothing)\n`);
}

async function stop(child: ChildProcess): Promise<Record<string, number>> {
  const heard = once(child, 'message') as Promise<[{ outcomes: Record<string, number> }]>;
  child.send('stop');
  return (await heard)[0].outcomes;
}

function add(sum: Record<string, number>, outcomes: Record<string, number>): void {
  for (const [name, count] of Object.entries(outcomes)) sum[name] = (sum[name] ?? 0) + count;
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

function tellOf(outcomes: Record<string, number>): string {
  const parts = Object.entries(outcomes).map(([outcome, count]) => `${count} × ${outcome}`);
  return parts.join(', ') || 'nothing';
}
