import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

/** What a device signs, and what it answers. */
export type Challenge = PublicKeyCredentialRequestOptionsJSON;
export type Signature = AuthenticationResponseJSON;

export type PasskeySignInDependencies = {
  readonly askChallenge: () => Promise<Challenge>;
  /** A quiet one waits in the e-mail field; the others open a window. Rejects when it is given up. */
  readonly sign: (challenge: Challenge, how: SigningManner) => Promise<Signature>;
};
export type SigningManner = { readonly isQuiet: boolean; readonly signal: AbortSignal };

export type PasskeyOutcome =
  | { readonly type: 'entered' }
  /** By the page itself, or by the person, who has no key or has thought better of it. */
  | { readonly type: 'withdrawn' | 'given-up' }
  | { readonly type: 'refused' | 'unanswered'; readonly error: unknown };

type SignIn = {
  readonly isQuiet: boolean;
  /** Takes the signature to the server. */
  readonly enter: (signature: Signature) => Promise<void>;
};

export type PasskeySignIn = ReturnType<typeof makePasskeySignIn>;

/**
 * Sign-in with a passkey, one at a time. Of a browser the server knows the latest challenge alone, so a
 * second one would make the first fail: whoever begins withdraws what is open, and asks for a
 * challenge once that has ended.
 */
export function makePasskeySignIn({ askChallenge, sign }: PasskeySignInDependencies) {
  let open = new AbortController();
  let ended: Promise<unknown> = Promise.resolve();

  async function run({ isQuiet, enter }: SignIn, signal: AbortSignal): Promise<PasskeyOutcome> {
    if (signal.aborted) return { type: 'withdrawn' };
    const asked = await outcomeOf(askChallenge());
    if (signal.aborted) return { type: 'withdrawn' };
    if (!asked.ok) return { type: 'unanswered', error: asked.error };
    const signed = await outcomeOf(sign(asked.value, { isQuiet, signal }));
    if (!signed.ok) return { type: signal.aborted ? 'withdrawn' : 'given-up' };
    const entered = await outcomeOf(enter(signed.value));
    return entered.ok ? { type: 'entered' } : { type: 'refused', error: entered.error };
  }

  const withdraw = () => open.abort();

  function begin(signIn: SignIn): Promise<PasskeyOutcome> {
    withdraw();
    open = new AbortController();
    const { signal } = open;
    const outcome = ended.then(() => run(signIn, signal));
    ended = outcome;
    return outcome;
  }

  return { begin, withdraw };
}

type Attempt<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: unknown };

const outcomeOf = <Value>(work: Promise<Value>): Promise<Attempt<Value>> =>
  work.then(
    (value) => ({ ok: true, value }),
    (error) => ({ ok: false, error }),
  );
