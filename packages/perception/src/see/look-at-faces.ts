import { readFaces } from './faces.ts';
import { openRuntime } from './open-runtime.ts';
import { PictureReader } from './picture-stream.ts';

/*
 * A program like `look-at-pictures.ts`: for each picture on its standard input it leaves a line of JSON
 * with the faces in it.
 *
 *   node look-at-faces.ts FOLDER-OF-NODE-MODULES
 */
const modules = process.argv[2];
if (!modules) throw new Error('look-at-faces FOLDER-OF-NODE-MODULES');
const open = openRuntime(modules);
const runs = { detector: await open('blazeface-back.onnx'), mesh: await open('facemesh.onnx') };
const reader = new PictureReader();

for await (const chunk of process.stdin) {
  for (const picture of reader.push(chunk as Buffer)) {
    process.stdout.write(`${JSON.stringify(await readFaces(runs, picture))}\n`);
  }
}
