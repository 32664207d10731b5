import { listenedSamplesPerSecond, SpeechListener } from '@armoni/perception/hear/speech-listener';
import { inputArguments } from '../../ffmpeg/input-arguments.ts';
import { ToolFailed } from '../../ffmpeg/tool-errors.ts';
import { runFfmpeg, type Tools } from '../../ffmpeg/tools.ts';
import { upperMedian } from '../../maths/statistics.ts';
import type { SpeechPhrase } from '../../model/analysis.ts';
import type { MediaReference } from '../../model/media.ts';

export type SoundWindow = { readonly loudness: number; readonly isSpeech: boolean };

export type Sound = {
  readonly windows: readonly SoundWindow[];
  /** EBU R 128 integrated loudness; null when there is no sound above the gate. */
  readonly loudnessLufs: number | null;
  readonly speech: readonly SpeechPhrase[];
};

const silent: Sound = { windows: [], loudnessLufs: null, speech: [] };

const samplesPerSecond = 8000;
/** Samples that the listener takes for each one that is measured. */
const listenedPerMeasured = listenedSamplesPerSecond / samplesPerSecond;
const stepSeconds = 0.01;
const stepsPerWindow = 50;
const windowSeconds = stepSeconds * stepsPerWindow;
/** EBU R 128 gates everything at −70 LUFS; a decibel above it there is something to hear. */
const gateLufs = -69;
/** One-pole high-pass: keeps speech, loses the hum of a room. */
const humRejection = 0.9;
/** Below this a window is silence and says nothing about loudness. */
const silenceDecibels = -60;
/** Share of a window's length that must be spoken in. */
const spokenShare = 0.5;

/** One mono decode: levels per 10 ms, who speaks when, and ffmpeg's loudness meter on the way. */
export async function measureSound(
  reference: MediaReference,
  tools: Tools,
  signal: AbortSignal,
): Promise<Sound> {
  if (!reference.probe.hasAudio) return silent;
  const levels = new LevelMeter();
  const listener = new SpeechListener();
  const reader = new SampleReader((samples) => {
    levels.push(samples);
    listener.push(samples);
  });
  const args = [
    ...inputArguments(reference, { options: ['-vn'] }),
    ...['-map', '0:a:0', '-vn', '-af', 'ebur128=framelog=verbose', '-ac', '1'],
    ...['-ar', String(listenedSamplesPerSecond), '-f', 's16le', 'pipe:1'],
  ];
  try {
    const { stderr } = await runFfmpeg(tools, args, {
      signal,
      logLevel: 'info',
      onStdout: (chunk) => reader.push(chunk),
    });
    const speech = listener.end();
    return {
      windows: toWindows(levels.steps, speech),
      loudnessLufs: parseLoudness(stderr),
      speech,
    };
  } catch (error) {
    // A broken sound track is no reason to lose the picture.
    if (error instanceof ToolFailed) return silent;
    throw error;
  }
}

function parseLoudness(text: string): number | null {
  const found = [...text.matchAll(/\bI:\s+(-?[\d.]+|-inf) LUFS/g)].at(-1)?.[1];
  const loudness = Number(found);
  return Number.isFinite(loudness) && loudness > gateLufs ? loudness : null;
}

function toWindows(steps: readonly number[], speech: readonly SpeechPhrase[]): SoundWindow[] {
  const count = Math.ceil(steps.length / stepsPerWindow);
  const decibels = Array.from({ length: count }, (_, index) => {
    const own = steps.slice(index * stepsPerWindow, (index + 1) * stepsPerWindow);
    const power = own.reduce((sum, level) => sum + level * level, 0) / Math.max(1, own.length);
    return 10 * Math.log10(power + 1e-12);
  });
  const usual = upperMedian(decibels.filter((level) => level > silenceDecibels));
  return decibels.map((level, index) => ({
    isSpeech: isSpoken(index * windowSeconds, speech),
    loudness: level <= silenceDecibels ? 0 : level - usual,
  }));
}

function isSpoken(from: number, speech: readonly SpeechPhrase[]): boolean {
  const to = from + windowSeconds;
  const spoken = speech.reduce(
    (sum, { startSeconds, endSeconds }) =>
      sum + Math.max(0, Math.min(to, endSeconds) - Math.max(from, startSeconds)),
    0,
  );
  return spoken >= spokenShare * windowSeconds;
}

/** From 16-bit samples, however they are cut into chunks, to floats. */
class SampleReader {
  readonly #onSamples: (samples: Float32Array) => void;
  #carry = Buffer.alloc(0);

  constructor(onSamples: (samples: Float32Array) => void) {
    this.#onSamples = onSamples;
  }

  push(chunk: Buffer): void {
    const bytes = this.#carry.length > 0 ? Buffer.concat([this.#carry, chunk]) : chunk;
    const samples = new Float32Array(bytes.length >> 1);
    for (let i = 0; i < samples.length; i += 1) samples[i] = bytes.readInt16LE(2 * i) / 32768;
    this.#carry = Buffer.from(bytes.subarray(2 * samples.length));
    this.#onSamples(samples);
  }
}

/** Root mean square of the difference signal per 10 ms: a high-pass that spares the hum. */
class LevelMeter {
  readonly steps: number[] = [];
  #sum = 0;
  #summed = 0;
  #before = 0;
  #power = 0;
  #count = 0;

  push(samples: Float32Array): void {
    for (const sample of samples) {
      this.#sum += sample;
      this.#summed += 1;
      if (this.#summed < listenedPerMeasured) continue;
      this.#measure(this.#sum / listenedPerMeasured);
      this.#sum = 0;
      this.#summed = 0;
    }
  }

  #measure(value: number): void {
    const high = value - humRejection * this.#before;
    this.#before = value;
    this.#power += high * high;
    this.#count += 1;
    if (this.#count < samplesPerSecond * stepSeconds) return;
    this.steps.push(Math.sqrt(this.#power / this.#count));
    this.#power = 0;
    this.#count = 0;
  }
}
