import type { Cue, SpokenWord } from '../model/captions.ts';

/** A word is read and then said: short ones take longer than their letters. */
const lettersOfAnyWord = 2;
/** A breath after a stop, and half of one after a comma, in letters. */
const breath = { stop: 5, comma: 2.5 } as const;

/** Words as they are shown: a sign that stands alone belongs to the word before it, or after. */
export function wordsOf(text: string): readonly string[] {
  const words: string[] = [];
  let opening = '';
  for (const piece of text.split(/\s+/u).filter((each) => each !== '')) {
    const isSpoken = /[\p{L}\p{N}]/u.test(piece);
    if (isSpoken) {
      words.push(opening + piece);
      opening = '';
    } else if (/^[«([{“–—-]+$/u.test(piece) || words.length === 0) {
      opening += `${piece}\u00a0`;
    } else words[words.length - 1] += `\u00a0${piece}`;
  }
  return words;
}

/** How long a word takes beside others, the breath after it included. */
export function weightOf(word: string): number {
  const letters = [...word.replace(/[^\p{L}\p{N}]/gu, '')].length;
  return letters + lettersOfAnyWord + breathAfter(word);
}

export function breathAfter(word: string): number {
  if (/[.!?…]["»”)\u00a0]*$/u.test(word)) return breath.stop;
  return /[,;:–—]["»”)\u00a0]*$/u.test(word) ? breath.comma : 0;
}

/** Words over a stretch, each as long as its letters ask for; the last breath takes no time. */
export function spreadWords(
  words: readonly string[],
  startSeconds: number,
  endSeconds: number,
): readonly SpokenWord[] {
  const weights = words.map(weightOf);
  const spoken = words.map((word, index) => (weights[index] as number) - breathAfter(word));
  const last = words.length - 1;
  const total = weights.reduce((sum, weight) => sum + weight, 0) - breathAfter(words[last] ?? '');
  const each = (endSeconds - startSeconds) / Math.max(1, total);
  let at = startSeconds;
  return words.map((text, index) => {
    const from = at;
    at += each * (weights[index] as number);
    return { text, startSeconds: from, endSeconds: from + each * (spoken[index] as number) };
  });
}

/** The words of a caption with times: its own, else by their length. */
export function timedWordsOf(cue: Cue): readonly SpokenWord[] {
  return cue.words ?? spreadWords(wordsOf(cue.text), cue.startSeconds, cue.endSeconds);
}

/** A short stretch as its words; none when nothing in it can be said. */
export function readableCue(cue: Cue): readonly SpokenWord[] {
  return spreadWords(wordsOf(cue.text), cue.startSeconds, cue.endSeconds);
}
