import { framesPerSecond } from '../model/time.ts';
import type { ShownCaption, ShownWord } from './shown-captions.ts';
import { breathAfter } from './words.ts';

/** A caption as it stands on the screen. */
export type CaptionPiece = {
  readonly startFrame: number;
  readonly endFrame: number;
  readonly text: string;
  /** Frames from the start on which each word begins, in the order of the words. */
  readonly words: readonly ShownWord[];
};

export type SplitRules = {
  /** Whether a text has room. */
  readonly fits: (text: string) => boolean;
  readonly mostSeconds: number;
  /** Shorter nobody reads; given where the clip and the next caption leave it. */
  readonly leastSeconds: number;
};

/** What is said stays a moment, so that slow readers end. */
const lingerSeconds = 0.5;
/** Between two captions: without it the change is not seen. */
const gapFrames = 2;
/** Of the whole length: what a break in an odd place costs beside an uneven one. */
const breakCosts = { stop: -0.2, comma: -0.12, smallWord: 0.15 } as const;
const smallWords = new Set(
  'le la les un une des du de au aux à en et ou dans sur par pour avec que qui ne se ce mon ma mes son sa ses a the an of to in on at for and or'.split(
    ' ',
  ),
);

/** Long captions in parts that have room, each for as long as its words are said. */
export function splitCaptions(
  captions: readonly ShownCaption[],
  rules: SplitRules,
): readonly CaptionPiece[] {
  const parts = captions.flatMap((caption) =>
    split(caption.words, caption.endFrame, rules).map((words, index, all) => ({
      words,
      startFrame: index === 0 ? caption.startFrame : (words[0]?.startFrame ?? caption.startFrame),
      endFrame: all[index + 1]?.[0]?.startFrame ?? caption.endFrame,
      lastFrame: caption.lastFrame,
      isLast: index === all.length - 1,
    })),
  );
  return parts.flatMap(({ words, startFrame, endFrame, lastFrame, isLast }, index) => {
    const next = parts[index + 1]?.startFrame ?? Number.POSITIVE_INFINITY;
    const least = startFrame + Math.round(rules.leastSeconds * framesPerSecond);
    const wanted = isLast
      ? Math.max(least, endFrame + Math.round(lingerSeconds * framesPerSecond))
      : Math.max(least, endFrame);
    const room = Math.min(lastFrame, next);
    const end = Math.min(wanted, next > wanted ? room : Math.max(startFrame, room - gapFrames));
    if (end <= startFrame) return [];
    return [{ startFrame, endFrame: end, text: textOf(words), words }];
  });
}

function split(
  words: readonly ShownWord[],
  endFrame: number,
  rules: SplitRules,
): readonly (readonly ShownWord[])[] {
  const [first] = words;
  if (first === undefined) return [];
  const seconds = (endFrame - first.startFrame) / framesPerSecond;
  const hasRoom = rules.fits(textOf(words)) && seconds <= rules.mostSeconds;
  if (hasRoom || words.length === 1) return [words];
  const at = bestBreak(words);
  return [
    ...split(words.slice(0, at), words[at]?.startFrame ?? endFrame, rules),
    ...split(words.slice(at), endFrame, rules),
  ];
}

/** Near the middle, after a sign rather than after an article. */
function bestBreak(words: readonly ShownWord[]): number {
  const whole = textOf(words).length;
  let best = { at: 1, cost: Number.POSITIVE_INFINITY };
  for (let at = 1; at < words.length; at += 1) {
    const share = textOf(words.slice(0, at)).length / whole;
    const cost = Math.abs(share - 0.5) + costAfter(words[at - 1]?.text ?? '');
    if (cost < best.cost) best = { at, cost };
  }
  return best.at;
}

function costAfter(word: string): number {
  if (smallWords.has(word.toLowerCase())) return breakCosts.smallWord;
  const breath = breathAfter(word);
  if (breath === 0) return 0;
  return breath >= breathAfter('.') ? breakCosts.stop : breakCosts.comma;
}

function textOf(words: readonly ShownWord[]): string {
  return words.map(({ text }) => text).join(' ');
}
