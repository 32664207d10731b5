import { expect, it } from 'vitest';
import page from '../../../index.html?raw';
import { readTheme, themeKey, writeTheme } from './theme.ts';

function makeStorage(entries: Record<string, string> = {}) {
  const kept = new Map(Object.entries(entries));
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

const forbidden = () => {
  throw new Error('storage is forbidden');
};

it('is dark until light was chosen in this browser session', () => {
  expect(readTheme(() => makeStorage())).toBe('dark');
  expect(readTheme(() => makeStorage({ [themeKey]: 'light' }))).toBe('light');
  expect(readTheme(() => makeStorage({ [themeKey]: 'sepia' }))).toBe('dark');
});

it('finds again what it kept', () => {
  const storage = makeStorage();
  writeTheme(() => storage, 'light');
  expect(readTheme(() => storage)).toBe('light');
});

it('is dark where storage is forbidden, and choosing does not break the page', () => {
  expect(readTheme(forbidden)).toBe('dark');
  expect(() => writeTheme(forbidden, 'light')).not.toThrow();
});

it('is read before the first paint under the same key', () => {
  expect(page).toContain(`sessionStorage.getItem('${themeKey}')==='light'`);
});
