/**
 * « portrait » and « paysage » name a picture's shape as often as its subject: they do where a
 * figure follows, or a word for shape stands beside them.
 */
export function isFormatWord(words: readonly string[], at: number): boolean {
  if (words[at] !== 'portrait') return false;
  const [before = '', next = '', after = ''] = [words[at - 1], words[at + 1], words[at + 2]];
  if (shapes.has(before) || shapes.has(next)) return true;
  const isSize = /^\d+(x\d+)?$/.test(next);
  return isSize && (next.includes('x') || /^\d+$/.test(after));
}

const shapes = new Set(['format', 'mode', 'orientation', 'vertical', 'verticale', 'en', 'ratio']);
