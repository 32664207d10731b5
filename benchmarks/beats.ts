import { findBeats } from '@armoni/video-engine/analyse/music/find-beats';
import {
  collectMelSpectrogram,
  type MelSpectrogram,
} from '@armoni/video-engine/analyse/music/mel-spectrogram';
import MusicTempo from 'music-tempo';
import { sized } from './shared/sized.ts';
import { makeTrack, type Track, trackKinds } from './truth/tracks.ts';

/** Beats of 24 generated tracks of 40 s, ours against `music-tempo`. */
type BeatResult = {
  readonly name: string;
  /** F-measure at ±70 ms after the first 5 s, as MIREX counts; mean over the tracks. */
  readonly f: number;
  /** The same after the best of half, same and double tempo. */
  readonly octaveFree: number;
  /** F of downbeats, where the method has any. */
  readonly downbeatF: number | null;
  readonly cpuSecondsPerMinute: number;
};

type Tracked = { readonly beats: readonly number[]; readonly downbeats: readonly number[] | null };

const { seeds, kinds, trackSeconds } = sized(
  { seeds: [3001, 3002], kinds: [...trackKinds], trackSeconds: 40 },
  { seeds: [3001], kinds: trackKinds.slice(0, 1), trackSeconds: 12 },
);
const skippedSeconds = 5;

function benchmarkBeats(): BeatResult[] {
  const tracks = seeds.flatMap((seed) => kinds.map((k) => makeTrack(k, seed, trackSeconds)));
  return [
    measure('armoni', tracks, trackOurs),
    measure('music-tempo 1.0.3', tracks, trackWithMusicTempo),
  ];
}

function measure(
  name: string,
  tracks: readonly Track[],
  track: (samples: Float32Array) => Tracked,
) {
  const started = process.cpuUsage();
  const found = tracks.map(({ samples }) => track(samples));
  const used = process.cpuUsage(started);
  const scores = tracks.map((truth, i) => scoreBeats(truth.beatSeconds, found[i]!.beats));
  const downbeats = tracks.flatMap((truth, i) => {
    const mine = found[i]!.downbeats;
    return mine ? [scoreBeats(truth.downbeatSeconds, mine)] : [];
  });
  if (process.env.BENCH_DETAILS) report(tracks, found, scores);
  return {
    name,
    f: mean(scores),
    octaveFree: mean(tracks.map((truth, i) => octaveFree(truth.beatSeconds, found[i]!.beats))),
    downbeatF: downbeats.length > 0 ? mean(downbeats) : null,
    cpuSecondsPerMinute: (used.user + used.system) / 1e6 / ((tracks.length * trackSeconds) / 60),
  };
}

function report(tracks: readonly Track[], found: readonly Tracked[], scores: readonly number[]) {
  tracks.forEach((track, i) => {
    const interval = found[i]!.beats.length / trackSeconds;
    console.log(
      track.kind.padEnd(14),
      track.bpm.toFixed(1).padStart(6),
      `found ${(60 * interval).toFixed(1).padStart(6)}`,
      `F ${scores[i]!.toFixed(3)}`,
      `bias ${(1000 * bias(track.beatSeconds, found[i]!.beats)).toFixed(1)} ms`,
      `downbeats ${scoreBeats(track.downbeatSeconds, found[i]!.downbeats ?? []).toFixed(2)}`,
    );
  });
}

/** Median distance from a true beat to the nearest found one within 70 ms. */
function bias(truth: readonly number[], found: readonly number[]): number {
  const distances = truth.flatMap((at) => {
    const nearest = found.reduce((a, b) => (Math.abs(b - at) < Math.abs(a - at) ? b : a), 1e9);
    return Math.abs(nearest - at) < 0.07 ? [nearest - at] : [];
  });
  return distances.sort((a, b) => a - b)[distances.length >> 1] ?? 0;
}

function trackOurs(samples: Float32Array): Tracked {
  const { beatSeconds, downbeatSeconds } = findBeats(spectrogramOf(halved(samples)));
  return { beats: beatSeconds, downbeats: downbeatSeconds };
}

function trackWithMusicTempo(samples: Float32Array): Tracked {
  return { beats: new MusicTempo(samples).beats, downbeats: null };
}

function spectrogramOf(samples: Float32Array): MelSpectrogram {
  const collector = collectMelSpectrogram();
  collector.push(samples);
  return collector.finish();
}

/** 44.1 to 22.05 kHz with a short binomial low-pass. */
function halved(samples: Float32Array): Float32Array {
  return Float32Array.from({ length: samples.length >> 1 }, (_, i) => {
    const centre = samples[2 * i]!;
    return 0.25 * (samples[2 * i - 1] ?? 0) + 0.5 * centre + 0.25 * (samples[2 * i + 1] ?? 0);
  });
}

function scoreBeats(truth: readonly number[], found: readonly number[]): number {
  const expected = truth.filter((at) => at >= skippedSeconds);
  const given = found.filter((at) => at >= skippedSeconds && at < trackSeconds);
  const open = new Set(given);
  let hits = 0;
  for (const at of expected) {
    const hit = [...open].find((beat) => Math.abs(beat - at) <= 0.07);
    if (hit === undefined) continue;
    open.delete(hit);
    hits += 1;
  }
  return (2 * hits) / Math.max(1, expected.length + given.length);
}

function octaveFree(truth: readonly number[], found: readonly number[]): number {
  const doubled = found.flatMap((at, i) => {
    const next = found[i + 1];
    return next === undefined ? [at] : [at, (at + next) / 2];
  });
  const halves = [0, 1].map((phase) => found.filter((_, i) => i % 2 === phase));
  return Math.max(...[found, doubled, ...halves].map((beats) => scoreBeats(truth, beats)));
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

console.table(benchmarkBeats());
