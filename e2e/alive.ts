import { expect, type Page } from '@playwright/test';

/** Whether the part of the page that comes last answers: React has put its mark on it. */
export function isAlive(page: Page): Promise<boolean> {
  return page
    .locator('main, form')
    .last()
    .evaluate((part) => Object.keys(part).some((key) => key.startsWith('__reactProps')));
}

/** A public page is there before its script; this waits for the script. */
export async function comeAlive(page: Page): Promise<void> {
  await expect.poll(() => isAlive(page)).toBe(true);
}
