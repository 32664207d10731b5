/** What COSE headers are made of. */
export type CborValue =
  | number
  | string
  | null
  | Uint8Array
  | CborValue[]
  | Map<CborValue, CborValue>;

const major = { unsigned: 0, negative: 1, bytes: 2, text: 3, array: 4, map: 5, tag: 6 } as const;
const nothing = 0xf6;

/** RFC 8949, definite lengths; of numbers only whole ones. */
export function encodeCbor(value: CborValue): Buffer {
  if (value === null) return Buffer.from([nothing]);
  if (typeof value === 'number') {
    return value < 0 ? head(major.negative, -1 - value) : head(major.unsigned, value);
  }
  if (typeof value === 'string') {
    const text = Buffer.from(value);
    return Buffer.concat([head(major.text, text.length), text]);
  }
  if (value instanceof Uint8Array) return Buffer.concat([head(major.bytes, value.length), value]);
  if (Array.isArray(value)) {
    return Buffer.concat([head(major.array, value.length), ...value.map(encodeCbor)]);
  }
  const entries = [...value].flatMap(([key, entry]) => [encodeCbor(key), encodeCbor(entry)]);
  return Buffer.concat([head(major.map, value.size), ...entries]);
}

export function tagged(tag: number, value: CborValue): Buffer {
  return Buffer.concat([head(major.tag, tag), encodeCbor(value)]);
}

function head(kind: number, length: number): Buffer {
  const first = kind << 5;
  if (length < 24) return Buffer.from([first | length]);
  if (length < 0x100) return Buffer.from([first | 24, length]);
  if (length < 0x10000) return Buffer.from([first | 25, length >> 8, length & 0xff]);
  const out = Buffer.alloc(5);
  out[0] = first | 26;
  out.writeUInt32BE(length, 1);
  return out;
}
