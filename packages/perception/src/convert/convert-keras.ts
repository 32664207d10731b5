import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { elementTypes, type Operation, type Tensor, writeOnnx } from './write-onnx.ts';

/*
 * Turns the Keras layers of @upscalerjs/esrgan-slim, twice the size, into ONNX, weights unchanged:
 *
 *   npm pack @upscalerjs/esrgan-slim@1.0.0 && tar xzf upscalerjs-esrgan-slim-1.0.0.tgz
 *   node packages/perception/src/convert/convert-keras.ts package/models/x2 packages/perception/models
 *
 * Channels come first throughout, so that nothing is transposed.
 */
const original = {
  'model.json': '8efb488c2caed0196a6163e3f06798f9245e92623ffd50654a26c372e09150ea',
  'group1-shard1of1.bin': '5cb464ae4d390ce0a771afd5feaf60fbfcdb18ab48a56db98cdf6b88202369de',
} as const;
/** What is enlarged at once: pieces of this many pixels a side. */
const pieceSide = 272;

type Layer = {
  readonly class_name: string;
  readonly name: string;
  readonly config: { readonly padding?: string; readonly interpolation?: string };
  readonly inbound_nodes: readonly (readonly (readonly [name: string])[])[];
};
type Model = {
  readonly modelTopology: {
    readonly model_config: { readonly config: { readonly layers: readonly Layer[] } };
  };
  readonly weightsManifest: readonly {
    readonly weights: readonly { readonly name: string; readonly shape: readonly number[] }[];
  }[];
};

async function readChecked(path: string, hash: string): Promise<Buffer> {
  const bytes = await readFile(path);
  if (createHash('sha256').update(bytes).digest('hex') !== hash) {
    throw new Error(`${path} is not the file that was tried`);
  }
  return bytes;
}

function convert(model: Model, bin: Buffer): Buffer {
  const { layers } = model.modelTopology.model_config.config;
  const last = layers.at(-1) as Layer;
  return writeOnnx({
    operations: layers.flatMap(operationOf),
    tensors: [...tensorsOf(model, bin), doubled],
    inputs: [{ name: layers[0]?.name ?? '', shape: [1, 3, pieceSide, pieceSide] }],
    outputs: [{ name: last.name, shape: [1, 3, 2 * pieceSide, 2 * pieceSide] }],
  });
}

/** Of each axis: pictures and channels stay, height and width are twice as many. */
const doubled: Tensor = {
  name: 'doubled',
  type: elementTypes.float,
  shape: [4],
  raw: new Uint8Array(Float32Array.of(1, 1, 2, 2).buffer),
};

function operationOf({ class_name: kind, name, config, inbound_nodes: from }: Layer): Operation[] {
  const inputs = (from[0] ?? []).map(([input]) => input);
  const outputs = [name];
  switch (kind) {
    case 'InputLayer':
      return [];
    case 'Conv2D': {
      const weights = [`${name}/kernel`, `${name}/bias`];
      const attributes = { auto_pad: config.padding === 'same' ? 'SAME_UPPER' : 'VALID' };
      return [{ op: 'Conv', inputs: [...inputs, ...weights], outputs, attributes }];
    }
    case 'Activation':
      return [{ op: 'Relu', inputs, outputs }];
    case 'Add':
      return [{ op: 'Add', inputs, outputs }];
    case 'Concatenate':
      return [{ op: 'Concat', inputs, outputs, attributes: { axis: 1 } }];
    case 'UpSampling2D': {
      const attributes = {
        mode: config.interpolation === 'nearest' ? 'nearest' : 'linear',
        coordinate_transformation_mode:
          config.interpolation === 'nearest' ? 'asymmetric' : 'half_pixel',
        nearest_mode: 'floor',
      };
      return [{ op: 'Resize', inputs: [...inputs, '', 'doubled'], outputs, attributes }];
    }
    default:
      throw new Error(`${kind} is not known`);
  }
}

/** Kernels are height, width, in, out in Keras, and out, in, height, width in ONNX. */
function tensorsOf(model: Model, bin: Buffer): Tensor[] {
  let at = 0;
  return model.weightsManifest
    .flatMap(({ weights }) => weights)
    .map(({ name, shape }) => {
      const count = shape.reduce((product, one) => product * one, 1);
      const values = new Float32Array(
        bin.buffer.slice(bin.byteOffset + at, bin.byteOffset + at + 4 * count),
      );
      at += 4 * count;
      const [high, wide, from, to] = shape as [number, number, number, number];
      if (shape.length === 1) return tensor(name, shape, values);
      const moved = values.map((_, i) => {
        const x = i % wide;
        const y = Math.floor(i / wide) % high;
        const channel = Math.floor(i / (wide * high)) % from;
        const out = Math.floor(i / (wide * high * from));
        return values[((y * wide + x) * from + channel) * to + out] as number;
      });
      return tensor(name, [to, from, high, wide], moved);
    });
}

function tensor(name: string, shape: readonly number[], values: Float32Array): Tensor {
  return { name, type: elementTypes.float, shape, raw: new Uint8Array(values.buffer) };
}

const [folder, to] = process.argv.slice(2);
if (!folder || !to) throw new Error('convert-keras FROM-FOLDER TO-FOLDER');
const [json, bin] = await Promise.all(
  Object.entries(original).map(([name, hash]) => readChecked(join(folder, name), hash)),
);
await writeFile(
  join(to, 'esrgan-slim-x2.onnx'),
  convert(JSON.parse(String(json)) as Model, bin as Buffer),
);
