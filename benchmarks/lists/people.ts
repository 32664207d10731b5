import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bearerOf, type Person, signUpSomebody } from '../../apps/server/src/testing.ts';

type People = { readonly busy: Person; readonly other: Person };

/** Who has much, and so administers the studio as its first account, and who has little; as the folder knows them. */
export async function peopleOf(url: string, dataFolder: string): Promise<People> {
  const path = join(dataFolder, 'people.json');
  const known = await readFile(path, 'utf8').catch(() => null);
  if (known) return JSON.parse(known);
  const people = { busy: await signUpSomebody(url), other: await signUpSomebody(url) };
  await writeFile(path, JSON.stringify(people));
  return people;
}

/** With a fresh token: a session outlives a fill, a token a quarter of an hour. */
export async function headersOf(url: string, { cookie }: Person) {
  return { authorization: await bearerOf(url, cookie) };
}

export async function readWhole(
  url: string,
  headers: Readonly<Record<string, string>>,
): Promise<string> {
  const answer = await fetch(url, { headers });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${text}`);
  return text;
}
