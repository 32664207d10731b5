import { codeBits, idBits } from './mark-tile.ts';

/** CRC-16/CCITT-FALSE. */
const polynomial = 0x1021;

function checksumOf(bits: readonly number[]): number {
  let crc = 0xffff;
  for (const bit of bits) {
    const top = (crc >> 15) & 1;
    crc = (crc << 1) & 0xffff;
    if (top !== bit) crc ^= polynomial;
  }
  return crc;
}

/** @param id 12 hexadecimal digits */
export function encodeMark(id: string): number[] {
  const number = BigInt(`0x${id}`);
  const bits = Array.from({ length: idBits }, (_, i) => Number((number >> BigInt(i)) & 1n));
  const crc = checksumOf(bits);
  return [...bits, ...Array.from({ length: codeBits - idBits }, (_, i) => (crc >> i) & 1)];
}

/** Of the least certain bits; 2^6 tries weaken the checksum's 16 bits to 10, beside the sync. */
const doubtfulBits = 6;

/**
 * The id that these measurements say, above 0 for a one: the checksum decides which of the least
 * certain bits are turned (Chase's decoding). Null when no way of turning them fits.
 */
export function decodeMark(soft: ArrayLike<number>): string | null {
  const order = Array.from({ length: codeBits }, (_, bit) => bit);
  const doubtful = order
    .toSorted((a, b) => Math.abs(soft[a] as number) - Math.abs(soft[b] as number))
    .slice(0, doubtfulBits);
  for (let turned = 0; turned < 1 << doubtfulBits; turned += 1) {
    const bits: number[] = order.map((bit) => ((soft[bit] as number) > 0 ? 1 : 0));
    doubtful.forEach((bit, place) => {
      if ((turned >> place) & 1) bits[bit] = 1 - (bits[bit] as number);
    });
    const id = idOf(bits);
    if (id !== null) return id;
  }
  return null;
}

function idOf(bits: readonly number[]): string | null {
  const said = bits.slice(0, idBits);
  const crc = bits.slice(idBits).reduce((sum, bit, i) => sum + (bit << i), 0);
  if (checksumOf(said) !== crc) return null;
  const number = said.reduce((sum, bit, i) => sum + (BigInt(bit) << BigInt(i)), 0n);
  return number.toString(16).padStart(idBits / 4, '0');
}
