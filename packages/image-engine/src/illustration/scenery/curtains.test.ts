import { describe, expect, it } from 'vitest';
import { choosePicture } from '../../prompt/choose-picture.ts';
import { composePicture } from '../compose-picture.ts';
import { toldColours } from '../palette/colour-drawing.ts';
import { tone } from '../palette/tones.ts';

function groupsOf(prompt: string) {
  const chosen = choosePicture(prompt, 11);
  if (chosen.kind === 'scene') throw new Error('a scene');
  const size = { seed: 11, width: 384, height: 384 };
  return composePicture(chosen.illustration, size).picture.groups;
}

describe('curtains that were told of', () => {
  it.each([
    ['a living room with blue curtains', 'blue'],
    ['a kitchen with yellow curtains', 'yellow'],
    ['un chat devant une fenêtre aux rideaux rouges', 'red'],
  ] as const)('hang at the window of the room, in their colour: %s', (prompt, colour) => {
    const groups = groupsOf(prompt);
    const hung = groups.find(({ name }) => name === 'curtains');
    const told = tone(toldColours[colour]);
    const apart = hung!.cutOuts.map(({ fill: { l, a, b } }) =>
      Math.hypot(l - told.l, a - told.a, b - told.b),
    );
    expect(Math.min(...apart)).toBeLessThan(0.06);
    expect(groups.some(({ name, kind }) => kind === 'thing' && name === 'curtain')).toBe(false);
  });
});
