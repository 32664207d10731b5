import { expect, type Locator, type Page } from '@playwright/test';
import type { ReadWishBody } from '../packages/contract/src/wish.ts';

export const wishCalls = '**/api/v1/video/wish';
export const wishField = (page: Page) => page.getByRole('textbox', { name: 'Instructions' });
export const chips = (page: Page): Locator =>
  page.getByRole('list', { name: 'Compris dans votre souhait' }).getByRole('listitem');

/** The words that are underlined as one kind, in the order of the wish. */
export const marked = (page: Page, kind: 'understood' | 'offered' | 'refused' | 'unread') =>
  page.locator(`[data-mark="${kind}"]`);

/**
 * Wishes are read by the studio itself, which knows nothing of clips that a test only pretends to
 * have. Answers what was asked.
 */
export async function readWishesForReal(page: Page): Promise<ReadWishBody[]> {
  const asked: ReadWishBody[] = [];
  await page.route(wishCalls, (route) => {
    const body = route.request().postDataJSON() as ReadWishBody;
    asked.push(body);
    return route.continue({ postData: JSON.stringify({ ...body, clips: [] }) });
  });
  return asked;
}

/** Writes a wish and waits until as many chips stand under it. */
export async function wishFor(page: Page, text: string, count: number): Promise<void> {
  await wishField(page).fill(text);
  await expect(chips(page)).toHaveCount(count);
}
