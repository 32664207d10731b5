import { expect, it } from 'vitest';
import { passkeySupportOf } from './passkey-support.ts';

const page = { hostname: 'studio.example', hasWebAuthn: true };

it('offers passkeys only at the host they are made for, in a browser that has them', () => {
  expect(passkeySupportOf('studio.example', page)).toBe('usable');
  expect(passkeySupportOf(null, page)).toBe('no-host');
  expect(passkeySupportOf('localhost', { ...page, hostname: '127.0.0.1' })).toBe('other-host');
  expect(passkeySupportOf('studio.example', { ...page, hasWebAuthn: false })).toBe('old-browser');
});
