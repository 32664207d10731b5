import { expect, it } from 'vitest';
import { forgetPlaceAfterSignIn, goOnAfterSignIn, placeAfterSignIn } from './after-sign-in.ts';

function memory() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

it('tells the request of an assistant until it is gone on with', () => {
  const storage = memory();
  goOnAfterSignIn('/autoriser?client_id=a', storage);
  expect(placeAfterSignIn(storage)).toBe('/autoriser?client_id=a');
  forgetPlaceAfterSignIn(storage);
  expect(placeAfterSignIn(storage)).toBeNull();
});

it.each(['https://ailleurs.example', '//ailleurs.example', '/compte', '/autoriser.example'])(
  'leads nobody to %s',
  (address) => {
    const storage = memory();
    goOnAfterSignIn(address, storage);
    expect(placeAfterSignIn(storage)).toBeNull();
  },
);
