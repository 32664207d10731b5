import { expect, it } from 'vitest';
import { readableSecretOf } from './totp-secret.ts';

it('reads the secret of an application’s address, in groups that can be typed', () => {
  const uri = 'otpauth://totp/Armoni:a%40b.fr?secret=ABCDEFGHIJ&issuer=Armoni&digits=6&period=30';
  expect(readableSecretOf(uri)).toBe('ABCD EFGH IJ');
});
