import { describe, expect, it } from 'vitest';
import { expiryOf, makeSessionToken } from './session-token.ts';

const now = 1_000_000;

function jwt(expiresInSeconds: number, name = 'x'): string {
  const payload = btoa(JSON.stringify({ exp: now + expiresInSeconds, name }));
  return `h.${payload}.s`;
}

function setUp(...tokens: (string | null)[]) {
  let issued = 0;
  const session = makeSessionToken({
    nowSeconds: () => now,
    issue: async () => {
      issued += 1;
      return tokens.shift() ?? null;
    },
  });
  return { ...session, issued: () => issued };
}

describe('the session’s token', () => {
  it('is issued once and kept', async () => {
    const { getToken, issued } = setUp(jwt(600));
    expect(await getToken()).toBe(await getToken());
    expect(issued()).toBe(1);
  });

  it('is renewed shortly before it expires', async () => {
    const late = jwt(600, 'late');
    const { getToken } = setUp(jwt(20), late);
    await getToken();
    expect(await getToken()).toBe(late);
  });

  it('is renewed when a fresh one is demanded', async () => {
    const second = jwt(600, 'second');
    const { getToken } = setUp(jwt(600), second);
    await getToken();
    expect(await getToken({ fresh: true })).toBe(second);
    expect(await getToken()).toBe(second);
  });

  it('is asked for once by callers at the same time', async () => {
    const { getToken, issued } = setUp(jwt(600));
    await Promise.all([getToken(), getToken({ fresh: true }), getToken()]);
    expect(issued()).toBe(1);
  });

  it('of somebody who left meanwhile is thrown away', async () => {
    const { getToken, forget } = setUp(jwt(600), jwt(600, 'next'));
    const asked = getToken();
    forget();
    expect(await asked).toBeNull();
    expect(await getToken()).toBe(jwt(600, 'next'));
  });

  it('that is not a JWT counts as expired', () => {
    expect(expiryOf('opaque')).toBe(0);
    expect(expiryOf('a.%%%.c')).toBe(0);
  });
});
