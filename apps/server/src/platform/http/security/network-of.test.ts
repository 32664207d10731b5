import { expect, it } from 'vitest';
import { networkOf } from './network-of.ts';

it('counts a house with IPv6 once, however many addresses it has', () => {
  expect(networkOf('2a01:cb00:12:34::1')).toBe(networkOf('2a01:cb00:12:34:ffff:0:a:b'));
  expect(networkOf('2a01:cb00:12:34::1')).not.toBe(networkOf('2a01:cb00:12:35::1'));
});

it('takes IPv4 one by one, wrapped or not', () => {
  expect(networkOf('::ffff:203.0.113.7')).toBe(networkOf('203.0.113.7'));
  expect(networkOf('203.0.113.7')).not.toBe(networkOf('203.0.113.8'));
});

it('leaves what is no address as it is', () => {
  expect(networkOf('')).toBe('');
});
