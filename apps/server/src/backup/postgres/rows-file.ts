import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import * as z from 'zod/mini';
import { sync } from '../write-durably.ts';

// The file of a backed up PostgreSQL database: a head, then for each table its name and columns,
// then a line for each of its rows, which is the JSON of the values' text.

const head = z.object({
  migrations: z.array(z.string()),
  /** What each sequence gave out last. */
  sequences: z.record(z.string(), z.nullable(z.string())),
});
export type RowsHead = z.infer<typeof head>;

const tableHead = z.object({ table: z.string(), columns: z.array(z.string()) });

export type RowsFileLine =
  | ({ readonly kind: 'table' } & z.infer<typeof tableHead>)
  | { readonly kind: 'row'; readonly line: string };

export const headLine = (about: RowsHead) => JSON.stringify(about);
export const tableLine = (table: string, columns: readonly string[]) =>
  JSON.stringify({ table, columns });

const piece = 2 ** 18;

/** @returns its SHA-256 */
export async function writeLines(path: string, lines: AsyncIterable<string>): Promise<string> {
  const hash = createHash('sha256');
  const pieces = async function* () {
    let text = '';
    for await (const line of lines) {
      text += `${line}\n`;
      if (text.length < piece) continue;
      hash.update(text);
      yield text;
      text = '';
    }
    hash.update(text);
    yield text;
  };
  await pipeline(Readable.from(pieces()), createWriteStream(path, { mode: 0o600 }));
  await sync(path);
  return hash.digest('hex');
}

export async function readHead(path: string): Promise<RowsHead> {
  for await (const line of linesOf(path)) return z.parse(head, JSON.parse(line));
  throw new Error('an empty backup');
}

/** What follows the head. */
export async function* readLines(path: string): AsyncGenerator<RowsFileLine> {
  let isHead = true;
  for await (const line of linesOf(path)) {
    if (isHead) isHead = false;
    else if (line.startsWith('[')) yield { kind: 'row', line };
    else yield { kind: 'table', ...z.parse(tableHead, JSON.parse(line)) };
  }
}

const lineEnd = 0x0a;

// Node's own reader of lines also parts them at U+2028, which JSON holds as it is.
async function* linesOf(path: string): AsyncGenerator<string> {
  let begun: Buffer[] = [];
  for await (const chunk of createReadStream(path, { highWaterMark: piece })) {
    let rest = chunk as Buffer;
    for (let end = rest.indexOf(lineEnd); end >= 0; end = rest.indexOf(lineEnd)) {
      yield Buffer.concat([...begun, rest.subarray(0, end)]).toString();
      begun = [];
      rest = rest.subarray(end + 1);
    }
    if (rest.length > 0) begun.push(rest);
  }
  if (begun.length > 0) throw new Error('a backup that ends in the middle of a line');
}
