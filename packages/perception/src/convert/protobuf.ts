/** One field of a protobuf message: its number, and a varint or the bytes of what it holds. */
type Field = readonly [number: number, value: bigint | Uint8Array];

const wire = { varint: 0, eightBytes: 1, bytes: 2, fourBytes: 5 } as const;

/** Walks the fields of one message; protobuf's encoding is documented at protobuf.dev. */
export function* readFields(message: Uint8Array): Generator<Field> {
  let at = 0;
  const varint = () => {
    let value = 0n;
    for (let shift = 0n; ; shift += 7n) {
      const byte = message[at++] as number;
      value |= BigInt(byte & 127) << shift;
      if (byte < 128) return value;
    }
  };
  const bytes = (length: number) => {
    at += length;
    return message.subarray(at - length, at);
  };
  while (at < message.length) {
    const key = Number(varint());
    const type = key & 7;
    const number = key >>> 3;
    if (type === wire.varint) yield [number, varint()];
    else if (type === wire.bytes) yield [number, bytes(Number(varint()))];
    else if (type === wire.fourBytes) yield [number, bytes(4)];
    else if (type === wire.eightBytes) yield [number, bytes(8)];
    else throw new Error(`protobuf: wire type ${type}`);
  }
}
