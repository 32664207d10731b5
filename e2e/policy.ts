import type { Browser, BrowserContext } from '@playwright/test';

// A page that breaks its own content security policy loses a style or a script without a word.

/** What the test that runs has heard so far; each test listens with a list of its own. */
let heard: string[] = [];

/** Listens with a new list, from the first context of a test on. */
export function listenAnew(): string[] {
  heard = [];
  return heard;
}

/** Listens in every context that is opened from now on, and in every page and worker in it. */
export function watchContexts(browser: Browser): void {
  const open = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await open(options);
    await watchContext(context);
    return context;
  };
}

async function watchContext(context: BrowserContext): Promise<void> {
  const list = heard;
  // What it says of workers and of headers, no page can hear.
  context.on('console', (entry) => {
    if (entry.type() === 'error' && policyWords.test(entry.text())) list.push(entry.text());
  });
  await context.exposeBinding('hearViolation', (_source, violation: string) => {
    list.push(violation);
  });
  await context.addInitScript(() => {
    const { hearViolation } = window as unknown as { hearViolation(violation: string): void };
    addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sourceFile, lineNumber, sample } = event;
      hearViolation(
        `${effectiveDirective}: ${blockedURI} « ${sample} » (${sourceFile}:${lineNumber}) on ${location.pathname}`,
      );
    });
  });
}

const policyWords = /content security policy|trusted ?(types?|html|script)/i;
