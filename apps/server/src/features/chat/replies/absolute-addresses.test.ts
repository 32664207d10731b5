import { describe, expect, it } from 'vitest';
import { absoluteAddresses, withAbsoluteAddresses } from './absolute-addresses.ts';

const base = 'https://studio.example.org';
const text =
  'Voici.\n\n![Un lac](/media/a/b.png) et [ceci](https://a.example/x), [cela](//b.example), ] (/ ](/c)';
const expected =
  'Voici.\n\n![Un lac](https://studio.example.org/media/a/b.png) et [ceci](https://a.example/x), [cela](//b.example), ] (/ ](https://studio.example.org/c)';

describe('absolute addresses', () => {
  it('stand in the place of the studio’s own and of no others', () => {
    expect(withAbsoluteAddresses(text, base)).toBe(expected);
  });

  it('come out the same wherever a text is cut', () => {
    for (let cut = 0; cut <= text.length; cut += 1) {
      for (const width of [1, 2, 7]) {
        const addresses = absoluteAddresses(base);
        const pieces = [text.slice(0, cut), text.slice(cut, cut + width), text.slice(cut + width)];
        const out = pieces.map((piece) => addresses.next(piece)).join('') + addresses.rest();
        expect(out).toBe(expected);
      }
    }
  });

  it('keep a text that ends in the middle of one', () => {
    const addresses = absoluteAddresses(base);
    expect(addresses.next('fin ](/') + addresses.rest()).toBe('fin ](/');
  });
});
