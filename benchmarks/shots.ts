/**
 * Shot boundaries against known truth: ours and ffmpeg's `scdet`.
 * The truth is synthetic (procedural scenes); expect lower figures in the wild.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { scanClip } from '@armoni/video-engine/analyse/scan-clip';
import { runFfmpeg, type Tools } from '@armoni/video-engine/ffmpeg/tools';
import { probeMedia } from '@armoni/video-engine/probe/probe-media';
import { sized } from './shared/sized.ts';
import { framesPerSecond, makeSequence, profiles, type Truth } from './shots/make-sequence.ts';

const { seeds, tried, lengthSeconds } = sized(
  { seeds: 2, tried: profiles, lengthSeconds: 34 },
  { seeds: 1, tried: profiles.slice(0, 1), lengthSeconds: 4 },
);
const firstSeed = 9000;
const tools: Tools = {
  ffmpegPath: process.env.FFMPEG_PATH ?? 'ffmpeg',
  ffprobePath: process.env.FFPROBE_PATH ?? 'ffprobe',
};
const signal = new AbortController().signal;

type Found = {
  readonly cuts: readonly number[];
  readonly dissolves: readonly Span[];
  readonly fades: readonly Span[];
};
type Span = { readonly from: number; readonly to: number };
type Tally = { hits: number; missed: number; wrong: number };

const total = {
  ours: { cuts: tally(), dissolves: tally(), fades: tally(), flashes: 0 },
  scdet: { cuts: tally(), flashes: 0 },
  flashes: 0,
};
const folder = mkdtempSync(join(tmpdir(), 'armoni-shots-'));
try {
  for (let round = 0; round < seeds; round += 1) {
    for (const [index, profile] of tried.entries()) {
      const seed = firstSeed + 100 * round + index;
      const path = join(folder, `${seed}.mp4`);
      const truth = await makeSequence(profile, { seed, lengthSeconds }, path, tools);
      const before = structuredClone(total);
      compareOurs(truth, await ours(path));
      compareScdet(truth, await scdet(path));
      rmSync(path);
      console.log(`${profile.name} (${seed}): ${change(before)}`);
    }
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
console.log(`\n| | cuts F1 | dissolves F1 | fades F1 | flashes counted |\n|---|---|---|---|---|`);
console.log(
  `| ours | ${score(total.ours.cuts)} | ${score(total.ours.dissolves)} | ${score(total.ours.fades)} | ${total.ours.flashes} of ${total.flashes} |`,
);
console.log(
  `| scdet | ${score(total.scdet.cuts)} | – | – | ${total.scdet.flashes} of ${total.flashes} |`,
);

async function ours(path: string): Promise<Found> {
  const outcome = await probeMedia({ id: path, name: path, path }, tools, { signal });
  if (!outcome.ok) throw new Error(outcome.refusal.message);
  const options = { signal, onProgress: () => undefined };
  const { boundaries } = await scanClip(outcome.reference, tools, options);
  const frames = boundaries.map(({ kind, fromSeconds, toSeconds }) => ({
    kind,
    from: Math.round(fromSeconds * framesPerSecond),
    to: Math.round(toSeconds * framesPerSecond),
  }));
  return {
    cuts: frames.filter(({ kind }) => kind === 'cut').map(({ from }) => from),
    dissolves: frames.filter(({ kind }) => kind === 'dissolve'),
    fades: frames.filter(({ kind }) => kind === 'fade'),
  };
}

async function scdet(path: string): Promise<number[]> {
  const print = "scdet=threshold=10,metadata=mode=print:key=lavfi.scd.time:file='pipe\\:1'";
  const args = ['-i', path, '-an', '-vf', print, '-f', 'null', '-'];
  const { stdout } = await runFfmpeg(tools, args, { signal });
  return [...stdout.toString().matchAll(/lavfi\.scd\.time=([\d.]+)/g)].map(([, time]) =>
    Math.round(Number(time) * framesPerSecond),
  );
}

function compareOurs(truth: Truth, found: Found): void {
  total.flashes += truth.flashes.length;
  total.ours.flashes += countFlashes(truth, found.cuts);
  compareCuts(truth, found.cuts, total.ours.cuts);
  compareSpans(truth.dissolves, found.dissolves, total.ours.dissolves);
  compareSpans(truth.fades, found.fades, total.ours.fades);
}

/** Generous: what it finds inside gradual transitions is forgiven. */
function compareScdet(truth: Truth, cuts: readonly number[]): void {
  total.scdet.flashes += countFlashes(truth, cuts);
  const gradual = [...truth.dissolves, ...truth.fades];
  const outside = cuts.filter((at) => !gradual.some(({ from, to }) => at >= from && at <= to));
  compareCuts(truth, outside, total.scdet.cuts);
}

function countFlashes(truth: Truth, cuts: readonly number[]): number {
  return cuts.filter((at) => truth.flashes.some((first) => at >= first - 1 && at <= first + 4))
    .length;
}

function compareCuts(truth: Truth, found: readonly number[], into: Tally): void {
  const free = new Set(found);
  for (const cut of truth.cuts) {
    const hit = [...free].find((at) => Math.abs(at - cut) <= 2);
    if (hit === undefined) into.missed += 1;
    else {
      into.hits += 1;
      free.delete(hit);
    }
  }
  into.wrong += free.size;
}

function compareSpans(truth: readonly Span[], found: readonly Span[], into: Tally): void {
  const free = new Set(found);
  for (const span of truth) {
    const hit = [...free].find((one) => overlap(one, span) >= 0.25);
    if (!hit) into.missed += 1;
    else {
      into.hits += 1;
      free.delete(hit);
    }
  }
  into.wrong += free.size;
}

/** Intersection over union. */
function overlap(a: Span, b: Span): number {
  const shared = Math.min(a.to, b.to) - Math.max(a.from, b.from);
  return Math.max(0, shared) / (Math.max(a.to, b.to) - Math.min(a.from, b.from));
}

function tally(): Tally {
  return { hits: 0, missed: 0, wrong: 0 };
}

function score({ hits, missed, wrong }: Tally): string {
  const f1 = (2 * hits) / Math.max(1, 2 * hits + missed + wrong);
  return `${f1.toFixed(3)} (${hits} found, ${missed} missed, ${wrong} wrong)`;
}

function change(before: typeof total): string {
  const part = (now: Tally, then: Tally) =>
    `+${now.hits - then.hits} −${now.missed - then.missed} !${now.wrong - then.wrong}`;
  return [
    `cuts ${part(total.ours.cuts, before.ours.cuts)}`,
    `dissolves ${part(total.ours.dissolves, before.ours.dissolves)}`,
    `fades ${part(total.ours.fades, before.ours.fades)}`,
    `scdet ${part(total.scdet.cuts, before.scdet.cuts)}`,
  ].join(' · ');
}
