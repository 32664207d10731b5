import { readdirSync } from 'node:fs';
import type { WishRow } from './wish-row.ts';

const folder = new URL('./', import.meta.url);

export type WishList = { readonly name: string; readonly rows: readonly WishRow[] };

/** Every list of this folder by the name that it is exported by. */
export async function wishLists(): Promise<readonly WishList[]> {
  const files = readdirSync(folder).filter((name) => /^wishes-.*(?<!\.test)\.ts$/.test(name));
  const lists = await Promise.all(files.toSorted().map((name) => listsOf(new URL(name, folder))));
  return lists.flat();
}

/** The lists that one file exports, wherever it is. */
export async function listsOf(file: URL): Promise<readonly WishList[]> {
  const exported = (await import(file.href)) as Readonly<Record<string, readonly WishRow[]>>;
  return Object.entries(exported).map(([name, rows]) => ({ name, rows }));
}

/** Every wish of every list, whatever it is scored for. */
export async function allWishes(): Promise<readonly string[]> {
  return (await wishLists()).flatMap(({ rows }) => rows.map(([wish]) => wish));
}
