import { fileURLToPath } from 'node:url';
import { generate, waitForFilm } from '../films.ts';
import { showClips } from '../media.ts';
import { becomeMember } from '../person.ts';
import { phone } from '../phone.ts';
import { expect, type Page, test } from '../test.ts';

// The pictures of the README: the real pages with a real film, written by `UPDATE_PICTURES=1 npm test`.
const folder = fileURLToPath(new URL('../../docs/pictures', import.meta.url));

test('the studio as the README shows it', { tag: '@wide' }, async ({ page, browser }) => {
  await becomeMember(page);
  await makeFilm(page);
  await shootAll(page, '1440');
  // The same person on a phone: one film is enough for both.
  const session = await page.evaluate(() => ({ ...sessionStorage }));
  const storageState = await page.context().storageState();
  const context = await browser.newContext({ ...phone, storageState });
  await context.addInitScript((kept) => {
    for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, value);
  }, session);
  await shootAll(await context.newPage(), '390');
  await context.close();
});

async function makeFilm(page: Page): Promise<void> {
  await page.goto('/editor');
  await page.locator('input[type="file"][accept*="video"]').setInputFiles(await showClips());
  await page
    .getByRole('textbox', { name: 'Instructions' })
    .fill('Un film calme de 10 secondes. Titre : « Au fil de l’eau ».');
  await generate(page);
  await waitForFilm(page);
}

async function shootAll(page: Page, size: string): Promise<void> {
  const shoot = async (name: string) => {
    const path = `${folder}${name}-${size}.png`;
    const picture = await page.screenshot({ animations: 'disabled', path });
    expect(picture.length).toBeGreaterThan(10_000);
  };
  await page.goto('/');
  await expect(page.locator('video')).toHaveJSProperty('readyState', 4);
  await shoot('accueil');
  await page.goto('/editor');
  await expect(page.getByText('1 of 1')).toBeVisible();
  await expect(page.getByText('Votre vidéo est prête')).toHaveCount(0);
  await shoot('edytor');
  await page.goto('/gallery');
  await page.getByRole('button', { name: /^Film du/ }).click();
  await expect(page.getByText('Pourquoi ces plans')).toBeVisible();
  await expect(page.getByRole('dialog').locator('video')).toHaveJSProperty('readyState', 4);
  await shoot('galerie');
}
