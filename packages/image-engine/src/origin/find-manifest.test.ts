import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { makePicture } from '../make-picture.ts';
import { findManifest } from './find-manifest.ts';
import { readOrigin } from './read-origin.ts';

/** The beginning of a manifest store, as far as anybody looks at it here. */
const manifest = Buffer.from(
  'jumb....jumdc2pa.actions.digitalSourceTypexHhttp://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia.',
  'latin1',
);
const plain = { width: 320, height: 256, channels: 3 as const, background: '#4080c0' };
const picture = () => sharp({ create: plain });

function number(value: number, bytes = 4): Buffer {
  const out = Buffer.alloc(bytes);
  out.writeUIntBE(value, 0, bytes);
  return out;
}

const inserted = (file: Buffer, at: number, ...pieces: Buffer[]) =>
  Buffer.concat([file.subarray(0, at), ...pieces, file.subarray(at)]);

async function png(): Promise<Buffer> {
  const named = Buffer.concat([Buffer.from('caBX'), manifest]);
  // After the signature and the header.
  const pieces = [number(manifest.length), named, number(crc32(named))];
  return inserted(await picture().png().toBuffer(), 33, ...pieces);
}

/** In two segments, as long ones are. */
async function jpeg(): Promise<Buffer> {
  const segment = (part: Buffer) => [
    Buffer.from([0xff, 0xeb]),
    number(2 + 8 + part.length, 2),
    Buffer.from('JP\0\x01\0\0\0\x01', 'latin1'),
    part,
  ];
  const halves = [manifest.subarray(0, 40), manifest.subarray(40)].flatMap(segment);
  return inserted(await picture().jpeg().toBuffer(), 2, ...halves);
}

async function webp(): Promise<Buffer> {
  const length = Buffer.alloc(4);
  length.writeUInt32LE(manifest.length);
  const padding = Buffer.alloc(manifest.length % 2);
  const file = await picture().webp().toBuffer();
  const whole = Buffer.concat([file, Buffer.from('C2PA'), length, manifest, padding]);
  whole.writeUInt32LE(whole.length - 8, 4);
  return whole;
}

async function avif(): Promise<Buffer> {
  const uuid = Buffer.from('d8fec3d61b0e483c92975828877ec481', 'hex');
  const box = Buffer.concat([Buffer.from('uuid'), uuid, manifest]);
  return Buffer.concat([await picture().avif().toBuffer(), number(4 + box.length), box]);
}

const signed = { png, jpeg, webp, avif };

const kinds = Object.keys(signed) as (keyof typeof signed)[];

describe('a C2PA manifest', () => {
  it.each(kinds)('is found in %s, with the origin that it claims', async (kind) => {
    const file = await signed[kind]();
    expect(Buffer.from(findManifest(file) ?? []).includes('c2pa')).toBe(true);
    expect(await readOrigin(file)).toEqual({
      kind: 'marked',
      sourceType: 'trainedAlgorithmicMedia',
      hasManifest: true,
    });
  });

  it.each(kinds)('is not found in %s without one', async (kind) => {
    const file = await picture()[kind]().toBuffer();
    expect(findManifest(file)).toBeNull();
    expect(await readOrigin(file)).toMatchObject({ kind: 'unmarked', hasManifest: false });
  });

  it('is not made up of a word in the pixels or the text of a picture', async () => {
    const file = await picture().withXmp('<x>jumb c2pa</x>').jpeg().toBuffer();
    expect(findManifest(file)).toBeNull();
  });

  it.each(kinds)('is not searched for past the end of a broken %s', async (kind) => {
    const file = await signed[kind]();
    for (let length = 0; length < file.length; length += 7) {
      expect(() => findManifest(file.subarray(0, length))).not.toThrow();
    }
  });

  it.each(kinds)('is not searched for behind the end of a %s', async (kind) => {
    const file = await picture()[kind]().toBuffer();
    const zeros = Buffer.alloc(4_000_000);
    const steps = vi.spyOn(Buffer.prototype, 'toString');
    try {
      expect(findManifest(Buffer.concat([file, zeros]))).toBeNull();
      expect(steps.mock.calls.length).toBeLessThan(100);
    } finally {
      steps.mockRestore();
    }
  });

  it('is not searched for in a million chunks of nothing', () => {
    const file = Buffer.alloc(8_000_020);
    file.write('RIFF', 0, 'latin1');
    file.writeUInt32LE(8_000_012, 4);
    file.write('WEBP', 8, 'latin1');
    const steps = vi.spyOn(Buffer.prototype, 'toString');
    try {
      expect(findManifest(file)).toBeNull();
      expect(steps.mock.calls.length).toBeLessThan(200_000);
    } finally {
      steps.mockRestore();
    }
  });

  it('stays in its own file, and the picture made from it names it as its ingredient', async () => {
    const outcome = await makePicture(
      {
        ...{ prompt: 'en noir et blanc', width: 320, height: 256, seed: 1, style: null },
        reference: await png(),
      },
      { signal: new AbortController().signal, workers: 1 },
    );
    if (!outcome.ok) throw new Error(outcome.message);
    expect(await readOrigin(outcome.png)).toMatchObject({
      kind: 'armoni',
      sourceType: 'compositeWithTrainedAlgorithmicMedia',
      hasManifest: false,
      recipe: { ingredient: { sourceType: 'trainedAlgorithmicMedia', hasManifest: true } },
    });
  });
});
