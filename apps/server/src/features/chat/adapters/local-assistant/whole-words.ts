/**
 * The pattern with `\b` minding accents: JavaScript's own `\b` takes « é » for a boundary, so
 * that `\bétoiles\b` never matches. Case is ignored.
 */
export function wholeWords(pattern: RegExp): RegExp {
  const source = pattern.source
    .replace(/\\b(?=[(\p{L}\d\\])/gu, String.raw`(?<![\p{L}\p{N}])`)
    .replace(/\\b/g, String.raw`(?![\p{L}\p{N}])`);
  return new RegExp(source, `${pattern.flags.includes('g') ? 'g' : ''}iu`);
}
