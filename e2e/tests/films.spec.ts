import { violations } from '../accessibility.ts';
import { undoDeletion } from '../bin.ts';
import { choosePreset, generate, uploadClips, waitForFilm } from '../films.ts';
import { music } from '../media.ts';
import { becomeMember } from '../person.ts';
import { expect, type Page, test } from '../test.ts';

const allPresets = [
  { name: 'Fast Cuts Montage', minSeconds: 10, maxSeconds: 15 },
  { name: 'Highlight Summary', minSeconds: 1, maxSeconds: 60 },
  { name: 'Social Reels Format', minSeconds: 15, maxSeconds: 30 },
];
const presets = process.env.TEST_SAMPLE === '1' ? allPresets.slice(0, 1) : allPresets;

// Its animations would cost a fifth of a processor while a film is waited for.
test.use({ reducedMotion: 'reduce' });

// Renders are dear, and each width shows the same films: these at the desk, one in French on the
// phone. In the sample the first preset stands for the others, whose lengths the planner's tests know
// as well, and for the phone.
test('three clips become a film for each preset, found and played in the gallery', {
  tag: '@wide',
}, async ({ page }) => {
  test.setTimeout(600_000);
  await becomeMember(page);
  await uploadClips(page);
  for (const preset of presets) {
    await choosePreset(page, preset.name);
    await generate(page);
    await waitForFilm(page);
    await page.reload();
    await expect(page.getByText('Uploaded Clips (3)')).toBeVisible();
  }
  await page.goto('/gallery');
  await expect(page.getByText(presets.length > 1 ? '3 vidéos' : '1 vidéo')).toBeVisible();
  const films = page.getByRole('button', { name: /^Film du/ });
  await expect(films).toHaveCount(presets.length);
  // Newest first.
  for (const [index, preset] of presets.toReversed().entries()) {
    await films.nth(index).click();
    const seconds = await playInDialog(page);
    expect(seconds).toBeGreaterThanOrEqual(preset.minSeconds - 0.1);
    expect(seconds).toBeLessThanOrEqual(preset.maxSeconds + 0.1);
    await page.getByRole('button', { name: 'Supprimer' }).click();
    // Nothing plays on under the question.
    await expect(page.locator('video')).toHaveJSProperty('paused', true);
    const question = page.getByRole('dialog', { name: /Supprimer cette vidéo/ });
    await question.getByRole('button', { name: 'Annuler' }).click();
    await expect(question).toHaveCount(0);
    await page.getByRole('button', { name: 'Fermer' }).click();
  }
  await expectSharedPage(page);
  const count = presets.length;
  await films.first().click();
  const address = await page.getByRole('dialog').locator('video').getAttribute('src');
  await page.getByRole('button', { name: 'Supprimer' }).click();
  const question = page.getByRole('dialog', { name: /Supprimer cette vidéo/ });
  await question.getByRole('button', { name: 'Supprimer' }).click();
  await expect(films).toHaveCount(count - 1);
  await undoDeletion(page, 'Vidéo mise à la corbeille');
  await expect(films).toHaveCount(count);
  // The same film at its old address, first again.
  await films.first().click();
  await expect(page.getByRole('dialog').locator('video')).toHaveAttribute('src', address ?? '');
  expect(await playInDialog(page)).toBeGreaterThan(1);
});

async function playInDialog(page: Page): Promise<number> {
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Pourquoi ces plans')).toBeVisible();
  const film = dialog.locator('video');
  await film.evaluate((video: HTMLVideoElement) => {
    video.muted = true;
    return video.play();
  });
  await expect
    .poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(0.3);
  return film.evaluate((video: HTMLVideoElement) => video.duration);
}

/** What somebody without an account sees of the newest film: its accord is the seek bar. */
async function expectSharedPage(page: Page): Promise<void> {
  const token = await page.request.get('/api/auth/token');
  const headers = {
    authorization: `Bearer ${((await token.json()) as { token: string }).token}`,
  };
  const list = await page.request.get('/api/v1/gallery/videos/', { headers });
  const { videos } = (await list.json()) as { videos: { id: string }[] };
  const share = await page.request.post(`/api/v1/gallery/videos/${videos[0]?.id}/share`, {
    headers,
  });
  const { url } = (await share.json()) as { url: string };
  const stranger = await page.context().browser()?.newContext();
  if (!stranger) throw new Error('no browser to open it with');
  await stranger.grantPermissions(['clipboard-read', 'clipboard-write']);
  const shown = await stranger.newPage();
  await shown.goto(url);
  const bar = shown.getByRole('slider', { name: 'Position dans le film' });
  await expect(bar).not.toHaveAttribute('aria-valuemax', '0');
  await bar.press('ArrowRight');
  await bar.press('ArrowRight');
  await expect(bar).toHaveAttribute('aria-valuenow', '2');
  const video = shown.locator('video');
  await expect(video).toHaveJSProperty('controls', false);
  await shown.getByRole('button', { name: 'Lire' }).press('Enter');
  await expect(video).toHaveJSProperty('paused', false);
  await shown.getByRole('button', { name: 'Pause' }).press('Enter');
  const box = await bar.boundingBox();
  await bar.click({ position: { x: (box?.width ?? 0) / 2, y: 6 } });
  const middle = Number(await bar.getAttribute('aria-valuemax')) / 2;
  expect(await video.evaluate(({ currentTime }: HTMLVideoElement) => currentTime)).toBeCloseTo(
    middle,
    -0.5,
  );
  await shown.getByRole('button', { name: 'Copier le lien' }).press('Enter');
  await expect(shown.getByRole('status')).toHaveText('Copié.');
  expect(await shown.evaluate(() => navigator.clipboard.readText())).toBe(url);
  await shown.getByRole('button', { name: 'Intégrer' }).press('Enter');
  await expect(shown.getByText('<iframe')).toBeVisible();
  await shown.keyboard.press('Escape');
  await expect(shown.getByText('<iframe')).toBeHidden();
  expect(await violations(shown)).toEqual([]);
  await stranger.close();
}

test('a film asked for in French, with music and a final text', {
  tag: '@narrow',
}, async ({ page }) => {
  await becomeMember(page);
  await uploadClips(page);
  await page.getByText('Portrait 9:16').click();
  await page.locator('input[type="file"][accept*="audio"]').setInputFiles(music);
  await expect(page.getByRole('button', { name: 'Play the music' })).toBeVisible();
  await page
    .getByRole('textbox', { name: 'Instructions' })
    .fill('Une vidéo de 8 secondes, rythmée. Texte final : « Réservez avant mars ».');
  await generate(page);
  await waitForFilm(page);
  const viewer = page.getByRole('region', { name: 'Generated Videos' });
  await expect(viewer.getByText('1 of 1')).toBeVisible();
  const size = await viewer.locator('video').evaluate((video: HTMLVideoElement) =>
    video.readyState > 0
      ? [video.videoWidth, video.videoHeight, video.duration]
      : new Promise((resolve) => {
          video.addEventListener('loadedmetadata', () =>
            resolve([video.videoWidth, video.videoHeight, video.duration]),
          );
        }),
  );
  expect(size).toEqual([360, 640, expect.closeTo(8, 1)]);
  await page.goto('/gallery');
  await expect(page.getByText('1 vidéo', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: /^Film du/ }).click();
  expect(await playInDialog(page)).toBeCloseTo(8, 1);
});

test('leaving the page loses no job: it is found again and followed to its end', {
  tag: '@whole',
}, async ({ page }) => {
  await becomeMember(page);
  await uploadClips(page);
  await page.getByRole('textbox', { name: 'Instructions' }).fill('Une vidéo de 4 secondes.');
  await generate(page);
  await page.goto('/contact');
  await page.goto('/editor');
  await expect(page.getByRole('list', { name: 'Montages en cours' })).toBeVisible();
  await waitForFilm(page);
});

test('a film can be cancelled', { tag: '@dear' }, async ({ page }) => {
  await becomeMember(page);
  await uploadClips(page);
  await choosePreset(page, 'Social Reels Format');
  await generate(page);
  await expect(page.getByRole('dialog')).toHaveCount(0, { timeout: 8000 });
  await page.getByRole('button', { name: 'Annuler le montage' }).press('Enter');
  await expect(page.getByText('Montage annulé').first()).toBeVisible();
  // The button has become another one under the focus.
  await expect(page.getByRole('button', { name: 'Retirer de la liste' })).toBeFocused();
  await page.goto('/gallery');
  await expect(page.getByText('Aucune vidéo pour le moment')).toBeVisible();
});
