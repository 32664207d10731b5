/** Not broken: before ; ! ? narrower than a space, elsewhere as wide as one. */
export const narrowSpace = '\u202f';
export const fixedSpace = '\u00a0';

/** Words that tell an English text, where French spacing would be a fault. */
const english =
  /\b(?:the|and|you|your|of|with|for|is|are|this|that|let's|let’s|it's|it’s|we|our|go|see|more|now|new|get|follow|watch)\b/i;

const units =
  'km/h|km|cm|mm|m²|m|kg|g|h|min|s|ms|L|l|°C|°|%|€|\\$|k€|M€|fps|px|ans?|jours?|mètres?|nuits?|euros?|heures?|minutes?|secondes?';

/**
 * A text as a French compositor sets it: spaces before double punctuation, inside guillemets,
 * before units and after single letters do not break; apostrophes and ellipses are the real
 * ones. Letters are never changed.
 */
export function spaceFrench(text: string): string {
  const clean = text.normalize('NFC').replace(/\s+/gu, ' ').trim();
  const typographic = clean
    .replace(/(?<=\p{L})'(?=\p{L})/gu, '’')
    .replace(/\.{3}/g, '…')
    .replace(/ ([;!?])/g, `${narrowSpace}$1`)
    .replace(/ (:)(?= |$)/g, `${fixedSpace}$1`)
    .replace(/« ?/g, `«${fixedSpace}`)
    .replace(/ ?»/g, `${fixedSpace}»`)
    .replace(new RegExp(`(\\d) (?=(?:${units})(?![\\p{L}\\d]))`, 'gu'), `$1${fixedSpace}`)
    .replace(/(?<=\d) (?=\d{3}(?!\d))/g, narrowSpace)
    .replace(/(?<=^|[ «\u00a0(])([àÀyY]) (?=[\p{L}\d])/gu, `$1${fixedSpace}`);
  return english.test(clean) ? typographic : insertMissing(typographic);
}

/** « Salut! » becomes « Salut ! »; the query of an address and a time of day stay as they are. */
function insertMissing(text: string): string {
  return text
    .replace(/(?<=[\p{L}\d»)])([;!?]+)(?=[ \u00a0\u202f»]|$)/gu, `${narrowSpace}$1`)
    .replace(/(?<=[\p{L}\d»)])(:)(?=[ \u00a0]|$)/gu, `${fixedSpace}$1`);
}
