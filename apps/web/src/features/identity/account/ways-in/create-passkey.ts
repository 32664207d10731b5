import { startRegistration, WebAuthnAbortService, WebAuthnError } from '@simplewebauthn/browser';
import { explainFailure, type FieldFailure, type KnownFailures } from '../../explain-failure.ts';
import { passkeyCalls } from '../../passkeys/passkey-calls.ts';
import type { CreatedPasskey } from './passkey-addition.ts';
import { texts } from './texts.ts';

const words = texts.passkeys.failures;

/** Has this browser, or a device beside it, make a key. @throws WebAuthnError, ApiError, NetworkError */
export async function createPasskey(email: string): Promise<CreatedPasskey> {
  const optionsJSON = await passkeyCalls.askCreation(email);
  const response = await startRegistration({ optionsJSON });
  return { rpId: optionsJSON.rp.id ?? location.hostname, response };
}

/** Closes the browser's own window, when ours is closed. */
export const stopCreating = () => WebAuthnAbortService.cancelCeremony();

/** Why no key was added, in French, beside the field that can mend it. */
export function explainAddition(error: unknown): FieldFailure {
  if (!(error instanceof WebAuthnError)) return explainFailure(error, known);
  return { field: 'form', text: ofDevice[error.code] ?? words.givenUp };
}

const ofDevice: Readonly<Partial<Record<WebAuthnError['code'], string>>> = {
  ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED: words.known,
  ERROR_AUTHENTICATOR_MISSING_DISCOVERABLE_CREDENTIAL_SUPPORT: words.incapable,
  ERROR_AUTHENTICATOR_MISSING_USER_VERIFICATION_SUPPORT: words.incapable,
};

const known: KnownFailures = {
  CHALLENGE_NOT_FOUND: { field: 'form', text: words.expired },
  FAILED_TO_VERIFY_REGISTRATION: { field: 'form', text: words.refused },
  PASSKEY_UNVERIFIED: { field: 'form', text: words.unverified },
  VALIDATION_ERROR: { field: 'name', text: texts.passkeys.nameWrong },
};
