import { expect, it } from 'vitest';
import { makeKnownDevices } from './known-devices.ts';

const devices = makeKnownDevices('a secret');

it('knows a browser again by what it was given, for that account alone', () => {
  const cookie = devices.issue('me@example.org');
  expect(devices.read(cookie, 'me@example.org')).toBe(cookie.split('.')[0]);
  expect(devices.read(cookie, 'you@example.org')).toBeUndefined();
});

it('believes nothing that it did not sign', () => {
  const [device] = devices.issue('me@example.org').split('.');
  const other = makeKnownDevices('another secret').issue('me@example.org');
  for (const forged of [undefined, '', '.', device, `${device}.`, `${device}.AAAA`, other]) {
    expect(devices.read(forged, 'me@example.org')).toBeUndefined();
  }
});
