/** How a word is spelled by its sounds, its silent letters kept: « konsert » as « concert », « montaj » as « montage ». */
export function spelledBySound(word: string): string {
  return word
    .replace(/eaux?|aux?/g, 'o')
    .replace(/ph/g, 'f')
    .replace(/qu?|ck/g, 'k')
    .replace(/c(?=[eiy])/g, 's')
    .replace(/c(?!h)/g, 'k')
    .replace(/g(?=[eiy])/g, 'j')
    .replace(/(?:ai|ei)(?!n|l)/g, 'e')
    .replace(/y/g, 'i')
    .replace(/(?<=[a-z])z(?!$)/g, 's')
    .replace(/(?<!s|c)h/g, '')
    .replace(/em(?=[pb])|en(?![nmaeiouyh])/g, 'an')
    .replace(/([a-z])\1/g, '$1');
}

/** How a word sounds in French, roughly: written otherwise, it is the same word. */
export function soundOf(word: string): string {
  return spelledBySound(word)
    .replace(/(?<=n)ks?$/, '')
    .replace(/(?:e?nt|e?[sx]|ez|e)$/, '')
    .replace(/(?<=[a-z]{2})(?:[td]|(?<=ou|ro)p|e)$/, '')
    .replace(/z$/, 's');
}

/** Whether so many letters left out, added, changed or swapped make one word of the other. */
export function isWithin(a: string, b: string, slips: number): boolean {
  return countSlips(a, b, slips) <= slips;
}

/** Letters left out, added, changed or swapped that make one word of the other; more than `most` are not told apart. */
export function countSlips(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const line = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1] ? 0 : 1;
      let cost = Math.min(
        (last[column] as number) + 1,
        (line[column - 1] as number) + 1,
        (last[column - 1] as number) + same,
      );
      const swapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (row > 1 && column > 1 && swapped)
        cost = Math.min(cost, (before[column - 2] as number) + 1);
      line.push(cost);
    }
    before = last;
    last = line;
  }
  return last[b.length] as number;
}
