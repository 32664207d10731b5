import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { signUp } from '../person.ts';

const open = [
  '/',
  '/sign-in',
  '/sign-up',
  '/contact',
  '/information',
  '/success',
  '/cancel',
  '/nulle-part',
];
const closed = ['/armoni', '/trainer', '/editor', '/gallery'];

test('every page passes axe in both themes', async ({ page }) => {
  for (const path of open) await check(page, path);
  await signUp(page);
  for (const path of closed) await check(page, path);
});

async function check(page: Page, path: string): Promise<void> {
  for (const theme of ['dark', 'light']) {
    await page.goto(path);
    await page.evaluate((name) => sessionStorage.setItem('theme', name), theme);
    await page.reload({ waitUntil: 'networkidle' });
    const { violations } = await new AxeBuilder({ page }).analyze();
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html)}`);
    expect(found, `${path} in ${theme}`).toEqual([]);
  }
}
