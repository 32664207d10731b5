import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';

/** Of dictionaries, as `testing/pack-dictionary.ts` packs them. */
export type PackedDictionary = {
  /** Plain, sorted: words that dictionaries have and we do not, each next to one of ours. */
  readonly words: string;
  /** Words of ours as they are written with accents: « tempete tempête ». */
  readonly accents: Readonly<Record<string, string>>;
};

type Dictionary = {
  readonly hasWord: (plain: string) => boolean;
  readonly written: (plain: string) => string;
};

let dictionary: Dictionary | null = null;

/** Lists of French and English words (MIT) as far as they are taken for ours, read once. */
export function readDictionary(): Dictionary {
  if (dictionary) return dictionary;
  const packed = JSON.parse(
    brotliDecompressSync(readFileSync(new URL('./dictionary.json.br', import.meta.url))).toString(),
  ) as PackedDictionary;
  const words = new Set(packed.words.split(' '));
  const accents = new Map(Object.entries(packed.accents));
  dictionary = {
    hasWord: (plain) => words.has(plain),
    written: (plain) => accents.get(plain) ?? plain,
  };
  return dictionary;
}
