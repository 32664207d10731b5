import { writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { violations } from '../accessibility.ts';
import { storedFile, style, trainer } from '../answers.ts';
import { undoDeletion } from '../bin.ts';
import { mediaFolder } from '../media.ts';
import { becomeMember, borrowAccount } from '../person.ts';
import { makePictures, pictures } from '../pictures.ts';
import { expect, type Locator, type Page, test } from '../test.ts';

const start = "Démarrer l'entraînement";

test.describe('§2–§5 Trainer', () => {
  test.beforeAll(makePictures);

  test.beforeEach(async ({ page }) => {
    await borrowAccount(page);
    await page.goto('/trainer');
  });

  test('says what is missing, one thing at a time', async ({ page }) => {
    await expect(counter(page)).toHaveText('0 / 15 images minimum');
    await expectRefusal(page, 'Veuillez sélectionner des images');
    await choose(page, pictures.slice(0, 14));
    await expectRefusal(page, "Veuillez sélectionner au moins 15 images pour l'entraînement");
    await choose(page, pictures.slice(14));
    await expect(counter(page)).toHaveText('15 / 15 images minimum');
    await expectRefusal(page, 'Le nom est requis');
    await page.getByLabel('Nom').fill('Cellules');
    await expectRefusal(page, 'Le mot déclencheur est requis');
    await expect(page.getByLabel('Mot déclencheur')).toBeFocused();
  });

  test('removes one picture and keeps the others', async ({ page }) => {
    await choose(page, pictures.slice(0, 3));
    await page.getByRole('button', { name: 'Retirer tableau-2.png' }).click();
    await expect(counter(page)).toHaveText('2 / 15 images minimum');
    await expect(page.getByRole('img', { name: 'tableau-1.png' })).toBeVisible();
    await expect(page.getByRole('img', { name: 'tableau-3.png' })).toBeVisible();
  });

  test('refuses what is no picture and takes the rest', async ({ page }) => {
    const notes = join(mediaFolder, 'notes.txt');
    await writeFile(notes, 'rien à apprendre');
    await choose(page, [notes, pictures[0] ?? '']);
    await expect(page.getByRole('alert').filter({ hasText: 'notes.txt' })).toBeVisible();
    await expect(counter(page)).toHaveText('1 / 15 images minimum');
  });

  test('takes pictures that are dropped and pasted', async ({ page }) => {
    await transfer(page, 'drop', 'lac.png');
    await expect(page.getByRole('img', { name: 'lac.png' }).first()).toBeVisible();
    await transfer(page, 'paste', 'dune.png');
    await expect(page.getByRole('img', { name: 'dune.png' }).first()).toBeVisible();
    await expect(counter(page)).toHaveText('2 / 15 images minimum');
  });

  test('gives a style away as a file, and takes one over', async ({ page }) => {
    const file = 'octets d’un style';
    let sent = '';
    const models = [style({ id: 7, name: 'Papier plié', image_count: 15 })];
    await page.route('**/api/v1/models', (route) => route.fulfill({ json: { models, trainer } }));
    await page.route('**/api/v1/models/7/file', (route) => route.fulfill({ body: file }));
    await page.route('**/api/v1/models/import', (route) => {
      sent = route.request().postData() ?? '';
      const coming = { status: 'training', stage: 'sample', is_usable: false } as const;
      const more = { is_imported: true, image_count: 0, percent: 40, accord: null };
      models.unshift(style({ id: 8, name: 'Venu d’ailleurs', ...coming, ...more }));
      return route.fulfill({ json: { id: 8 } });
    });
    await page.reload();
    await page.getByRole('button', { name: 'Actions sur « Papier plié »' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'Exporter' }).click();
    const saved = await download;
    expect(saved.suggestedFilename()).toBe('Papier plié.armoni-style');
    const path = join(mediaFolder, 'papier.armoni-style');
    await saved.saveAs(path);
    await page.getByLabel('Importer un style').setInputFiles(path);
    await expect(page.getByText('Style importé. Ses exemples se dessinent.')).toBeVisible();
    expect(sent).toContain('filename="papier.armoni-style"');
    const card = page.getByRole('article', { name: 'Venu d’ailleurs' });
    await expect(card.getByText('Import en cours')).toBeVisible();
    await expect(card.getByText('Contrôle des images')).toHaveCount(0);
  });

  test('says what a training costs before it starts, when it costs', async ({ page }) => {
    const trainer = { engine: 'fal', engine_name: 'fal.ai', price_note: 'Environ 2 $ par style.' };
    await page.route('**/api/v1/models', (route) =>
      route.fulfill({ json: { models: [], trainer } }),
    );
    await page.reload();
    await expect(page.getByText('Environ 2 $ par style.')).toBeVisible();
  });

  test('shows a copy beside the picture it repeats', async ({ page }) => {
    await choose(page, [pictures[0] ?? '', pictures[1] ?? '', pictures[0] ?? '']);
    await expect(page.getByText('1 image en répète une autre.')).toBeVisible();
    await page.getByRole('button', { name: 'Retirer tableau-1.png' }).last().click();
    await expect(page.getByText('1 image en répète une autre.')).toHaveCount(0);
    await expect(counter(page)).toHaveText('2 / 15 images minimum');
  });

  test('keeps what was sent when one upload fails, and starts after a retry', async ({ page }) => {
    let isBroken = true;
    let uploads = 0;
    await page.route('**/api/v1/s3/generate-presigned-url', (route) => {
      uploads += 1;
      const isTheOne = route.request().postData()?.includes('tableau-7.png');
      return isBroken && isTheOne ? route.abort() : route.continue();
    });
    // One real training is enough, and the next would wait for this one.
    await page.route('**/api/v1/models', (route) =>
      route.request().method() === 'GET' ? route.continue() : route.fulfill({ json: { id: 4217 } }),
    );
    await fillForm(page);
    await page.getByRole('button', { name: start }).click();
    await expect(page.getByText("1 image n'a pas été envoyée")).toBeVisible();
    isBroken = false;
    await page.getByRole('button', { name: 'Réessayer tableau-7.png' }).click();
    await expect(page.getByRole('button', { name: 'Réessayer tableau-7.png' })).toHaveCount(0);
    await page.getByRole('button', { name: start }).click();
    await expect(startedDialog(page)).toBeVisible();
    expect(uploads).toBe(pictures.length + 1);
  });

  test('counts what it sends, says each step, and ends with the id of the request', async ({
    page,
  }) => {
    let sent = 0;
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
    let order: unknown = null;
    await page.route('**/api/v1/s3/generate-presigned-url', (route) => {
      sent += 1;
      const stored = storedFile(`image-${sent}.png`);
      return route.fulfill({
        json: { ...stored, url: `/media/u/c/${sent}.png`, mimeType: 'image/png' },
      });
    });
    await page.route('**/api/v1/models', async (route) => {
      if (route.request().method() === 'GET') return route.continue();
      order = route.request().postDataJSON();
      await held;
      return route.fulfill({ json: { id: 4217 } });
    });
    await fillForm(page);
    await page.getByRole('button', { name: start }).click();
    await expect(page.getByText(/^Upload des images vers S3\.\.\. \(\d+\/15\)$/)).toBeVisible();
    await expect(page.getByText('Création du modèle avec les images...')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Entraînement en cours...' })).toBeVisible();
    letGo();
    await expect(startedDialog(page)).toContainText('4217');
    expect(order).toMatchObject({ name: 'Cellules', trigger_word: 'cellules' });
    expect((order as { image_urls: string[] }).image_urls).toHaveLength(15);
    await startedDialog(page).getByRole('button', { name: 'Fermer' }).last().click();
    await expect(page.getByText('Entraînement démarré avec succès !')).toBeVisible();
    await expect(counter(page)).toHaveText('0 / 15 images minimum');
  });

  test('says under the images that a training could not start', async ({ page }) => {
    await page.route('**/api/v1/s3/generate-presigned-url', (route) =>
      route.fulfill({
        json: { ...storedFile('i.png'), url: '/media/u/c/i.png', mimeType: 'image/png' },
      }),
    );
    await page.route('**/api/v1/models', (route) =>
      route.request().method() === 'GET' ? route.continue() : route.abort(),
    );
    await fillForm(page);
    await page.getByRole('button', { name: start }).click();
    const words = page.getByRole('region', { name: 'Images', exact: true }).getByRole('alert');
    await expect(words).toContainText("Une erreur est survenue lors de l'entraînement");
    await expect(counter(page)).toHaveText('15 / 15 images minimum');
    await expect(page.getByLabel('Nom')).toHaveValue('Cellules');
  });
});

test.describe('§4 Training, with its real engine', () => {
  test.beforeAll(makePictures);

  test.beforeEach(async ({ page }) => {
    await becomeMember(page);
    await page.goto('/trainer');
  });

  // Learning and its samples take a minute of both cores: the phone sees their parts elsewhere.
  test('trains a style from start to card, renames it and deletes it', {
    tag: ['@wide', '@whole'],
  }, async ({ page }) => {
    test.setTimeout(600_000);
    await fillForm(page);
    await page.getByRole('button', { name: start }).click();
    await expect(page.getByRole('button', { name: 'Entraînement en cours...' })).toBeVisible();
    await expect(startedDialog(page)).toContainText(/Identifiant de la demande\s*\d+/);
    await startedDialog(page).getByRole('button', { name: 'Fermer' }).last().click();
    await expect(page.getByText('Entraînement démarré avec succès !')).toBeVisible();
    await expect(counter(page)).toHaveText('0 / 15 images minimum');
    await expect(page.getByLabel('Nom')).toHaveValue('');
    // The training goes on while the person is elsewhere.
    await page.goto('/gallery');
    await page.goto('/trainer');
    const card = page.getByRole('article', { name: 'Cellules' });
    await expect(card.getByText('Prêt')).toBeVisible({ timeout: 500_000 });
    await expect(card.getByText(/cellules · 15 images/)).toBeVisible();
    await expect(card.getByRole('img').first()).toBeVisible();
    await renameStyle(page, 'Cellules bleues');
    expect(await violations(page)).toEqual([]);
    await page.getByRole('link', { name: 'Utiliser dans le studio' }).click();
    await expect(page).toHaveURL(/\/armoni$/);
    await expect(page.getByText('Cellules bleues').first()).toBeAttached();
    await page.goto('/trainer');
    await deleteStyle(page, 'Cellules bleues');
    // Back from the bin, with its pictures and ready to draw.
    await undoDeletion(page, 'Style mis à la corbeille');
    const restored = page.getByRole('article', { name: 'Cellules bleues' });
    await expect(restored.getByText('Prêt')).toBeVisible();
    await expect.poll(() => isDrawn(restored.getByRole('img').first())).toBe(true);
    await page.goto('/armoni');
    await expect(page.getByText('Cellules bleues').first()).toBeAttached();
  });

  test('cancels a training and offers to take it up again', async ({ page }) => {
    await fillForm(page);
    await page.getByRole('button', { name: start }).click();
    await startedDialog(page).getByRole('button', { name: 'Fermer' }).last().click();
    const card = page.getByRole('article', { name: 'Cellules' });
    await card.getByRole('button', { name: "Annuler l'entraînement" }).click();
    await expect(card.getByText('Annulé', { exact: true })).toBeVisible();
    await card.getByRole('button', { name: 'Réessayer' }).click();
    await expect(card.getByText('En entraînement')).toBeVisible();
    // Nobody waits for this one.
    await card.getByRole('button', { name: "Annuler l'entraînement" }).click();
    await expect(card.getByText('Annulé', { exact: true })).toBeVisible();
  });
});

function counter(page: Page) {
  return page.getByText('/ 15 images minimum');
}

function startedDialog(page: Page) {
  return page.getByRole('dialog', { name: 'Entraînement en cours' });
}

async function choose(page: Page, files: readonly string[]): Promise<void> {
  await page.locator('input[type="file"][accept*="image"]').setInputFiles([...files]);
  for (const file of files.filter((name) => name.endsWith('.png'))) {
    await expect(page.getByRole('img', { name: basename(file) }).first()).toBeVisible();
  }
}

/** Lets go of a drawn picture over the page, or pastes it. */
async function transfer(page: Page, kind: 'drop' | 'paste', name: string): Promise<void> {
  await page.getByRole('region', { name: 'Images', exact: true }).evaluate(
    async (region, { kind, name }) => {
      const canvas = new OffscreenCanvas(600, 600);
      const drawing = canvas.getContext('2d');
      drawing?.fillRect(100, 100, 300, 300);
      const data = new DataTransfer();
      data.items.add(new File([await canvas.convertToBlob()], name, { type: 'image/png' }));
      const options = { bubbles: true, cancelable: true };
      const event =
        kind === 'drop'
          ? new DragEvent('drop', { ...options, dataTransfer: data })
          : new ClipboardEvent('paste', { ...options, clipboardData: data });
      region.dispatchEvent(event);
    },
    { kind, name },
  );
}

async function fillForm(page: Page): Promise<void> {
  await choose(page, pictures);
  await page.getByLabel('Nom').fill('Cellules');
  await page.getByLabel('Mot déclencheur').fill('cellules');
}

async function expectRefusal(page: Page, message: string): Promise<void> {
  await page.getByRole('button', { name: start }).click();
  await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible();
}

async function renameStyle(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Actions sur « Cellules »' }).click();
  await page.getByRole('menuitem', { name: 'Renommer' }).click();
  const dialog = page.getByRole('dialog', { name: 'Renommer ce style' });
  await dialog.getByLabel('Nom').fill(name);
  await dialog.getByRole('button', { name: 'Renommer' }).click();
  await expect(page.getByRole('article', { name })).toBeVisible();
}

const isDrawn = (image: Locator) =>
  image.evaluate((element: HTMLImageElement) => element.complete && element.naturalWidth > 0);

async function deleteStyle(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Actions sur « ${name} »` }).click();
  await page.getByRole('menuitem', { name: 'Supprimer' }).click();
  const dialog = page.getByRole('dialog', { name: 'Supprimer ce style ?' });
  await dialog.getByRole('button', { name: 'Supprimer' }).click();
  await expect(page.getByRole('article', { name })).toHaveCount(0);
}
