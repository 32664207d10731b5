import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makePicture, mediaFolder } from '../media.ts';
import { becomeMember, isNarrow } from '../person.ts';
import { expect, type Page, test } from '../test.ts';

const answers = (page: Page) => page.getByRole('log', { name: 'Conversation' });

async function bytesOf(page: Page, index: number): Promise<Buffer> {
  const src = await answers(page).locator('img:not([alt=""])').nth(index).getAttribute('src');
  const response = await page.request.get(src ?? '');
  expect(response.ok()).toBe(true);
  return response.body();
}

/** Without its manifest: each picture is signed at its own time. */
function hashOf(png: Buffer): string {
  const name = png.indexOf('caBX');
  const end = name + 4 + png.readUInt32BE(name - 4) + 4;
  const unsigned = Buffer.concat([png.subarray(0, name - 4), png.subarray(end)]);
  return createHash('sha256').update(unsigned).digest('hex');
}

async function askWhere(page: Page, path: string): Promise<void> {
  await page.getByLabel('Choisir une image').and(page.locator('input')).setInputFiles(path);
}

test('a picture tells its recipe, is made again to the byte, and is known from the disk', {
  tag: '@whole',
}, async ({ page }) => {
  await becomeMember(page);
  await page.goto('/armoni');
  const message = page.getByRole('textbox', { name: 'Votre message' });
  await message.fill('un lac de montagne, 480x320');
  await message.press('Enter');
  await expect(answers(page).locator('img:not([alt=""])')).toHaveCount(1, { timeout: 60_000 });

  await answers(page).getByRole('button', { name: 'Recette' }).click();
  await expect(answers(page).getByText('480 × 320')).toBeVisible();
  await expect(answers(page).getByTitle('algorithmicMedia')).toBeVisible();
  await answers(page).getByRole('button', { name: 'Refaire' }).click();
  await expect(answers(page).locator('img:not([alt=""])')).toHaveCount(2, { timeout: 60_000 });
  const made = await bytesOf(page, 0);
  expect(hashOf(await bytesOf(page, 1))).toBe(hashOf(made));

  if (isNarrow(page)) await page.getByRole('button', { name: /^Ouvrir les images/ }).click();
  await page.getByText('D’où vient ce fichier ?', { exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'D’où vient ce fichier ?' });
  const ours = join(mediaFolder, 'venue-d-ici.png');
  await writeFile(ours, made);
  await askWhere(page, ours);
  await expect(dialog.getByText(/Cette image a été faite ici/)).toBeVisible();
  await expect(dialog.getByText('un lac de montagne', { exact: true })).toBeVisible();
  const foreign = await makePicture('sans-mention.png');
  await askWhere(page, foreign);
  await expect(dialog.getByText(/ne dit pas d’où il vient/)).toBeVisible();
});
