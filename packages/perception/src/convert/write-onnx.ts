/** Element types of onnx.proto's TensorProto. */
export const elementTypes = { float: 1, int64: 7, half: 10 } as const;

export type Tensor = {
  readonly name: string;
  readonly type: (typeof elementTypes)[keyof typeof elementTypes];
  readonly shape: readonly number[];
  readonly raw: Uint8Array;
};
export type Attribute = number | string | readonly number[] | { readonly float: number };
export type Operation = {
  readonly op: string;
  readonly inputs: readonly string[];
  readonly outputs: readonly string[];
  readonly attributes?: Readonly<Record<string, Attribute>>;
};
export type Graph = {
  readonly operations: readonly Operation[];
  readonly tensors: readonly Tensor[];
  readonly inputs: readonly { readonly name: string; readonly shape: readonly number[] }[];
  readonly outputs: readonly { readonly name: string; readonly shape?: readonly number[] }[];
};

const opset = 13;
const irVersion = 7;
const attributeTypes = { float: 1, int: 2, string: 3, ints: 7 } as const;

/** An ONNX ModelProto; field numbers are those of onnx.proto. */
export function writeOnnx(graph: Graph): Buffer {
  const body = [
    ...graph.operations.map((operation) => bytes(1, writeOperation(operation))),
    text(2, 'graph'),
    ...graph.tensors.map((tensor) => bytes(5, writeTensor(tensor))),
    ...graph.inputs.map(({ name, shape }) => bytes(11, writeValue(name, shape))),
    ...graph.outputs.map(({ name, shape }) => bytes(12, writeValue(name, shape))),
  ];
  const version = bytes(8, Buffer.concat([text(1, ''), integer(2, opset)]));
  return Buffer.concat([integer(1, irVersion), bytes(7, Buffer.concat(body)), version]);
}

function writeOperation({ op, inputs, outputs, attributes = {} }: Operation): Buffer {
  return Buffer.concat([
    ...inputs.map((name) => text(1, name)),
    ...outputs.map((name) => text(2, name)),
    text(4, op),
    ...Object.entries(attributes).map(([name, value]) => bytes(5, writeAttribute(name, value))),
  ]);
}

function writeAttribute(name: string, value: Attribute): Buffer {
  const type = (kind: keyof typeof attributeTypes) => integer(20, attributeTypes[kind]);
  if (typeof value === 'number')
    return Buffer.concat([text(1, name), integer(3, value), type('int')]);
  if (typeof value === 'string')
    return Buffer.concat([text(1, name), text(4, value), type('string')]);
  if ('float' in value) {
    const float = Buffer.alloc(5);
    float[0] = (2 << 3) | 5;
    float.writeFloatLE(value.float, 1);
    return Buffer.concat([text(1, name), float, type('float')]);
  }
  return Buffer.concat([text(1, name), ...value.map((one) => integer(8, one)), type('ints')]);
}

function writeTensor({ name, type, shape, raw }: Tensor): Buffer {
  const dimensions = shape.map((size) => integer(1, size));
  return Buffer.concat([...dimensions, integer(2, type), text(8, name), bytes(9, raw)]);
}

/** A tensor of 32-bit floats by name and, where it is known, shape. */
function writeValue(name: string, shape?: readonly number[]): Buffer {
  const dimensions = shape?.map((size) => bytes(1, integer(1, size)));
  const tensor = Buffer.concat([
    integer(1, elementTypes.float),
    ...(dimensions ? [bytes(2, Buffer.concat(dimensions))] : []),
  ]);
  return Buffer.concat([text(1, name), bytes(2, bytes(1, tensor))]);
}

function integer(field: number, value: number): Buffer {
  return Buffer.concat([varint(field << 3), varint(value)]);
}

function text(field: number, value: string): Buffer {
  return bytes(field, Buffer.from(value));
}

function bytes(field: number, value: Uint8Array): Buffer {
  return Buffer.concat([varint((field << 3) | 2), varint(value.length), value]);
}

function varint(value: number): Buffer {
  const out: number[] = [];
  let rest = BigInt.asUintN(64, BigInt(value));
  do {
    const low = Number(rest & 127n);
    rest >>= 7n;
    out.push(rest > 0n ? low | 128 : low);
  } while (rest > 0n);
  return Buffer.from(out);
}
