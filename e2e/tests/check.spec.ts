import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { signElsewhere } from '@armoni/provenance/testing/sign-elsewhere';
import { makePicture, mediaFolder } from '../media.ts';
import { expect, test } from '../test.ts';

test('the check page reads signatures in the browser alone', async ({ page }) => {
  const signed = await signElsewhere(await readFile(await makePicture('a-signer.png')));
  const whole = join(mediaFolder, 'signee.png');
  await writeFile(whole, signed);
  const changed = join(mediaFolder, 'changee.png');
  signed[signed.length - 30] = (signed[signed.length - 30] as number) ^ 1;
  await writeFile(changed, signed);

  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url());
  });
  await page.goto('/');
  // The page is drawn before its script runs: what is chosen in that moment is not lost.
  await page.goto('/verifier', { waitUntil: 'commit' });
  const choose = page.getByLabel('Choisir').and(page.locator('input'));
  const verdict = page.getByRole('status').getByRole('heading', { level: 2 });
  await choose.setInputFiles(whole);
  await expect(verdict).toHaveText('Faite par une IA, signée ailleurs');
  await expect(page.getByText('Signataire annoncé : Armoni.')).toBeVisible();
  await choose.setInputFiles(changed);
  await expect(verdict).toHaveText('La signature ne correspond plus au fichier.');
  await choose.setInputFiles(await makePicture('sans-marque.png'));
  await expect(verdict).toHaveText('Aucune marque trouvée. Cela ne prouve rien.');
  expect(sent).toEqual([]);
});
