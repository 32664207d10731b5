import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { generate, waitForFilm } from '../films.ts';
import { showClips } from '../media.ts';
import { isNarrow, signUp } from '../person.ts';

// The pictures of the README. `UPDATE_PICTURES=1 npm test` writes them anew.
const isUpdate = process.env.UPDATE_PICTURES === '1';
const folder = fileURLToPath(new URL('../../docs/pictures/', import.meta.url));

test('the studio as the README shows it', async ({ page }) => {
  const size = isNarrow(page) ? '390' : '1440';
  const shoot = async (name: string) => {
    const picture = await page.screenshot({
      animations: 'disabled',
      ...(isUpdate ? { path: `${folder}${name}-${size}.png` } : {}),
    });
    expect(picture.length).toBeGreaterThan(10_000);
  };
  await page.goto('/');
  await expect(page.locator('video')).toHaveJSProperty('readyState', 4);
  await shoot('accueil');
  await signUp(page);
  await page.goto('/editor');
  await page.locator('input[type="file"][accept*="video"]').setInputFiles(await showClips());
  await page
    .getByRole('textbox', { name: 'Instructions' })
    .fill('Un film calme de 10 secondes. Titre : « Au fil de l’eau ».');
  await generate(page);
  await waitForFilm(page);
  await expect(page.getByText('1 of 1')).toBeVisible();
  // A toast under the pointer stays; away from it, it goes.
  await page.mouse.move(5, 300);
  await expect(page.getByText('Votre vidéo est prête')).toHaveCount(0);
  await shoot('edytor');
  await page.goto('/gallery');
  await page.getByRole('button', { name: /^Film du/ }).click();
  await expect(page.getByText('Pourquoi ces plans')).toBeVisible();
  await expect(page.getByRole('dialog').locator('video')).toHaveJSProperty('readyState', 4);
  await shoot('galerie');
});
