import { type FileHandle, open } from 'node:fs/promises';
import { samplesPerSecond } from '../encoding.ts';
import type { MusicLevels, Span } from './sound-levels.ts';

/** Part of the film's original sound; the parts follow each other without gaps. */
export type SoundPart = { readonly path: string | null; readonly samples: number };

export type MusicBed = {
  /** Stereo 32-bit floats at 48 kHz. */
  readonly path: string;
  readonly startSample: number;
  /** Where the music jumps back from and to; null plays it once. */
  readonly loop: { readonly fromSample: number; readonly toSample: number } | null;
  readonly levels: MusicLevels;
  readonly speech: readonly Span[];
  /** Second of the film at which it has faded away; null: with the film. */
  readonly endSeconds: number | null;
  /** At the music's ends; null as it is usual. */
  readonly fadeInSeconds: number | null;
  readonly fadeOutSeconds: number | null;
};

export type Mix = {
  readonly parts: readonly SoundPart[];
  readonly music: MusicBed | null;
  readonly outputPath: string;
};

const bytesPerSample = 8;
const blockSamples = samplesPerSecond;
/** A jump back in the music is crossfaded: without it clicks. */
const loopFadeSamples = 0.03 * samplesPerSecond;
/** The music gives way before speech and comes back, unhurried, a moment after it. */
const givingWay = { beforeSeconds: 0.3, lastsSeconds: 0.25 } as const;
const comingBack = { afterSeconds: 0.25, lastsSeconds: 0.8 } as const;
const usualFadeInSeconds = 0.04;
/** At the film's end, or over one of so many parts of a short film. */
const usualFadeOutSeconds = 1.5;
const fadeOutParts = 5;
/** Where it ends before the film. */
const endingSeconds = 0.5;

/**
 * Adds the original sound and the music into one file of exactly the parts' samples, a second
 * at a time: memory does not grow with the film.
 */
export async function mixSound(mix: Mix): Promise<void> {
  const totalSamples = mix.parts.reduce((sum, part) => sum + part.samples, 0);
  const output = await open(mix.outputPath, 'w');
  const music = mix.music ? await open(mix.music.path, 'r') : null;
  try {
    let position = 0;
    for (const part of mix.parts) {
      const source = part.path === null ? null : await open(part.path, 'r');
      try {
        for (let done = 0; done < part.samples; done += blockSamples) {
          const samples = Math.min(blockSamples, part.samples - done);
          const block = await readSamples(source, done, samples);
          if (music && mix.music) {
            await addMusic(block, music, mix.music, position + done, totalSamples);
          }
          await output.write(Buffer.from(block.buffer));
        }
      } finally {
        await source?.close();
      }
      position += part.samples;
    }
  } finally {
    await music?.close();
    await output.close();
  }
}

/** Interleaved samples; silence where there is no file or it has ended. */
async function readSamples(
  file: FileHandle | null,
  first: number,
  samples: number,
): Promise<Float32Array> {
  const block = new Float32Array(samples * 2);
  await file?.read(new Uint8Array(block.buffer), 0, block.byteLength, first * bytesPerSample);
  return block;
}

async function addMusic(
  block: Float32Array,
  file: FileHandle,
  bed: MusicBed,
  filmSample: number,
  totalSamples: number,
): Promise<void> {
  const samples = block.length / 2;
  for (let done = 0; done < samples; ) {
    const at = musicPosition(bed, filmSample + done);
    const length = Math.min(samples - done, at.samplesLeft);
    const played = await readSamples(file, at.sample, length);
    // Across a jump the music before it rings out under the music after it.
    const ringing =
      at.sinceJump < loopFadeSamples && bed.loop
        ? await readSamples(file, bed.loop.fromSample + at.sinceJump, length)
        : null;
    for (let index = 0; index < length; index++) {
      const rise = ringing ? Math.min(1, (at.sinceJump + index) / loopFadeSamples) : 1;
      const gain = musicGain(bed, filmSample + done + index, totalSamples);
      for (const channel of [0, 1]) {
        const now = (played[index * 2 + channel] ?? 0) * rise;
        const before = ringing ? (ringing[index * 2 + channel] ?? 0) * (1 - rise) : 0;
        block[(done + index) * 2 + channel]! += (now + before) * gain;
      }
    }
    done += length;
  }
}

function musicPosition(bed: MusicBed, filmSample: number) {
  const straight = bed.startSample + filmSample;
  if (!bed.loop || straight < bed.loop.fromSample) {
    const samplesLeft = bed.loop ? bed.loop.fromSample - straight : Number.POSITIVE_INFINITY;
    return { sample: straight, samplesLeft, sinceJump: Number.POSITIVE_INFINITY };
  }
  const length = bed.loop.fromSample - bed.loop.toSample;
  const sinceJump = (straight - bed.loop.fromSample) % length;
  return { sample: bed.loop.toSample + sinceJump, samplesLeft: length - sinceJump, sinceJump };
}

/** Fades at its ends, and low while somebody speaks. */
function musicGain(bed: MusicBed, filmSample: number, totalSamples: number): number {
  const seconds = filmSample / samplesPerSecond;
  const total = totalSamples / samplesPerSecond;
  const end = Math.min(total, bed.endSeconds ?? total);
  const left = end - seconds;
  if (left <= 0) return 0;
  const usual = end < total ? endingSeconds : usualFadeOutSeconds;
  const usualFadeOut = Math.min(usual, end / fadeOutParts);
  const fadeOut = shareOf(left, bed.fadeOutSeconds ?? usualFadeOut);
  const fadeIn = shareOf(seconds, bed.fadeInSeconds ?? usualFadeInSeconds);
  const low = duckingAt(bed.speech, seconds);
  // In decibels, as loudness is heard.
  const level = bed.levels.normal ** (1 - low) * bed.levels.underSpeech ** low;
  return level * fadeIn * Math.sin((fadeOut * Math.PI) / 2);
}

/** A fade of no length is over at once. */
function shareOf(seconds: number, fadeSeconds: number): number {
  return fadeSeconds <= 0 ? 1 : Math.min(1, seconds / fadeSeconds);
}

/** 0 away from speech, 1 during it, sliding just before and after. */
export function duckingAt(speech: readonly Span[], seconds: number): number {
  let low = 0;
  for (const { startSeconds, endSeconds } of speech) {
    const down = (seconds - startSeconds + givingWay.beforeSeconds) / givingWay.lastsSeconds;
    const up = (seconds - endSeconds - comingBack.afterSeconds) / comingBack.lastsSeconds;
    low = Math.max(low, smoothStep(down) - smoothStep(up));
  }
  return low;
}

function smoothStep(share: number): number {
  const within = Math.min(1, Math.max(0, share));
  return within * within * (3 - 2 * within);
}
