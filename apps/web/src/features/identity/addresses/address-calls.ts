import { authRequest } from '../embedded/auth-request.ts';

/** The embedded provider's calls for addresses. Errors as of `authRequest`. */
export const addressCalls = {
  /** Sends another link to the address of the person who is signed in. */
  sendLink: (email: string) => authRequest('send-verification-email', { email }),
  /** The address changes once the link that is sent to the new one is opened. */
  change: (change: { newEmail: string; password: string }) => authRequest('change-email', change),
};
