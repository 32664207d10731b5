import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { violations } from '../accessibility.ts';
import { generate, longestRender, waitForFilm } from '../films.ts';
import { mediaFolder, showClips, streamHash } from '../media.ts';
import { becomeMember } from '../person.ts';
import { expect, type Page, test } from '../test.ts';

// Its animations would cost a fifth of a processor while a film is waited for.
test.use({ reducedMotion: 'reduce' });

const shots = (page: Page) => page.getByRole('list', { name: 'Plans du film' });
const shot = (page: Page, number: number) =>
  shots(page).getByRole('button', { name: new RegExp(`^Plan ${number} sur`) });

async function makeFilm(page: Page): Promise<void> {
  await page.goto('/editor');
  const clips = await showClips();
  await page.locator('input[type="file"][accept*="video"]').setInputFiles(clips);
  for (const name of ['lac.mp4', 'campagne.mp4', 'dunes.mp4', 'soir.mp4']) {
    await expect(page.getByRole('button', { name: `Remove ${name}` })).toBeVisible();
  }
  await page.getByText('Square 1:1').click();
  await page.getByRole('button', { name: 'Musique du studio' }).click();
  await page.getByRole('button', { name: 'Choisir « Petit matin »' }).click();
  await page
    .getByRole('textbox', { name: 'Instructions' })
    .fill('Un film de 4 secondes, rapide. Titre « Sud » au début.');
  await generate(page);
  await waitForFilm(page);
}

/** The film that is shown, as a file. */
async function filmFile(page: Page, name: string): Promise<string> {
  await page.getByRole('button', { name: 'Download' }).click();
  const address = await page.getByRole('link', { name: 'Télécharger' }).getAttribute('href');
  await page.keyboard.press('Escape');
  const film = await page.request.get(address ?? '');
  expect(film.headers()['content-type']).toBe('video/mp4');
  const path = join(mediaFolder, name);
  await writeFile(path, await film.body());
  return path;
}

// Renders are dear: the whole way is one test, at the desk and then as narrow as a phone.
test('a finished film is taken apart, changed, rendered again, and taken back', {
  tag: '@wide',
}, async ({ page }) => {
  test.setTimeout(4 * longestRender);
  await becomeMember(page);
  await makeFilm(page);
  await page.getByRole('link', { name: 'Remonter ce film' }).click();
  await expect(page).toHaveURL(/\/editor\/[0-9a-f-]+$/);
  await expect(shot(page, 1)).toBeVisible();
  const count = await shots(page).getByRole('listitem').count();
  expect(count).toBeGreaterThan(2);

  let second = '';

  await test.step('a text is corrected in place, undone and done again', async () => {
    await page.getByRole('button', { name: 'Texte « Sud »' }).click();
    await page.getByRole('textbox', { name: 'Texte' }).fill('Nord');
    await expect(page.getByText('1 changement', { exact: false })).toBeVisible();
    await page.getByRole('button', { name: 'Annuler le dernier changement' }).click();
    await expect(page.getByRole('button', { name: 'Texte « Sud »' })).toBeVisible();
    await page.getByRole('button', { name: 'Refaire' }).click();
    await expect(page.getByRole('button', { name: 'Texte « Nord »' })).toBeVisible();
  });

  await test.step('shots are changed by keyboard alone', async () => {
    await shot(page, 2).press('Enter');
    await expect(page.getByRole('heading', { name: 'Plan 2' })).toBeVisible();
    const end = page.getByRole('slider', { name: 'Fin du plan 2' });
    const before = Number(await end.getAttribute('aria-valuenow'));
    await end.press('ArrowLeft');
    await expect(end).toHaveAttribute('aria-valuenow', String(before - 1));
    await page.keyboard.press('Control+z');
    await expect(end).toHaveAttribute('aria-valuenow', String(before));
    await page.keyboard.press('Control+Shift+Z');
    await shot(page, 2).focus();
    await page.keyboard.press('Alt+ArrowRight');
    await expect(page.getByRole('heading', { name: 'Plan 3' })).toBeVisible();
    await page.keyboard.press('d');
    await expect(shots(page).getByRole('listitem')).toHaveCount(count + 1);
    await page.keyboard.press('Delete');
    await expect(shots(page).getByRole('listitem')).toHaveCount(count);
    await page.keyboard.press('v');
    await expect(page.getByText('Ce plan est verrouillé', { exact: false })).toBeVisible();
    await page.keyboard.press('Delete');
    await expect(shots(page).getByRole('listitem')).toHaveCount(count);
    await page.keyboard.press('v');
    expect(await violations(page)).toEqual([]);
  });

  await test.step('the changed cut plays before it is rendered', async () => {
    await page.getByRole('slider', { name: 'Position dans le film' }).press('Home');
    await page.getByRole('button', { name: 'Lire' }).click();
    await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
    await expect
      .poll(async () =>
        Number(
          await page
            .getByRole('slider', { name: 'Position dans le film' })
            .getAttribute('aria-valuenow'),
        ),
      )
      .toBeGreaterThan(20);
  });

  await test.step('a new version is rendered, listed and plays', async () => {
    await page.getByRole('button', { name: /^Rendre / }).click();
    // The first film may still be told of beside it.
    const told = page.getByRole('dialog').filter({ hasText: 'Version 2 prête' });
    await expect(told).toBeVisible({ timeout: longestRender });
    // Over the head of the page: neither over the film nor the wish, with a way to the film.
    const see = told.getByRole('button', { name: 'Voir', exact: true });
    const toast = (await see.boundingBox())!;
    const film = (await page.getByRole('region', { name: 'Aperçu du montage' }).boundingBox())!;
    expect(toast.y + toast.height).toBeLessThan(film.y);
    await page.keyboard.press('Escape');
    const versions = page.getByRole('region', { name: 'Versions' });
    await expect(versions.getByText(/titre corrigé/)).toBeVisible();
    await expect(versions.getByText('Premier montage')).toBeVisible();
    second = await filmFile(page, 'recut-2.mp4');
    await page.goto('/gallery');
    await expect(page.getByText('1 vidéo', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: /^Film du/ }).click();
    const dialog = page.getByRole('dialog').filter({ has: page.locator('video') });
    await expect
      .poll(() => dialog.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime))
      .toBeGreaterThan(0.3);
    await dialog.getByRole('link', { name: 'Remonter ce film' }).click();
    // Both show the text: keys pressed before would be the dialog's.
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'Texte « Nord »' })).toBeVisible();
  });

  await test.step('other music makes the sound anew and leaves every picture as it was', async () => {
    await page.keyboard.press('m');
    await page.getByRole('button', { name: 'Choisir « Ligne droite »' }).click();
    await page.getByRole('button', { name: 'Rendre le film' }).click();
    await expect(page.getByText('Version 3 prête').first()).toBeVisible({ timeout: longestRender });
    await page.keyboard.press('Escape');
    const third = await filmFile(page, 'recut-3.mp4');
    expect(await streamHash(third, 'v')).toBe(await streamHash(second, 'v'));
    expect(await streamHash(third, 'a')).not.toBe(await streamHash(second, 'a'));
  });

  await test.step('an earlier version comes back', async () => {
    await page.getByRole('button', { name: 'Revenir à celle-ci (V1)' }).click();
    await expect(page.getByRole('button', { name: 'Texte « Sud »' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Revenir à celle-ci (V2)' })).toBeVisible();
  });

  await test.step('it fits a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await shot(page, 1).click();
    await expect(page.getByRole('heading', { name: 'Plan 1' })).toBeVisible();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
    expect(await violations(page)).toEqual([]);
  });
});

test('a film that cannot be cut again says so', { tag: '@wide' }, async ({ page }) => {
  await becomeMember(page);
  await page.goto('/editor/0190aaaa-0000-7000-8000-000000000000');
  await expect(
    page.getByRole('heading', { name: 'Ce film ne peut pas être remonté' }),
  ).toBeVisible();
});
