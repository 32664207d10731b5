import { describe, expect, it } from 'vitest';
import { readArguments } from './command-line-arguments.ts';

describe('the words of the style command', () => {
  it('reads learn', () => {
    const words = ['learn', '--images', 'photos', '--name', 'Aube', '--out', 'a.style'];
    expect(readArguments(words)).toEqual({
      ok: true,
      arguments: { command: 'learn', images: 'photos', name: 'Aube', out: 'a.style', report: null },
    });
  });

  it('reads make, with a whole size and defaults for what is left out', () => {
    const words = ['make', '--prompt', 'la mer', '--size', '1024x576', '--out', 'p.png'];
    expect(readArguments(words)).toMatchObject({
      ok: true,
      arguments: { prompt: 'la mer', width: 1024, height: 576, strength: null, style: null },
    });
  });

  it.each([
    [[], 'Aucune commande'],
    [['paint'], 'paint'],
    [['learn', '--images', 'x'], '--name'],
    [['make', '--prompt', 'x', '--out', 'p.png', '--strength', '2'], '--strength'],
    [['make', '--prompt', 'x', '--out', 'p.png', '--strength', 'beaucoup'], '--strength'],
    [['make', '--prompt', 'x', '--out', 'p.png', '--size', 'grand'], '--size'],
    [['make', '--prompt', 'x', '--out', 'p.png', '--seed', '1.5'], '--seed'],
    [['make', '--prompt', 'x', '--out', 'p.png', '--colour', 'red'], '--colour'],
  ])('refuses %j and shows how to call it', (words, part) => {
    const read = readArguments(words);
    expect(read).toMatchObject({ ok: false, message: expect.stringContaining(part) });
    expect(read).toMatchObject({ message: expect.stringContaining('Usage') });
  });
});
