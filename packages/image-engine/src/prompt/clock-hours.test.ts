import { describe, expect, it } from 'vitest';
import { hoursAsParts } from './clock-hours.ts';

describe('hours of the clock', () => {
  it.each([
    ['un mariage dans un champ, vers 22h', 'de nuit'],
    ['un boulanger à 5 heures du matin', 'à l’aube'],
    ['at 6 pm in the park', 'l’après-midi'],
    ['at 10:30 pm', 'de nuit'],
    ['à dix heures du soir', 'de nuit'],
    ['noël à 18h', 'de nuit'],
  ])('are the part of the day that is seen: %s', (prompt, part) => {
    expect(hoursAsParts(prompt)).toContain(part);
  });

  it.each([
    'randonnée de 2h de marche',
    'les 24 heures du Mans',
    'ouvert 24h/24',
    'pendant 3 heures',
    'quatre heures de route',
    'un gâteau avec 6 bougies',
  ])('are not read from how long something lasts: %s', (prompt) => {
    expect(hoursAsParts(prompt)).toBe(prompt);
  });
});
