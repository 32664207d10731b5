/** A word as it is set: its width, and what breaking after it costs. */
export type MeasuredWord = { readonly text: string; readonly width: number };

/** Costs beside the squared share of the width that a line leaves empty. */
const costs = { afterSmallWord: 0.09, afterPunctuation: -0.075, loneShortWord: 0.06 } as const;
const shortWordLetters = 4;

/** Articles and prepositions: what follows them belongs on their line. */
const smallWords = new Set(
  'le la les l’ un une des du de d’ au aux à en et ou dans sur sous par pour avec sans chez vers entre que qui ne se ce cette ces mon ma mes ton ta tes son sa ses notre nos votre vos leur leurs the a an of to in on at for with and or by from'.split(
    ' ',
  ),
);

/**
 * Words over exactly `count` lines, none wider than `width`, with the least raggedness; null when
 * they do not fit. Costs after Knuth and Plass, "Breaking Paragraphs into Lines" (1981), for the
 * few words of a title: no hyphenation, no stretching.
 */
export function breakLines(
  words: readonly MeasuredWord[],
  {
    count,
    width,
    space,
  }: { readonly count: number; readonly width: number; readonly space: number },
): readonly (readonly MeasuredWord[])[] | null {
  // best[k][n]: the first n words over k lines.
  const best: { cost: number; from: number }[][] = [[{ cost: 0, from: 0 }]];
  for (let line = 1; line <= count; line += 1) {
    best[line] = [];
    for (let end = line; end <= words.length; end += 1) {
      let lineWidth = -space;
      for (let from = end - 1; from >= line - 1; from -= 1) {
        lineWidth += (words[from]?.width ?? 0) + space;
        if (lineWidth > width) break;
        const before = best[line - 1]?.[from];
        if (before === undefined) continue;
        const cost = before.cost + lineCost(words, from, end, lineWidth / width);
        if (cost < (best[line]?.[end]?.cost ?? Number.POSITIVE_INFINITY)) {
          (best[line] as { cost: number; from: number }[])[end] = { cost, from };
        }
      }
    }
  }
  return readBack(words, best, count);
}

function lineCost(
  words: readonly MeasuredWord[],
  from: number,
  end: number,
  filled: number,
): number {
  const last = words[end - 1]?.text ?? '';
  const ragged = (1 - filled) ** 2;
  if (end === words.length) {
    const isLone = from > 0 && end - from === 1 && letters(last) <= shortWordLetters;
    return ragged + (isLone ? costs.loneShortWord : 0);
  }
  if (smallWords.has(last.toLowerCase())) return ragged + costs.afterSmallWord;
  return ragged + (/[,;:.!?…»]$/u.test(last) ? costs.afterPunctuation : 0);
}

function letters(word: string): number {
  return word.replace(/[^\p{L}\d]/gu, '').length;
}

function readBack(
  words: readonly MeasuredWord[],
  best: readonly (readonly { readonly from: number }[])[],
  count: number,
): readonly (readonly MeasuredWord[])[] | null {
  const lines: (readonly MeasuredWord[])[] = [];
  let end = words.length;
  for (let line = count; line > 0; line -= 1) {
    const found = best[line]?.[end];
    if (found === undefined) return null;
    lines.unshift(words.slice(found.from, end));
    end = found.from;
  }
  return lines;
}
