import { makeRandom } from '../../maths/seeded-random.ts';
import type { LabPlanes } from '../../raster/lab-planes.ts';
import type { StylePicture } from '../../style/learned-style.ts';
import { layoutOf, sampleColours } from '../../style/sample-colours.ts';
import type { Treatment } from '../../style/treatment.ts';
import { bandPass } from '../../work/band-pass.ts';
import { type Content, chooseReferences } from './choose-references.ts';
import { applyLattice, makeLattice } from './colour-lattice.ts';
import { type ColourTransfer, colourTransfers } from './colour-transfers.ts';
import { matchLightness } from './match-lightness.ts';
import { movePalette } from './move-palette.ts';
import { joinReferences, lightnessOf } from './reference-colours.ts';
import { setColoursOf } from './set-colours.ts';

export type TransferInput = {
  readonly planes: LabPlanes;
  readonly pictures: readonly StylePicture[];
  readonly treatment: Treatment;
  readonly seed: number;
  readonly strength: number;
};

export const transferPass = bandPass(import.meta.url, transferForTreatment);

function transferForTreatment({ planes, pictures, treatment, seed, strength }: TransferInput) {
  transferColour(planes, pictures, colourTransfers[treatment], {
    random: makeRandom(seed),
    strength,
  });
}

/**
 * Gives a picture the colours of a style, in place: lightness by a strictly increasing map, hue
 * and chroma by moving a soft palette, so neighbours stay neighbours and no blotches appear.
 */
export function transferColour(
  planes: LabPlanes,
  pictures: readonly StylePicture[],
  settings: ColourTransfer,
  { random, strength }: { readonly random: () => number; readonly strength: number },
): void {
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
  applyLattice(planes, map, makeLattice(move), {
    hueShare: strength,
    lightnessShare: strength * (lightnessShare + (1 - lightnessShare) * allowed.onLine),
  });
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
