import type { Person } from '../../apps/server/src/testing.ts';
import { checkRows, checkSwept } from './examine.ts';
import type { Aim, Scene, SceneMaker } from './scene.ts';
import { makeStudio, type Studio } from './studio.ts';
import type { Trial } from './trial.ts';
import { pause, waitFor } from './wait.ts';

/** An attempt that was cut off counts: a job that is cut off more often fails, as it should. */
const killsInARow = 3;
const killsBetweenSweeps = 2 * killsInARow;
/** What nothing of a kind was under way for is no round of it; one that never is ends all the same. */
const killsPerRound = 3;
const firstKillMs = 50;
/** Kills fall into so much of the time that the whole work took the last time. */
const shareOfWork = 0.8;
const workMsAtFirst = { quick: 3000, full: 8000 };
const longestBeforeKillMs = 45_000;
/** Short work is put under way so long before the kill, at most. */
const longestLeadMs = 4000;
/** After the part that is aimed at was seen, or what was held back goes on. */
const longestAfterAimMs = 80;

type Played = {
  readonly trial: Trial;
  readonly maker: SceneMaker;
  readonly scene: Scene;
  person: Person;
  /** Where the last kill struck it; null when nothing of it was under way. */
  struckAt: string | null;
};

/**
 * Plays these scenes in one studio, each by a person of its own, and kills it at random moments;
 * each trial counts the rounds in which its work was under way.
 */
export async function playTogether(
  makers: readonly { readonly maker: SceneMaker; readonly trial: Trial }[],
): Promise<void> {
  const { trial: main } = makers[0]!;
  const studio = await makeStudio(main);
  await studio.start();
  const played: Played[] = [];
  try {
    for (const { maker, trial } of makers) played.push(await enter(studio, maker, trial));
    let workMs = main.isQuick ? workMsAtFirst.quick : workMsAtFirst.full;
    for (let kills = 1; ; kills += 1) {
      const startedAt = performance.now();
      await cut(studio, { main, played, workMs, aim: ((kills - 1) % killsInARow) - 1 });
      await startAgain(studio, played);
      await compare(studio, played);
      const isLast = !played.some(({ trial }) => trial.hasNext(kills / killsPerRound));
      if (isLast || kills % killsInARow === 0) workMs = await settle(played);
      const seconds = Math.round((performance.now() - startedAt) / 1000);
      process.stderr.write(`armoni: kill ${kills}, ${seconds} s: ${struckNow(played)}\n`);
      if (isLast) break;
      if (kills % killsBetweenSweeps !== 0) continue;
      await sweep(studio, played);
      await startAgain(studio, played);
    }
    for (const { scene, trial } of played) {
      await scene.finish();
      trial.tally.slowestReadyMs = main.tally.slowestReadyMs;
    }
    await sweep(studio, played);
  } finally {
    await studio.kill();
  }
}

async function enter(studio: Studio, maker: SceneMaker, trial: Trial): Promise<Played> {
  const one = { trial, maker, struckAt: null as string | null, person: await studio.signUp() };
  return Object.assign(one, {
    scene: await maker.make({ trial, studio, person: () => one.person }),
  });
}

async function startAgain(studio: Studio, played: readonly Played[]): Promise<void> {
  await studio.start();
  for (const one of played) one.person = await studio.renew(one.person);
}

const struckNow = (played: readonly Played[]) =>
  played.map(({ maker, struckAt }) => `${maker.name} ${struckAt ?? '–'}`).join(', ');

type Cut = {
  readonly main: Trial;
  readonly played: readonly Played[];
  readonly workMs: number;
  /** Which of the scenes' aims the kill waits for; none below 0. */
  readonly aim: number;
};

async function cut(studio: Studio, { main, played, workMs, aim }: Cut): Promise<void> {
  const long = played.filter(({ maker }) => !maker.isShort);
  const short = played.filter(({ maker }) => maker.isShort);
  for (const { scene } of played) await scene.prepare?.();
  for (const { scene } of long) await scene.begin();
  const aims = main.isQuick ? [] : (played.find(({ scene }) => scene.aims)?.scene.aims ?? []);
  const last = Math.min(longestBeforeKillMs, shareOfWork * workMs);
  const beforeKillMs = main.random.between(firstKillMs, Math.max(2 * firstKillMs, last));
  const leadMs = Math.min(beforeKillMs, main.random.between(firstKillMs, longestLeadMs));
  const aimedAt = aims[aim];
  const beginShort = async () => {
    for (const { scene } of short) await scene.begin();
  };
  // Short work begins with the part that is aimed at, or with the one before, which it may not outlast.
  const isBefore = main.random.pick([true, false]);
  if (aimedAt) await until(aims[aim - 1] ?? (() => 'there'));
  else await pause(beforeKillMs - leadMs);
  if (!aimedAt || isBefore) await beginShort();
  if (aimedAt) await until(aimedAt);
  if (aimedAt && !isBefore) await beginShort();
  const lastMs = main.random.between(0, longestAfterAimMs);
  if (!aimedAt) await pause(leadMs - lastMs);
  for (const { scene } of played) scene.resume?.();
  await pause(lastMs);
  for (const { scene } of played) scene.kill?.();
  await studio.kill();
  for (const one of played) {
    one.struckAt = await one.scene.struck();
    if (one.struckAt !== null) one.trial.strike(one.struckAt);
  }
}

const longestUntilAimSeconds = 60;

/** Also at an end when the work is over, as it is when an earlier kill fell into its last part. */
const until = (aim: Aim) =>
  waitFor(async () => aim() !== 'before' || null, { seconds: longestUntilAimSeconds, everyMs: 10 });

async function compare(studio: Studio, played: readonly Played[]): Promise<void> {
  for (const { trial, scene, struckAt } of played) {
    await scene.compare();
    if (struckAt !== null) trial.endRound();
  }
  await checkRows(played[0]!.trial, studio.dataFolder);
}

/** How long it took, without what the kills had let pass. */
async function settle(played: readonly Played[]): Promise<number> {
  const startedAt = performance.now();
  for (const { scene } of played) await scene.settle();
  return performance.now() - startedAt;
}

/** Stops it: what has no row goes, and nothing else. */
async function sweep(studio: Studio, played: readonly Played[]): Promise<void> {
  const main = played[0]!.trial;
  await studio.stop();
  await studio.sweep();
  await checkSwept(main, studio.dataFolder);
  await checkRows(main, studio.dataFolder);
  for (const { scene } of played) await scene.swept?.();
}
