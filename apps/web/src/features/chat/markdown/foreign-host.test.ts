import { describe, expect, it } from 'vitest';
import { foreignHostOf } from './foreign-host.ts';

describe('pictures in an answer', () => {
  const own = { pageUrl: 'https://studio.fr/armoni', mediaHost: 'https://media.fr/bucket' };

  it('come from the studio or its media host', () => {
    expect(foreignHostOf('/media/u1/c1/lac.png', own)).toBeNull();
    expect(foreignHostOf('https://media.fr/bucket/lac.png', own)).toBeNull();
  });

  it('are not asked of any other host', () => {
    expect(foreignHostOf('https://ailleurs.fr/?secret', own)).toBe('ailleurs.fr');
    expect(foreignHostOf('//ailleurs.fr/x.png', own)).toBe('ailleurs.fr');
    expect(foreignHostOf('https://media.fr.ailleurs.fr/x', own)).toBe('media.fr.ailleurs.fr');
    expect(foreignHostOf('http://', own)).toBe('http://');
  });
});
