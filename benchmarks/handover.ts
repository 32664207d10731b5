import { execFile } from 'node:child_process';
import { appendFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { HandOverSource } from '@armoni/video-engine/handover/project';
import { writeMlt } from '@armoni/video-engine/handover/write-mlt';
import type { MediaReference } from '@armoni/video-engine/model/media';
import type { Timeline } from '@armoni/video-engine/model/timeline';
import { renderFilm } from '@armoni/video-engine/render/render-film';
import {
  analysisOf,
  likeness,
  never,
  testTools,
} from '@armoni/video-engine/render/testing/make-media';
import { type FilmSize, makeFilmSources, variedFilm } from './handover/varied-film.ts';
import { leaveOut } from './shared/leave-out.ts';
import { sized } from './shared/sized.ts';

// What melt renders of our .mlt beside our film: SSIM at every cut, a frame before and after it. Films
// of crops, gliding windows, speeds, stills that grow and dissolves, in three shapes. Compared are the
// film nearly without loss, which shows what the hand-over parts, the film as it is delivered, and those two with
// each other: what our encoding parts, whoever else renders.
// `FULL_HD=1` makes them as large as the studio makes films.
// `HANDOVER_KEPT=file` keeps each film's figures in that file and measures those that are missing in it; `VERBOSE=1` shows them.

const run = promisify(execFile);
const { count } = sized({ count: 50 }, { count: 1 });
const goal = 0.99;
/** In the encoder's measure. */
const nearlyNone = 1;

const isThere = await run('melt', ['--version']).then(
  () => true,
  () => false,
);
if (!isThere) leaveOut('melt is not installed');

const kept = process.env.HANDOVER_KEPT;
const size: FilmSize = process.env.FULL_HD ? 'full HD' : 'small';

/** Least SSIM at the film's cuts ± 1 frame, and that of each such frame by the way of its shots. */
type FilmFigures = {
  readonly seed: number;
  readonly worst: number;
  readonly delivered: number;
  readonly encoding: number;
  readonly frames: readonly (readonly [way: string, likeness: number])[];
};

const folder = await mkdtemp(join(tmpdir(), 'bench-handover-'));
try {
  await compare();
} finally {
  await rm(folder, { recursive: true, force: true });
}

async function compare(): Promise<void> {
  await mkdir(join(folder, 'media'));
  const sources = await makeFilmSources(folder);
  const films = [...(await keptFigures())];
  for (let seed = 1; seed <= count; seed += 1) {
    if (films.some((film) => film.seed === seed)) continue;
    const figures = await measure(seed, sources);
    films.push(figures);
    if (kept) await appendFile(kept, `${JSON.stringify(figures)}\n`);
    if (process.env.VERBOSE) console.log(JSON.stringify(figures));
  }
  report(
    'compared nearly without loss',
    films.map(({ worst }) => worst),
  );
  report(
    'compared as delivered',
    films.map(({ delivered }) => delivered),
  );
  report(
    'our film as delivered beside ours nearly without loss',
    films.map(({ encoding }) => encoding),
  );
  const ways = Map.groupBy(
    films.flatMap(({ frames }) => frames),
    ([way]) => way,
  );
  for (const [way, frames] of [...ways].toSorted()) {
    const least = Math.min(...frames.map(([, value]) => value));
    const enough = frames.filter(([, value]) => value >= goal).length;
    console.log(`  ${way}: ${enough} of ${frames.length} frames, the worst ${least.toFixed(4)}`);
  }
}

async function keptFigures(): Promise<readonly FilmFigures[]> {
  if (!kept) return [];
  const lines = await readFile(kept, 'utf8').catch(() => '');
  return lines
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as FilmFigures);
}

async function measure(seed: number, sources: readonly MediaReference[]): Promise<FilmFigures> {
  const { timeline, ways } = variedFilm(seed, sources, size);
  const handed = await theirs(timeline, sources);
  const [whole, delivered] = [
    await ours(timeline, sources, nearlyNone),
    await ours(timeline, sources),
  ];
  const alike = await likeness(whole, handed);
  const lossy = await likeness(delivered, handed);
  const encoded = await likeness(delivered, whole);
  const frames = timeline.tracks.video.clips.slice(1).flatMap(({ recordRange }, index) => {
    const at = recordRange.startTime.value;
    const [before = '', after = ''] = [ways[index], ways[index + 1]];
    const around = [
      [before, at - 1],
      [after, at],
      [after, at + 1],
    ] as const;
    return around.map(([way, frame]) => [way, alike[frame] ?? 0] as const);
  });
  return {
    ...{ seed, frames },
    worst: Math.min(...frames.map(([, value]) => value)),
    delivered: Math.min(...cutFrames(timeline).map((frame) => lossy[frame] ?? 0)),
    encoding: Math.min(...cutFrames(timeline).map((frame) => encoded[frame] ?? 0)),
  };
}

function report(how: string, worst: readonly number[]): void {
  const good = worst.filter((value) => value >= goal).length;
  const median = worst.toSorted((a, b) => a - b)[Math.floor(worst.length / 2)] ?? 0;
  console.log(
    `${how}: ${good} of ${worst.length} films have SSIM ≥ ${goal} at every cut ± 1 frame; the worst of a film ${median.toFixed(4)} in the median, ${Math.min(...worst).toFixed(4)} of all`,
  );
}

function cutFrames({ tracks }: Timeline): readonly number[] {
  return tracks.video.clips.slice(1).flatMap(({ recordRange }) => {
    const { value } = recordRange.startTime;
    return [value - 1, value, value + 1];
  });
}

async function ours(
  timeline: Timeline,
  references: readonly MediaReference[],
  loss?: number,
): Promise<string> {
  const workFolder = await mkdtemp(join(folder, 'work-'));
  const { filmPath } = await renderFilm(
    {
      timeline,
      references,
      analyses: references.map(analysisOf),
      music: null,
      ...(loss === undefined ? {} : { loss }),
    },
    { tools: testTools, workFolder, concurrency: 2, signal: never, onProgress: () => undefined },
  );
  return filmPath;
}

async function theirs(timeline: Timeline, references: readonly MediaReference[]): Promise<string> {
  const handed = references.map(({ id, probe }): HandOverSource => {
    const { kind, width, height, durationSeconds } = probe;
    return {
      ...{ sourceId: id, name: id, path: id, kind: kind === 'image' ? 'image' : 'video' },
      frameCount: Math.floor(durationSeconds * 30),
      ...{ width, height, audioChannels: 0, startFrame: 0 },
    };
  });
  const project = join(folder, 'film.mlt');
  const written = writeMlt({ name: 'Film', timeline, sources: handed, music: null });
  // Without a display melt's `qimage` draws the second still of a project white; editors have one.
  await writeFile(project, written.replaceAll('>qimage<', '>pixbuf<'));
  const film = join(folder, 'melt.mkv');
  const output = ['vcodec=ffv1', 'an=1', 'real_time=-1', 'rescale=bicubic'];
  await run('melt', [project, '-consumer', `avformat:${film}`, ...output], { cwd: folder });
  return film;
}
