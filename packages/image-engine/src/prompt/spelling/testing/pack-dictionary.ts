import { readFile, writeFile } from 'node:fs/promises';
import { brotliCompressSync, constants } from 'node:zlib';
import { tokenise } from '../../tokenise.ts';
import type { PackedDictionary } from '../dictionary.ts';
import { meantFor } from '../meant-for.ts';
import { ourWords } from '../our-words.ts';

// Makes dictionary.json.br from two packages, in an empty folder; anew when words of ours are added:
//   npm install an-array-of-french-words@2.0.0 an-array-of-english-words@2.0.0
//   node packages/image-engine/src/prompt/spelling/testing/pack-dictionary.ts FOLDER
const folder = process.argv[2];
if (!folder) throw new Error('the folder with the packages is missing');
const read = async (language: string): Promise<string[]> =>
  JSON.parse(
    await readFile(`${folder}/node_modules/an-array-of-${language}-words/index.json`, 'utf8'),
  );
/** Lists of words have no names of countries. */
const countriesIn = (language: string): string[] => {
  const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  return letters.flatMap((one) => letters.flatMap((two) => names.of(one + two) ?? []));
};
const french = [...(await read('french')), ...countriesIn('fr')];
const english = [...(await read('english')), ...countriesIn('en')];

const { known, meant } = ourWords();
const words = new Set<string>();
const accents: Record<string, string> = {};
/** What is a word without any accent is written so: « sale » is no « salé ». */
const bare = new Set(french.filter((word) => /^[a-z]+$/.test(word)));
for (const word of [...french, ...english]) {
  const [plain, ...others] = tokenise(word);
  if (!plain || others.length > 0) continue;
  if (!known.has(plain) && meantFor(plain, word.length) !== null) words.add(plain);
  const isSingular = plain.length === word.length;
  if (meant.has(plain) && isSingular && plain !== word && !bare.has(plain)) accents[plain] ??= word;
}
const all = new Set([...french, ...english]);
/** « tenni » of « tennis »: the ending that `tokenise` takes. */
for (const word of [...french, ...english]) {
  const [plain] = tokenise(word);
  const isCut = /[sx]$/.test(word) && plain && plain.length === word.length - 1;
  if (isCut && meant.has(plain) && !all.has(plain)) accents[plain] ??= word;
}
const packed: PackedDictionary = { words: [...words].sort().join(' '), accents };
const bytes = brotliCompressSync(JSON.stringify(packed), {
  params: { [constants.BROTLI_PARAM_QUALITY]: 11 },
});
await writeFile(new URL('../dictionary.json.br', import.meta.url), bytes);
console.log(`${words.size} words, ${Object.keys(accents).length} accents, ${bytes.length} bytes`);
