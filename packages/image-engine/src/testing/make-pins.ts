import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { makePicture } from '../make-picture.ts';
import type { PictureRequest } from '../picture-request.ts';
import type { SceneKind } from '../scene/scene-description.ts';
import { treatments } from '../style/treatment.ts';
import { pinnedStyle } from './pinned-styles.ts';

/** Words that ask for each kind of scene, with as many of its passes as fit into one picture. */
export const promptOfKind: Readonly<Record<SceneKind, string>> = {
  sea: 'la mer au coucher du soleil avec un voilier',
  lake: 'un lac de montagne en automne avec une maison',
  beach: 'une plage avec des palmiers à midi',
  mountains: 'des montagnes enneigées à l’aube avec un château',
  forest: 'une forêt dans la brume le matin',
  desert: 'le désert avec des dunes l’après-midi',
  city: 'une ville la nuit sous la pluie',
  countryside: 'la campagne au printemps avec un moulin et des fleurs',
  'night-sky': 'un ciel étoilé avec une aurore boréale',
  snow: 'une cabane dans la neige le soir, il neige',
  portrait: 'une silhouette de femme',
  'still-life': 'une nature morte avec une bouteille, un vase et des pommes',
  abstract: 'une composition abstraite rouge et bleue',
};

/** Words that ask for illustrations, with as much of what draws them as fits into one picture. */
export const promptOfIllustration: Readonly<Record<string, string>> = {
  things: 'un chat roux qui dort sur un canapé',
  people: 'portrait d’une femme rousse avec des lunettes',
  street: 'une rue de Paris sous la pluie',
  papier: 'un chat dans un jardin en papier découpé',
  gravure: 'un phare, gravure',
  gouache: 'une pizza à la gouache',
  affiche: 'un vélo contre un mur de briques, aplat',
  aquarelle: 'un renard dans la neige, aquarelle',
  huile: 'un bateau rouge, peinture à l’huile',
  crayon: 'un chat, dessin au crayon',
  pixel: 'un château la nuit en pixel art',
  pattern: 'motif de citrons',
};

/** A name for each picture that is pinned, and the SHA-256 of its pixels. */
export type Pins = Readonly<Record<string, string>>;

/** Hashes of raw 8-bit pixels: how a PNG packs them may change with the library that writes it. */
export async function makePins(): Promise<Pins> {
  const pins: Record<string, string> = {};
  for (const [kind, prompt] of Object.entries(promptOfKind)) {
    pins[`scene ${kind}`] = await hashOf({ prompt, style: null });
  }
  for (const [name, prompt] of Object.entries(promptOfIllustration)) {
    pins[`illustration ${name}`] = await hashOf({ prompt, style: null });
  }
  for (const treatment of treatments) {
    const style = pinnedStyle(treatment);
    pins[`treatment ${treatment}`] = await hashOf({ prompt: promptOfKind.lake, style });
  }
  return pins;
}

const size = { width: 96, height: 64, seed: 11, reference: null };

async function hashOf(request: Pick<PictureRequest, 'prompt' | 'style'>): Promise<string> {
  const { signal } = new AbortController();
  const outcome = await makePicture({ ...size, ...request }, { signal, workers: 1 });
  if (!outcome.ok) throw new Error(outcome.message);
  const pixels = await sharp(outcome.png).raw().toBuffer();
  return createHash('sha256').update(pixels).digest('hex');
}
