import { expect, it } from 'vitest';
import { costumeOf } from './costumes.ts';
import { dyed } from './dyed.ts';
import type { Look } from './looks.ts';
import { told } from './parts.ts';

it('gives what a costume adds of its own cloth the told colour, and leaves its buttons', () => {
  const coat = costumeOf('raincoat');
  const green = { clothes: '#2f7d4f' } as Look;
  const fills = dyed(told(coat?.body), green, coat).map(({ fill }) => fill);
  expect(fills).toContain('#2f7d4f');
  expect(fills).toContain('#fff3cf');
  expect(fills).not.toContain('#f2c230');
});
