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
  const found: string[] = [];
  for (const path of open) found.push(...(await violationsOn(page, path)));
  await signUp(page);
  for (const path of closed) found.push(...(await violationsOn(page, path)));
  expect(found).toEqual([]);
});

async function violationsOn(page: Page, path: string): Promise<string[]> {
  const found: string[] = [];
  for (const theme of ['dark', 'light']) {
    await page.goto(path);
    await page.evaluate((name) => sessionStorage.setItem('theme', name), theme);
    await page.reload({ waitUntil: 'networkidle' });
    const { violations } = await new AxeBuilder({ page }).analyze();
    for (const { id, nodes } of violations) {
      found.push(...nodes.map((node) => `${path} ${theme} ${id}: ${node.html}`));
    }
  }
  return found;
}
