import { describe, expect, it, vi } from 'vitest';
import { ApiError, NetworkError } from '../../../lib/http/api-error.ts';
import { makeEmbeddedIdentity } from './embedded-identity.ts';
import type { IdentityCalls } from './identity-calls.ts';
import type { TabNews } from './other-tabs.ts';

const maelle = { id: 'u1', name: 'Maëlle', email: 'maelle@studio.example' };

function setUp(changes: Partial<IdentityCalls> = {}) {
  const calls: IdentityCalls = {
    signUp: vi.fn(async () => null),
    signIn: vi.fn(async () => 'done' as const),
    signOut: vi.fn(async () => null),
    changePassword: vi.fn(async () => null),
    requestPasswordReset: vi.fn(async () => null),
    resetPassword: vi.fn(async () => null),
    readUser: vi.fn(async () => maelle),
    issueToken: vi.fn(async () => 'token'),
    ...changes,
  };
  const wait = vi.fn(async () => undefined);
  const told: TabNews[] = [];
  const tabs = { tell: (news: TabNews) => void told.push(news) };
  const beginAnew = vi.fn();
  const forget = vi.fn(async () => undefined);
  const dependencies = { calls, nowSeconds: () => 0, wait, tabs, forget, beginAnew };
  return { identity: makeEmbeddedIdentity(dependencies), calls, wait, told, forget, beginAnew };
}

describe('the embedded session', () => {
  it('is found again after a reload', async () => {
    const { identity } = setUp();
    expect(identity.session.get().status).toBe('loading');
    await identity.recall();
    expect(identity.session.get()).toEqual({ status: 'signed-in', user: maelle, endedBy: null });
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
    expect(identity.session.get()).toEqual({ status: 'signed-out', user: null, endedBy: null });
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

describe('the other tabs of a browser', () => {
  const passwords = { currentPassword: 'avant', newPassword: 'après' };
  const zoe = { id: 'u2', name: 'Zoé', email: 'zoe@studio.example' };

  it.each([
    ['signed-out', (identity: Identity) => identity.signOut()],
    ['erased', (identity: Identity) => identity.signOut('erased')],
    ['password-changed', (identity: Identity) => identity.changePassword(passwords)],
  ] as const)('are told when a session ends (%s), and end at once', async (by, act) => {
    const { identity, told } = setUp();
    await identity.recall();
    await act(identity);
    expect(told).toEqual([{ type: 'ended', userId: 'u1', by }]);
    const other = setUp();
    await other.identity.recall();
    await other.identity.hear(told[0]!);
    expect(other.identity.session.get()).toEqual({ status: 'signed-out', user: null, endedBy: by });
    expect(await other.identity.getToken()).toBeNull();
  });

  it('keep nothing that the person had prepared', async () => {
    const { identity, forget } = setUp();
    await identity.recall();
    await identity.signOut();
    expect(forget).toHaveBeenCalledWith('u1');
  });

  it('are told of an erasure although its session cannot be ended any more', async () => {
    const signOut = async () =>
      Promise.reject(new ApiError({ status: 401, code: 'unauthorized', message: '' }));
    const { identity, told } = setUp({ signOut });
    await identity.recall();
    await identity.signOut('erased');
    expect(told).toMatchObject([{ by: 'erased' }]);
    await expect(setUp({ signOut }).identity.signOut()).rejects.toThrow();
  });

  it('are told of no sign-in before the code of a second factor', async () => {
    const { identity, told } = setUp({ signIn: async () => 'code', readUser: async () => null });
    await identity.recall();
    expect(await identity.signIn({ email: zoe.email, password: 'x' })).toBe('code');
    expect(told).toEqual([]);
    expect(identity.session.get().status).toBe('signed-out');
    await identity.arrive();
    expect(told).toEqual([{ type: 'signed-in' }]);
  });

  it('find the person who signed in', async () => {
    const { identity, told } = setUp();
    await identity.signIn({ email: zoe.email, password: 'x' });
    expect(told).toEqual([{ type: 'signed-in' }]);
    const other = setUp({ readUser: vi.fn(async () => null).mockResolvedValueOnce(null) });
    await other.identity.recall();
    other.calls.readUser = vi.fn(async () => maelle);
    await other.identity.hear(told[0]!);
    expect(other.identity.session.get()).toMatchObject({ status: 'signed-in', user: maelle });
  });

  it('begin anew when it is another person, and show nothing of the one before meanwhile', async () => {
    const readUser = vi.fn<IdentityCalls['readUser']>().mockResolvedValueOnce(maelle);
    const { identity, beginAnew } = setUp({ readUser });
    await identity.recall();
    readUser.mockResolvedValue(zoe);
    await identity.hear({ type: 'signed-in' });
    expect(identity.session.get()).toEqual({ status: 'loading', user: null, endedBy: null });
    expect(beginAnew).toHaveBeenCalledOnce();
  });

  it('hear why, also when a refused call has already told them that it is over', async () => {
    const readUser = vi.fn<IdentityCalls['readUser']>().mockResolvedValueOnce(maelle);
    const { identity } = setUp({ readUser });
    await identity.recall();
    readUser.mockResolvedValue(null);
    await identity.recall();
    expect(identity.session.get()).toMatchObject({ status: 'signed-out', endedBy: null });
    await identity.hear({ type: 'ended', userId: 'u1', by: 'erased' });
    expect(identity.session.get()).toEqual({
      status: 'signed-out',
      user: null,
      endedBy: 'erased',
    });
  });

  it('are told before this browser has forgotten what was prepared', async () => {
    const { identity, told, forget } = setUp();
    await identity.recall();
    forget.mockImplementation(async () => void expect(told).toHaveLength(1));
    await identity.signOut();
    expect(forget).toHaveBeenCalledOnce();
  });

  it('are told although a refused call has ended this one meanwhile', async () => {
    const readUser = vi.fn<IdentityCalls['readUser']>().mockResolvedValueOnce(maelle);
    const set = setUp({ readUser, signOut: async () => set.identity.recall() });
    await set.identity.recall();
    readUser.mockResolvedValue(null);
    await set.identity.signOut();
    expect(set.told).toEqual([{ type: 'ended', userId: 'u1', by: 'signed-out' }]);
    expect(set.forget).toHaveBeenCalledWith('u1');
  });

  it('stay signed in when an answer from before arrives late', async () => {
    const late = Promise.withResolvers<null>();
    const readUser = vi.fn<IdentityCalls['readUser']>().mockReturnValueOnce(late.promise);
    readUser.mockResolvedValue(maelle);
    const { identity } = setUp({ readUser });
    const asked = identity.recall();
    await identity.signIn({ email: maelle.email, password: 'x' });
    late.resolve(null);
    await asked;
    expect(identity.session.get()).toMatchObject({ status: 'signed-in', user: maelle });
  });

  it('do not end for somebody else', async () => {
    const { identity } = setUp();
    await identity.recall();
    await identity.hear({ type: 'ended', userId: 'u2', by: 'erased' });
    expect(identity.session.get()).toMatchObject({ status: 'signed-in', user: maelle });
  });
});

type Identity = ReturnType<typeof makeEmbeddedIdentity>;
