import { readSeen } from './nanodet.ts';
import { openRuntime } from './open-runtime.ts';
import { PictureReader } from './picture-stream.ts';

/*
 * A program: pictures come in on its standard input (see `picture-stream.ts`), and for each
 * leaves a line of JSON with what is seen in it. It ends with its input. Native code runs here
 * and nowhere else: whatever it does, it can be killed and takes nothing along.
 *
 *   node look-at-pictures.ts FOLDER-OF-NODE-MODULES [LEAST-SCORE]
 */
const [modules, leastScore] = process.argv.slice(2);
if (!modules) throw new Error('look-at-pictures FOLDER-OF-NODE-MODULES [LEAST-SCORE]');
const run = await openRuntime(modules)('nanodet.onnx');
const reader = new PictureReader();

for await (const chunk of process.stdin) {
  for (const picture of reader.push(chunk as Buffer)) {
    const seen = await readSeen(run, picture, leastScore ? Number(leastScore) : undefined);
    process.stdout.write(`${JSON.stringify(seen)}\n`);
  }
}
