import { expect, type Page } from '@playwright/test';
import { clips } from './media.ts';

/** Adds the three clips on the editor page and waits until each is stored. */
export async function uploadClips(page: Page): Promise<void> {
  await page.goto('/editor');
  await page.locator('input[type="file"][accept*="video"]').setInputFiles(clips);
  await expect(page.getByText(`Uploaded Clips (${clips.length})`)).toBeVisible();
  for (const name of ['mer.mp4', 'ville.mp4', 'nuit.webm']) {
    await expect(page.getByRole('button', { name: `Remove ${name}` })).toBeVisible();
  }
}

export async function choosePreset(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name }).click();
}

/** Presses Generate Video and sees the dialog that says so. */
export async function generate(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Generate Video' }).click();
  await expect(page.getByRole('dialog', { name: 'Montage en cours' })).toBeVisible();
}

/** Milliseconds: rendered beside everything else on a slow machine. */
export const longestRender = 300_000;

export async function waitForFilm(page: Page): Promise<void> {
  await expect(
    page.getByText('Votre vidéo est prête et disponible dans la Galerie !').first(),
  ).toBeVisible({ timeout: longestRender });
}
