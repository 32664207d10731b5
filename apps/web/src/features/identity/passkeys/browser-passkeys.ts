import {
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';
import { ApiError } from '../../../lib/http/api-error.ts';
import { authRequest } from '../embedded/auth-request.ts';
import { explainFailure, type KnownFailures } from '../explain-failure.ts';
import { forgetOnDevice } from './forget-on-device.ts';
import {
  type Challenge,
  makePasskeySignIn,
  type PasskeyOutcome,
  type Signature,
} from './passkey-sign-in.ts';
import { texts } from './texts.ts';

/** The one of this page: fetched once it stands, by browsers that know passkeys. */
export const passkeySignIn = makePasskeySignIn({
  askChallenge: () => authRequest('passkey/generate-authenticate-options') as Promise<Challenge>,
  sign: (challenge, { isQuiet, signal }) => {
    signal.addEventListener('abort', () => WebAuthnAbortService.cancelCeremony());
    return startAuthentication({
      // A key stands for both factors here, so its device must recognize the person.
      optionsJSON: { ...challenge, userVerification: 'required' },
      useBrowserAutofill: isQuiet,
    });
  },
});

export const canOfferQuietly = browserSupportsWebAuthnAutofill;

/** @throws ApiError, NetworkError. A key that the server does not know is not offered again. */
export async function verifySignature(response: Signature): Promise<void> {
  try {
    await authRequest('passkey/verify-authentication', { response });
  } catch (error) {
    if (error instanceof ApiError && error.code === 'PASSKEY_NOT_FOUND') {
      void forgetOnDevice({ rpId: location.hostname, credentialId: response.id });
    }
    throw error;
  }
}

/** What to say of how it ended; undefined where nothing is to be said. */
export function explainOutcome(outcome: PasskeyOutcome, isQuiet: boolean): string | undefined {
  if (outcome.type === 'refused') return explainFailure(outcome.error, known).text;
  if (isQuiet) return undefined;
  if (outcome.type === 'unanswered') return explainFailure(outcome.error).text;
  return outcome.type === 'given-up' ? texts.givenUp : undefined;
}

const known: KnownFailures = {
  PASSKEY_NOT_FOUND: { field: 'form', text: texts.unknown },
  PASSKEY_UNVERIFIED: { field: 'form', text: texts.unverified },
  AUTHENTICATION_FAILED: { field: 'form', text: texts.refused },
  CHALLENGE_NOT_FOUND: { field: 'form', text: texts.expired },
};
