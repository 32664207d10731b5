import type {
  PublicKeyCredentialCreationOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser';
import { authRequest } from '../embedded/auth-request.ts';

export type Passkey = {
  readonly id: string;
  /** As its device names it. */
  readonly credentialID: string;
  readonly name: string | null;
  /** ISO 8601. */
  readonly createdAt: string;
  /** ISO 8601; null while it has opened nothing. */
  readonly lastUsedAt: string | null;
};

type NewPasskey = {
  readonly name: string;
  readonly password: string;
  readonly response: RegistrationResponseJSON;
};

/** The embedded provider's calls for the passkeys of an account. Errors as of `authRequest`. */
export const passkeyCalls = {
  async list(): Promise<readonly Passkey[]> {
    const passkeys = (await authRequest('passkey/list-user-passkeys')) as Passkey[];
    return passkeys.toSorted((one, other) => one.createdAt.localeCompare(other.createdAt));
  },
  /** @param name whose key the device is to say it is, in the lists that it shows */
  askCreation: (name: string) =>
    authRequest(
      `passkey/generate-register-options?${new URLSearchParams({ name })}`,
    ) as Promise<PublicKeyCredentialCreationOptionsJSON>,
  add: (passkey: NewPasskey) => authRequest('passkey/verify-registration', passkey),
  rename: (renamed: { id: string; name: string }) => authRequest('passkey/update-passkey', renamed),
  remove: (id: string) => authRequest('passkey/delete-passkey', { id }),
};
