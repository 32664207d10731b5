import { describe, expect, it } from 'vitest';
import { hashSerially } from './hash-serially.ts';

describe('password hashing', () => {
  it('takes one password at a time, in the order they came', async () => {
    let running = 0;
    const seen: number[] = [];
    const work = async <T>(value: T): Promise<T> => {
      running += 1;
      seen.push(running);
      await new Promise(setImmediate);
      running -= 1;
      return value;
    };
    const hashing = hashSerially({
      hash: (password) => work(`hash of ${password}`),
      verify: ({ hash, password }) => work(hash === `hash of ${password}`),
    });
    const all = [
      hashing.hash('un'),
      hashing.verify({ hash: 'hash of deux', password: 'deux' }),
      hashing.hash('trois'),
    ];
    expect(await Promise.all(all)).toEqual(['hash of un', true, 'hash of trois']);
    expect(seen).toEqual([1, 1, 1]);
  });

  it('goes on after a failure', async () => {
    const hashing = hashSerially({
      hash: (password) => (password ? Promise.resolve('h') : Promise.reject(new Error('empty'))),
      verify: async () => true,
    });
    await expect(hashing.hash('')).rejects.toThrow('empty');
    await expect(hashing.hash('x')).resolves.toBe('h');
  });

  it('checks what it hashed', async () => {
    const hashing = hashSerially();
    const hash = await hashing.hash('une phrase de passe');
    expect(await hashing.verify({ hash, password: 'une phrase de passe' })).toBe(true);
    expect(await hashing.verify({ hash, password: 'une autre' })).toBe(false);
  });
});
