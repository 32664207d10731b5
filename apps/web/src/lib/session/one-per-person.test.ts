import { expect, it } from 'vitest';
import { onePerPerson } from './one-per-person.ts';

it('gives a person the same object each time, and ends it when another comes', () => {
  const ended: string[] = [];
  const workOf = onePerPerson((userId: string) => ({ userId, dispose: () => ended.push(userId) }));
  const first = workOf('u1');
  expect(workOf('u1')).toBe(first);
  expect(ended).toEqual([]);
  expect(workOf('u2')).toMatchObject({ userId: 'u2' });
  expect(ended).toEqual(['u1']);
});
