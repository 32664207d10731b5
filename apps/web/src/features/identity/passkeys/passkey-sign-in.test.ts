import { describe, expect, it, vi } from 'vitest';
import {
  type Challenge,
  makePasskeySignIn,
  type Signature,
  type SigningManner,
} from './passkey-sign-in.ts';

/** A server that knows its latest challenge, as ours does, and a device that signs when it is told to. */
function setUp() {
  let latest = '';
  let asked = 0;
  const open: { challenge: string; isQuiet: boolean; press: () => void; cancel: () => void }[] = [];
  const askChallenge = vi.fn(async () => {
    asked += 1;
    latest = `challenge ${asked}`;
    return { challenge: latest } as Challenge;
  });
  const sign = ({ challenge }: Challenge, { isQuiet, signal }: SigningManner) =>
    new Promise<Signature>((resolve, reject) => {
      const remove = () => open.splice(open.indexOf(entry), 1);
      const end = (work: () => void) => () => {
        remove();
        work();
      };
      const entry = {
        ...{ challenge, isQuiet },
        press: end(() => resolve({ id: challenge } as Signature)),
        cancel: end(() => reject(new Error('not allowed'))),
      };
      open.push(entry);
      signal.addEventListener('abort', entry.cancel);
    });
  const enter = vi.fn(async ({ id }: Signature) => {
    if (id !== latest) throw new Error(`${id} is not open any more`);
    latest = '';
  });
  return { ...makePasskeySignIn({ askChallenge, sign }), askChallenge, open, enter };
}

describe('signing in with a passkey', () => {
  it('has one challenge open, whoever asks for how many at once', async () => {
    const { begin, askChallenge, open, enter } = setUp();
    const quiet = begin({ isQuiet: true, enter });
    const again = begin({ isQuiet: true, enter });
    const pressed = begin({ isQuiet: false, enter });
    await vi.waitFor(() => expect(open).toHaveLength(1));
    expect(open[0]).toMatchObject({ isQuiet: false });
    open[0]?.press();
    expect(await pressed).toEqual({ type: 'entered' });
    expect(await quiet).toEqual({ type: 'withdrawn' });
    expect(await again).toEqual({ type: 'withdrawn' });
    expect(askChallenge).toHaveBeenCalledOnce();
  });

  it('withdraws the quiet one before the button asks for its own', async () => {
    const { begin, open, enter } = setUp();
    const quiet = begin({ isQuiet: true, enter });
    await vi.waitFor(() => expect(open).toHaveLength(1));
    const pressed = begin({ isQuiet: false, enter });
    expect(await quiet).toEqual({ type: 'withdrawn' });
    await vi.waitFor(() => expect(open).toMatchObject([{ challenge: 'challenge 2' }]));
    open[0]?.press();
    expect(await pressed).toEqual({ type: 'entered' });
  });

  it('asks for no other challenge while a signature is on its way', async () => {
    const { begin, open, enter, askChallenge } = setUp();
    const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>();
    const slow = async (signature: Signature) => {
      await arrival;
      await enter(signature);
    };
    const first = begin({ isQuiet: true, enter: slow });
    await vi.waitFor(() => expect(open).toHaveLength(1));
    open[0]?.press();
    const second = begin({ isQuiet: true, enter });
    await Promise.resolve();
    expect(askChallenge).toHaveBeenCalledOnce();
    arrive();
    expect(await first).toEqual({ type: 'entered' });
    await vi.waitFor(() => expect(open).toHaveLength(1));
    open[0]?.cancel();
    expect(await second).toEqual({ type: 'given-up' });
  });

  it('tells what the server refused from what the person gave up', async () => {
    const { begin, open } = setUp();
    const error = new Error('unknown key');
    const refused = begin({ isQuiet: false, enter: () => Promise.reject(error) });
    await vi.waitFor(() => expect(open).toHaveLength(1));
    open[0]?.press();
    expect(await refused).toEqual({ type: 'refused', error });
    const away = makePasskeySignIn({
      askChallenge: () => Promise.reject(error),
      sign: () => Promise.reject(error),
    });
    const outcome = await away.begin({ isQuiet: false, enter: async () => undefined });
    expect(outcome).toEqual({ type: 'unanswered', error });
  });
});
