import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

/** A file of a corpus: `fr-lake.txt`, and its lines but for empty ones. */
export type CorpusFile = { readonly name: string; readonly lines: readonly string[] };

/** The `.txt` files of a folder, by name. */
export function readCorpusFiles(folder: URL): readonly CorpusFile[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .toSorted()
    .map((name) => ({
      name,
      lines: readFileSync(new URL(name, folder), 'utf8')
        .split('\n')
        .filter((line) => line !== ''),
    }));
}

/** SHA-256 of all lines, in hexadecimal. */
export function hashOfCorpus(files: readonly CorpusFile[]): string {
  const hash = createHash('sha256');
  for (const { name, lines } of files) hash.update(`${name}\n${lines.join('\n')}\n`);
  return hash.digest('hex');
}
