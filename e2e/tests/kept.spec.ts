import { storedFile } from '../answers.ts';
import { becomeMember, signIn } from '../person.ts';
import { makePictures, pictures } from '../pictures.ts';
import { type BrowserContext, expect, type Page, test } from '../test.ts';

const start = "Démarrer l'entraînement";
const counter = (page: Page) => page.getByText('/ 15 images minimum');
const startedDialog = (page: Page) => page.getByRole('dialog', { name: 'Entraînement en cours' });

async function fillForm(page: Page): Promise<void> {
  await page.locator('input[type="file"][accept*="image"]').setInputFiles([...pictures]);
  await page.getByLabel('Nom').fill('Cellules');
  await page.getByLabel('Mot déclencheur').fill('cellules');
  await expect(counter(page)).toHaveText('15 / 15 images minimum');
}

/** Whatever the form writes, it writes at once; the browser says when it has it. */
async function keptRecords(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open('armoni', 1);
        opening.onsuccess = () => {
          const counting = opening.result.transaction('kept').objectStore('kept').count();
          counting.onsuccess = () => {
            opening.result.close();
            resolve(counting.result);
          };
        };
      }),
  );
}

test.describe('a page load in the trainer', () => {
  test.beforeAll(makePictures);

  test('keeps pictures and names, and goes on with a start that it cut off', async ({ page }) => {
    await becomeMember(page);
    await page.goto('/trainer');
    await fillForm(page);
    await expect.poll(() => keptRecords(page)).toBe(16);
    await page.reload();
    await expect(counter(page)).toHaveText('15 / 15 images minimum');
    await expect(page.getByRole('img', { name: 'tableau-15.png' })).toBeVisible({
      timeout: 60_000,
    });
    await expect(page.getByLabel('Nom')).toHaveValue('Cellules');
    await expect(page.getByLabel('Mot déclencheur')).toHaveValue('cellules');

    // Four arrive, the others hang; the page is loaded again and sends the rest.
    let sent = 0;
    await page.route('**/api/v1/s3/generate-presigned-url', (route) => {
      sent += 1;
      if (sent > 4) return;
      const json = {
        ...storedFile(`${sent}.png`),
        url: `/media/u/c/${sent}.png`,
        mimeType: 'image/png',
      };
      return route.fulfill({ json });
    });
    await page.getByRole('button', { name: start }).click();
    await expect.poll(() => keptRecords(page)).toBe(20);
    await page.unroute('**/api/v1/s3/generate-presigned-url');
    let later = 0;
    await page.route('**/api/v1/s3/generate-presigned-url', (route) => {
      later += 1;
      const json = {
        ...storedFile(`s${later}.png`),
        url: `/media/u/c/s${later}.png`,
        mimeType: 'image/png',
      };
      return route.fulfill({ json });
    });
    await page.route('**/api/v1/models', (route) =>
      route.request().method() === 'GET' ? route.continue() : route.fulfill({ json: { id: 4217 } }),
    );
    await page.reload();
    await expect(startedDialog(page)).toContainText('4217');
    expect(later).toBe(pictures.length - 4);
    await expect.poll(() => keptRecords(page)).toBe(0);
    await page.reload();
    await expect(counter(page)).toHaveText('0 / 15 images minimum');
  });

  test('shows another person nothing of it, and nobody after signing out', async ({ page }) => {
    const first = await becomeMember(page);
    await page.goto('/trainer');
    await fillForm(page);
    await expect.poll(() => keptRecords(page)).toBe(16);
    await page.context().clearCookies();
    await becomeMember(page);
    await page.goto('/trainer');
    await expect(counter(page)).toHaveText('0 / 15 images minimum');

    await page.context().clearCookies();
    await signIn(page, first);
    await page.goto('/trainer');
    await expect(counter(page)).toHaveText('15 / 15 images minimum');
    await page.getByRole('button', { name: 'Mon compte', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Se déconnecter' }).click();
    await expect(page).toHaveURL(/\/sign-in$/);
    expect(await keptRecords(page)).toBe(0);
    await signIn(page, first);
    await page.goto('/trainer');
    await expect(counter(page)).toHaveText('0 / 15 images minimum');
  });

  test('shows a training under way again, and on another machine', {
    tag: '@wide',
  }, async ({ page, browser }) => {
    const member = await becomeMember(page);
    await page.goto('/trainer');
    await fillForm(page);
    await page.getByRole('button', { name: start }).click();
    await startedDialog(page).getByRole('button', { name: 'Fermer' }).last().click();
    await page.reload();
    await expect(underWay(page)).toBeVisible();
    const elsewhere: BrowserContext = await browser.newContext();
    const other = await elsewhere.newPage();
    await signIn(other, member);
    await other.goto('/trainer');
    await expect(underWay(other)).toBeVisible();
    // Nobody waits for this one.
    await other.getByRole('button', { name: "Annuler l'entraînement" }).click();
    await expect(page.getByText('Annulé', { exact: true })).toBeVisible({ timeout: 30_000 });
    await elsewhere.close();
  });
});

function underWay(page: Page) {
  return page.getByRole('article', { name: 'Cellules' }).getByRole('progressbar');
}
