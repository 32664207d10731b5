import { describe, expect, it, vi } from 'vitest';
import { ApiError, NetworkError } from '../../../lib/http/api-error.ts';
import { makeEmbeddedIdentity } from './embedded-identity.ts';
import type { IdentityCalls } from './identity-calls.ts';

const maelle = { id: 'u1', name: 'Maëlle', email: 'maelle@studio.example' };

function setUp(changes: Partial<IdentityCalls> = {}) {
  const calls: IdentityCalls = {
    signUp: vi.fn(async () => null),
    signIn: vi.fn(async () => null),
    signOut: vi.fn(async () => null),
    changePassword: vi.fn(async () => null),
    requestPasswordReset: vi.fn(async () => null),
    resetPassword: vi.fn(async () => null),
    readUser: vi.fn(async () => maelle),
    issueToken: vi.fn(async () => 'token'),
    ...changes,
  };
  const wait = vi.fn(async () => undefined);
  return { identity: makeEmbeddedIdentity({ calls, nowSeconds: () => 0, wait }), calls, wait };
}

describe('the embedded session', () => {
  it('is found again after a reload', async () => {
    const { identity } = setUp();
    expect(identity.session.get().status).toBe('loading');
    await identity.recall();
    expect(identity.session.get()).toEqual({ status: 'signed-in', user: maelle });
  });

  it('turns nobody away while the server does not answer, and asks again', async () => {
    const readUser = vi
      .fn<IdentityCalls['readUser']>()
      .mockRejectedValueOnce(new NetworkError('no answer'))
      .mockResolvedValueOnce(maelle);
    const { identity, wait } = setUp({ readUser });
    const statuses: string[] = [];
    identity.session.subscribe(() => statuses.push(identity.session.get().status));
    await identity.recall();
    expect(wait).toHaveBeenCalledOnce();
    expect(statuses).toEqual(['signed-in']);
  });

  it('stays signed out when the password is wrong, and says why', async () => {
    const wrong = new ApiError({ code: 'INVALID_EMAIL_OR_PASSWORD', message: '', status: 401 });
    const { identity } = setUp({
      readUser: async () => null,
      signIn: async () => {
        throw wrong;
      },
    });
    await identity.recall();
    await expect(identity.signIn({ email: 'a@b.fr', password: 'x' })).rejects.toBe(wrong);
    expect(identity.session.get().status).toBe('signed-out');
  });

  it('gives no token to a visitor and forgets it at sign-out', async () => {
    const { identity, calls } = setUp();
    await identity.recall();
    expect(await identity.getToken()).toBe('token');
    await identity.signOut();
    expect(identity.session.get()).toEqual({ status: 'signed-out', user: null });
    expect(await identity.getToken()).toBeNull();
    expect(calls.issueToken).toHaveBeenCalledOnce();
  });

  it('stays signed in when signing out fails', async () => {
    const { identity } = setUp({
      signOut: async () => {
        throw new NetworkError('no answer');
      },
    });
    await identity.recall();
    await expect(identity.signOut()).rejects.toBeInstanceOf(NetworkError);
    expect(identity.session.get().status).toBe('signed-in');
  });

  it('takes a new token after the password changed', async () => {
    const { identity, calls } = setUp();
    await identity.recall();
    await identity.getToken();
    await identity.changePassword({ currentPassword: 'a', newPassword: 'b' });
    await identity.getToken();
    expect(calls.issueToken).toHaveBeenCalledTimes(2);
  });
});
