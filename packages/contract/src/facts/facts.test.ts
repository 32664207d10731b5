import { expect, it } from 'vitest';
import { limits } from '../limits.ts';
import { topics } from './fact.ts';
import { factsEn } from './facts-en.ts';
import { factsFr } from './facts-fr.ts';

const pages = [
  ...['/armoni', '/trainer', '/editor', '/gallery', '/contact', '/compte', '/information'],
  '/verifier',
];

it.each([
  ['French', factsFr],
  ['English', factsEn],
])('every fact in %s leads only to pages that are there', (_, facts) => {
  for (const topic of topics) {
    for (const [, path = ''] of facts[topic].text.matchAll(/\]\((\/[^)#]*)/g)) {
      expect(pages, topic).toContain(path);
    }
  }
});

it('both languages give the same figures', () => {
  const figuresIn = (text: string) =>
    (text.match(/\d[\d.,]*\d|\d/g) ?? []).map((figure) => figure.replace(',', '.')).toSorted();
  for (const topic of topics) {
    expect(figuresIn(factsFr[topic].text), topic).toEqual(figuresIn(factsEn[topic].text));
  }
  expect(factsFr.limits.text).toContain(`${limits.clipsPerJob} clips`);
});
