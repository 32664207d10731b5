import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { learnStyle } from '@armoni/image-engine/learn-style';
import { makePicture } from '@armoni/image-engine/make-picture';
import sharp from 'sharp';
import { sized } from './shared/sized.ts';
import { foreignManners, side } from './told/foreign-manners.ts';
import { distance, featuresOf } from './told/picture-features.ts';

/**
 * Is a style told from its result alone? Sets of pictures in manners that the engine does not draw by
 * are learned; what is made in each is put to the set that holds most of its nearest pictures, by
 * features that no style is learned by. `SETS_FOLDER`, with a folder a set, has others instead.
 */
const { manners, perSet, drawnSide, wishes } = sized(
  {
    manners: Object.keys(foreignManners),
    perSet: 16,
    drawnSide: 768,
    wishes: ['un lac de montagne', 'un chat assis', 'une rue de Paris', 'un bouquet de fleurs'],
  },
  { manners: ['pencil', 'duotone'], perSet: 16, drawnSide: 192, wishes: ['un chat assis'] },
);
const nearest = 3;
const { signal } = new AbortController();

/** What the sets show: none of it is asked for afterwards. */
const subjects = [
  ...['la mer au coucher du soleil', 'une forêt', 'le désert', 'une ville la nuit', 'une plage'],
  ...['la campagne', 'des montagnes', 'un château', 'une cuisine', 'un port', 'un champ de blé'],
  ...['un train', 'une pomme', 'un phare', 'un marché', 'une voiture rouge'],
].slice(0, perSet);

type Set = { readonly name: string; readonly pictures: readonly Uint8Array[] };

const sets = await (process.env.SETS_FOLDER ? readSets(process.env.SETS_FOLDER) : drawSets());
const known = await Promise.all(
  sets.flatMap(({ name, pictures }) =>
    pictures.map(async (picture) => ({ name, features: await featuresOf(picture) })),
  ),
);
const rows: Record<string, Record<string, string>> = {};
const guesses: { readonly name: string; readonly votes: readonly string[] }[] = [];
for (const { name, pictures } of sets) {
  const files = pictures.map((bytes, index) => ({ name: `${index}.png`, bytes }));
  const learned = await learnStyle({ name, pictures: files }, { signal, makePicture: null });
  if (!learned.ok) throw new Error(`${name}: ${learned.message}`);
  const told: string[] = [];
  for (const prompt of wishes) {
    const features = await featuresOf(await draw(prompt, drawnSide, learned.style));
    const votes = known
      .toSorted((a, b) => distance(a.features, features) - distance(b.features, features))
      .map((one) => one.name);
    guesses.push({ name, votes });
    told.push(
      mostVoted(
        votes,
        sets.map((set) => set.name),
      ),
    );
  }
  const right = told.filter((one) => one === name).length;
  rows[name] = {
    ...{ treatment: learned.treatment, told: `${right} of ${told.length}`, as: told.join(', ') },
  };
}
console.table(rows);
tellFours();

/** Four sets at a time, as a person would be asked: how many of them are told by most of their results. */
function tellFours(): void {
  const names = sets.map(({ name }) => name);
  const fours = choose(names, Math.min(4, names.length));
  const counts = fours.map((four) => {
    const isTold = (name: string) => {
      const own = guesses.filter((one) => one.name === name);
      const right = own.filter(({ votes }) => mostVoted(votes, four) === name);
      return right.length * 2 > own.length;
    };
    return four.filter(isTold).length;
  });
  const enough = counts.filter((told, at) => told >= fours[at]!.length - 1).length;
  console.log(`at least all but one told in ${enough} of ${fours.length} choices of four sets`);
}

/** Of the nearest pictures of these sets. */
function mostVoted(votes: readonly string[], among: readonly string[]): string {
  const near = votes.filter((name) => among.includes(name)).slice(0, nearest);
  const count = (name: string) => near.filter((one) => one === name).length;
  return near.toSorted((a, b) => count(b) - count(a))[0]!;
}

function choose<T>(from: readonly T[], many: number): readonly T[][] {
  if (many === 0) return [[]];
  return from.flatMap((one, at) =>
    choose(from.slice(at + 1), many - 1).map((others) => [one, ...others]),
  );
}

async function drawSets(): Promise<readonly Set[]> {
  const photographs: Uint8Array[] = [];
  for (const prompt of subjects) {
    const bytes = await draw(prompt, side, null);
    photographs.push(new Uint8Array(await sharp(bytes).removeAlpha().raw().toBuffer()));
  }
  const raw = { raw: { width: side, height: side, channels: 3 } } as const;
  const draws = manners.map(async (name) => {
    const pictures = photographs.map(async (photograph, seed) => {
      const drawn = await foreignManners[name]!(photograph, seed);
      return new Uint8Array(await sharp(drawn, raw).png().toBuffer());
    });
    return { name, pictures: await Promise.all(pictures) };
  });
  return Promise.all(draws);
}

async function readSets(folder: string): Promise<readonly Set[]> {
  const names = (await readdir(folder)).sort();
  const read = names.map(async (name) => {
    const files = (await readdir(join(folder, name))).sort();
    const pictures = files.map((file) => readFile(join(folder, name, file)));
    return { name, pictures: await Promise.all(pictures) };
  });
  return Promise.all(read);
}

async function draw(prompt: string, pixels: number, style: Uint8Array | null): Promise<Uint8Array> {
  const size = { width: pixels, height: pixels };
  const wanted = { prompt, style, seed: 5, reference: null, ...size };
  const outcome = await makePicture(wanted, { signal, workers: 2 });
  if (!outcome.ok) throw new Error(outcome.message);
  return outcome.png;
}
