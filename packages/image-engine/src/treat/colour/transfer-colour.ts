import { makeRandom } from '../../maths/seeded-random.ts';
import type { LabPlanes } from '../../raster/lab-planes.ts';
import { sharedFloats } from '../../raster/linear-image.ts';
import type { StylePicture } from '../../style/learned-style.ts';
import { layoutOf, sampleColours } from '../../style/sample-colours.ts';
import type { Treatment } from '../../style/treatment.ts';
import { type Band, bandPass } from '../../work/band-pass.ts';
import type { BandPool } from '../../work/band-pool.ts';
import { type Content, chooseReferences } from './choose-references.ts';
import { applyLattice, type Lattices, latticeLength, makeLattice } from './colour-lattice.ts';
import { type ColourTransfer, colourTransfers } from './colour-transfers.ts';
import { lightnessKnots, matchLightness } from './match-lightness.ts';
import { movePalette } from './move-palette.ts';
import { joinReferences, lightnessOf } from './reference-colours.ts';
import { setColoursOf } from './set-colours.ts';

export type TransferInput = {
  /** In shared memory; moved in place. */
  readonly planes: LabPlanes;
  readonly pictures: readonly StylePicture[];
  readonly treatment: Treatment;
  readonly seed: number;
};

/** `transferColour` wholly, with threads. */
export async function transferWith(pool: BandPool, input: TransferInput): Promise<void> {
  const moves = {
    map: sharedFloats(lightnessKnots),
    lattice: sharedFloats(latticeLength),
    shares: sharedFloats(2),
  };
  await pool.run(findMovesPass, { ...input, moves }, { length: 1 });
  await pool.run(movePass, { planes: input.planes, moves }, { length: input.planes.height });
}

/** In shared memory; `shares` are those of hue and of lightness. */
type Moves = Pick<Lattices, 'map' | 'lattice'> & { readonly shares: Float32Array };

/** Sees the whole picture: one item. */
export const findMovesPass = bandPass(import.meta.url, findMovesOfStyle);

type FindInput = TransferInput & { readonly moves: Moves };

function findMovesOfStyle({ planes, pictures, treatment, seed, moves }: FindInput): void {
  const options = { random: makeRandom(seed), strength: 1 };
  const found = findMoves(planes, pictures, colourTransfers[treatment], options);
  moves.map.set(found.map);
  moves.lattice.set(found.lattice);
  moves.shares.set([found.hueShare, found.lightnessShare]);
}

/** Rows are the band. */
export const movePass = bandPass(import.meta.url, moveRows);

type MoveInput = { readonly planes: LabPlanes; readonly moves: Moves };

function moveRows({ planes, moves: { map, lattice, shares } }: MoveInput, band: Band): void {
  const [hueShare, lightnessShare] = [shares[0]!, shares[1]!];
  applyLattice(planes, { map, lattice, hueShare, lightnessShare }, band);
}

type TransferOptions = { readonly random: () => number; readonly strength: number };

/**
 * Gives a picture the colours of a style, in place: lightness by a strictly increasing map, hue
 * and chroma by moving a soft palette, so neighbours stay neighbours and no blotches appear.
 */
export function transferColour(
  planes: LabPlanes,
  pictures: readonly StylePicture[],
  settings: ColourTransfer,
  options: TransferOptions,
): void {
  applyLattice(planes, findMoves(planes, pictures, settings, options));
}

function findMoves(
  planes: LabPlanes,
  pictures: readonly StylePicture[],
  settings: ColourTransfer,
  { random, strength }: TransferOptions,
): Lattices {
  const samples = sampleColours(planes);
  const content = contentOf(planes, samples);
  const chosen = chooseReferences(content, pictures, settings.references, random);
  const references = joinReferences(chosen);
  const allowed = setColoursOf(
    pictures,
    chosen.map(({ picture }) => picture),
  );
  const map = matchLightness(lightnessOf(samples), {
    values: lightnessOf(references.samples),
    weights: references.weights,
  });
  const move = movePalette(samples, references, map, { settings, allowed });
  // Tones follow a line wholly, or their colours would be those of other tones.
  const { lightnessShare } = settings;
  return {
    ...{ map, lattice: makeLattice(move), hueShare: strength },
    lightnessShare: strength * (lightnessShare + (1 - lightnessShare) * allowed.onLine),
  };
}

function contentOf(planes: LabPlanes, samples: Float32Array): Content {
  const count = samples.length / 3;
  let lightness = 0;
  let chroma = 0;
  for (let i = 0; i < samples.length; i += 3) {
    lightness += samples[i]! / count;
    chroma += Math.hypot(samples[i + 1]!, samples[i + 2]!) / count;
  }
  return { layout: layoutOf(planes), lightness, chroma };
}
