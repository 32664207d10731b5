import { checkRows, checkSwept } from './examine.ts';
import type { Scene, SceneMaker } from './scene.ts';
import { makeStudio, type Studio } from './studio.ts';
import type { Trial } from './trial.ts';
import { pause } from './wait.ts';

/** An attempt that was cut off counts: a job that is cut off more often fails, as it should. */
const killsInARow = 3;
const killsBetweenSweeps = 2 * killsInARow;
const firstKillMs = 50;
/** Kills fall into so much of the time that the whole work took the last time. */
const shareOfWork = 0.8;
const workMsAtFirst = { quick: 3000, full: 8000 };
const longestBeforeKillMs = 45_000;

type Played = { readonly trial: Trial; readonly scene: Scene };

/** Plays these scenes in one studio and kills it at random moments; each trial counts for itself. */
export async function playTogether(
  makers: readonly { readonly maker: SceneMaker; readonly trial: Trial }[],
): Promise<void> {
  const { trial: main } = makers[0]!;
  const studio = await makeStudio(main);
  await studio.start();
  let person = await studio.signUp();
  try {
    const played: Played[] = [];
    for (const { maker, trial } of makers) {
      played.push({ trial, scene: await maker.make({ trial, studio, person: () => person }) });
    }
    let workMs = main.isQuick ? workMsAtFirst.quick : workMsAtFirst.full;
    for (let kills = 1; ; kills += 1) {
      await cut(studio, { main, played, workMs });
      await studio.start();
      person = await studio.renew(person);
      await compare(studio, played);
      const isLast = !main.hasNext();
      if (isLast || kills % killsInARow === 0) workMs = await settle(played);
      if (isLast) break;
      if (kills % killsBetweenSweeps !== 0) continue;
      await sweep(main, studio);
      await studio.start();
      person = await studio.renew(person);
    }
    for (const { scene, trial } of played) {
      await scene.finish();
      trial.tally.slowestReadyMs = main.tally.slowestReadyMs;
    }
    await sweep(main, studio);
  } finally {
    await studio.kill();
  }
}

type Cut = { readonly main: Trial; readonly played: readonly Played[]; readonly workMs: number };

async function cut(studio: Studio, { main, played, workMs }: Cut): Promise<void> {
  for (const { scene } of played) await scene.begin();
  const last = Math.min(longestBeforeKillMs, shareOfWork * workMs);
  await pause(main.random.between(firstKillMs, Math.max(2 * firstKillMs, last)));
  await studio.kill();
  for (const { trial, scene } of played) trial.strike(await scene.struck());
}

async function compare(studio: Studio, played: readonly Played[]): Promise<void> {
  for (const { trial, scene } of played) {
    await scene.compare();
    trial.endRound();
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
async function sweep(main: Trial, studio: Studio): Promise<void> {
  await studio.stop();
  await studio.sweep();
  await checkSwept(main, studio.dataFolder);
  await checkRows(main, studio.dataFolder);
}
