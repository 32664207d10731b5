import { deflateSync, inflateSync } from 'node:zlib';
import * as z from 'zod/mini';
import {
  type LearnedStyle,
  type StylePicture,
  type StyleTiles,
  tintSteps,
} from './learned-style.ts';
import { layoutSide, sampleSide } from './sample-colours.ts';
import { textureLength } from './texture-model.ts';
import { treatments } from './treatment.ts';

const magic = Buffer.from('ARMSTYL1', 'latin1');
const headerBytes = magic.length + 8;
/** A learned style of 200 pictures has 3 MB. */
const maxFileBytes = 16 * 2 ** 20;
/** The longest that the schema below lets through has less. */
const maxJsonBytes = 2 ** 20;
const maxBodyBytes = 16 * 2 ** 20;

/** Bytes of a packed number, and what stands for 1. */
const packedBytes = 2;
const packedOne = 32_767;

const unit = z.number().check(z.gte(0), z.lte(1));
const small = z.number().check(z.gte(-1000), z.lte(1000));
const weights = z.object({
  flat: unit,
  paint: unit,
  photo: unit,
  ink: unit,
  // Styles learned before these two were known have them not.
  pencil: z._default(unit, 0),
  pixel: z._default(unit, 0),
});
const statistics = z.object({
  flat: unit,
  // Styles learned before some of these were measured have them not, and are decided already.
  still: z._default(unit, 0),
  edge: unit,
  straight: small,
  bands: z.array(small).check(z.length(5)),
  fineness: small,
  pieced: z._default(unit, 0),
  bimodal: unit,
  defocus: small,
  darkest: small,
  lightest: small,
  chroma: small,
  stray: z._default(small, 0),
  paper: z._default(unit, 0),
  grid: z._default(unit, 0),
  cells: z._default(small, 0),
});
const textureNumbers = z.array(small).check(z.length(textureLength));
const header = z.object({
  schema: z.literal('armoni.style/1'),
  name: z.string().check(z.maxLength(200)),
  treatment: z.enum(treatments),
  weights,
  medians: statistics,
  accord: z
    .array(z.object({ colour: z.string().check(z.regex(/^#[0-9a-f]{6}$/)), share: unit }))
    .check(z.minLength(1), z.maxLength(16)),
  heldOutScore: small,
  margin: z.nullable(z.object({ l: small, a: small, b: small, width: unit })),
  texture: z.object({
    mean: textureNumbers,
    spread: z.array(small.check(z.gt(0))).check(z.length(textureLength)),
  }),
  pictures: z
    .array(
      z.object({
        name: z.string().check(z.maxLength(300)),
        chroma: small,
        darkest: small,
        lightest: small,
        oddness: small,
      }),
    )
    .check(z.minLength(1), z.maxLength(2000)),
  tiles: z.nullable(
    z.object({
      side: z.int().check(z.gte(16), z.lte(512)),
      count: z.int().check(z.gte(1), z.lte(64)),
    }),
  ),
  shared: z.optional(
    z.object({
      triggerWord: z.nullable(z.string().check(z.maxLength(200))),
      otherHand: z.nullable(z.enum(treatments)),
    }),
  ),
});

/**
 * One self-contained binary: `ARMSTYL1`, two little-endian lengths, a JSON header, and the
 * deflated arrays (whose checksum zlib verifies).
 */
export function writeStyleFile(style: LearnedStyle): Uint8Array {
  const { pictures, tiles, ...rest } = style;
  const json = Buffer.from(
    JSON.stringify({
      schema: 'armoni.style/1',
      ...rest,
      pictures: pictures.map(({ layout: _, samples: __, ...words }) => words),
      tiles: tiles && { side: tiles.side, count: tiles.count },
    }),
  );
  const parts = [
    ...pictures.flatMap(({ layout, samples }) => [packColours(layout), packColours(samples)]),
    ...(tiles ? [packColours(tiles.tint), tiles.lightness] : []),
  ];
  const body = deflateSync(Buffer.concat(parts));
  const lengths = Buffer.alloc(8);
  lengths.writeUInt32LE(json.length, 0);
  lengths.writeUInt32LE(body.length, 4);
  return Buffer.concat([magic, lengths, json, body]);
}

/** A style file comes from storage that people can write to: null for whatever does not hold. */
export function readStyleFile(bytes: Uint8Array): LearnedStyle | null {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (file.length < headerBytes || file.length > maxFileBytes) return null;
  if (!file.subarray(0, magic.length).equals(magic)) return null;
  const jsonBytes = file.readUInt32LE(magic.length);
  if (jsonBytes > maxJsonBytes) return null;
  const jsonEnd = headerBytes + jsonBytes;
  if (file.length !== jsonEnd + file.readUInt32LE(magic.length + 4)) return null;
  try {
    const words = header.safeParse(JSON.parse(file.toString('utf8', headerBytes, jsonEnd)));
    if (!words.success) return null;
    const body = inflateSync(file.subarray(jsonEnd), { maxOutputLength: maxBodyBytes });
    return assemble(words.data, body);
  } catch {
    // Broken JSON or a broken deflate stream: the same answer, this is no style.
    return null;
  }
}

const pictureBytes = (layoutSide ** 2 + sampleSide ** 2) * 3 * packedBytes;

function assemble(words: z.infer<typeof header>, body: Buffer): LearnedStyle | null {
  const { schema: _, pictures: named, tiles: sizes, ...rest } = words;
  const tileBytes = sizes ? tintSteps * 2 * packedBytes + sizes.count * sizes.side ** 2 : 0;
  if (body.length !== named.length * pictureBytes + tileBytes) return null;
  let place = 0;
  const take = (length: number) => {
    place += length;
    return body.subarray(place - length, place);
  };
  const pictures: StylePicture[] = named.map((words) => ({
    ...words,
    layout: unpackColours(take(layoutSide ** 2 * 3 * packedBytes)),
    samples: unpackColours(take(sampleSide ** 2 * 3 * packedBytes)),
  }));
  const tiles: StyleTiles | null = sizes && {
    ...sizes,
    tint: unpackColours(take(tintSteps * 2 * packedBytes)),
    lightness: Uint8Array.from(take(sizes.count * sizes.side ** 2)),
  };
  return { ...rest, pictures, tiles };
}

/** OKLab numbers lie within ±1: 16 bits are far finer than an eye. */
function packColours(colours: Float32Array): Buffer {
  const packed = Buffer.alloc(colours.length * packedBytes);
  colours.forEach((value, i) => {
    packed.writeInt16LE(Math.round(Math.min(1, Math.max(-1, value)) * packedOne), i * packedBytes);
  });
  return packed;
}

function unpackColours(packed: Buffer): Float32Array {
  return Float32Array.from(
    { length: packed.length / packedBytes },
    (_, i) => packed.readInt16LE(i * packedBytes) / packedOne,
  );
}
