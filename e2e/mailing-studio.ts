import {
  linkIn,
  receiveMails,
} from '../apps/server/src/features/identity/testing/receive-mails.ts';
import { freePort, startStudio } from './own-studio.ts';
import { test as base, expect } from './test.ts';

type MailingStudio = {
  readonly url: string;
  /** The link of the mail that was sent to an address as its first, second… one. */
  readonly linkTo: (address: string, which?: number) => Promise<string>;
};

/** A studio of its own that sends mails, and the letter boxes they come to. */
export const test = base.extend<object, { studio: MailingStudio }>({
  studio: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures here.
    async ({}, use) => {
      const mails = await receiveMails();
      const server = await startStudio(await freePort(), mails.environment);
      await use({
        url: server.url,
        async linkTo(address, which = 1) {
          const sent = () => mails.received.filter((mail) => mail.includes(`To: ${address}`));
          await expect.poll(() => sent().length).toBeGreaterThanOrEqual(which);
          return linkIn(sent()[which - 1] ?? '').href;
        },
      });
      await server.stop();
      mails.close();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: ({ studio }, use) => use(studio.url),
});
