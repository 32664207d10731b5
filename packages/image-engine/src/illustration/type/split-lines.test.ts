import { describe, expect, it } from 'vitest';
import { splitLines } from './split-lines.ts';

describe('a text is set', () => {
  it.each([
    [['Joyeux anniversaire Léa'], ['Joyeux anniversaire', 'Léa']],
    [['Kermesse samedi 28 juin'], ['Kermesse', 'samedi 28 juin']],
    [['Samedi 27 juin'], ['Samedi 27 juin']],
    [['Bienvenue à la ferme'], ['Bienvenue', 'à la ferme']],
    [['Camille & Thomas'], ['Camille & Thomas']],
    [
      ['Fête de la musique', '21 juin'],
      ['Fête de la musique', '21 juin'],
    ],
  ])('%j with title, name and date on lines of their own', (text, lines) => {
    expect(splitLines(text).map((row) => row.text)).toEqual(lines);
  });

  it('with the name larger than its greeting, and the date smaller than the title', () => {
    const [greeting, name] = splitLines(['Bienvenue Gabriel']);
    expect(name!.size).toBeGreaterThan(greeting!.size);
    const [title, date] = splitLines(['Grand loto samedi 3 mai']);
    expect(date!.size).toBeLessThan(title!.size);
  });
});
