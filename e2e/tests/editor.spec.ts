import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { acceptUploads, upload } from '../editor.ts';
import { clips, mediaFolder } from '../media.ts';
import { borrowAccount } from '../person.ts';
import { expect, test } from '../test.ts';

test.describe('§2–§5 Editor', () => {
  test.beforeEach(async ({ page }) => {
    await borrowAccount(page);
    await page.goto('/editor');
  });

  test('begins empty: no clip, no film, nothing to generate', async ({ page }) => {
    await expect(page.getByText('No Videos Yet')).toBeVisible();
    await expect(page.getByText('Uploaded Clips (0)')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Generate Video' })).toBeDisabled();
    await expect(page.getByRole('radio', { name: 'Landscape 16:9' })).toBeChecked();
    for (const name of ['Portrait 9:16', 'Square 1:1']) {
      await page.getByText(name).click();
      await expect(page.getByRole('radio', { name })).toBeChecked();
    }
    // The default track is silence: nothing to play.
    await expect(page.getByRole('button', { name: 'Play the music' })).toHaveCount(0);
  });

  test('takes clips that are dropped, shows each on its way, and refuses the rest', async ({
    page,
  }) => {
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
    await acceptUploads(page);
    await page.route(upload, async (route) => {
      await held;
      await route.fallback();
    });
    const data = await page.evaluateHandle(() => {
      const transfer = new DataTransfer();
      transfer.items.add(new File(['film'], 'plage.mp4', { type: 'video/mp4' }));
      transfer.items.add(new File(['mots'], 'notes.txt', { type: 'text/plain' }));
      return transfer;
    });
    const place = page.getByRole('region', { name: /^Uploaded Clips/ });
    await place.dispatchEvent('drop', { dataTransfer: data });
    await expect(page.getByText(`"notes.txt" n'est pas un fichier vidéo valide`)).toBeVisible();
    await expect(page.getByRole('progressbar', { name: 'Uploading plage.mp4' })).toBeVisible();
    await expect(page.getByText('Uploaded Clips (0)')).toBeVisible();
    letGo();
    await expect(page.getByText('Uploaded Clips (1)')).toBeVisible();
    await page.getByRole('button', { name: 'Remove plage.mp4' }).click();
    await expect(page.getByText('Uploaded Clips (0)')).toBeVisible();
  });

  test('asks for a clip, also when Generate Video is pressed by its keys', async ({ page }) => {
    await page.getByRole('textbox', { name: 'Instructions' }).press('Control+Enter');
    await expect(page.getByText('Veuillez ajouter au moins une vidéo/image')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('takes 42 clips and not one more', { tag: '@whole' }, async ({ page }) => {
    await acceptUploads(page);
    const clip = (_: unknown, index: number) => ({
      name: `clip-${index + 1}.mp4`,
      mimeType: 'video/mp4',
      buffer: Buffer.from('film'),
    });
    const files = Array.from({ length: 43 }, clip);
    await page.locator('input[type="file"][accept*="video"]').setInputFiles(files);
    await expect(page.getByText('Uploaded Clips (43)')).toBeVisible();
    await page.getByRole('button', { name: 'Generate Video' }).click();
    await expect(page.getByText('Maximum 42 videos allowed')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('refuses a file of more than 2.5 GB', async ({ page }) => {
    await page.evaluate(() => {
      // A file of that size would take the disk of the machine.
      Object.defineProperty(File.prototype, 'size', { get: () => 2_684_354_560 + 1 });
    });
    const giant = { name: 'geant.mp4', mimeType: 'video/mp4', buffer: Buffer.from('film') };
    await page.locator('input[type="file"][accept*="video"]').setInputFiles(giant);
    await expect(page.getByText('File too large. Maximum size is 2.5GB')).toBeVisible();
    await expect(page.getByText('Uploaded Clips (0)')).toBeVisible();
  });

  test('has three presets that write the instructions', async ({ page }) => {
    const field = page.getByRole('textbox', { name: 'Instructions' });
    for (const [name, length, words] of [
      ['Fast Cuts Montage', '10-15 s', /fast cuts.*10-15 seconds/],
      ['Highlight Summary', 'under 1 min', /highlight.*under 1 minute/],
      ['Social Reels Format', '30 s', /30 seconds.*hook in the first 3 seconds.*call to action/],
    ] as const) {
      const preset = page.getByRole('button', { name });
      await expect(preset).toContainText(length);
      await preset.click();
      await expect(preset).toHaveAttribute('aria-pressed', 'true');
      await expect(field).toHaveValue(words);
    }
  });

  test('refuses a chosen file that is not a video', async ({ page }) => {
    const notes = join(mediaFolder, 'notes.pdf');
    await writeFile(notes, '%PDF-1.4');
    await page.locator('input[type="file"][accept*="video"]').setInputFiles(notes);
    await expect(page.getByText(`"notes.pdf" n'est pas un fichier vidéo valide`)).toBeVisible();
    await expect(page.getByText('Uploaded Clips (0)')).toBeVisible();
  });

  test('says in two lines at most that a picture is no video, and where pictures come from', async ({
    page,
  }) => {
    const picture = { name: 'port.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('port') };
    await page.locator('input[type="file"][accept*="video"]').setInputFiles(picture);
    const words = page.getByText(`"port.jpg" n'est pas un fichier vidéo valide`);
    await expect(page.getByRole('button', { name: 'Les images viennent du studio' })).toBeVisible();
    expect((await words.filter({ visible: true }).boundingBox())?.height).toBeLessThanOrEqual(44);
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
