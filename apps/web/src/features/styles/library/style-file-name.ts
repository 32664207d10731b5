export const styleFileEnding = '.armoni-style';
const longestStem = 80;

/** A name that every system takes. */
export function styleFileName(name: string): string {
  const stem = name
    .replace(/[\p{C}/\\:*?"<>|]+|\.{2,}|^\.|\.$/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return `${[...stem].slice(0, longestStem).join('').trim() || 'style'}${styleFileEnding}`;
}
