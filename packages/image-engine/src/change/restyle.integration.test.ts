import { describe, expect, it } from 'vitest';
import { makePicture } from '../make-picture.ts';
import type { PictureRequest } from '../picture-request.ts';
import { decodeBytes } from '../raster/decode.ts';
import { writeStyleFile } from '../style/style-file.ts';
import { makeStyle } from '../style/testing/make-style.ts';

const size = { width: 96, height: 96 };
const style = Buffer.from(writeStyleFile(makeStyle()));
const plain: PictureRequest = {
  ...{ prompt: 'un lac au coucher du soleil', ...size, seed: 6, style: null, reference: null },
};

const ask = (request: PictureRequest) =>
  makePicture(request, { signal: new AbortController().signal, workers: 1 });

async function make(request: PictureRequest): Promise<Uint8Array> {
  const made = await ask(request);
  if (!made.ok) throw new Error(made.message);
  return made.png;
}

const change = (reference: Uint8Array, prompt: string) =>
  make({ ...plain, seed: 7, style, reference, prompt });

/** Mean steps of 255 between two pictures. */
async function apart(one: Uint8Array, other: Uint8Array): Promise<number> {
  const [a, b] = [await decodeBytes(one), await decodeBytes(other)];
  return (
    a!.data.reduce((sum, value, at) => sum + Math.abs(value - b!.data[at]!), 0) / a!.data.length
  );
}

describe('a picture that was drawn in a style', () => {
  it('has less of it, or none, when that is all that is asked for', async () => {
    const bare = await make(plain);
    const whole = await make({ ...plain, style });
    const some = await change(whole, 'le style à 30 %');
    const none = await change(some, 'sans le style');
    expect(await apart(none, bare)).toBeLessThan(0.01);
    expect(await apart(some, bare)).toBeGreaterThan(1);
    expect(await apart(some, bare)).toBeLessThan(0.6 * (await apart(whole, bare)));
  });

  it('is not put into it twice', async () => {
    const whole = await make({ ...plain, style });
    const request = { ...plain, style, reference: whole };
    expect(await ask({ ...request, prompt: 'hum' })).toMatchObject({ ok: false });
    const brighter = await change(whole, 'plus clair');
    const plainly = await make({ ...plain, seed: 7, reference: whole, prompt: 'plus clair' });
    expect(await apart(brighter, plainly)).toBeLessThan(0.01);
  });
});
