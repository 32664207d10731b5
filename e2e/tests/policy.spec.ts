import { comeAlive } from '../alive.ts';
import { expect, type Page, test } from '../test.ts';

const plants: readonly [string, RegExp, (page: Page) => Promise<unknown>][] = [
  [
    'a style attribute',
    /^style-src-attr/,
    (page) => page.evaluate(() => document.body.setAttribute('style', 'color: red')),
  ],
  [
    'a style element',
    /^style-src-elem/,
    (page) =>
      page.evaluate(() => {
        document.head.append(
          Object.assign(document.createElement('style'), { textContent: 'p{}' }),
        );
      }),
  ],
  [
    'text that becomes HTML',
    /^require-trusted-types-for/,
    (page) =>
      page.evaluate(() => {
        try {
          document.body.innerHTML = '<p>un texte</p>';
        } catch {}
      }),
  ],
  [
    'text that becomes a script’s address',
    /^require-trusted-types-for/,
    (page) =>
      page.evaluate(() => {
        try {
          new Worker('/assets/worker.js');
        } catch {}
      }),
  ],
  [
    'a policy of somebody else',
    /^trusted-types/,
    (page) =>
      page.evaluate(() => {
        const { trustedTypes } = window as unknown as {
          trustedTypes: { createPolicy(name: string, rules: object): object };
        };
        try {
          trustedTypes.createPolicy('default', {});
        } catch {}
      }),
  ],
  [
    'an inline script',
    /^require-trusted-types-for/,
    (page) =>
      page.evaluate(() => {
        const script = document.createElement('script');
        script.append('window.ran = true');
        document.head.append(script);
      }),
  ],
  [
    'a picture of another host',
    /^img-src/,
    (page) =>
      page.evaluate(() => {
        document.body.append(
          Object.assign(new Image(), { src: 'https://elsewhere.example/?secret' }),
        );
      }),
  ],
  [
    'a frame',
    /^frame-src/,
    (page) =>
      page.evaluate(() => {
        document.body.append(
          Object.assign(document.createElement('iframe'), { src: 'https://elsewhere.example/' }),
        );
      }),
  ],
];

test.describe('the policy of the pages', () => {
  test.use({ isForgiven: true });
  for (const [name, directive, plant] of plants) {
    test(`refuses ${name}, and the tests hear it @wide`, async ({ page, violations }) => {
      await page.goto('/contact');
      await comeAlive(page);
      expect(violations).toEqual([]);
      await plant(page);
      await expect.poll(() => violations).toContainEqual(expect.stringMatching(directive));
    });
  }
});

test('pages that the server writes keep their look under it @wide', async ({ page }) => {
  await page.goto('/api/docs');
  await expect(page.locator('main')).toHaveCSS('max-width', '960px');
  await page.goto('/contact');
  const stripe = page.locator('[data-s]').first();
  await expect(stripe).toHaveCSS('background-color', /^rgb\(/);
  await comeAlive(page);
  await expect(stripe).toHaveCSS('background-color', /^rgb\(/);
});

test('what breaks the policy fails its test, in whichever window @wide', async ({ browser }) => {
  test.fail();
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto('/contact');
  await page.evaluate(() => document.body.setAttribute('style', 'color: red'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.close();
});
