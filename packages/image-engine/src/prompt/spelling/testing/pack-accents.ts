import { writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { englishWords, frenchWords } from '@armoni/perception/tell/word-lists';
import { tokenise } from '../../tokenise.ts';
import { accentsFile } from '../accents.ts';
import { ourWords } from '../our-words.ts';

/** Packs how words of ours are written, anew when words are added: `node` with this file. */
const { meant } = ourWords();
const accents: Record<string, string> = {};
/** What is a word without any accent is written so: « sale » is no « salé ». */
const bare = new Set(frenchWords.filter((word) => /^[a-z]+$/.test(word)));
const all = new Set([...frenchWords, ...englishWords]);
for (const word of all) {
  const [plain, ...others] = tokenise(word);
  if (!plain || others.length > 0 || !meant.has(plain)) continue;
  const isSingular = plain.length === word.length;
  if (isSingular && plain !== word && !bare.has(plain)) accents[plain] ??= word;
}
/** « tenni » of « tennis »: the ending that `tokenise` takes. */
for (const word of all) {
  const [plain] = tokenise(word);
  const isCut = /[sx]$/.test(word) && plain && plain.length === word.length - 1;
  if (isCut && meant.has(plain) && !all.has(plain)) accents[plain] ??= word;
}
writeFileSync(accentsFile, brotliCompressSync(JSON.stringify(accents)));
process.stdout.write(`armoni: ${Object.keys(accents).length} words with their accents\n`);
