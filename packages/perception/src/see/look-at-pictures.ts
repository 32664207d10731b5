import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { readModel } from '../model-files.ts';
import { type GridAnswer, lookedAtPixels, readThings, toInput } from './nanodet.ts';
import { PictureReader } from './picture-stream.ts';

/*
 * A program: pictures come in on its standard input (see `picture-stream.ts`), and for each
 * leaves a line of JSON with what is seen in it. It ends with its input. Native code runs here
 * and nowhere else: whatever it does, it can be killed and takes nothing along.
 *
 *   node look-at-pictures.ts FOLDER-OF-NODE-MODULES
 */

type Tensor = { readonly data: Float32Array; readonly dims: readonly number[] };
type Runtime = {
  readonly Tensor: new (type: 'float32', data: Float32Array, dims: readonly number[]) => Tensor;
  readonly InferenceSession: {
    create(
      model: Uint8Array,
      options: object,
    ): Promise<{
      readonly inputNames: readonly string[];
      run(inputs: Readonly<Record<string, Tensor>>): Promise<Readonly<Record<string, Tensor>>>;
    }>;
  };
};

const modules = process.argv[2];
if (!modules) throw new Error('look-at-pictures FOLDER-OF-NODE-MODULES');
const runtime: Runtime = createRequire(resolve(modules, 'any.js'))('onnxruntime-node');
// One thread: the film's other programs have the rest of the machine.
const options = { intraOpNumThreads: 1, interOpNumThreads: 1, logSeverityLevel: 3 };
const session = await runtime.InferenceSession.create(readModel('nanodet.onnx'), options);
const input = session.inputNames[0] as string;
const shape = [1, 3, lookedAtPixels, lookedAtPixels];
const reader = new PictureReader();

for await (const chunk of process.stdin) {
  for (const picture of reader.push(chunk as Buffer)) {
    const tensor = new runtime.Tensor('float32', toInput(picture), shape);
    const answers = gridsOf(Object.values(await session.run({ [input]: tensor })));
    process.stdout.write(`${JSON.stringify(readThings(answers, picture))}\n`);
  }
}

/** Outputs have no names worth the name: they are told by their sizes, finest grid first. */
function gridsOf(outputs: readonly Tensor[]): readonly GridAnswer[] {
  const bySize = (width: number) =>
    outputs
      .filter(({ dims }) => dims[2] === width)
      .toSorted((a, b) => b.data.length - a.data.length)
      .map(({ data }) => data);
  const [scores, edges] = [bySize(80), bySize(44)];
  return scores.map((each, level) => ({ scores: each, edges: edges[level] as Float32Array }));
}
