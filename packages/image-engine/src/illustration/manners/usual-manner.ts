import { makeRandom } from '../../maths/seeded-random.ts';
import type { IllustrationDescription, MannerName } from '../illustration-description.ts';
import { mannerOfDesign } from '../on-sheet.ts';
import { streams } from '../salt.ts';

/** Left to us: what a mark and a product are drawn in, else one of those that are right for everything. */
export function usualManner(salt: number, { format, design }: IllustrationDescription): MannerName {
  if (format === 'logo') return 'net';
  if (format === 'packshot') return 'volume';
  const usual = design && mannerOfDesign(design);
  if (usual) return usual;
  const chance = makeRandom(salt ^ streams.manner)();
  return chance < 0.3 ? 'papier' : chance < 0.56 ? 'gouache' : 'affiche';
}
