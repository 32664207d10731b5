import { execFileSync } from 'node:child_process';
import { copyFile, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { type FilmArguments, readArguments } from './command-line-arguments.ts';
import { edit } from './edit.ts';
import type { EditOutcome } from './model/edit.ts';
import { planSummary } from './plan-summary.ts';

const stageNames = {
  probe: 'Lecture des fichiers',
  analyse: 'Analyse',
  plan: 'Plan de montage',
  render: 'Rendu',
  verify: 'Vérification',
} as const;

/**
 * `npm run --silent montage -- --clips a.mp4 b.webm --instructions "…" --out film.mp4 --report report.json`
 *
 * Exit codes: 0 done, 1 no film, 2 wrong arguments, 130 interrupted.
 */
let lastShown = '';
const read = readArguments(process.argv.slice(2));
if (read.ok) {
  process.exitCode = await makeFilm(read.arguments);
} else {
  say(read.message);
  process.exitCode = 2;
}

async function makeFilm(args: FilmArguments): Promise<number> {
  const interruption = new AbortController();
  const interrupt = () => interruption.abort(new Error('interrupted'));
  process.once('SIGINT', interrupt);
  process.once('SIGTERM', interrupt);
  const workFolder = args.work ?? (await mkdtemp(join(tmpdir(), 'montage-')));
  try {
    const outcome = await edit(
      {
        sources: args.clips.map((path, index) => ({
          id: `clip-${index + 1}`,
          path: resolve(path),
          name: basename(path),
        })),
        instructions: args.instructions,
        musicPath: args.music && resolve(args.music),
        captions: await readCaptions(args),
        aspectRatio: args.aspect,
        seed: args.seed,
        workFolder: resolve(workFolder),
        planOnly: args.planOnly,
      },
      {
        ffmpegPath: findTool('FFMPEG_PATH', 'ffmpeg'),
        ffprobePath: findTool('FFPROBE_PATH', 'ffprobe'),
        ...(process.env.EYES_FOLDER && { eyesFolder: process.env.EYES_FOLDER }),
        signal: interruption.signal,
        concurrency: Math.min(4, availableParallelism()),
        onProgress: ({ stage, percent }) => showProgress(stageNames[stage], percent),
      },
    );
    return await deliver(outcome, args, interruption.signal.aborted);
  } catch (error) {
    say(`Le montage a échoué : ${error instanceof Error ? error.message : String(error)}`);
    return 1;
  } finally {
    if (args.work === null) await rm(workFolder, { recursive: true, force: true });
  }
}

async function readCaptions({ captions }: FilmArguments) {
  const given = captions.map(async (path, index) =>
    path === '-' ? [] : [{ sourceId: `clip-${index + 1}`, text: await readFile(path, 'utf8') }],
  );
  return (await Promise.all(given)).flat();
}

async function deliver(
  outcome: EditOutcome,
  args: FilmArguments,
  isInterrupted: boolean,
): Promise<number> {
  if (args.report !== null && outcome.report !== undefined) {
    await writeFile(args.report, `${JSON.stringify(outcome.report, null, 2)}\n`);
  }
  if (!outcome.ok) {
    say([outcome.message, ...outcome.refused.map(({ message }) => message)].join('\n'));
    return isInterrupted ? 130 : 1;
  }
  if ('filmPath' in outcome && args.out !== null) {
    // Whole or not at all, also on another disk than the work folder.
    await copyFile(outcome.filmPath, `${args.out}.partial`);
    await rename(`${args.out}.partial`, args.out);
    const { captionsPath } = outcome;
    if (captionsPath) await copyFile(captionsPath, args.out.replace(/(?:\.[^./]*)?$/, '.vtt'));
  }
  if (args.planOnly) process.stdout.write(planSummary(outcome.report));
  for (const note of outcome.report.timeline.notes) say(note);
  return 0;
}

/** As told by the environment, else the first on the PATH. */
function findTool(variable: string, name: string): string {
  const told = process.env[variable];
  if (told) return told;
  try {
    const found = execFileSync('/bin/sh', ['-c', `command -v ${name}`], { encoding: 'utf8' });
    return found.trim();
  } catch (cause) {
    throw new Error(
      `${name} est introuvable : installez ffmpeg 5.1 ou plus récent, ou indiquez ${variable}.`,
      { cause },
    );
  }
}

/** One line that rewrites itself on a terminal, one line for each stage elsewhere. */
function showProgress(stage: string, percent: number): void {
  if (process.stderr.isTTY) {
    process.stderr.write(
      `\r\u001b[K${stage} · ${Math.floor(percent)} %${percent >= 100 ? '\n' : ''}`,
    );
  } else if (stage !== lastShown) {
    lastShown = stage;
    say(`${stage}…`);
  }
}

function say(text: string): void {
  process.stderr.write(`${text}\n`);
}
