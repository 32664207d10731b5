import { readdirSync } from 'node:fs';
import type { WishRow } from './wish-row.ts';

const folder = new URL('./', import.meta.url);

/** Every wish of every list, whatever it is scored for. */
export async function allWishes(): Promise<readonly string[]> {
  const files = readdirSync(folder).filter((name) => /^wishes-.*(?<!\.test)\.ts$/.test(name));
  const lists = await Promise.all(
    files.map(async (name) => (await import(new URL(name, folder).href)) as Lists),
  );
  return lists.flatMap((list) => Object.values(list).flatMap((rows) => rows.map(([wish]) => wish)));
}

type Lists = Readonly<Record<string, readonly WishRow[]>>;
