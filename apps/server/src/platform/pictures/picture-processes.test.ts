import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  makePictureProcesses,
  type PictureProcesses,
  type PictureProcessOptions,
} from './picture-processes.ts';
import { shrinkPicture } from './shrink-picture.ts';
import { textBomb } from './testing/png-chunks.ts';
import { type Behaviour, slowTask } from './testing/slow-task.ts';

const quiet = new AbortController().signal;
const size = { longestSide: 32, largestBytes: 20_000 };

describe('picture processes', () => {
  let picture: Buffer;
  let pool: PictureProcesses;
  beforeAll(async () => {
    const create = { width: 64, height: 48, channels: 3 as const, background: 'teal' };
    picture = await sharp({ create }).png().toBuffer();
  });
  afterEach(() => pool.close());

  const open = (options: Partial<PictureProcessOptions> = {}) => {
    pool = makePictureProcesses({ atOnce: 1, ...options });
    return pool;
  };
  const call = (options: Behaviour, ownerId = 'a', signal = quiet) =>
    pool.run(slowTask, { ownerId, read: async () => picture, options, signal });
  const shrink = (bytes: Buffer) =>
    pool.run(shrinkPicture, {
      ownerId: 'a',
      read: async () => bytes,
      options: size,
      signal: quiet,
    });

  it('open a picture in another process than this one, and keep it for the next', async () => {
    open();
    const small = await shrink(picture);
    if (!small.ok) throw new Error(small.reason);
    expect(await sharp(small.value).metadata()).toMatchObject({ width: 32, height: 24 });
    const [first, second] = [await call('say-who'), await call('say-who')];
    if (!first.ok) throw new Error(first.reason);
    expect(first.value.processId).not.toBe(process.pid);
    expect(second).toEqual(first);
  });

  it.each([
    ['no picture', Buffer.from('no picture at all'), 'damaged'],
    ['a cut-off one', 'cut', 'damaged'],
    ['a bomb of texts', 'bomb', 'too-complex'],
    ['one of too many pixels', 'wide', 'too-many-pixels'],
  ])('refuse %s and go on', async (_, what, reason) => {
    open();
    const files: Record<string, () => Buffer> = {
      cut: () => picture.subarray(0, picture.length - 30),
      bomb: () => textBomb(picture),
      wide: () => widened(picture),
    };
    const bytes = typeof what === 'string' ? (files[what]?.() ?? picture) : what;
    expect(await shrink(bytes)).toEqual({ ok: false, reason });
    expect(await shrink(picture)).toMatchObject({ ok: true });
  });

  it.each([
    ['more time', 'for-ever', { cpuSeconds: 0.5 }],
    ['more memory', 'fill-memory', { memoryMb: 300 }],
    ['longer', 'for-ever', { longestMs: 1500 }],
  ] as const)('end what takes %s than it may, and open the next one', async (_, what, limits) => {
    open(limits);
    expect(await call(what)).toEqual({ ok: false, reason: 'too-complex' });
    expect(await call('say-who')).toMatchObject({ ok: true });
  });

  it('survive a picture that ends its decoder', async () => {
    open();
    expect(await call('crash')).toEqual({ ok: false, reason: 'too-complex' });
    expect(await call('throw')).toEqual({ ok: false, reason: 'damaged' });
    expect(await call('say-who')).toMatchObject({ ok: true });
  });

  it('leave somebody else a process while one person’s picture takes for ever', async () => {
    open({ atOnce: 2 });
    const leaving = new AbortController();
    const rude = [1, 2, 3].map(() => call('for-ever', 'rude', leaving.signal));
    const ended = Promise.allSettled(rude);
    expect(await call('say-who', 'somebody')).toMatchObject({ ok: true });
    leaving.abort(new Error('left'));
    expect(await ended).toMatchObject(rude.map(() => ({ reason: { message: 'left' } })));
    expect(await call('say-who', 'rude')).toMatchObject({ ok: true });
  });

  it('read a picture’s bytes only when its turn has come', async () => {
    open();
    const leaving = new AbortController();
    const first = call('for-ever', 'a', leaving.signal);
    let hasRead = false;
    const read = async () => {
      hasRead = true;
      return picture;
    };
    const waiting = { ownerId: 'b', read, options: size, signal: leaving.signal };
    const second = pool.run(shrinkPicture, waiting);
    const ended = Promise.allSettled([first, second]);
    leaving.abort(new Error('left'));
    await ended;
    expect(hasRead).toBe(false);
  });
});

/** Claims 60,000 × 60,000 pixels; whoever believes it allocates gigabytes. */
function widened(png: Buffer): Buffer {
  const wide = Buffer.from(png);
  wide.writeUInt32BE(60_000, 16);
  wide.writeUInt32BE(60_000, 20);
  wide.writeUInt32BE(crc32(wide.subarray(12, 29)), 29);
  return wide;
}
