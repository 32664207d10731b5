import { describe, expect, it } from 'vitest';
import { readManifest } from '../read/read-manifest.ts';
import { sourceOfBytes } from '../runtime/sync-blob.ts';
import { program, testIdentity, testOrder, testPicture } from '../testing/made-media.ts';
import { judgeManifest } from '../verdict/judge-manifest.ts';
import { signBytes } from './sign-bytes.ts';

const formats = ['png', 'jpeg', 'webp'] as const;

async function provenanceOf(bytes: Buffer, mimeType: string, anchors?: string) {
  const known = anchors ?? (await testIdentity()).anchors;
  const store = await readManifest(sourceOfBytes(bytes), { mimeType, anchors: known });
  return judgeManifest(store);
}

async function signed(format: (typeof formats)[number], bytes?: Buffer): Promise<Buffer> {
  const source = sourceOfBytes(bytes ?? (await testPicture(format)));
  return (await signBytes(source, `image/${format}`, await testOrder())).asset;
}

describe('a signed picture', () => {
  it.each(formats)('is whole and ours, as %s', async (format) => {
    const picture = await testPicture(format);
    const file = await signed(format, picture);
    expect(file.length - picture.length).toBeLessThan(6000);
    expect(await provenanceOf(file, `image/${format}`)).toMatchObject({
      standing: 'ours',
      title: 'Un lac',
      failures: [],
      actions: [
        {
          action: 'c2pa.created',
          sourceType: 'algorithmicMedia',
          agent: 'Armoni, moteur local 5',
        },
      ],
    });
  });

  it.each(formats)(
    'is no longer whole when one byte of its pixels is another, as %s',
    async (format) => {
      const file = await signed(format);
      // In PNG and JPEG the manifest stands before the pixels, in WebP after them.
      const at = format === 'webp' ? 200 : file.length - 200;
      file[at] = (file[at] as number) ^ 1;
      const { standing, failures } = await provenanceOf(file, `image/${format}`);
      expect(standing).toBe('changed');
      expect(failures).toContain('assertion.dataHash.mismatch');
    },
  );

  it('is no longer whole when one byte of what it says is another', async () => {
    const file = await signed('png');
    const at = file.indexOf('algorithmicMedia');
    file[at] = 'A'.charCodeAt(0);
    expect((await provenanceOf(file, 'image/png')).standing).toBe('changed');
  });

  it('is somebody else’s to a studio with another authority', async () => {
    const { makeAuthority } = await import('../authority/make-authority.ts');
    const other = await makeAuthority(new Date());
    const file = await signed('png');
    const { standing, signer } = await provenanceOf(file, 'image/png', other.anchors);
    expect({ standing, signer }).toEqual({ standing: 'signed', signer: 'Armoni' });
  });

  it('keeps the manifest of the picture that it was made from', async () => {
    const first = await signed('jpeg');
    const agent = { name: 'Armoni' };
    const ingredient = {
      ...({ label: 'original', relationship: 'parentOf', title: 'Image de départ' } as const),
      mimeType: 'image/jpeg',
      source: sourceOfBytes(first),
    };
    const order = await testOrder({
      program,
      ingredients: [ingredient],
      statement: {
        title: 'Changée',
        actions: [
          { action: 'c2pa.opened', ingredients: ['original'] },
          { action: 'c2pa.edited', sourceType: 'algorithmicMedia', agent },
        ],
      },
    });
    const { asset } = await signBytes(sourceOfBytes(await testPicture('png')), 'image/png', order);
    const provenance = await provenanceOf(asset, 'image/png');
    expect(provenance).toMatchObject({ standing: 'ours', failures: [] });
    expect(provenance.ingredients).toMatchObject([
      { relationship: 'parentOf', title: 'Image de départ', standing: 'ours' },
    ]);
    expect(provenance.ingredients[0]?.actions[0]?.action).toBe('c2pa.created');
  });

  it('says so when the picture that it was made from had been changed since it was signed', async () => {
    const first = await signed('jpeg');
    first[first.length - 200] = (first[first.length - 200] as number) ^ 1;
    const ingredient = {
      ...({ label: 'original', relationship: 'parentOf', title: 'Image de départ' } as const),
      mimeType: 'image/jpeg',
      source: sourceOfBytes(first),
    };
    const statement = {
      title: 'Changée',
      actions: [{ action: 'c2pa.opened', ingredients: ['original'] }],
    };
    const order = await testOrder({ ingredients: [ingredient], statement });
    const { asset } = await signBytes(sourceOfBytes(await testPicture('png')), 'image/png', order);
    const { standing, ingredients } = await provenanceOf(asset, 'image/png');
    expect(standing).toBe('ours');
    expect(ingredients[0]?.standing).toBe('changed');
  });

  it('has no manifest before it is signed', async () => {
    const { standing } = await provenanceOf(await testPicture('png'), 'image/png');
    expect(standing).toBe('none');
  });
});
