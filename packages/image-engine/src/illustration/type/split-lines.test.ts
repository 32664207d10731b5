import { describe, expect, it } from 'vitest';
import { broken, splitLines } from './split-lines.ts';

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

  it('begins no line with a stop that stands apart', () => {
    expect(broken('Plat du jour : blanquette', 2)).toEqual(['Plat du jour :', 'blanquette']);
    expect(broken('Ouvert le dimanche !', 3).at(-1)).toBe('dimanche !');
  });
});
