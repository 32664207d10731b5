import type { MannerName } from '../illustration-description.ts';
import type { LaidPicture, Laying } from '../picture/lay-picture.ts';
import { drawAffiche, layingOfAffiche } from './affiche.ts';
import { drawAquarelle, layingOfAquarelle } from './aquarelle.ts';
import { drawAutocollant, layingOfAutocollant } from './autocollant.ts';
import { drawBulle, layingOfBulle } from './bulle.ts';
import { drawCrayon, layingOfCrayon } from './crayon.ts';
import { drawFacettes, layingOfFacettes } from './facettes.ts';
import { drawGouache, layingOfGouache } from './gouache.ts';
import { drawGravure, type Inks, layingOfGravure } from './gravure.ts';
import { drawHuile, layingOfHuile } from './huile.ts';
import { drawLinogravure, layingOfLinogravure } from './linogravure.ts';
import { drawNet, layingOfNet } from './net.ts';
import { drawPapier, layingOfPapier } from './papier.ts';
import { drawPixel, layingOfPixel } from './pixel.ts';
import { drawPointilles, layingOfPointilles } from './pointilles.ts';
import { drawTrait, layingOfTrait } from './trait.ts';
import { drawVitrail, layingOfVitrail } from './vitrail.ts';
import { drawVolume, layingOfVolume } from './volume.ts';

export type Manner = {
  readonly laying: Laying;
  /** Changes what was laid into the finished picture. */
  readonly draw: (laid: LaidPicture, inks: Inks & { readonly seed: number }) => void;
};

/** One hand draws all of a picture. */
export const manners: Readonly<Record<MannerName, Manner>> = {
  affiche: { laying: layingOfAffiche, draw: drawAffiche },
  papier: { laying: layingOfPapier, draw: (laid, { seed }) => drawPapier(laid, seed) },
  gravure: { laying: layingOfGravure, draw: drawGravure },
  gouache: { laying: layingOfGouache, draw: (laid, { seed }) => drawGouache(laid, seed) },
  aquarelle: { laying: layingOfAquarelle, draw: (laid, { seed }) => drawAquarelle(laid, seed) },
  huile: { laying: layingOfHuile, draw: (laid, { seed }) => drawHuile(laid, seed) },
  crayon: { laying: layingOfCrayon, draw: (laid, { seed }) => drawCrayon(laid, seed) },
  autocollant: { laying: layingOfAutocollant, draw: drawAutocollant },
  net: { laying: layingOfNet, draw: drawNet },
  volume: { laying: layingOfVolume, draw: drawVolume },
  facettes: { laying: layingOfFacettes, draw: (laid, { seed }) => drawFacettes(laid, seed) },
  trait: { laying: layingOfTrait, draw: drawTrait },
  pointilles: { laying: layingOfPointilles, draw: (laid, { seed }) => drawPointilles(laid, seed) },
  linogravure: { laying: layingOfLinogravure, draw: drawLinogravure },
  vitrail: { laying: layingOfVitrail, draw: (laid, { seed }) => drawVitrail(laid, seed) },
  bulle: { laying: layingOfBulle, draw: drawBulle },
  isometrique: { laying: layingOfNet, draw: drawNet },
  carte: { laying: layingOfNet, draw: drawNet },
  plan: { laying: layingOfNet, draw: drawNet },
  pixel: { laying: layingOfPixel, draw: drawPixel },
};
