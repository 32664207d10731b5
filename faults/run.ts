import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { kinds, together } from './kinds.ts';
import { openAcknowledgements } from './shared/acknowledgements.ts';
import { playTogether } from './shared/play-together.ts';
import { seededRandom } from './shared/random.ts';
import type { SceneMaker } from './shared/scene.ts';
import { tableOf } from './shared/table.ts';
import { type Kind, newTrial, type Tally, type Trial } from './shared/trial.ts';

// The real product, a client with a memory of its own, a fault at a random moment, a restart, and
// a comparison. `npm run faults [-- kind …] [--quick] [--seed N] [--rounds N] [--minutes N]
// [--out FILE]`: FILE gets one line of JSON a kind, so that rounds of several runs can be added up.

const { values: given, positionals: names } = parseArgs({
  allowPositionals: true,
  options: {
    quick: { type: 'boolean', default: false },
    seed: { type: 'string' },
    rounds: { type: 'string' },
    minutes: { type: 'string' },
    out: { type: 'string' },
    studio: { type: 'string' },
    keep: { type: 'boolean', default: false },
  },
});

/** All that one kill strikes, without the kinds that are played for themselves. */
const togetherName = 'together';
const seed = Number(given.seed ?? Math.floor(Math.random() * 2 ** 31));
const endsAt = given.minutes ? performance.now() + Number(given.minutes) * 60_000 : Infinity;
// All kinds that begin with a filled studio share one: filling takes longer than a round.
const keptStudio = given.studio ?? (await mkdtemp(join(tmpdir(), 'armoni-faults-filled-')));
const isChosen = ({ name }: { name: string }) => names.length === 0 || names.includes(name);
const hasRounds = ({ rounds }: { rounds: Kind['rounds'] }) =>
  !given.quick || given.rounds !== undefined || rounds.quick > 0;
const everyName = [
  ...new Set([togetherName, ...[...together.flat(), ...kinds].map(({ name }) => name)]),
];
const unknown = names.filter((name) => !everyName.includes(name));
if (unknown.length > 0) {
  process.stderr.write(
    `armoni: unknown: ${unknown.join(', ')}; there are ${everyName.join(', ')}\n`,
  );
  process.exit(1);
}
process.stdout.write(`Seed ${seed}; --seed ${seed} repeats these rounds.\n`);
const tallies: Tally[] = [];
for (const group of together) {
  const isAll = names.includes(togetherName);
  const makers = group.filter((maker) => isAll || isChosen(maker)).filter(hasRounds);
  if (makers.length > 0) tallies.push(...(await runTogether(makers)));
}
for (const kind of kinds.filter(isChosen).filter(hasRounds)) {
  tallies.push(...(await runAll([kind], ([trial]) => kind.run(trial!))));
}
if (!given.studio) await rm(keptStudio, { recursive: true, force: true });
process.stdout.write(`${tableOf(tallies)}\n`);
const skipped = tallies.filter((tally) => tally.skipped !== null);
for (const { kind, skipped: why } of skipped) process.stdout.write(`Skipped: ${kind}: ${why}.\n`);
const played = tallies.filter((tally) => tally.skipped === null);
const failed = played.filter(({ findings, rounds }) => findings.length > 0 || rounds === 0);
process.stdout.write(`${played.length - failed.length} passed, ${failed.length} failed\n`);
process.exit(failed.length === 0 ? 0 : 1);

function runTogether(makers: readonly SceneMaker[]): Promise<Tally[]> {
  return runAll(makers, (trials) =>
    playTogether(makers.map((maker, index) => ({ maker, trial: trials[index]! }))),
  );
}

/** Runs what strikes these kinds at once. */
async function runAll(
  struck: readonly Omit<Kind, 'run'>[],
  run: (trials: readonly Trial[]) => Promise<void>,
): Promise<Tally[]> {
  const startedAt = performance.now();
  const names = struck.map(({ name }) => name).join('-');
  const folder = await mkdtemp(join(tmpdir(), `armoni-faults-${names}-`));
  const log = openAcknowledgements(`${folder}-acknowledged.jsonl`);
  const trials = struck.map(({ name: kind, rounds }) => {
    const asked = Number(given.rounds ?? (given.quick ? rounds.quick : rounds.full));
    const options = { kind, seed, rounds: asked, endsAt, isQuick: given.quick };
    return newTrial(options, {
      ...{ random: seededRandom(seed), folder, log, keptStudio },
    });
  });
  await run(trials).catch((error) => {
    trials[0]!.found('other', error instanceof Error ? (error.stack ?? error.message) : `${error}`);
  });
  log.close();
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  const tallies = trials.map(({ tally }) => tally);
  for (const tally of tallies) await report(tally, seconds);
  const isClean = tallies.every(({ findings }) => findings.length === 0);
  if (isClean && !given.keep) {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    await rm(`${folder}-acknowledged.jsonl`);
  } else process.stderr.write(`armoni: kept to be looked at: ${folder}\n`);
  return tallies;
}

async function report(tally: Tally, seconds: number): Promise<void> {
  const mark = tally.skipped ? '–' : tally.findings.length === 0 ? '✓' : '✗';
  process.stderr.write(`armoni: ${mark} ${tally.kind}: ${tally.rounds} rounds, ${seconds} s\n`);
  if (given.out) await appendFile(given.out, `${JSON.stringify({ ...tally, seconds })}\n`);
}
