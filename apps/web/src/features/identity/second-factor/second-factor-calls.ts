import { authRequest } from '../embedded/auth-request.ts';

/** What a person's application and their paper need; shown once. */
export type NewSecondFactor = {
  /** The address that applications read of a QR code. */
  readonly totpURI: string;
  readonly backupCodes: readonly string[];
};

/** The embedded provider's calls for a second factor. Errors as of `authRequest`. */
export const secondFactorCalls = {
  /** Of the application: the second step of a sign-in, or what switches it on. */
  proveByCode: (code: string) => authRequest('two-factor/verify-totp', { code }),
  proveByRecoveryCode: (code: string) => authRequest('two-factor/verify-backup-code', { code }),
  /** It counts once a first code has proved it. */
  prepare: (password: string) =>
    authRequest('two-factor/enable', { password }) as Promise<NewSecondFactor>,
  switchOff: (password: string) => authRequest('two-factor/disable', { password }),
  /** The ones before are worth nothing any more. */
  renewRecoveryCodes: (password: string) =>
    authRequest('two-factor/generate-backup-codes', { password }) as Promise<
      Pick<NewSecondFactor, 'backupCodes'>
    >,
};
