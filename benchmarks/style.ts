import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { colourDistance } from '@armoni/image-engine/learn/measure/colour-distance';
import { readPicture } from '@armoni/image-engine/learn/measure/read-picture';
import {
  textureDistance,
  textureModelOf,
  textureVector,
} from '@armoni/image-engine/learn/measure/texture-vector';
import { drawPicture, kinds } from '@armoni/image-engine/learn/testing/generated-pictures';
import type { TrainingPicture } from '@armoni/image-engine/learn/training-picture';
import { learnStyle } from '@armoni/image-engine/learn-style';
import { makePicture } from '@armoni/image-engine/make-picture';
import { makeRandom } from '@armoni/image-engine/maths/seeded-random';
import { encodePng } from '@armoni/image-engine/origin/encode-png';
import { blurPlane } from '@armoni/image-engine/raster/blur-plane';
import { decodePicture } from '@armoni/image-engine/raster/decode';
import { gradientOf } from '@armoni/image-engine/raster/flow';
import { fromPlanes, type LabPlanes, toPlanes } from '@armoni/image-engine/raster/lab-planes';
import type { LinearImage } from '@armoni/image-engine/raster/linear-image';
import { resizePlanes } from '@armoni/image-engine/raster/resize-plane';
import type { LearnedStyle } from '@armoni/image-engine/style/learned-style';
import { sampleColours } from '@armoni/image-engine/style/sample-colours';
import { readStyleFile } from '@armoni/image-engine/style/style-file';
import type { TextureModel } from '@armoni/image-engine/style/texture-model';
import { applyStyle } from '@armoni/image-engine/treat/apply-style';
import { colourTransfers } from '@armoni/image-engine/treat/colour/colour-transfers';
import { transferColour } from '@armoni/image-engine/treat/colour/transfer-colour';
import { sized } from './shared/sized.ts';

/**
 * Is a learned style seen in what is made with it? Every third picture of a set is held out;
 * content the style never saw is measured against those before, after a plain colour transfer
 * (mean and deviation of OKLab, Reinhard 2001), after our colour transfer alone, and after the
 * whole treatment. `STYLE_FOLDERS=a:b` adds folders of pictures, `CONTENT_FOLDER` photographs.
 */
type StyleFigures = {
  /** Sliced Wasserstein in OKLab to the three nearest held-out pictures; lower is nearer. */
  readonly colour: number;
  /** Distance of multi-scale gradient statistics to those of the held-out pictures. */
  readonly texture: number;
  /** Correlation of edges with the content's, 1 all kept. */
  readonly edges: number;
  /** Rank correlation of lightness with the content's at 64 px. */
  readonly order: number;
  /** Chroma difference made between neighbours, 99th percentile of the gain: blotches show here. */
  readonly splitting: number;
};

const { madeSide, sets, perSet, prompts } = sized(
  {
    madeSide: 1024,
    sets: [...kinds],
    perSet: 12,
    prompts: ['un lac de montagne au coucher du soleil', 'la campagne en été'],
  },
  { madeSide: 384, sets: kinds.slice(0, 1), perSet: 9, prompts: ['la campagne en été'] },
);
const measuredSize = { width: 512, height: 512 };
const signal = new AbortController().signal;

/** At the size in which pictures are made, and as style pictures are measured. */
type Content = { readonly image: LinearImage; readonly planes: LabPlanes };
type HeldOut = { readonly colours: readonly Float32Array[]; readonly texture: TextureModel };

async function benchmarkStyle(name: string, pictures: readonly TrainingPicture[]) {
  const learned = pictures.filter((_, i) => i % 3 !== 2);
  const outcome = await learnStyle({ name, pictures: learned }, { signal, makePicture: null });
  if (!outcome.ok) throw new Error(`${name}: ${outcome.message}`);
  const style = readStyleFile(outcome.style)!;
  const held = await measureHeldOut(pictures.filter((_, i) => i % 3 === 2));
  // A margin of paper covers content as the style wants it; what is kept is measured inside.
  const inset = Math.ceil(measuredSize.width * (style.margin?.width ?? 0) * 1.6);
  const methods = {
    content: (content: Content) => content.planes,
    'plain colour': (content: Content) => plainTransfer(content.planes, style),
    'our colour': (content: Content) => colourOnly(content.planes, style),
    whole: (content: Content) => applyWhole(content, style),
  };
  const contents = await makeContents();
  const figures: Record<string, StyleFigures> = {};
  for (const [method, apply] of Object.entries(methods)) {
    const all: StyleFigures[] = [];
    for (const content of contents) {
      all.push(measure(await apply(content), content.planes, { held, inset }));
    }
    figures[method] = meanOf(all);
  }
  return { name, treatment: style.treatment, heldOutScore: style.heldOutScore, figures };
}

async function measureHeldOut(pictures: readonly TrainingPicture[]): Promise<HeldOut> {
  const read = await Promise.all(pictures.map(readPicture));
  const squares = read.flatMap((one) => (one ? [one.square] : []));
  return {
    colours: squares.map((square) => sampleColours(square)),
    texture: textureModelOf(squares.map(textureVector)),
  };
}

async function makeContents(): Promise<Content[]> {
  const cover = { width: madeSide, height: madeSide };
  const drawn = await Promise.all(
    prompts.map(async (prompt) => {
      const request = { prompt, ...cover, seed: 7, style: null, reference: null };
      const outcome = await makePicture(request, { signal, workers: 1 });
      if (!outcome.ok) throw new Error(outcome.message);
      return decodePicture(outcome.png, { cover });
    }),
  );
  const folder = process.env.CONTENT_FOLDER;
  const files = folder ? (await readFolder(folder)).slice(0, 3) : [];
  const photographs = await Promise.all(files.map(({ bytes }) => decodePicture(bytes, { cover })));
  const images = [...drawn, ...photographs].filter((image) => image !== null);
  return Promise.all(images.map(async (image) => ({ image, planes: await measured(image) })));
}

/** Scaled by the same filter as the style's own pictures: texture depends on it. */
async function measured(image: LinearImage): Promise<LabPlanes> {
  const small = await decodePicture(await encodePng(image), { cover: measuredSize });
  if (!small) throw new Error('a picture of our own must be readable');
  return toPlanes(small);
}

function copyOf({ width, height, l, a, b }: LabPlanes): LabPlanes {
  return { width, height, l: l.slice(), a: a.slice(), b: b.slice() };
}

/** Mean and deviation per channel, those of the whole style. */
function plainTransfer(planes: LabPlanes, style: LearnedStyle): LabPlanes {
  const moved = copyOf(planes);
  for (const [index, channel] of (['l', 'a', 'b'] as const).entries()) {
    const target = momentsOf(
      style.pictures.flatMap(({ samples }) =>
        Array.from(samples).filter((_, i) => i % 3 === index),
      ),
    );
    const own = momentsOf(moved[channel]);
    moved[channel].forEach((value, i) => {
      moved[channel][i] = target.mean + ((value - own.mean) * target.deviation) / own.deviation;
    });
  }
  return toPlanes(fromPlanes(moved));
}

function momentsOf(values: ArrayLike<number>): { mean: number; deviation: number } {
  let sum = 0;
  let squares = 0;
  for (let i = 0; i < values.length; i += 1) sum += values[i]!;
  const mean = sum / values.length;
  for (let i = 0; i < values.length; i += 1) squares += (values[i]! - mean) ** 2;
  return { mean, deviation: Math.sqrt(squares / values.length) + 1e-6 };
}

function colourOnly(planes: LabPlanes, style: LearnedStyle): LabPlanes {
  const moved = copyOf(planes);
  const random = makeRandom(7);
  transferColour(moved, style.pictures, colourTransfers[style.treatment], { random, strength: 1 });
  return toPlanes(fromPlanes(moved));
}

async function applyWhole({ image }: Content, style: LearnedStyle): Promise<LabPlanes> {
  return measured(await applyStyle(image, style, { seed: 7, strength: 1, workers: 2, signal }));
}

function measure(
  made: LabPlanes,
  content: LabPlanes,
  { held, inset }: { held: HeldOut; inset: number },
): StyleFigures {
  const [shown, meant] = [inside(made, inset), inside(content, inset)];
  const samples = sampleColours(made);
  const distances = held.colours
    .map((other) => colourDistance(samples, other))
    .sort((low, high) => low - high);
  return {
    colour: mean(distances.slice(0, 3)),
    texture: textureDistance(textureVector(made), held.texture),
    edges: correlation(edgesOf(shown), edgesOf(meant)),
    order: correlation(ranksOf(small(shown).l), ranksOf(small(meant).l)),
    splitting: splittingOf(shown, meant),
  };
}

function inside(planes: LabPlanes, inset: number): LabPlanes {
  const width = planes.width - 2 * inset;
  const height = planes.height - 2 * inset;
  const cut = (plane: Float32Array) =>
    Float32Array.from({ length: width * height }, (_, i) => {
      const row = inset + Math.floor(i / width);
      return plane[row * planes.width + inset + (i % width)]!;
    });
  return { width, height, l: cut(planes.l), a: cut(planes.a), b: cut(planes.b) };
}

function small(planes: LabPlanes): LabPlanes {
  return resizePlanes(planes, { width: 64, height: 64 });
}

/** Square roots of the gradient after a blur of 2.5 px. */
function edgesOf(planes: LabPlanes): Float32Array {
  const { dx, dy } = gradientOf(blurPlane(planes.l, planes.width, planes.height, 2.5), planes);
  return dx.map((x, i) => Math.sqrt(Math.hypot(x, dy[i]!)));
}

function ranksOf(values: Float32Array): Float32Array {
  const order = Uint32Array.from(values.keys()).sort((i, j) => values[i]! - values[j]!);
  const ranks = new Float32Array(values.length);
  order.forEach((i, rank) => {
    ranks[i] = rank;
  });
  return ranks;
}

function correlation(one: Float32Array, other: Float32Array): number {
  const first = momentsOf(one);
  const second = momentsOf(other);
  const together = one.reduce((sum, v, i) => sum + (v - first.mean) * (other[i]! - second.mean), 0);
  return together / one.length / (first.deviation * second.deviation);
}

function splittingOf(made: LabPlanes, content: LabPlanes): number {
  const gains: number[] = [];
  const step = (planes: LabPlanes, i: number) =>
    Math.hypot(planes.a[i]! - planes.a[i + 4]!, planes.b[i]! - planes.b[i + 4]!);
  for (let i = 0; i + 4 < made.l.length; i += 5) {
    const before = step(content, i) + Math.abs(content.l[i]! - content.l[i + 4]!) + 0.01;
    gains.push(step(made, i) / before);
  }
  gains.sort((low, high) => low - high);
  return gains[Math.floor(gains.length * 0.99)]!;
}

function meanOf(all: readonly StyleFigures[]): StyleFigures {
  const of = (key: keyof StyleFigures) => mean(all.map((figures) => figures[key]));
  return {
    colour: of('colour'),
    texture: of('texture'),
    edges: of('edges'),
    order: of('order'),
    splitting: of('splitting'),
  };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

async function readFolder(folder: string): Promise<TrainingPicture[]> {
  const files = (await readdir(folder)).filter((file) => /\.(png|jpe?g|webp)$/i.test(file)).sort();
  return Promise.all(
    files.map(async (name) => ({ name, bytes: await readFile(join(folder, name)) })),
  );
}

async function generatedSets() {
  return Promise.all(
    sets.map(async (kind) => ({
      name: kind,
      pictures: await Promise.all(
        Array.from({ length: perSet }, async (_, i) => ({
          name: `${kind}-${i}`,
          bytes: await encodePng(drawPicture(kind, i + 1, madeSide)),
        })),
      ),
    })),
  );
}

const folders = process.env.STYLE_FOLDERS?.split(':') ?? [];
const given = await Promise.all(
  folders.map(async (folder) => ({ name: folder, pictures: await readFolder(folder) })),
);
for (const { name, pictures } of given.length > 0 ? given : await generatedSets()) {
  const { treatment, heldOutScore, figures } = await benchmarkStyle(name, pictures);
  console.log(`\n${name}: ${treatment}, held-out score ${heldOutScore}`);
  console.table(
    Object.fromEntries(
      Object.entries(figures).map(([method, row]) => [
        method,
        Object.fromEntries(Object.entries(row).map(([key, value]) => [key, value.toFixed(3)])),
      ]),
    ),
  );
}
