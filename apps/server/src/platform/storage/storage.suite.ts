import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Draft, DraftPiece } from './drafts.ts';
import type { Storage } from './storage.ts';
import { InvalidStorageKey } from './storage-errors.ts';
import { makeStorageKey } from './storage-key.ts';

/** What every storage must do. `open` gives an empty one. */
export function describeStorage(
  name: string,
  open: () => Promise<{ storage: Storage; close(): Promise<void> }>,
): void {
  describe(`${name} storage`, () => {
    let opened: Awaited<ReturnType<typeof open>>;
    let storage: Storage;
    let folder: string;
    const options = { contentType: 'application/octet-stream', maxBytes: 64 * 1024 * 1024 };
    const newKey = (folderName = 'c1') =>
      makeStorageKey({ ownerId: 'u1', folder: folderName, fileName: 'a.bin', extension: 'bin' });
    const keysBelow = async (prefix: string) => {
      const keys: string[] = [];
      for await (const { key } of storage.list(prefix)) keys.push(key);
      return keys.sort();
    };

    beforeAll(async () => {
      opened = await open();
      storage = opened.storage;
      folder = await mkdtemp(join(tmpdir(), 'storage-suite-'));
    });
    afterAll(async () => {
      await opened.close();
      await rm(folder, { recursive: true });
    });

    it('gives back the bytes it took, with their size and SHA-256', async () => {
      // Above 8 MiB, so that S3 takes it in parts.
      const bytes = randomBytes(18 * 1024 * 1024);
      const key = newKey();
      const written = await storage.write(key, Readable.from([bytes]), options);
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      expect(written).toEqual({ ok: true, sizeBytes: bytes.length, sha256 });
      const body = await storage.read(key);
      expect(body?.sizeBytes).toBe(bytes.length);
      expect((await buffer(body!.stream)).equals(bytes)).toBe(true);
    });

    it('puts an object together from pieces, one of them put twice, and shows it when it is whole', async () => {
      const key = newKey();
      const pieces = [randomBytes(6 * 2 ** 20), randomBytes(5 * 2 ** 20), randomBytes(10)];
      const ref = await storage.drafts.begin(key, 'video/mp4');
      const draft: Draft = { key, ref, pieces: [] };
      const noted: DraftPiece[] = [];
      for (const piece of pieces) {
        const at = { ...draft, pieces: noted };
        // Cut off before it was noted: something else may have been put there.
        await storage.drafts.put(at, randomBytes(7 * 2 ** 20));
        const tag = await storage.drafts.put(at, piece);
        noted.push({ sizeBytes: piece.length, tag });
      }
      expect(await storage.stat(key)).toBeNull();
      const whole = { ...draft, pieces: noted };
      await storage.drafts.finish(whole);
      await storage.drafts.finish(whole);
      const body = await storage.read(key);
      expect((await buffer(body!.stream)).equals(Buffer.concat(pieces))).toBe(true);
      await storage.drafts.abandon(whole);
      expect(await storage.stat(key)).not.toBeNull();
    });

    it('abandons a draft of another store without a word', async () => {
      const draft = { key: newKey(), ref: '0b5b7ab5-1fe5-4e25-ae0e-6a5b1f8b7d11', pieces: [] };
      await storage.drafts.abandon(draft);
    });

    it('keeps an empty object', async () => {
      const key = newKey();
      await storage.write(key, Readable.from([]), options);
      expect((await storage.stat(key))?.sizeBytes).toBe(0);
    });

    it('reads a part, first and last byte included', async () => {
      const key = newKey();
      await storage.write(key, Readable.from([Buffer.from('0123456789')]), options);
      const part = await storage.read(key, { start: 2, end: 4 });
      expect((await buffer(part!.stream)).toString()).toBe('234');
      expect(part!.sizeBytes).toBe(10);
    });

    it('leaves nothing behind when the stream is too large', async () => {
      const key = newKey('large');
      const body = Readable.from([Buffer.alloc(600), Buffer.alloc(600)]);
      const written = await storage.write(key, body, { ...options, maxBytes: 1000 });
      expect(written).toEqual({ ok: false, reason: 'too-large' });
      expect(await storage.stat(key)).toBeNull();
      expect(await keysBelow('u1/large/')).toEqual([]);
    });

    it('takes exactly the limit', async () => {
      const written = await storage.write(newKey(), Readable.from([Buffer.alloc(1000)]), {
        ...options,
        maxBytes: 1000,
      });
      expect(written.ok).toBe(true);
    });

    it('leaves nothing behind when the sender breaks off', async () => {
      const key = newKey('broken');
      async function* breakingOff() {
        yield Buffer.alloc(500);
        throw new Error('connection lost');
      }
      const written = storage.write(key, Readable.from(breakingOff()), options);
      await expect(written).rejects.toThrow('connection lost');
      expect(await keysBelow('u1/broken/')).toEqual([]);
    });

    it('stops when asked to', async () => {
      const key = newKey('aborted');
      const aborter = new AbortController();
      async function* endless() {
        for (;;) {
          yield Buffer.alloc(1024);
          aborter.abort();
          await new Promise((resolve) => setImmediate(resolve));
        }
      }
      const body = Readable.from(endless());
      const written = storage.write(key, body, { ...options, signal: aborter.signal });
      await expect(written).rejects.toThrow(/abort/i);
      expect(await keysBelow('u1/aborted/')).toEqual([]);
    });

    it('says that there is nothing under an unknown key', async () => {
      const key = newKey();
      expect(await storage.stat(key)).toBeNull();
      expect(await storage.read(key)).toBeNull();
      expect(await storage.copyToFile(key, join(folder, 'none'))).toEqual({ found: false });
      await storage.remove(key);
    });

    it('lists by prefix and forgets what was removed', async () => {
      const [first, second, other] = [newKey('list'), newKey('list'), newKey('list2')];
      for (const key of [first, second, other]) {
        await storage.write(key, Readable.from([Buffer.from('x')]), options);
      }
      expect(await keysBelow('u1/list/')).toEqual([first, second].sort());
      await storage.remove(first);
      expect(await keysBelow('u1/list/')).toEqual([second]);
      expect(await keysBelow('u1/li')).toHaveLength(2);
      expect(await keysBelow('nobody/')).toEqual([]);
    });

    it('moves an object to another key', async () => {
      const [from, to] = [newKey('from'), newKey('to')];
      await storage.write(from, Readable.from([Buffer.from('film')]), options);
      await storage.move(from, to);
      expect(await storage.stat(from)).toBeNull();
      expect((await storage.stat(to))?.sizeBytes).toBe(4);
    });

    it('puts an object into a local file', async () => {
      const key = newKey();
      await storage.write(key, Readable.from([Buffer.from('film')]), options);
      expect(await storage.copyToFile(key, join(folder, 'copy'))).toEqual({ found: true });
      expect(await readFile(join(folder, 'copy'), 'utf8')).toBe('film');
    });

    it.each(['../etc/passwd', 'u1/../u2/x', '/etc/passwd', 'u1//x', 'u1/.x', 'u1/x\0', 'U1/x', ''])(
      'refuses the key %j',
      async (key) => {
        const refusal = Promise.resolve().then(() => storage.read(key));
        await expect(refusal).rejects.toBeInstanceOf(InvalidStorageKey);
        const write = Promise.resolve().then(() =>
          storage.write(key, Readable.from(['x']), options),
        );
        await expect(write).rejects.toBeInstanceOf(InvalidStorageKey);
      },
    );
  });
}
