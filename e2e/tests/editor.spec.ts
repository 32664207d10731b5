import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { acceptUploads, upload } from '../editor.ts';
import { clips, mediaFolder } from '../media.ts';
import { borrowAccount, isNarrow } from '../person.ts';
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

  test('clips take another order by dragging and by keys, and are watched before', {
    tag: '@wide',
  }, async ({ page }) => {
    await acceptUploads(page);
    await page.route('**/media/u/c/film.mp4', (route) => route.fulfill({ path: clips[0] }));
    await page.locator('input[type="file"][accept*="video"]').setInputFiles(clips);
    const pictures = page.getByRole('button', { name: /^Watch / });
    await expect(pictures).toHaveCount(3);
    const order = () =>
      pictures.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')?.slice(6)));
    await page.getByRole('button', { name: 'Watch nuit.webm' }).press('Alt+ArrowUp');
    await expect.poll(order).toEqual(['mer.mp4', 'nuit.webm', 'ville.mp4']);
    await expect(page.getByText('nuit.webm is clip 2 now')).toBeAttached();
    const [first, last] = [
      await pictures.nth(0).boundingBox(),
      await pictures.nth(2).boundingBox(),
    ];
    const y = (last?.y ?? 0) + 18;
    await page.mouse.move((last?.x ?? 0) + 20, y);
    await page.mouse.down();
    await page.mouse.move((last?.x ?? 0) - 10, y, { steps: 3 });
    await page.mouse.move((first?.x ?? 0) + 10, y, { steps: 6 });
    await page.mouse.up();
    await expect.poll(order).toEqual(['ville.mp4', 'mer.mp4', 'nuit.webm']);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('button', { name: 'Watch mer.mp4' }).click();
    await expect(page.getByRole('dialog', { name: 'mer.mp4' }).locator('video')).toBeVisible();
  });

  test('six clips leave the wish and Generate Video in view', async ({ page }) => {
    await acceptUploads(page);
    const six = Array.from({ length: 6 }, (_, index) => ({
      name: `clip-${index + 1}.mp4`,
      mimeType: 'video/mp4',
      buffer: Buffer.from('film'),
    }));
    await page.locator('input[type="file"][accept*="video"]').setInputFiles(six);
    await expect(page.getByText('Uploaded Clips (6)')).toBeVisible();
    const bottomOf = async (name: string, role: 'textbox' | 'button') => {
      const { y = 0, height = Infinity } =
        (await page.getByRole(role, { name }).boundingBox()) ?? {};
      return y + height;
    };
    const bar = page.locator('[data-bottom-bar]');
    const edge = (await bar.boundingBox())?.y ?? 0;
    // A phone shows where it begins.
    const beneath = isNarrow(page) ? 100 : 0;
    expect(await bottomOf('Instructions', 'textbox')).toBeLessThanOrEqual(edge + beneath);
    const { height = 0 } = page.viewportSize() ?? {};
    expect(await bottomOf('Generate Video', 'button')).toBeLessThanOrEqual(height);
  });

  test('a clip is put elsewhere by a finger that rests on it, and a quick one scrolls', {
    tag: '@narrow',
  }, async ({ page }) => {
    await acceptUploads(page);
    await page.locator('input[type="file"][accept*="video"]').setInputFiles(clips);
    const pictures = page.getByRole('button', { name: /^Watch / });
    await expect(pictures).toHaveCount(3);
    await pictures.first().scrollIntoViewIfNeeded();
    const order = () =>
      pictures.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')?.slice(6)));
    const before = await order();
    const middleOf = async (place: number) => {
      const { x, y, width, height } = (await pictures.nth(place).boundingBox())!;
      return { x: x + width / 3, y: y + height / 2 };
    };
    const [from, to] = [await middleOf(0), await middleOf(2)];
    const cdp = await page.context().newCDPSession(page);
    const touch = (type: string, touchPoints: readonly object[]) =>
      cdp.send('Input.dispatchTouchEvent', { type, touchPoints } as never);
    const drag = async (restMs: number) => {
      await touch('touchStart', [from]);
      await page.waitForTimeout(restMs);
      for (const share of [0.3, 0.7, 1]) {
        await touch('touchMove', [{ x: from.x + (to.x - from.x) * share, y: from.y }]);
      }
      await touch('touchEnd', []);
    };
    await drag(0);
    expect(await order()).toEqual(before);
    await drag(600);
    await expect.poll(order).toEqual([before[1], before[2], before[0]]);
    await expect(page.getByRole('dialog')).toHaveCount(0);
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
