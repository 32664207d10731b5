import { peaksOf } from '../../../lib/media/peaks.ts';
import type { ChosenMusic } from './chosen-music.ts';

const waveformBars = 28;
/** Decoded audio takes some 20 times the room of its file. */
const decodedBytesMaximum = 40 * 1024 * 1024;

/** Length and waveform of an audio file, as far as this browser can decode it. */
export async function describeMusic(
  file: File,
): Promise<Pick<ChosenMusic, 'durationSeconds' | 'peaks'>> {
  if (file.size > decodedBytesMaximum) return { durationSeconds: null, peaks: null };
  const context = new OfflineAudioContext(1, 1, 22_050);
  try {
    const audio = await context.decodeAudioData(await file.arrayBuffer());
    return {
      durationSeconds: audio.duration,
      peaks: [...peaksOf(audio.getChannelData(0), waveformBars)],
    };
  } catch {
    // The server knows more formats than the browser: no waveform is no error.
    return { durationSeconds: null, peaks: null };
  }
}
