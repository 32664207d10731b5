import type { Shape } from '../drawings/drawing.ts';
import { isChild } from './ages.ts';
import type { NoseName } from './face-shapes.ts';
import type { Look } from './looks.ts';
import { fixed } from './parts.ts';
import { darker, mixed } from './tints.ts';

type Nose = {
  /** The shade down one side and under the tip. */
  readonly shade: string;
  readonly nostrils: readonly string[];
  readonly gleam: string;
};

const noses: Readonly<Record<NoseName, Nose>> = {
  straight: {
    shade:
      'M51 46 C52 53 54.4 58 55.2 60.4 C55.8 63.4 53 64.8 50 64.8 C48 64.8 46.2 64 45.8 62.4 C48 63.4 51 62.6 51.4 60.4 C51.8 57 51 52 51 46Z',
    nostrils: ['o 47.8 63.4 0.9 0.6', 'o 52.6 63.4 0.9 0.6'],
    gleam: 'o 49.6 59.4 1.1 1.9',
  },
  button: {
    shade:
      'M52.6 55 C54.6 57.4 56 59.8 55.4 62 C54.6 64.4 52.4 65 50 65 C47.6 65 45.4 64.4 44.8 62.4 C47.4 64 52 63.6 53 61 C53.4 59 53 57 52.6 55Z',
    nostrils: ['o 47.6 63.6 0.9 0.6', 'o 52.4 63.6 0.9 0.6'],
    gleam: 'o 49.4 59.6 1.8 1.6',
  },
  broad: {
    shade:
      'M51.4 48 C52.4 54 56 57.6 57.6 60.8 C58.4 63.6 56 65.2 53.4 64.6 C51.4 65.6 48.6 65.6 46.6 64.6 C44.4 65.2 42.4 64 42.6 61.8 C45 63.6 51 63.4 52 60.6 C52.4 57 51.4 52 51.4 48Z',
    nostrils: ['o 46.4 63.4 1.2 0.7', 'o 53.6 63.4 1.2 0.7'],
    gleam: 'o 49.8 59.4 1.7 1.9',
  },
  long: {
    shade:
      'M50.8 44 C52.4 50 53.4 53 55 57 C56.4 61 56.4 64.6 53.4 66 C50.6 67.4 47.4 66.8 46 64.6 C48.6 65.4 51.4 64.4 51.8 61 C52 56 51 50 50.8 44Z',
    nostrils: ['o 47.8 65 0.9 0.6', 'o 52.8 65 0.9 0.6'],
    gleam: 'o 49.8 60.4 1.1 2.6',
  },
};

/** From the front; a child has but its tip. */
export function nosesOf({ person, face, skinShade, skin }: Look): Shape[] {
  if (isChild(person))
    return [
      fixed(skinShade, 'M46.8 61.6 C48 64 52 64 53.2 61.6 C53.2 65.6 46.8 65.6 46.8 61.6Z'),
      fixed(mixed(skin, '#ffffff', 0.25), 'o 49.4 60 1.6 1.2'),
    ];
  const { shade, nostrils, gleam } = noses[face.nose];
  return [
    fixed(mixed(skin, skinShade, 0.75), shade),
    fixed(darker(skinShade, 0.86), ...nostrils),
    fixed(mixed(skin, '#ffffff', 0.25), gleam),
  ];
}
