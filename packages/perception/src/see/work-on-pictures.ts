import { enlargePicture } from './enlarge.ts';
import { type Picture, readSeen } from './nanodet.ts';
import { openRuntime, type RunModel } from './open-runtime.ts';
import { PictureReader, writePicture } from './picture-stream.ts';

/*
 * A program that does one kind of work: pictures come in on its standard input (see
 * `picture-stream.ts`), and each is answered by a picture or, for things, by JSON, its length in
 * four bytes before it. It ends with its input. Native code runs here and nowhere else.
 *
 *   node work-on-pictures.ts FOLDER-OF-NODE-MODULES things|people|enlarge
 */
const works = {
  things: { model: 'nanodet.onnx', answer: seen },
  people: { model: 'selfie.onnx', answer: people },
  enlarge: { model: 'esrgan-slim-x2.onnx', answer: enlarged },
} as const;

const [modules, wanted] = process.argv.slice(2);
const work = works[wanted as keyof typeof works];
if (!modules || !work) throw new Error('work-on-pictures FOLDER things|people|enlarge');
const run = await openRuntime(modules)(work.model);
const reader = new PictureReader();

for await (const chunk of process.stdin) {
  for (const picture of reader.push(chunk as Buffer)) {
    const answer = await work.answer(run, picture);
    const length = Buffer.alloc(4);
    length.writeUInt32LE(answer.length);
    process.stdout.write(Buffer.concat([length, answer]));
  }
}

async function seen(run: RunModel, picture: Picture): Promise<Buffer> {
  return Buffer.from(JSON.stringify(await readSeen(run, picture)));
}

/** Of a square of 256 pixels a side, a byte a pixel: how surely each belongs to a person. */
async function people(run: RunModel, { rgb, width, height }: Picture): Promise<Buffer> {
  const input = Float32Array.from(rgb, (value) => value / 255);
  const [mask] = await run(input, [1, height, width, 3]);
  return Buffer.from((mask?.data ?? new Float32Array()).map((value) => Math.round(255 * value)));
}

async function enlarged(run: RunModel, picture: Picture): Promise<Buffer> {
  return writePicture(await enlargePicture(run, picture));
}
