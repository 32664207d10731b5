import { readOrigin } from '@armoni/image-engine/origin/read-origin';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { makeLocalPictureEngine } from './local-picture-engine.ts';

const engine = new URL('testing/counting-engine.ts', import.meta.url).href;
const never = new AbortController().signal;

function orderOf(prompt: string, counter: Int32Array = new Int32Array(1)) {
  const reference = new Uint8Array(counter.buffer);
  return { prompt, width: 256, height: 256, seed: 1, style: null, reference };
}

describe('the embedded picture engine', () => {
  it('really ends the work when it is stopped, even in mid-computation', async () => {
    const counter = new Int32Array(new SharedArrayBuffer(4));
    const stopping = new AbortController();
    const made = makeLocalPictureEngine({ engine }).make(orderOf('', counter), stopping.signal);
    await expect.poll(() => Atomics.load(counter, 0)).toBeGreaterThan(0);
    stopping.abort(new Error('stopped'));
    await expect(made).rejects.toThrow('stopped');
    const counted = Atomics.load(counter, 0);
    // A thread that still ran would count millions in this time.
    expect(Atomics.wait(counter, 0, counted, 50)).toBe('timed-out');
    expect(Atomics.load(counter, 0)).toBe(counted);
  });

  it('leaves the event loop free while it works', async () => {
    const counter = new Int32Array(new SharedArrayBuffer(4));
    const stopping = new AbortController();
    const made = makeLocalPictureEngine({ engine }).make(orderOf('', counter), stopping.signal);
    await expect.poll(() => Atomics.load(counter, 0)).toBeGreaterThan(0);
    for (let turn = 0; turn < 100; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    stopping.abort(new Error('stopped'));
    await expect(made).rejects.toThrow('stopped');
  });

  it('passes on why a picture cannot be made', async () => {
    const made = await makeLocalPictureEngine({ engine }).make(orderOf('refuse'), never);
    expect(made).toEqual({ ok: false, message: 'Style illisible.' });
  });

  it('says that its thread broke', async () => {
    const made = makeLocalPictureEngine({ engine }).make(orderOf('throw'), never);
    await expect(made).rejects.toMatchObject({ name: 'ThreadCrashed' });
  });

  it('draws with the real engine, the same bytes whatever the number of threads', async () => {
    const order = { ...orderOf('un lac de montagne au matin'), reference: null };
    const heard: number[] = [];
    const [one, three] = await Promise.all(
      [1, 3].map((workers) =>
        makeLocalPictureEngine({ workers }).make(order, never, {
          onPercent: (percent) => heard.push(percent),
        }),
      ),
    );
    if (!one?.ok || !three?.ok) throw new Error('nothing was drawn');
    expect(Buffer.compare(one.bytes, three.bytes)).toBe(0);
    expect(Buffer.from(one.bytes).subarray(1, 4).toString()).toBe('PNG');
    expect(one.altText).not.toBe('');
    // Between the first and the last word there are others.
    expect(new Set(heard).size).toBeGreaterThan(3);
  });

  it('leaves pressing to who writes the picture anew: the same pixels and the same recipe', async () => {
    const order = { ...orderOf('un lac de montagne au matin'), reference: null };
    const [usual, loose] = await Promise.all(
      [false, true].map((isWrittenAnew) =>
        makeLocalPictureEngine({ isWrittenAnew }).make(order, never),
      ),
    );
    if (!usual?.ok || !loose?.ok) throw new Error('nothing was drawn');
    expect(loose.bytes.length).toBeGreaterThan(256 * 256 * 3);
    expect(usual.bytes.length).toBeLessThan(loose.bytes.length);
    const pixels = await Promise.all(
      [usual, loose].map(({ bytes }) => sharp(bytes).raw().toBuffer()),
    );
    expect(pixels[0]?.equals(pixels[1] ?? Buffer.alloc(0))).toBe(true);
    const [one, other] = await Promise.all(
      [usual, loose].map(({ bytes }) => readOrigin(Buffer.from(bytes))),
    );
    expect(other).toEqual(one);
  });
});
