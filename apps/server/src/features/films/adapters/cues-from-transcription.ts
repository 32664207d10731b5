import type { Cue, SpokenWord } from '@armoni/video-engine/model/captions';
import * as z from 'zod/mini';

/** What a service answers to `verbose_json`, as far as it is used. */
export const transcription = z.object({
  segments: z._default(
    z.array(z.object({ start: z.number(), end: z.number(), text: z.string() })),
    [],
  ),
  words: z._default(
    z.array(z.object({ start: z.number(), end: z.number(), word: z.string() })),
    [],
  ),
});
export type Transcription = z.infer<typeof transcription>;

type Heard = Transcription['words'][number];

/** Words of the service that may be missing from the text, or written otherwise there. */
const reach = 6;
/** Without segments a caption ends at a sentence or at a pause. */
const pauseSeconds = 0.7;

/**
 * A service tells words with times but without punctuation, and segments with punctuation: the
 * words of the text take the times of the words that were heard, in order; what was written
 * otherwise lies between its neighbours.
 */
export function cuesFromTranscription({ segments, words }: Transcription): readonly Cue[] {
  if (segments.length === 0) return cuesOfWords(words);
  let at = 0;
  return segments.flatMap((segment): Cue[] => {
    const text = segment.text.replace(/\s+/gu, ' ').trim();
    const { start: startSeconds, end: endSeconds } = segment;
    if (text === '' || endSeconds <= startSeconds) return [];
    if (words.length === 0) return [{ startSeconds, endSeconds, text }];
    const timed: (SpokenWord | null)[] = text.split(' ').map((token) => {
      const found = words.slice(at, at + reach).findIndex(({ word }) => bare(word) === bare(token));
      const heard = words[at + found];
      if (found < 0 || heard === undefined || bare(token) === '') return null;
      at += found + 1;
      return { text: token, startSeconds: heard.start, endSeconds: heard.end };
    });
    return [{ startSeconds, endSeconds, text, words: filled(timed, text.split(' '), segment) }];
  });
}

function filled(
  timed: readonly (SpokenWord | null)[],
  tokens: readonly string[],
  { start, end }: Transcription['segments'][number],
): readonly SpokenWord[] {
  const words: SpokenWord[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const known = timed[index];
    if (known) {
      words.push(known);
      continue;
    }
    let next = index;
    while (next < tokens.length && !timed[next]) next += 1;
    const from = words.at(-1)?.endSeconds ?? start;
    const to = Math.max(from, timed[next]?.startSeconds ?? end);
    const each = (to - from) / (next - index);
    for (let missing = index; missing < next; missing += 1) {
      const startSeconds = from + (missing - index) * each;
      words.push({ text: tokens[missing] ?? '', startSeconds, endSeconds: startSeconds + each });
    }
    index = next - 1;
  }
  return words;
}

function cuesOfWords(words: readonly Heard[]): readonly Cue[] {
  const groups: Heard[][] = [];
  for (const word of words) {
    const last = groups.at(-1)?.at(-1);
    const isNew = !last || /[.!?…]$/u.test(last.word) || word.start - last.end > pauseSeconds;
    if (isNew) groups.push([word]);
    else groups.at(-1)?.push(word);
  }
  return groups.map((group) => {
    const spoken = group.map(({ word, start, end }) => ({
      ...{ text: word.trim(), startSeconds: start, endSeconds: end },
    }));
    return {
      startSeconds: group[0]?.start ?? 0,
      endSeconds: group.at(-1)?.end ?? 0,
      text: spoken.map(({ text }) => text).join(' '),
      words: spoken,
    };
  });
}

function bare(word: string): string {
  return word
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
