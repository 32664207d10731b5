import type { CDPSession, Page } from '@playwright/test';

/** A device that keeps passkeys and recognizes its person, as Chromium plays one. */
export type Authenticator = {
  /** Whether it answers by itself; else its person never touches it. True from the beginning. */
  readonly answers: (does: boolean) => Promise<void>;
  /** Whether it is unlocked when it asks; else its person gives up, as in the browser's own window. */
  readonly recognizes: (does: boolean) => Promise<void>;
  /** How many passkeys it keeps. */
  readonly keys: () => Promise<number>;
};

export async function plugIn(page: Page): Promise<Authenticator> {
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    answers: async (enabled) => {
      await session.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
    },
    recognizes: async (isUserVerified) => {
      await session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
    },
    keys: async () => {
      const { credentials } = await session.send('WebAuthn.getCredentials', { authenticatorId });
      return credentials.length;
    },
  };
}
