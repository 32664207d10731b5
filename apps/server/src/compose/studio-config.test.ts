import { expect, it } from 'vitest';
import { passkeyHostOf } from './studio-config.ts';

it.each([
  ['http://localhost:3000', 'localhost'],
  ['https://studio.example', 'studio.example'],
  ['http://studio.example', null],
  ['https://203.0.113.7', null],
  ['https://[2001:db8::7]', null],
])('offers passkeys where browsers have them: %s', (publicUrl, host) => {
  expect(passkeyHostOf(publicUrl)).toBe(host);
});
