import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';

/** Plain words of ours as they are written with accents (« tempete tempête »), as `testing/pack-accents.ts` packs them. */
export type Accents = Readonly<Record<string, string>>;

export const accentsFile = new URL('./accents.json.br', import.meta.url);

let accents: ReadonlyMap<string, string> | null = null;

/** A plain word of ours as it is written; it stands as it is where a list has it without accents. */
export function writeWord(plain: string): string {
  accents ??= new Map(Object.entries(readAccents()));
  return accents.get(plain) ?? plain;
}

function readAccents(): Accents {
  return JSON.parse(brotliDecompressSync(readFileSync(accentsFile)).toString()) as Accents;
}
