import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeAuthority } from '@armoni/provenance/authority/make-authority';
import { signBytes } from '@armoni/provenance/manifest/sign-bytes';
import { sourceOfBytes } from '@armoni/provenance/runtime/sync-blob';
import { makePicture, mediaFolder } from '../media.ts';
import { expect, test } from '../test.ts';

async function signedPicture(): Promise<Buffer> {
  const picture = await readFile(await makePicture('a-signer.png'));
  const order = {
    identity: await makeAuthority(new Date()),
    program: { name: 'Ailleurs', version: '1' },
    ingredients: [],
    statement: {
      title: 'Une image',
      actions: [{ action: 'c2pa.created', sourceType: 'trainedAlgorithmicMedia' }],
    },
  };
  return (await signBytes(sourceOfBytes(picture), 'image/png', order)).asset;
}

test('the check page reads signatures in the browser alone', async ({ page }) => {
  const signed = await signedPicture();
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
