import { inputArguments } from '../../ffmpeg/input-arguments.ts';
import { ToolFailed } from '../../ffmpeg/tool-errors.ts';
import { runFfmpeg, type Tools } from '../../ffmpeg/tools.ts';
import { upperMedian } from '../../maths/statistics.ts';
import type { MediaReference } from '../../model/media.ts';
import { speechWindows } from './speech-windows.ts';

export type SoundWindow = { readonly loudness: number; readonly isSpeech: boolean };

export type Sound = {
  readonly windows: readonly SoundWindow[];
  /** EBU R 128 integrated loudness; null when there is no sound above the gate. */
  readonly loudnessLufs: number | null;
};

const samplesPerSecond = 8000;
const stepSeconds = 0.01;
const stepsPerWindow = 50;
/** EBU R 128 gates everything at −70 LUFS; a decibel above it there is something to hear. */
const gateLufs = -69;
/** One-pole high-pass: keeps speech, loses the hum of a room. */
const humRejection = 0.9;
/** Below this a window is silence and says nothing about loudness. */
const silenceDecibels = -60;

/** One mono decode at 8 kHz: levels per 10 ms, and ffmpeg's own loudness meter on the way. */
export async function measureSound(
  reference: MediaReference,
  tools: Tools,
  signal: AbortSignal,
): Promise<Sound> {
  if (!reference.probe.hasAudio) return { windows: [], loudnessLufs: null };
  const levels = new LevelMeter();
  const args = [
    ...inputArguments(reference, { options: ['-vn'] }),
    ...['-map', '0:a:0', '-vn', '-af', 'ebur128=framelog=verbose', '-ac', '1'],
    ...['-ar', String(samplesPerSecond), '-f', 's16le', 'pipe:1'],
  ];
  try {
    const { stderr } = await runFfmpeg(tools, args, {
      signal,
      logLevel: 'info',
      onStdout: (chunk) => levels.push(chunk),
    });
    return { windows: toWindows(levels.steps), loudnessLufs: parseLoudness(stderr) };
  } catch (error) {
    // A broken sound track is no reason to lose the picture.
    if (error instanceof ToolFailed) return { windows: [], loudnessLufs: null };
    throw error;
  }
}

function parseLoudness(text: string): number | null {
  const found = [...text.matchAll(/\bI:\s+(-?[\d.]+|-inf) LUFS/g)].at(-1)?.[1];
  const loudness = Number(found);
  return Number.isFinite(loudness) && loudness > gateLufs ? loudness : null;
}

function toWindows(steps: readonly number[]): SoundWindow[] {
  const speech = speechWindows(steps, { stepSeconds, stepsPerWindow });
  const decibels = speech.map((_, index) => {
    const own = steps.slice(index * stepsPerWindow, (index + 1) * stepsPerWindow);
    const power = own.reduce((sum, level) => sum + level * level, 0) / Math.max(1, own.length);
    return 10 * Math.log10(power + 1e-12);
  });
  const usual = upperMedian(decibels.filter((level) => level > silenceDecibels));
  return speech.map((isSpeech, index) => {
    const level = decibels[index]!;
    const isSilent = level <= silenceDecibels;
    return { isSpeech: isSpeech && !isSilent, loudness: isSilent ? 0 : level - usual };
  });
}

/** Root mean square of the difference signal per 10 ms: a high-pass that spares the hum. */
class LevelMeter {
  readonly steps: number[] = [];
  #carry = Buffer.alloc(0);
  #before = 0;
  #power = 0;
  #count = 0;

  push(chunk: Buffer): void {
    const bytes = this.#carry.length > 0 ? Buffer.concat([this.#carry, chunk]) : chunk;
    const usable = bytes.length & ~1;
    for (let at = 0; at < usable; at += 2) {
      const value = bytes.readInt16LE(at) / 32768;
      const high = value - humRejection * this.#before;
      this.#before = value;
      this.#power += high * high;
      this.#count += 1;
      if (this.#count === samplesPerSecond * stepSeconds) {
        this.steps.push(Math.sqrt(this.#power / this.#count));
        this.#power = 0;
        this.#count = 0;
      }
    }
    this.#carry = Buffer.from(bytes.subarray(usable));
  }
}
