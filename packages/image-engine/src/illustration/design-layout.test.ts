import { describe, expect, it } from 'vitest';
import { understandIllustration } from '../prompt/things/understand-illustration.ts';
import { composePicture } from './compose-picture.ts';
import { type Box, boxOf } from './picture/fill-contours.ts';
import { findFaults } from './testing/find-faults.ts';

const wishes = [
  'carte d’anniversaire avec un gâteau et « Joyeux anniversaire Léa »',
  'affiche « Fête de la musique » avec une guitare et un micro',
  'faire-part de naissance avec un ourson et « Bienvenue Gabriel »',
  'carte de vœux avec un sapin et « Bonne année 2026 »',
  'affiche vintage de la Côte d’Azur avec une voiture décapotable',
  'étiquette de miel « Miel de fleurs » avec une abeille',
  'planche de stickers : fusée, planète, étoile, alien',
];
const sizes = [
  { width: 96, height: 96 },
  { width: 128, height: 72 },
  { width: 72, height: 128 },
];

const meet = (one: Box, other: Box) =>
  Math.min(one.right, other.right) > Math.max(one.left, other.left) &&
  Math.min(one.bottom, other.bottom) > Math.max(one.top, other.top);

describe('a designed sheet', () => {
  it.each(wishes)('has its words beside its things, at any shape: %s', (wish) => {
    const { description } = understandIllustration(wish);
    for (const size of sizes) {
      const composition = composePicture(description, { seed: 5, ...size });
      const words = composition.picture.groups
        .filter(({ kind, name }) => kind === 'type' && !/band|halo/.test(name))
        .map(({ cutOuts }) => boxOf(cutOuts.flatMap(({ contours }) => contours)));
      for (const { box } of composition.things)
        expect(
          words.some((word) => meet(word, box)),
          JSON.stringify(size),
        ).toBe(false);
      expect(findFaults(composition)).toEqual([]);
    }
  });
});
