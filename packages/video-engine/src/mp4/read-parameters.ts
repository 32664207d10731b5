/** What an H.264 stream says of its pictures before the first one. */
export type PictureParameters = {
  readonly profile: number;
  /** Of the shown part. */
  readonly width: number;
  readonly height: number;
  /** As `width:height`; null where it is not told. */
  readonly pixelAspect: string | null;
  /** Null where nothing is told. */
  readonly isFullRange: boolean | null;
  /** Code points of ISO/IEC 23091-2; null where nothing is told. */
  readonly colour: ColourCodes | null;
};

export type ColourCodes = {
  readonly primaries: number;
  readonly transfer: number;
  readonly matrix: number;
};

/** Profiles that say how their samples are coded (ISO/IEC 14496-10, 7.3.2.1.1). */
const highProfiles: readonly number[] = [100, 110, 122, 244, 44, 83, 86, 118, 128, 138];
const parameterUnit = 7;
const macroblock = 16;
/** `aspect_ratio_idc` that is followed by the ratio itself. */
const toldAspect = 255;

/**
 * Reads the sequence parameters in an `avcC` box; null where they are not as a camera or x264 writes them
 * for 4:2:0 in 8 bits, picture after picture.
 */
export function readParameters(settings: Buffer): PictureParameters | null {
  // One set of them, behind the box's own five bytes and their count.
  if (settings.length < 8 || (settings[5]! & 31) !== 1) return null;
  const unit = settings.subarray(8, 8 + settings.readUInt16BE(6));
  if ((unit[0]! & 31) !== parameterUnit || unit.length < 5) return null;
  try {
    return parametersIn(unit[1]!, new BitReader(withoutEscapes(unit.subarray(4))));
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function parametersIn(profile: number, bits: BitReader): PictureParameters | null {
  bits.golomb();
  if (highProfiles.includes(profile)) {
    const [chroma, lumaDepth, chromaDepth] = [bits.golomb(), bits.golomb(), bits.golomb()];
    bits.take(1);
    const hasMatrices = bits.take(1) === 1;
    if (chroma !== 1 || lumaDepth !== 0 || chromaDepth !== 0 || hasMatrices) return null;
  }
  bits.golomb();
  skipPictureOrder(bits);
  bits.golomb();
  bits.take(1);
  const [across, down] = [bits.golomb() + 1, bits.golomb() + 1];
  const hasFieldPictures = bits.take(1) === 0;
  if (hasFieldPictures) return null;
  bits.take(1);
  // In units of two samples, as chroma is.
  const [left, right, top, bottom] =
    bits.take(1) === 1
      ? [bits.golomb(), bits.golomb(), bits.golomb(), bits.golomb()]
      : [0, 0, 0, 0];
  const size = {
    width: across * macroblock - 2 * (left! + right!),
    height: down * macroblock - 2 * (top! + bottom!),
  };
  const usability = bits.take(1) === 1 ? readUsability(bits) : nothingTold;
  return { profile, ...size, ...usability };
}

function skipPictureOrder(bits: BitReader): void {
  const kind = bits.golomb();
  if (kind === 0) bits.golomb();
  if (kind !== 1) return;
  bits.take(1);
  bits.golomb();
  bits.golomb();
  for (let left = bits.golomb(); left > 0; left -= 1) bits.golomb();
}

type Usability = Pick<PictureParameters, 'pixelAspect' | 'isFullRange' | 'colour'>;

const nothingTold: Usability = { pixelAspect: null, isFullRange: null, colour: null };

function readUsability(bits: BitReader): Usability {
  const pixelAspect = bits.take(1) === 1 ? readAspect(bits) : null;
  const hasOverscan = bits.take(1) === 1;
  if (hasOverscan) bits.take(1);
  const hasSignal = bits.take(1) === 1;
  if (!hasSignal) return { ...nothingTold, pixelAspect };
  bits.take(3);
  const isFullRange = bits.take(1) === 1;
  const colour =
    bits.take(1) === 1
      ? { primaries: bits.take(8), transfer: bits.take(8), matrix: bits.take(8) }
      : null;
  return { pixelAspect, isFullRange, colour };
}

function readAspect(bits: BitReader): string | null {
  const code = bits.take(8);
  if (code === toldAspect) return `${bits.take(16)}:${bits.take(16)}`;
  if (code === 0) return null;
  return code === 1 ? '1:1' : `code ${code}`;
}

/** A 3 that only keeps two zeroes from looking like the start of a unit. */
function withoutEscapes(unit: Buffer): Buffer {
  const bytes = [...unit];
  return Buffer.from(
    bytes.filter(
      (byte, at) => !(byte === 3 && at > 1 && bytes[at - 1] === 0 && bytes[at - 2] === 0),
    ),
  );
}

/** Bits from the highest on. @throws RangeError beyond the end */
class BitReader {
  readonly #bytes: Buffer;
  #at = 0;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }

  take(count: number): number {
    let value = 0;
    for (let bit = 0; bit < count; bit += 1) {
      const byte = this.#bytes[this.#at >> 3];
      if (byte === undefined) throw new RangeError('the parameters end early');
      value = value * 2 + ((byte >> (7 - (this.#at & 7))) & 1);
      this.#at += 1;
    }
    return value;
  }

  /** `ue(v)`; of `se(v)` the length is the same. */
  golomb(): number {
    let zeroes = 0;
    while (this.take(1) === 0) zeroes += 1;
    return 2 ** zeroes - 1 + this.take(zeroes);
  }
}
