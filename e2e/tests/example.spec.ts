import { answer } from '../answers.ts';
import { addClip, furnishEditor, generate } from '../editor.ts';
import { becomeMember, isNarrow } from '../person.ts';
import { expect, test } from '../test.ts';

test.describe('the example of the empty editor', () => {
  test('makes a first film without a file of one’s own, at one click', { tag: '@whole' }, async ({
    page,
  }) => {
    await becomeMember(page);
    await page.goto('/editor');
    await page.getByRole('button', { name: 'Monter cet exemple' }).click();
    await expect(page.getByRole('dialog', { name: 'Montage en cours' })).toBeVisible();
    await expect(page.getByText('Uploaded Clips (6)')).toBeVisible();
    await expect(page.getByText('Marée haute')).toBeVisible();
    await expect(page.getByText('1 of 1')).toBeVisible({ timeout: 150_000 });
    // The wish is one that the clips can fulfil.
    await expect(page.getByText('5 sur 5')).toBeVisible();
    await expect(page.getByRole('slider', { name: 'Position in the film' })).toHaveAttribute(
      'aria-valuemax',
      '14',
    );
  });

  test('can be watched before, and gives way to clips of one’s own', async ({ page }) => {
    await furnishEditor(page);
    await page.goto('/editor');
    const watch = page.getByRole('button', { name: 'Regarder « Dunes »' });
    // On a phone there is room for the invitation alone.
    if (!isNarrow(page)) {
      await expect(page.getByRole('button', { name: /^Écouter.*Marée haute/ })).toBeEnabled();
      await watch.click();
      await expect(page.getByLabel('Dunes', { exact: true })).toBeVisible();
    }
    await expect(generate(page)).toBeDisabled();
    await addClip(page);
    await expect(watch).toHaveCount(0);
    await expect(generate(page)).toBeEnabled();
  });

  test('stands in the way of no upload that was cut off', async ({ page }) => {
    await furnishEditor(page);
    const upload = { id: 'u1', name: 'vacances.mp4', size: 100e6, offset: 50e6 };
    const rest = { fingerprint: 'vacances', expires_at: '2026-12-01T00:00:00Z' };
    await answer(page, '**/api/v1/uploads', { uploads: [{ ...upload, ...rest }] });
    await page.goto('/editor');
    await expect(page.getByRole('button', { name: /^Reprendre l’envoi/ })).toBeInViewport();
    await expect(page.getByRole('button', { name: 'Monter cet exemple' })).toHaveCount(0);
  });

  test('is not taken half: a clip that cannot be had is said', async ({ page }) => {
    await furnishEditor(page);
    await page.route('**/exemple/clip-4.mp4', (route) => route.abort());
    await page.goto('/editor');
    await page.getByRole('button', { name: 'Monter cet exemple' }).click();
    await expect(page.getByText('L’exemple n’a pas pu être préparé')).toBeVisible();
    await expect(page.getByText('Uploaded Clips (0)')).toBeVisible();
  });
});

test.describe('music of the studio itself', () => {
  test('is heard before it is chosen, with its licence told', async ({ page }) => {
    await becomeMember(page);
    await page.goto('/editor');
    await page.getByRole('button', { name: 'Musique du studio' }).click();
    const pieces = page.getByRole('list', { name: 'Musique du studio' });
    await expect(pieces.getByRole('listitem')).toHaveCount(6);
    await expect(page.getByText(/sans droits à payer/)).toBeVisible();
    await page.getByRole('button', { name: 'Écouter « Ligne droite »' }).click();
    const pause = page.getByRole('button', { name: 'Arrêter « Ligne droite »' });
    await expect(pause).not.toHaveAttribute('aria-busy', 'true', { timeout: 60_000 });
    await pause.click();
    await page.getByRole('button', { name: 'Choisir « Flânerie »' }).click();
    await expect(page.getByRole('button', { name: 'Flânerie', exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Remove the music' }).click();
    await expect(page.getByRole('button', { name: 'Musique du studio' })).toBeVisible();
  });
});

test.describe('what the editor says before anything is chosen', () => {
  test('the way of pictures, and what the presets add', async ({ page }) => {
    await furnishEditor(page);
    await page.goto('/editor');
    await expect(page.getByRole('link', { name: 'studio', exact: true })).toHaveAttribute(
      'href',
      '/armoni',
    );
    await expect(
      page.getByRole('button', { name: /Social Reels Format.*accroche, appel final/ }),
    ).toBeVisible();
  });
});
