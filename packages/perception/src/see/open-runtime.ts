import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { type ModelFile, readModel } from '../model-files.ts';

export type RuntimeTensor = { readonly data: Float32Array; readonly dims: readonly number[] };
type Runtime = {
  readonly Tensor: new (
    type: 'float32',
    data: Float32Array,
    dims: readonly number[],
  ) => RuntimeTensor;
  readonly InferenceSession: {
    create(
      model: Uint8Array,
      options: object,
    ): Promise<{
      readonly inputNames: readonly string[];
      run(
        inputs: Readonly<Record<string, RuntimeTensor>>,
      ): Promise<Readonly<Record<string, RuntimeTensor>>>;
    }>;
  };
};

/** Numbers of a shape in, all outputs of the model out. */
export type RunModel = (
  input: Float32Array,
  shape: readonly number[],
) => Promise<readonly RuntimeTensor[]>;

/** One thread: whoever waits for it has the rest of the machine. */
const options = { intraOpNumThreads: 1, interOpNumThreads: 1, logSeverityLevel: 3 };

/** Native code: only for a program of its own, which can be killed and takes nothing along. */
export function openRuntime(modules: string): (model: ModelFile) => Promise<RunModel> {
  const runtime: Runtime = createRequire(resolve(modules, 'any.js'))('onnxruntime-node');
  return async (model) => {
    const session = await runtime.InferenceSession.create(readModel(model), options);
    const name = session.inputNames[0] as string;
    return async (input, shape) =>
      Object.values(await session.run({ [name]: new runtime.Tensor('float32', input, shape) }));
  };
}
