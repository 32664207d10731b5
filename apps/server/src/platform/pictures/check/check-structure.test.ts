import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { packedText, pngChunk, textBomb, withChunks } from '../testing/png-chunks.ts';
import { checkStructure } from './check-structure.ts';
import { structureLimits } from './structure.ts';

const formats = ['png', 'jpeg', 'webp', 'avif', 'gif'] as const;
const grain = { type: 'gaussian' as const, mean: 128, sigma: 40 };
const create = { width: 64, height: 48, channels: 3 as const, background: 'white', noise: grain };
const pictureOf = (format: (typeof formats)[number]) =>
  sharp({ create }).toFormat(format).toBuffer();

describe('the structure of a picture', () => {
  it.each(formats)('of a whole %s ends where the file ends', async (format) => {
    const file = await pictureOf(format);
    expect(checkStructure(file)).toEqual({ ok: true, endsAt: file.length });
  });

  it.each(formats)('of a %s says where it ends when zeros hang behind it', async (format) => {
    const file = await pictureOf(format);
    const longer = Buffer.concat([file, Buffer.alloc(1_000_000)]);
    expect(checkStructure(longer)).toEqual({ ok: true, endsAt: file.length });
  });

  it('of a moving picture and of a progressive one ends where it should', async () => {
    const frames = await Promise.all([pictureOf('png'), pictureOf('jpeg')]);
    const moving = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    expect(checkStructure(moving)).toEqual({ ok: true, endsAt: moving.length });
    const progressive = await sharp({ create }).jpeg({ progressive: true }).toBuffer();
    expect(checkStructure(progressive)).toEqual({ ok: true, endsAt: progressive.length });
  });

  it('refuses texts that unfold to hundreds of megabytes', async () => {
    const bomb = textBomb(await pictureOf('png'));
    expect(bomb.length).toBeLessThan(1_100_000);
    expect(checkStructure(bomb)).toEqual({ ok: false, reason: 'too-complex' });
  });

  it.each([
    ['colour profile', 'iCCP', packedText(20_000_000)],
    [
      'packed international text',
      'iTXt',
      Buffer.concat([
        Buffer.from('Comment\0\u0001\0\0\0', 'latin1'),
        deflateSync(Buffer.alloc(20_000_000)),
      ]),
    ],
  ])('refuses a %s that unfolds to more than a picture needs', async (_, name, data) => {
    const bomb = withChunks(await pictureOf('png'), [pngChunk(name, data)]);
    expect(checkStructure(bomb)).toEqual({ ok: false, reason: 'too-complex' });
  });

  it('lets ordinary texts pass, and counts those that are many', async () => {
    const text = pngChunk('zTXt', packedText(10_000));
    const picture = await pictureOf('png');
    const withTexts = (count: number) => withChunks(picture, Array(count).fill(text));
    expect(checkStructure(withTexts(3))).toMatchObject({ ok: true });
    const many = withTexts(structureLimits.texts + 1);
    expect(checkStructure(many)).toEqual({ ok: false, reason: 'too-complex' });
  });

  it('refuses a JPEG of more scans than any encoder makes', async () => {
    const picture = await sharp({ create }).jpeg({ progressive: true }).toBuffer();
    const scan = Buffer.from('ffda000801010000003f0000', 'hex');
    const end = picture.length - 2;
    const many = Array(structureLimits.scans + 1).fill(scan);
    const bomb = Buffer.concat([picture.subarray(0, end), ...many, picture.subarray(end)]);
    expect(checkStructure(bomb)).toEqual({ ok: false, reason: 'too-complex' });
  });

  it('refuses an animation of more frames than anybody watches', () => {
    const screen = Buffer.from('47494638396101000100000000', 'hex');
    const frame = Buffer.from('2c000000000100010000020244010 0'.replace(' ', ''), 'hex');
    const frames = Array(structureLimits.frames + 1).fill(frame);
    const bomb = Buffer.concat([screen, ...frames, Buffer.from('3b', 'hex')]);
    expect(checkStructure(bomb)).toEqual({ ok: false, reason: 'too-complex' });
  });

  it('takes bounded steps through parts of no length', () => {
    const claimed = 40_000_000;
    const file = Buffer.alloc(claimed + 8);
    file.write('RIFF', 0, 'latin1');
    file.writeUInt32LE(claimed, 4);
    file.write('WEBP', 8, 'latin1');
    expect(checkStructure(file)).toEqual({ ok: false, reason: 'too-complex' });
  });

  it.each(['png', 'webp', 'avif'] as const)('knows a %s that is cut off', async (format) => {
    const file = await pictureOf(format);
    const cut = checkStructure(file.subarray(0, file.length - 40));
    expect(cut).toEqual({ ok: false, reason: 'damaged' });
  });

  it('knows no other kind of picture', () => {
    const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"></svg>');
    expect(checkStructure(drawing)).toEqual({ ok: false, reason: 'damaged' });
    expect(checkStructure(Buffer.alloc(0))).toEqual({ ok: false, reason: 'damaged' });
  });
});
