import { expect, it } from 'vitest';
import { withFrenchSpaces } from './french-spaces.ts';

it('keeps quotes and double marks with their word', () => {
  expect(withFrenchSpaces('Fin : « plage » !')).toBe('Fin\u00A0: «\u00A0plage\u00A0»\u00A0!');
});
