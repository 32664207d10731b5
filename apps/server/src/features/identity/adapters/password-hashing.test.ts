import { hashPassword } from 'better-auth/crypto';
import { describe, expect, it } from 'vitest';
import { makeHashFirst } from './hash-first.ts';
import { hashInThread, verifyInThread } from './password-thread.ts';

describe('password hashing', () => {
  it('checks what it hashed, and what the library hashed before', async () => {
    for (const hash of [await hashInThread('une phrase'), await hashPassword('une phrase')]) {
      expect(await verifyInThread({ hash, password: 'une phrase' })).toBe(true);
      expect(await verifyInThread({ hash, password: 'une autre' })).toBe(false);
    }
  });

  it('leaves the event loop free while it hashes', async () => {
    let isHashed = false;
    let turns = 0;
    const hashing = hashInThread('une phrase').then(() => {
      isHashed = true;
    });
    while (!isHashed) {
      turns += 1;
      await new Promise(setImmediate);
    }
    await hashing;
    expect(turns).toBeGreaterThan(10);
  });

  it('says what is no hash, and goes on after it', async () => {
    await expect(verifyInThread({ hash: 'rien', password: 'x' })).rejects.toThrow('not a password');
    expect(await hashInThread('x')).toMatch(/^[0-9a-f]{32}:[0-9a-f]{128}$/);
  });

  it('has the hash ready before the work begins, and hashes no second time in it', async () => {
    const hashed: string[] = [];
    const hashing = makeHashFirst({
      hash: async (password) => {
        hashed.push(password);
        return `hash of ${password}`;
      },
      verify: async () => true,
    });
    const inWork = await hashing.hashFirst('un', async () => {
      expect(hashed).toEqual(['un']);
      return [await hashing.hash('un'), await hashing.hash('deux')];
    });
    expect(inWork).toEqual(['hash of un', 'hash of deux']);
    expect(hashed).toEqual(['un', 'deux']);
    expect(await hashing.hash('un')).toBe('hash of un');
    expect(hashed).toEqual(['un', 'deux', 'un']);
  });
});
