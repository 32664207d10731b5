import { inputArguments } from '../../ffmpeg/input-arguments.ts';
import { runFfmpeg, type Tools } from '../../ffmpeg/tools.ts';
import type { MusicAnalysis } from '../../model/analysis.ts';
import { findBeats, noBeats } from './find-beats.ts';
import { findChorus } from './find-chorus.ts';
import { collectMelSpectrogram, type MelCollector, sampleRate } from './mel-spectrogram.ts';

/** Nobody cuts a longer film; an endless file must not fill the memory (12 kB a second). */
const longestSeconds = 3600;
const decodeLimitSeconds = 120;

/**
 * Tempo, beats and loudness of the first sound track of a file. Silent music has
 * `loudnessLufs` null and no beats. About 0.3 CPU seconds a minute with decoding.
 *
 * @throws ToolFailed when the file holds no sound that decodes
 * @throws ToolTimedOut when decoding takes longer than two minutes
 */
export async function analyseMusic(
  path: string,
  tools: Tools,
  { signal }: { readonly signal: AbortSignal },
): Promise<MusicAnalysis> {
  const sound = await decodeSound(path, tools, signal);
  const spectrogram = sound.collector.finish();
  const beats = sound.loudnessLufs === null ? noBeats : findBeats(spectrogram);
  const chorusSeconds = findChorus(spectrogram, beats);
  return {
    durationSeconds: sound.sampleCount / sampleRate,
    ...beats,
    // A last beat may be placed a few milliseconds after the last sample.
    beatSeconds: beats.beatSeconds.filter((at) => at < sound.sampleCount / sampleRate),
    loudnessLufs: sound.loudnessLufs,
    ...(chorusSeconds !== null && { chorusSeconds }),
  };
}

async function decodeSound(path: string, tools: Tools, signal: AbortSignal) {
  const collector = collectMelSpectrogram();
  const reader = readFloats(collector);
  const { stderr } = await runFfmpeg(
    tools,
    [
      '-nostats',
      ...inputArguments({ path }, { durationSeconds: longestSeconds }),
      ...['-map', '0:a:0', '-vn', '-sn', '-dn'],
      ...['-af', `ebur128=framelog=verbose,aresample=${sampleRate}`],
      ...['-ac', '1', '-f', 'f32le', '-c:a', 'pcm_f32le', '-'],
    ],
    { signal, logLevel: 'info', wallLimitSeconds: decodeLimitSeconds, onStdout: reader.push },
  );
  return { collector, sampleCount: reader.sampleCount(), loudnessLufs: readLoudness(stderr) };
}

/** Pipes cut the stream anywhere: up to three bytes wait for the next chunk. */
function readFloats(collector: MelCollector) {
  let rest: Buffer = Buffer.alloc(0);
  let count = 0;
  function push(chunk: Buffer): void {
    const bytes = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
    const whole = bytes.length - (bytes.length % 4);
    const samples = new Float32Array(whole / 4);
    for (let i = 0; i < samples.length; i += 1) samples[i] = bytes.readFloatLE(i * 4);
    rest = Buffer.from(bytes.subarray(whole));
    count += samples.length;
    collector.push(samples);
  }
  return { push, sampleCount: () => count };
}

/** The last summary of `ebur128`; at −70 LUFS and below the standard gates everything. */
function readLoudness(stderr: string): number | null {
  const summary = stderr.slice(stderr.lastIndexOf('Summary:'));
  const lufs = Number(/I:\s+(-?[\d.]+) LUFS/.exec(summary)?.[1] ?? Number.NaN);
  return Number.isFinite(lufs) && lufs > -69 ? lufs : null;
}
