import { type ShownWord, shownCaptions } from '../../captions/shown-captions.ts';
import { splitCaptions } from '../../captions/split-captions.ts';
import { frames, sharesFrames } from '../../model/time.ts';
import type { FilmCaptions, Timeline, TitleCard } from '../../model/timeline.ts';
import { captionHasRoom } from '../titles/layout/lay-out-caption.ts';
import { showText } from '../titles/type/shown-text.ts';
import type { Typeface } from '../titles/type/typeface.ts';

/** Seconds that a caption stands, and how long it may be; words that are lit are few at a time. */
const pace = {
  burnt: { mostSeconds: 7, leastSeconds: 1, mostCharacters: Number.POSITIVE_INFINITY },
  words: { mostSeconds: 3, leastSeconds: 0.6, mostCharacters: 30 },
} as const;

/** A film's captions as texts in its picture: two lines at their full size, split where longer. */
export function captionCards(
  timeline: Timeline,
  captions: FilmCaptions,
  typeface: Typeface,
): readonly TitleCard[] {
  if (captions.manner === 'track') return [];
  const { family, manner } = captions;
  const { mostCharacters, ...lengths } = pace[manner];
  const fits = (text: string) =>
    text.length <= mostCharacters &&
    captionHasRoom(showText(text, typeface).text, { typeface, frame: timeline, family });
  const pieces = splitCaptions(shownCaptions(timeline, captions), { fits, ...lengths });
  return pieces.map(({ startFrame, endFrame, text, words }): TitleCard => {
    const duration = frames(endFrame - startFrame);
    const range = { startTime: frames(startFrame), duration };
    const lit = manner === 'words' && { wordStarts: litWords(words, startFrame, text, typeface) };
    const place = isTaken(timeline, startFrame, endFrame) ? 'top' : 'bottom';
    return { kind: 'caption', text, range, manner: 'caption', family, place, ...lit };
  });
}

/** A text that already stands low, or one that ends the film. */
function isTaken({ tracks }: Timeline, startFrame: number, endFrame: number): boolean {
  return tracks.video.titles.some(({ range, place, manner }) => {
    const isBelow = place === 'bottom' || manner === 'end-card';
    return isBelow && sharesFrames(range, startFrame, endFrame);
  });
}

/**
 * Frames on which the words begin as they are set: spaces that do not break make one word of two,
 * and what the font cannot show is no word. Letters are never changed, so they tell which is which.
 */
function litWords(
  words: readonly ShownWord[],
  startFrame: number,
  text: string,
  typeface: Typeface,
): readonly number[] {
  const lettersOf = (shown: string) => [...shown.replace(/[^\p{L}\p{N}]/gu, '')].length;
  let before = 0;
  const starts = words.map((word) => {
    const start = { letter: before, frame: Math.max(0, word.startFrame - startFrame) };
    before += lettersOf(showText(word.text, typeface).text);
    return start;
  });
  let passed = 0;
  return showText(text, typeface)
    .text.split(' ')
    .map((shown) => {
      const own = starts.findLast(({ letter }) => letter <= passed);
      passed += lettersOf(shown);
      return own?.frame ?? 0;
    });
}
