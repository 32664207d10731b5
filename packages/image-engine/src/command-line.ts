import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import {
  type LearnArguments,
  type MakeArguments,
  readArguments,
} from './command-line-arguments.ts';
import type { LearnOutcome, LearnProgress } from './learn-request.ts';
import { learnStyle } from './learn-style.ts';
import { makePicture } from './make-picture.ts';
import { readStyleFile } from './style/style-file.ts';

/**
 * `npm run --silent style -- learn --images <folder> --name X --out x.style --report r.json`
 * `npm run --silent style -- make --prompt "…" --style x.style --out p.png --report r.json`
 *
 * Exit codes: 0 done, 1 not possible, 2 wrong arguments, 130 interrupted.
 */
const stageNames: Readonly<Record<LearnProgress['stage'], string>> = {
  read: 'Lecture des images',
  coach: 'Conseils',
  statistics: 'Mesures',
  palettes: 'Palettes',
  tiles: 'Matières',
  score: 'Contrôle',
  sample: 'Essais',
};

/** As many as the studio asks for. */
const fewestBrought = 15;
/** As a shell reports SIGINT. */
const interrupted = 130;

const interruption = new AbortController();
let lastShown = '';
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => interruption.abort(new Error('interrupted')));
}
const read = readArguments(process.argv.slice(2));
if (read.ok) {
  process.exitCode = await runSafely(read.arguments);
} else {
  say(read.message);
  process.exitCode = 2;
}

async function runSafely(wanted: LearnArguments | MakeArguments): Promise<number> {
  try {
    return await (wanted.command === 'learn' ? learn(wanted) : make(wanted));
  } catch (error) {
    if (interruption.signal.aborted) return interrupted;
    say(`Échec : ${error instanceof Error ? error.message : String(error)}`);
    return 1;
  }
}

async function learn(wanted: LearnArguments): Promise<number> {
  const { images, name, report } = wanted;
  const clock = startClock();
  const { files, others } = await listPictures(images);
  for (const file of others)
    say(`${file} : laissé de côté, ce n’est ni PNG, ni JPEG, ni WebP, ni AVIF.`);
  if (files.length < fewestBrought) {
    await writeReport(report, {
      ok: false,
      reason: 'too-few-pictures',
      found: files.length,
      ...clock(),
    });
    say(
      `${files.length} image(s) dans ce dossier ; il en faut au moins ${fewestBrought} pour apprendre un style.`,
    );
    return 1;
  }
  const pictures = await Promise.all(
    files.map(async (file) => ({ name: file, bytes: await readFile(join(images, file)) })),
  );
  const outcome = await learnStyle(
    { name, pictures },
    { signal: interruption.signal, workers: workerCount(), onProgress: showProgress },
  );
  const { coach } = outcome;
  if (!outcome.ok) {
    await writeReport(report, { ok: false, reason: outcome.reason, coach, ...clock() });
    for (const { name: file, message } of coach.advice) say(`${file} : ${message}`);
    say(outcome.message);
    return 1;
  }
  await writeLearned(outcome, wanted, { pictures: files.length, clock });
  for (const { name: file, message } of coach.advice) say(`${file} : ${message}`);
  say(coach.summary);
  return 0;
}

async function listPictures(folder: string) {
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map(({ name }) => name)
    .sort();
  const isPicture = (name: string) => /\.(png|jpe?g|webp|avif)$/i.test(name);
  return { files: names.filter(isPicture), others: names.filter((name) => !isPicture(name)) };
}

async function writeLearned(
  outcome: Extract<LearnOutcome, { ok: true }>,
  { name, out, report }: LearnArguments,
  { pictures, clock }: { readonly pictures: number; readonly clock: Clock },
): Promise<void> {
  await writeWhole(out, outcome.style);
  const samples = await writeSamples(out, outcome.samples);
  const { treatment, accord, heldOutScore, coach } = outcome;
  const learned = readStyleFile(outcome.style);
  await writeReport(report, {
    ok: true,
    name,
    pictures,
    treatment,
    weights: learned?.weights,
    statistics: learned?.medians,
    margin: learned?.margin ?? null,
    tiles: learned?.tiles?.count ?? 0,
    accord,
    heldOutScore,
    coach,
    samples,
    styleBytes: outcome.style.length,
    ...clock(),
  });
}

async function writeSamples(
  out: string,
  samples: readonly { readonly prompt: string; readonly png: Uint8Array }[],
) {
  return Promise.all(
    samples.map(async ({ prompt, png }, index) => {
      const path = `${out}.essai-${index + 1}.png`;
      await writeWhole(path, png);
      return { prompt, path };
    }),
  );
}

async function make(wanted: MakeArguments): Promise<number> {
  const clock = startClock();
  const { prompt, width, height, seed } = wanted;
  const outcome = await makePicture(
    {
      prompt,
      width,
      height,
      seed,
      ...(wanted.strength !== null && { strength: wanted.strength }),
      style: wanted.style === null ? null : await readFile(wanted.style),
      reference: wanted.reference === null ? null : await readFile(wanted.reference),
    },
    { signal: interruption.signal, workers: workerCount() },
  );
  if (!outcome.ok) {
    await writeReport(wanted.report, { ...outcome, ...clock() });
    say(outcome.message);
    return 1;
  }
  const { png, ...rest } = outcome;
  await writeWhole(wanted.out, png);
  await writeReport(wanted.report, { ...rest, bytes: png.length, ...clock() });
  for (const note of outcome.notes) say(note);
  return 0;
}

function workerCount(): number {
  return Math.min(4, availableParallelism());
}

type Clock = ReturnType<typeof startClock>;

function startClock() {
  const started = performance.now();
  return () => {
    const { user, system } = process.cpuUsage();
    return {
      seconds: Math.round(performance.now() - started) / 1000,
      cpuSeconds: Math.round((user + system) / 1000) / 1000,
      peakMegabytes: Math.round(process.resourceUsage().maxRSS / 1024),
    };
  };
}

/** Whole or not at all. */
async function writeWhole(path: string, bytes: Uint8Array | string): Promise<void> {
  await writeFile(`${path}.partial`, bytes);
  await rename(`${path}.partial`, path);
}

async function writeReport(path: string | null, report: object): Promise<void> {
  if (path !== null) await writeWhole(path, `${JSON.stringify(report, null, 2)}\n`);
}

/** One line that rewrites itself on a terminal, one line for each stage elsewhere. */
function showProgress({ stage, percent }: LearnProgress): void {
  if (process.stderr.isTTY) {
    const end = percent >= 100 ? '\n' : '';
    process.stderr.write(`\r\u001b[K${stageNames[stage]} · ${Math.floor(percent)} %${end}`);
  } else if (stage !== lastShown) {
    lastShown = stage;
    say(`${stageNames[stage]}…`);
  }
}

function say(message: string): void {
  process.stderr.write(`${message}\n`);
}
