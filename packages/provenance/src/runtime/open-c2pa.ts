import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import * as c2pa from '@contentauth/c2pa-wasm';
import type { SyncBlob } from './sync-blob.ts';

export type C2pa = typeof c2pa;

let opening: Promise<C2pa> | null = null;

/** The library, compiled once a process; it reads files by the browser's synchronous reader. */
export function openC2pa(): Promise<C2pa> {
  opening ??= compile();
  return opening;
}

async function compile(): Promise<C2pa> {
  Object.assign(globalThis, { FileReaderSync: SyncReader });
  const path = fileURLToPath(import.meta.resolve('@contentauth/c2pa-wasm/c2pa.wasm'));
  await c2pa.default({ module_or_path: await readFile(path) });
  return c2pa;
}

class SyncReader {
  readAsArrayBuffer(blob: SyncBlob): ArrayBuffer {
    return blob.readSync();
  }
}
