/** How a style is called in a text. */
export type StyleNames = { readonly name: string; readonly triggerWord: string | null };

export type Mixture<Style> = {
  readonly first: Style;
  readonly second: Style;
  /** The second one's part, 0–1. */
  readonly share: number;
  /** The text without the words that said so. */
  readonly rest: string;
};

/**
 * Two of these styles mixed in words: « moitié Aube moitié Papier », « Aube et Papier mélangés », « 70 % Aube,
 * 30 % Papier », “a blend of Aube and Papier”. Null where none or one is meant.
 */
export function readMixture<Style extends StyleNames>(
  text: string,
  styles: readonly Style[],
): Mixture<Style> | null {
  const folded = fold(text);
  const called = styles.flatMap((style) =>
    [style.name, style.triggerWord ?? '']
      .map((name) => fold(name.normalize('NFC').trim()))
      .filter((name) => name !== '' && folded.includes(name))
      .map((name) => ({ style, name })),
  );
  // The longest name first: « aube dorée » is meant rather than « aube ».
  called.sort((one, other) => other.name.length - one.name.length);
  for (const { style: first, name } of called) {
    for (const { style: second, name: otherName } of called) {
      if (first === second) continue;
      const found = findPhrase(folded, name, otherName);
      if (found) return { first, second, share: found.share, rest: without(text, found) };
    }
  }
  return null;
}

type Phrase = { readonly at: number; readonly length: number; readonly share: number };

const lead = String.raw`(?:[\s,]+|^)(?:(?:dans|avec|en|selon|in|with|using)\s+)?(?:(?:un|une|le|les|a|the)\s+)?(?:styles?\s+)?(?:entre\s+)?`;
const of = String.raw`(?:\s+(?:du|de|of|entre|between|the|style))*\s+(?:d')?`;
const and = String.raw`\s*(?:,|\bet\b|\band\b|&|\+|,\s*et|\bavec\b|\bwith\b)?\s*`;
const surely = String.raw`\s*(?:\bet\b|\band\b|&|\+|\bavec\b|\bwith\b)\s*(?:de\s+|d'|of\s+)?`;
const percent = String.raw`(\d{1,3})\s*(?:%|pour\s?cents?|percent)`;
const fraction = String.raw`(un|deux|trois|one|two|three)\s+(tiers|quarts?|thirds?|quarters?)`;
const mixed = String.raw`(?:melange(?:e?s)?|mele(?:e?s)?|mixe?(?:e?s)?|mixed|blended|combine(?:e?s|d)?|fondus?|a\s+parts\s+egales|half\s+and\s+half)`;
const mixture = String.raw`(?:melange[rsz]?|mixe[rsz]?|mix|fusion(?:ne[rsz]?)?|croisement|blend|mixture|a\s+mi-chemin|halfway)`;

function findPhrase(folded: string, first: string, second: string): Phrase | null {
  const a = nameIn(first);
  const b = nameIn(second);
  const ways: readonly (readonly [string, (parts: readonly string[]) => number])[] = [
    [`(?:moitie|half)${of}${a}${and}(?:moitie|half)${of}${b}`, half],
    [`${percent}${of}${a}${and}${percent}${of}${b}`, ([one, other]) => shareOf(one, other)],
    [
      String.raw`${a}\s*(?:a|at)?\s*${percent}${and}${b}\s*(?:a|at)?\s*${percent}`,
      ([one, other]) => shareOf(one, other),
    ],
    [
      `${fraction}${of}${a}${and}${fraction}${of}${b}`,
      ([n, d, m, e]) => weigh(partOf(n, d), partOf(m, e)),
    ],
    [String.raw`${a}${surely}${b}\s*,?\s*${mixed}(?![a-z])`, half],
    [`${mixture}${of}${a}${surely}${b}`, half],
  ];
  for (const [pattern, share] of ways) {
    const found = new RegExp(`${lead}${pattern}`, 'u').exec(folded);
    if (found) return { at: found.index, length: found[0].length, share: share(found.slice(1)) };
  }
  return null;
}

const half = () => 0.5;

const shareOf = (one = '', other = '') => weigh(Number(one), Number(other));

function weigh(one: number, other: number): number {
  return one + other > 0 ? other / (one + other) : 0.5;
}

const numbers: Readonly<Record<string, number>> = {
  ...{ un: 1, deux: 2, trois: 3, one: 1, two: 2, three: 3 },
};

function partOf(count = '', kind = ''): number {
  return (numbers[count] ?? 1) / (/^(?:tiers|third)/.test(kind) ? 3 : 4);
}

/** Whole words only, in quotation marks or not. */
function nameIn(name: string): string {
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+');
  return String.raw`[«"“']?\s*(?<![\p{L}\p{N}_])${escaped}(?![\p{L}\p{N}_])\s*[»"”]?`;
}

function without(text: string, { at, length }: Phrase): string {
  const rest = `${text.slice(0, at)} ${text.slice(at + length)}`;
  return rest
    .replace(/\s+/g, ' ')
    .replace(/ +(?=[,.;!?])/g, '')
    .replace(/,(?:\s*,)+/g, ',')
    .replace(/^[\s,;:]+|[\s,;:]+$/g, '');
}

/** Sign by sign, so that every place in the text stays where it is. */
function fold(text: string): string {
  return text.replaceAll('’', "'").replace(/\p{L}/gu, (letter) => {
    const plain = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    return plain.length === letter.length ? plain : letter;
  });
}
