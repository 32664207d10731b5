import { expect, it } from 'vitest';
import { initialsOf } from './initials.ts';

it.each([
  ['Maëlle Lefebvre', 'ML'],
  ['  élodie ', 'É'],
  ['Jean de la Tour', 'JT'],
  ['', ''],
  ['🎬 Studio', '🎬S'],
])('of « %s » are « %s »', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
