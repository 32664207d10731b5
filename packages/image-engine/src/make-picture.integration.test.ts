import { createHash } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { makePicture } from './make-picture.ts';
import { readOrigin } from './origin/read-origin.ts';
import type { PictureOutcome, PictureRequest } from './picture-request.ts';
import { writeStyleFile } from './style/style-file.ts';
import { makeStyle } from './style/testing/make-style.ts';

const never = new AbortController().signal;

const small: PictureRequest = {
  prompt: 'un lac au coucher du soleil',
  width: 96,
  height: 72,
  seed: 5,
  style: null,
  reference: null,
};

async function made(request: PictureRequest, workers = 2) {
  return succeeded(await makePicture(request, { signal: never, workers }));
}

function succeeded(outcome: PictureOutcome) {
  if (!outcome.ok) throw new Error(outcome.message);
  return outcome;
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

async function meanColour(png: Uint8Array): Promise<number[]> {
  const { channels } = await sharp(png).stats();
  return channels.map(({ mean }) => mean);
}

describe('a preview', () => {
  it('comes first, is small, and shows what the picture shows', async () => {
    const heard: (number | Uint8Array)[] = [];
    const onPreview = (webp: Uint8Array) => heard.push(webp);
    const onProgress = (percent: number) => heard.push(percent);
    const request = { ...small, width: 512, height: 384 };
    const options = { signal: never, workers: 2, onPreview, onProgress };
    const { png } = succeeded(await makePicture(request, options));
    const [preview] = heard;
    if (!(preview instanceof Uint8Array)) throw new Error('no preview came before the rest');
    expect(heard.filter((one) => one instanceof Uint8Array)).toHaveLength(1);
    expect(preview.length).toBeLessThan(20_000);
    expect(await sharp(preview).metadata()).toMatchObject({
      format: 'webp',
      width: 128,
      height: 96,
    });
    const [rough, fine] = [await meanColour(preview), await meanColour(png)];
    for (const [channel, mean] of fine.entries())
      expect(Math.abs(rough[channel]! - mean)).toBeLessThan(6);
    expect(sha256((await made(request)).png)).toBe(sha256(png));
  });
});

describe('two styles mixed', () => {
  it('draw between them, are told in the recipe, and are refused where one cannot be read', async () => {
    const tinted = (name: string, a: number) => {
      const style = makeStyle();
      const pictures = style.pictures.map((picture) => ({
        ...picture,
        samples: picture.samples.map((value, i) => (i % 3 === 0 ? value : i % 3 === 1 ? a : 0)),
      }));
      return writeStyleFile({ ...style, name, treatment: 'photo', pictures });
    };
    const [red, green] = [tinted('Aube', 0.15), tinted('Papier', -0.15)];
    const reds = await Promise.all(
      [0.2, 0.5, 0.8].map(async (share) => {
        const request = { ...small, style: red, secondStyle: { file: green, share } };
        const { png, recipe } = await made(request);
        expect(recipe.style).toEqual({
          ...{ name: 'Aube', sha256: sha256(red) },
          mixedWith: { name: 'Papier', sha256: sha256(green), share },
        });
        expect(await readOrigin(png)).toMatchObject({ recipe: { style: recipe.style } });
        const [r, g] = await meanColour(png);
        return r! - g!;
      }),
    );
    expect(reds[0]).toBeGreaterThan(reds[1]! + 5);
    expect(reds[1]).toBeGreaterThan(reds[2]! + 5);
    const broken = { ...small, style: red, secondStyle: { file: new Uint8Array(9), share: 0.5 } };
    const outcome = await makePicture(broken, { signal: never, workers: 1 });
    expect(outcome).toMatchObject({ ok: false, reason: 'unreadable-style' });
  });
});

describe('making a picture', () => {
  const isTheSameWithTwoThreads = async (prompt: string) => {
    const request = { ...small, prompt };
    const [one, two] = await Promise.all([made(request, 1), made(request, 2)]);
    expect(sha256(two.png)).toBe(sha256(one.png));
    const { channels } = await sharp(one.png).stats();
    // Neither blank nor a single tone: something was drawn.
    expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(12);
  };
  it.each(['la campagne en automne', 'une composition abstraite rouge'])(
    'gives the same bytes with one and two threads: %s',
    isTheSameWithTwoThreads,
  );
  it.each([
    'un lac au coucher du soleil',
    'une ville sous la pluie la nuit',
    'un portrait en silhouette',
    'une nature morte',
  ])(
    'gives the same bytes with one and two threads: %s',
    { tags: 'whole' },
    isTheSameWithTwoThreads,
  );

  it('draws another picture for another seed', async () => {
    const [one, other] = await Promise.all([made(small), made({ ...small, seed: 6 })]);
    expect(sha256(other.png)).not.toBe(sha256(one.png));
  });

  it.each([
    [160, 90],
    [90, 160],
    [65, 77],
  ])('delivers exactly %d × %d', async (width, height) => {
    const { png } = await made({ ...small, prompt: 'la mer', width, height });
    expect(await sharp(png).metadata()).toMatchObject({
      format: 'png',
      width,
      height,
      channels: 3,
    });
  });

  it('makes a night darker than a noon, and a sunset warmer', async () => {
    const of = async (prompt: string) => meanColour((await made({ ...small, prompt })).png);
    const [night, noon, sunset] = await Promise.all([
      of('la mer la nuit'),
      of('la mer à midi'),
      of('la mer au coucher du soleil'),
    ]);
    expect(noon![1]!).toBeGreaterThan(night![1]! * 1.8);
    expect(sunset![0]! / sunset![2]!).toBeGreaterThan((noon![0]! / noon![2]!) * 1.3);
  });

  it('draws in black and white when asked', async () => {
    const { png } = await made({ ...small, prompt: 'un lac de montagne en noir et blanc' });
    const [red, green, blue] = await meanColour(png);
    expect(Math.abs(red! - blue!)).toBeLessThan(1);
    expect(Math.abs(red! - green!)).toBeLessThan(1);
  });

  it('says in French what it shows and what it could not draw', async () => {
    const outcome = await made({ ...small, prompt: 'un chien qui philosophe devant un piano' });
    expect(outcome.altText).toMatch(/: un chien devant un piano, /);
    expect(outcome.notes[0]).toContain('« philosophe »');
    const held = await made({ ...small, prompt: 'une femme qui joue de la guitare' });
    expect(held.notes).toEqual([]);
  });

  it('says that the end of a very long prompt was not read', async () => {
    const outcome = await made({ ...small, prompt: `un lac${' '.repeat(4000)}et un phare` });
    expect(outcome.notes[0]).toContain('4000 caractères');
    expect(outcome.altText).not.toContain('phare');
  });

  it('goes forward only, up to 100', async () => {
    const seen: number[] = [];
    const onProgress = (percent: number) => seen.push(percent);
    await makePicture(small, { signal: never, workers: 2, onProgress });
    expect(seen).toEqual([...seen].sort((a, b) => a - b));
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.at(-1)).toBe(100);
  });

  it('stops when cancelled on the way', async () => {
    const cancel = new AbortController();
    const onProgress = () => cancel.abort(new Error('enough'));
    const stopped = makePicture(small, { signal: cancel.signal, workers: 2, onProgress });
    await expect(stopped).rejects.toThrow('enough');
  });

  it('does not start when already cancelled', async () => {
    const signal = AbortSignal.abort(new Error('too late'));
    await expect(makePicture(small, { signal })).rejects.toThrow('too late');
  });

  it.each([0, -5, 63, 2049, 1e9, 100.5, Number.NaN])('refuses a side of %d', async (width) => {
    const outcome = await makePicture({ ...small, width }, { signal: never });
    expect(outcome).toMatchObject({ ok: false, reason: 'too-large' });
  });
});

describe('a reference picture', () => {
  const photo = (format: 'jpeg' | 'png' | 'webp' | 'avif') =>
    sharp({ create: { width: 200, height: 120, channels: 3, background: '#2266aa' } })
      .toFormat(format)
      .toBuffer();

  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('replaces the scene: %s', async (format) => {
    const reference = await photo(format);
    const outcome = await made({ ...small, prompt: 'zoome sur le centre', reference });
    const [red, green, blue] = await meanColour(outcome.png);
    expect([red!, green!, blue!].map(Math.round)).toEqual([
      expect.closeTo(0x22, -1),
      expect.closeTo(0x66, -1),
      expect.closeTo(0xaa, -1),
    ]);
    expect(outcome.recipe.reference).toBe(sha256(reference));
  });

  it('is changed as the words ask', async () => {
    const reference = await photo('png');
    const { png } = await made({ ...small, prompt: 'en noir et blanc', reference });
    const [red, , blue] = await meanColour(png);
    expect(Math.abs(red! - blue!)).toBeLessThan(1);
  });

  it('stands upright and stays transparent', async () => {
    const lying = await sharp({
      create: { width: 80, height: 160, channels: 4, background: '#ff000000' },
    })
      .png()
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { png } = await made({ ...small, prompt: 'zoome sur le centre', reference: lying });
    const { width, height } = await sharp(png).metadata();
    expect(width).toBeGreaterThan(height);
    expect((await meanColour(png))[3]).toBe(0);
  });

  it.each([
    ['empty', async () => Buffer.alloc(0)],
    ['noise', async () => Buffer.from('not a picture at all'.repeat(50))],
    [
      'SVG',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    ],
    [
      'GIF',
      async () =>
        sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
          .gif()
          .toBuffer(),
    ],
    ['cut off', async () => (await photo('jpeg')).subarray(0, 300)],
    ['a bomb of 16,000 × 16,000', async () => pngBomb(16_000)],
  ])('is refused in French when unreadable: %s', async (_, reference) => {
    const outcome = await makePicture(
      { ...small, reference: await reference() },
      { signal: never, workers: 1 },
    );
    expect(outcome).toMatchObject({ ok: false, reason: 'unreadable-reference' });
    expect(!outcome.ok && outcome.message).toContain('ne peut pas être lue');
  });

  it('refuses a broken style file', async () => {
    const outcome = await makePicture({ ...small, style: Buffer.from('x') }, { signal: never });
    expect(outcome).toMatchObject({ ok: false, reason: 'unreadable-style' });
  });
});

/** A small file that unfolds to a huge white picture, one bit per pixel. */
function pngBomb(side: number): Buffer {
  const chunk = (type: string, body: Buffer) => {
    const named = Buffer.concat([Buffer.from(type, 'latin1'), body]);
    const frame = Buffer.alloc(named.length + 8);
    frame.writeUInt32BE(body.length, 0);
    named.copy(frame, 4);
    frame.writeUInt32BE(crc32(named), named.length + 4);
    return frame;
  };
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0]);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  const rows = deflateSync(Buffer.alloc((side / 8 + 1) * side), { level: 1 });
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
  const end = chunk('IEND', Buffer.alloc(0));
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', rows), end]);
}

describe('where a file comes from', () => {
  it('is read back from the file, with all that is needed to make it again', async () => {
    const prompt = 'une plage <b>&amp; "mer" ]]> \u0007 é 🌊';
    const first = await made({ ...small, prompt });
    const origin = await readOrigin(first.png);
    expect(origin).toEqual({
      kind: 'armoni',
      recipe: first.recipe,
      sourceType: 'algorithmicMedia',
      hasManifest: false,
    });
    if (origin.kind !== 'armoni') return;
    const again = await made({ ...small, ...origin.recipe, style: null, reference: null });
    expect(sha256(again.png)).toBe(sha256(first.png));
  });

  it('says so when a photograph is part of it', async () => {
    const reference = await sharp({
      create: { width: 90, height: 90, channels: 3, background: 'teal' },
    })
      .png()
      .toBuffer();
    const { png } = await made({ ...small, prompt: 'en noir et blanc', reference });
    expect(await readOrigin(png)).toMatchObject({ sourceType: 'compositeSynthetic' });
  });

  it('is unknown for other pictures, and for what is no picture', async () => {
    const plain = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    const unmarked = { kind: 'unmarked', sourceType: null, hasManifest: false };
    expect(await readOrigin(plain)).toEqual(unmarked);
    expect(await readOrigin(Buffer.from('hello'))).toEqual({ kind: 'unreadable' });
    const forged = await sharp(plain)
      .withXmp('<x><armoni:recipe>{"schema":1}</armoni:recipe></x>')
      .png()
      .toBuffer();
    expect(await readOrigin(forged)).toEqual(unmarked);
  });
});
