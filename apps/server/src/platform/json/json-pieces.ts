import { Readable } from 'node:stream';
import { setImmediate as others } from 'node:timers/promises';

/** JSON text, some kilobytes at a time, written while it is read. */
export type JsonPieces = AsyncIterable<string>;

/** An array of as many things as come, slice by slice; others get their turn in between. */
export async function* jsonArray(slices: AsyncIterable<readonly unknown[]>): JsonPieces {
  let separator = '[';
  for await (const slice of slices) {
    if (slice.length === 0) continue;
    yield separator + slice.map((one) => JSON.stringify(one)).join(',');
    separator = ',';
    await others();
  }
  yield separator === '[' ? '[]' : ']';
}

/** An object whose last field is given in pieces: `{…fields, name: pieces}`. */
export async function* jsonWith(
  fields: Readonly<Record<string, unknown>>,
  name: string,
  pieces: JsonPieces,
): JsonPieces {
  const start = JSON.stringify(fields).slice(0, -1);
  yield `${start}${start === '{' ? '' : ','}${JSON.stringify(name)}:`;
  yield* pieces;
  yield '}';
}

/** An object of fields that are each given in pieces. */
export async function* jsonObject(
  fields: Iterable<readonly [name: string, pieces: JsonPieces]>,
): JsonPieces {
  let separator = '{';
  for (const [name, pieces] of fields) {
    yield `${separator}${JSON.stringify(name)}:`;
    yield* pieces;
    separator = ',';
  }
  yield separator === '{' ? '{}' : '}';
}

/** What is small enough to be there as a whole. */
export async function* wholeJson(value: Promise<unknown>): JsonPieces {
  yield JSON.stringify((await value) ?? null);
}

/** Small pieces cost more than their text on their way through streams. */
const blockCharacters = 64 * 1024;

export function jsonStream(pieces: JsonPieces): Readable {
  return Readable.from(inBlocks(pieces), { objectMode: false });
}

async function* inBlocks(pieces: JsonPieces): JsonPieces {
  let block = '';
  for await (const piece of pieces) {
    block += piece;
    if (block.length < blockCharacters) continue;
    yield block;
    block = '';
  }
  yield block;
}
