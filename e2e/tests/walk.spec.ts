import { answer, film, films } from '../answers.ts';
import { addClip, furnishEditor } from '../editor.ts';
import { isNarrow } from '../person.ts';
import { openTable, shotButton } from '../table.ts';
import { expect, type Page, test } from '../test.ts';
import { walk } from '../walk.ts';

// Every action of the pages of films is reached with Tab alone, and it is seen where one stands.

test.use({ reducedMotion: 'reduce' });

async function expectWalk(page: Page, place: string): Promise<void> {
  const { unseen, missed } = await walk(page);
  expect.soft(missed, `${place}: never reached`).toEqual([]);
  expect.soft(unseen, `${place}: reached and not seen`).toEqual([]);
}

test('the editor is walked through by Tab, empty and with a clip', async ({ page }) => {
  await furnishEditor(page);
  await page.goto('/editor');
  await expect(page.getByRole('button', { name: 'Monter cet exemple' })).toBeVisible();
  await expectWalk(page, 'empty');
  await addClip(page);
  await page.getByRole('textbox', { name: 'Instructions' }).fill('15 secondes');
  await expectWalk(page, 'with a clip');
});

test('the cutting table is walked through by Tab, whatever is chosen', async ({ page }) => {
  await openTable(page);
  await expectWalk(page, 'film');
  await shotButton(page, 2).press('Enter');
  await expect(page.getByRole('heading', { name: 'Plan 2' })).toBeVisible();
  await expectWalk(page, 'shot');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Texte « Sud »' }).press('Enter');
  await expect(page.getByRole('textbox', { name: 'Texte' })).toBeVisible();
  await expectWalk(page, 'text');
  await page.keyboard.press('Escape');
  if (isNarrow(page)) {
    await page.getByRole('button', { name: 'Musique, look et versions' }).press('Enter');
  }
  await page.getByRole('button', { name: /^Musique ?dès/ }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Musique', exact: true })).toBeVisible();
  await expectWalk(page, 'music');
});

test('the gallery is walked through by Tab, few films and many, and one of them', async ({
  page,
}) => {
  const some = (count: number) =>
    films(Array.from({ length: count }, (_, index) => film(`f${index}`, { version: 1 })));
  await furnishEditor(page);
  await answer(page, '**/api/v1/gallery/videos/?*', some(2));
  await page.goto('/gallery');
  const tiles = page.getByRole('button', { name: /^Film du/ });
  await expect(tiles).toHaveCount(2);
  await expectWalk(page, 'few');
  await answer(page, '**/api/v1/gallery/videos/?*', some(8));
  await page.reload();
  // A phone draws no more of them than it nearly shows.
  await expect(tiles.nth(4)).toBeAttached();
  await expect(page.getByRole('button', { name: 'Favoris seulement' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mon compte' })).toBeVisible();
  // On a phone rows go and come again while one walks, and nobody could tell where one has been.
  if (!isNarrow(page)) await expectWalk(page, 'many');
  await tiles.first().press('Enter');
  await expect(page.getByRole('dialog').locator('video')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Film suivant' }).first()).toBeEnabled();
  await expectWalk(page, 'dialog');
});
