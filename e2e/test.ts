import { test as base, expect } from '@playwright/test';
import { listenAnew, watchContexts } from './policy.ts';

export type * from '@playwright/test';
export { expect };

type Policed = {
  /** What pages did against their policy since the test began. */
  readonly violations: string[];
  /** For the tests that do so themselves. */
  readonly isForgiven: boolean;
};

/** Every browser test is written with this: it fails when a page breaks its content security policy. */
export const test = base.extend<Policed, object>({
  isForgiven: [false, { option: true }],
  browser: [
    async ({ browser }, use) => {
      watchContexts(browser);
      await use(browser);
    },
    { scope: 'worker' },
  ],
  violations: [
    // It is set up before the test's context and ends after that is closed.
    async ({ browser: _, isForgiven }, use) => {
      const violations = listenAnew();
      await use(violations);
      if (!isForgiven) expect(violations, 'against the content security policy').toEqual([]);
    },
    { auto: true },
  ],
});
