import type { ClipAnalysis, SpeechPhrase } from '../../model/analysis.ts';
import type { Intent } from '../../model/intent.ts';
import { toSeconds } from '../../model/time.ts';
import type { Shot } from '../../model/timeline.ts';

/** Loudness of the parts before the whole film is brought to its final level. */
const targets = {
  /** The clips are what one listens to; the music lies under them. */
  keep: { original: -18, music: -22, musicUnderSpeech: -32 },
  /** The music leads; the clips are its background, except for speech. */
  duck: { original: -28, music: -16, musicUnderSpeech: -26 },
  drop: { original: -70, music: -16, musicUnderSpeech: -16 },
} as const;
/** LUFS. */
const speechTarget = -18;
/** LUFS: a clip this quiet has nothing but noise. */
const quietest = -60;
/** More would lift the hiss of a quiet room to the foreground. */
const mostGain = 14;
/** Decibels; music is mastered, its quiet is meant. */
const mostMusicGain = 20;
/**
 * Between two words or sentences the music does not come up. Heard edges lie up to a quarter of a
 * second inside the words, so that gaps of 1.5 s between words are heard as up to two.
 */
const shortestPauseSeconds = 2;
/** A shorter sound alone is no speech; beside speech it is a word of it. */
const shortestPhraseSeconds = 0.2;

export type MusicLevels = { readonly normal: number; readonly underSpeech: number };

/** Decibels that set a shot's own sound in the mix; null leaves it out. */
export function originalGain(
  shot: Shot,
  analysis: ClipAnalysis | undefined,
  sound: Intent['originalSound'],
  hasMusic: boolean,
): number | null {
  if ((shot.sound ?? sound) === 'drop' || !analysis?.hasAudio || analysis.loudnessLufs === null)
    return null;
  if (analysis.loudnessLufs < quietest) return null;
  const isVoice = speechSpans([shot], new Map([[analysis.sourceId, analysis]])).length > 0;
  // A clip that is kept where the others are silent lies under the music like theirs would.
  const place = sound === 'drop' ? 'keep' : sound;
  const target = isVoice || !hasMusic ? speechTarget : targets[place].original;
  return Math.min(mostGain, target - analysis.loudnessLufs) + (shot.gainDecibels ?? 0);
}

/** Linear gains of the music. */
export function musicLevels(
  loudnessLufs: number | null,
  sound: Intent['originalSound'],
  gainDecibels = 0,
): MusicLevels {
  const gain = (target: number) =>
    10 ** ((gainDecibels + Math.min(mostMusicGain, target - (loudnessLufs ?? target))) / 20);
  return { normal: gain(targets[sound].music), underSpeech: gain(targets[sound].musicUnderSpeech) };
}

export type Span = { readonly startSeconds: number; readonly endSeconds: number };

/** Where somebody speaks in the film, in film seconds, ascending and without overlaps. */
export function speechSpans(
  clips: readonly Shot[],
  analyses: ReadonlyMap<string, ClipAnalysis>,
): readonly Span[] {
  const spans: Span[] = [];
  for (const shot of clips) {
    if (shot.sound === 'drop' || shot.reversed) continue;
    const phrases = analyses.get(shot.mediaReference.sourceId)?.speech ?? [];
    const from = toSeconds(shot.sourceRange.startTime);
    const to = from + toSeconds(shot.sourceRange.duration);
    const filmStart = toSeconds(shot.recordRange.startTime);
    for (const phrase of phrases) {
      if (!isSpoken(phrase, phrases)) continue;
      if (phrase.endSeconds <= from || phrase.startSeconds >= to) continue;
      const startSeconds = filmStart + (Math.max(from, phrase.startSeconds) - from) / shot.speed;
      const endSeconds = filmStart + (Math.min(to, phrase.endSeconds) - from) / shot.speed;
      const last = spans.at(-1);
      if (last && startSeconds - last.endSeconds < shortestPauseSeconds) {
        spans[spans.length - 1] = { startSeconds: last.startSeconds, endSeconds };
      } else {
        spans.push({ startSeconds, endSeconds });
      }
    }
  }
  return spans;
}

function isSpoken(phrase: SpeechPhrase, phrases: readonly SpeechPhrase[]): boolean {
  if (phrase.endSeconds - phrase.startSeconds >= shortestPhraseSeconds) return true;
  return phrases.some(
    (other) =>
      other !== phrase &&
      Math.max(other.startSeconds - phrase.endSeconds, phrase.startSeconds - other.endSeconds) <
        shortestPauseSeconds,
  );
}
