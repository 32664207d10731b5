import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { clips, mediaFolder } from '../media.ts';
import { becomeMember } from '../person.ts';

test.describe('§2–§5 Editor', () => {
  test.beforeEach(async ({ page }) => {
    await becomeMember(page);
    await page.goto('/editor');
  });

  test('begins empty: no clip, no film, nothing to generate', async ({ page }) => {
    await expect(page.getByText('No Videos Yet')).toBeVisible();
    await expect(page.getByText('Uploaded Clips (0)')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Generate Video' })).toBeDisabled();
    await expect(page.getByRole('radio', { name: 'Landscape 16:9' })).toBeChecked();
  });

  test('refuses what is not a video, chosen or dropped', async ({ page }) => {
    const notes = join(mediaFolder, 'notes.pdf');
    await writeFile(notes, '%PDF-1.4');
    await page.locator('input[type="file"][accept*="video"]').setInputFiles(notes);
    await expect(page.getByText(`"notes.pdf" n'est pas un fichier vidéo valide`)).toBeVisible();
    await expect(page.getByText('Uploaded Clips (0)')).toBeVisible();
  });

  test('refuses music that is not audio', async ({ page }) => {
    await page.locator('input[type="file"][accept*="audio"]').setInputFiles(clips[0] ?? '');
    await expect(page.getByText('Veuillez sélectionner un fichier audio')).toBeVisible();
  });

  test('takes an audio address only when there is one', async ({ page }) => {
    await page.getByRole('textbox', { name: 'Audio URL' }).fill('   ');
    await page.getByRole('button', { name: 'Set' }).click();
    await expect(page.getByText('Audio URL updated')).toHaveCount(0);
    await page.getByRole('textbox', { name: 'Audio URL' }).fill('https://exemple.fr/musique.mp3');
    await page.getByRole('button', { name: 'Set' }).click();
    await expect(page.getByText('Audio URL updated')).toBeVisible();
  });

  test('counts the instructions and stops at 500', async ({ page }) => {
    const field = page.getByRole('textbox', { name: 'Instructions' });
    await field.fill('Un film de 20 s');
    await expect(page.getByText('15/500')).toBeVisible();
    await field.fill('x'.repeat(600));
    await expect(field).toHaveValue('x'.repeat(500));
  });

  test('keeps the other clips when one upload fails, and retries it', async ({ page }) => {
    let isBroken = true;
    await page.route('**/workflow/v1/files/upload', (route) => {
      if (isBroken && route.request().postData()?.includes('ville.mp4')) return route.abort();
      return route.continue();
    });
    await page.locator('input[type="file"][accept*="video"]').setInputFiles(clips);
    await expect(page.getByRole('button', { name: 'Retry the upload of ville.mp4' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Remove mer.mp4' })).toBeVisible();
    isBroken = false;
    await page.getByRole('button', { name: 'Retry the upload of ville.mp4' }).click();
    await expect(page.getByRole('button', { name: 'Retry the upload of ville.mp4' })).toHaveCount(
      0,
    );
    await expect(page.getByText('Uploaded Clips (3)')).toBeVisible();
    await page.getByRole('button', { name: 'Remove mer.mp4' }).click();
    await expect(page.getByText('Uploaded Clips (2)')).toBeVisible();
  });

  test('renews an expired token once and goes on', async ({ page }) => {
    let refused = 0;
    await page.route('**/api/v1/video/jobs', async (route) => {
      if (refused > 0) return route.continue();
      refused += 1;
      await route.fulfill({
        status: 401,
        json: { code: 'unauthorized', message: 'expiré', status: 401 },
      });
    });
    const answered = page.waitForResponse(
      (response) => response.url().endsWith('/api/v1/video/jobs') && response.ok(),
    );
    await page.reload();
    await answered;
    await expect(page.getByText('No Videos Yet')).toBeVisible();
    expect(refused).toBe(1);
  });
});
