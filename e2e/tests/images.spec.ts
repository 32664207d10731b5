import { answer, refuse, storedFile } from '../answers.ts';
import { expectCallsEvery, stopTime, watchCalls } from '../clock.ts';
import { makePicture } from '../media.ts';
import { furnish, openImages } from '../studio.ts';
import { expect, type Page, test } from '../test.ts';

const rows = (page: Page) => page.getByRole('list', { name: 'Liste des images' });
/** The panel shows one picture large, or all by name. */
const openList = (page: Page) => page.getByRole('radio', { name: 'Liste', exact: true }).click();
const listing = '**/api/v1/s3/list-files?**';

const files = [
  storedFile('ancienne.png', { lastModified: '2026-11-20T08:00:00.000Z' }),
  storedFile('recente.png', { lastModified: '2026-11-21T20:00:00.000Z' }),
  storedFile('film.mp4', { lastModified: '2026-11-21T08:00:00.000Z' }),
  storedFile('lac-aperçu.png'),
  storedFile('lac-APERCU.png'),
  storedFile('lac.preview.png'),
  storedFile('mille.png', { size: 1000 }),
];

test.describe('§2 Image list and gallery panel', () => {
  test('says that it loads, that it failed, or that there is none', async ({ page }) => {
    await furnish(page);
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
    await page.route(listing, async (route) => {
      await held;
      await refuse(route, 500, 'Le studio a rencontré un problème.');
    });
    await page.goto('/armoni/chats/c1');
    await openImages(page);
    await expect(page.getByText('Loading...', { exact: true })).toBeVisible();
    letGo();
    await expect(page.getByText('Error fetching images.')).toBeVisible();
    await answer(page, listing, { quelque: 'chose d’inattendu' });
    await page.reload();
    await openImages(page);
    await expect(page.getByText('No images available.')).toBeVisible();
  });

  test('shows the newest first, without derivatives and files of nothing', async ({ page }) => {
    const member = await furnish(page, { files });
    const asked = page.waitForRequest(listing);
    await page.goto('/armoni/chats/c1');
    expect(new URL((await asked).url()).searchParams.get('folder')).toBe(`${member.id}/c1`);
    await openImages(page);
    await openList(page);
    await expect(rows(page).getByRole('listitem')).toHaveText([
      /^recente\.png/,
      /^film\.mp4/,
      /^ancienne\.png/,
    ]);
  });

  test('goes through them by arrows, thumbnails and rows, and counts', async ({ page }) => {
    await furnish(page, { files });
    await page.goto('/armoni/chats/c1');
    await openImages(page);
    await expect(page.getByText('1 / 3', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Image précédente' })).toBeDisabled();
    await page.getByRole('button', { name: 'Image suivante' }).click();
    await expect(page.getByText('2 / 3', { exact: true })).toBeVisible();
    const strip = page.getByRole('list', { name: 'Vignettes' });
    expect((await strip.boundingBox())?.width).toBe(200);
    const thumb = strip.getByRole('button', { name: 'ancienne.png' });
    const { width, height } = (await thumb.boundingBox()) ?? {};
    expect([width, height]).toEqual([56, 56]);
    await thumb.click();
    await expect(page.getByText('3 / 3', { exact: true })).toBeVisible();
    await openList(page);
    await expect(thumb).toBeHidden();
    await rows(page).getByText('recente.png').click();
    await expect(page.getByText('1 / 3', { exact: true })).toBeVisible();
    await expect(page.getByRole('img', { name: 'recente.png' })).toBeVisible();
  });

  test('shows each picture once: the chosen one is an accord in its strip', async ({ page }) => {
    await furnish(page, { files });
    await page.goto('/armoni/chats/c1');
    await openImages(page);
    const strip = page.getByRole('list', { name: 'Vignettes' });
    const chosen = strip.locator('[aria-current]');
    await expect(chosen).toHaveAccessibleName('recente.png');
    await expect(chosen.locator('img')).toHaveCount(0);
    await expect(strip.getByRole('button', { name: 'ancienne.png' }).locator('img')).toHaveCount(1);
  });

  test('shows small copies in its lists, else the picture, else its placeholder', async ({
    page,
  }) => {
    const names = ['petite.png', 'sans-copie.png', 'perdue.png'];
    await furnish(page, {
      files: names.map((name) => storedFile(name, { thumbnail: `u/c/apercu-${name}.webp` })),
    });
    const path = await makePicture('petite-copie.png');
    const served: string[] = [];
    await page.route('**/media/u/c/**', async (route) => {
      const name = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
      served.push(name);
      const isThere = name === 'apercu-petite.png.webp' || name === 'sans-copie.png';
      await (isThere ? route.fulfill({ path }) : route.abort());
    });
    await page.goto('/armoni/chats/c1');
    await openImages(page);
    await openList(page);
    const row = (name: string) => rows(page).getByRole('listitem').filter({ hasText: name });
    await expect(row('perdue.png').getByText('Image', { exact: true })).toBeVisible();
    const sources = (name: string) => row(name).locator('img').getAttribute('src');
    await expect.poll(() => sources('petite.png')).toMatch(/apercu-petite\.png\.webp$/);
    await expect.poll(() => sources('sans-copie.png')).toMatch(/u\/c\/sans-copie\.png$/);
    expect(served).toContain('apercu-perdue.png.webp');
  });

  test('shows one large, goes through the others by keys, nearer and back, and returns', async ({
    page,
  }) => {
    await furnish(page, { files });
    await page.goto('/armoni/chats/c1');
    await openImages(page);
    const opener = page.getByRole('button', { name: 'Voir en grand : recente.png' });
    await opener.click();
    const viewer = page.getByRole('dialog', { name: /^Image en grand/ });
    await expect(viewer.getByText('1 / 2', { exact: true })).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('dialog', { name: 'Image en grand : ancienne.png' })).toBeVisible();
    await expect(viewer.getByRole('img', { name: 'ancienne.png' })).toBeVisible();
    const width = async () => (await viewer.getByRole('img').first().boundingBox())?.width ?? 0;
    const whole = await width();
    await page.keyboard.press('+');
    await expect.poll(width).toBeGreaterThan(whole * 1.4);
    await page.keyboard.press('0');
    await expect.poll(width).toBe(whole);
    // Nothing was made from another one, and the choice says so.
    await expect(viewer.getByRole('radio', { name: 'Avant, après' })).toBeDisabled();
    await page.keyboard.press('Escape');
    await expect(viewer).toBeHidden();
    await expect(page.getByRole('button', { name: 'Voir en grand : ancienne.png' })).toHaveCount(0);
    await expect(opener).toBeFocused();
  });

  test('downloads those that are chosen, each as its file', async ({ page }) => {
    await furnish(page, { files });
    await page.goto('/armoni/chats/c1');
    await openImages(page);
    await openList(page);
    await page.getByRole('checkbox', { name: 'Choisir « recente.png »' }).click();
    await page.getByRole('checkbox', { name: 'Choisir « ancienne.png »' }).click();
    const names: string[] = [];
    page.on('download', (file) => names.push(file.suggestedFilename()));
    await page.getByRole('button', { name: 'Télécharger les 2 images choisies' }).click();
    await expect.poll(() => names).toEqual(['recente.png', 'ancienne.png']);
  });

  test('asks for the list again every 60 s', async ({ page }) => {
    await page.clock.install();
    await watchCalls(page, '/s3/list-files');
    await furnish(page, { files });
    await page.goto('/armoni/chats/c1');
    await openImages(page);
    await expect(page.getByText('1 / 3', { exact: true })).toBeVisible();
    await stopTime(page);
    await expectCallsEvery(page, 60_000);
  });

  test('puts « Image » or « Vidéo » where one cannot be loaded', async ({ page }) => {
    await furnish(page, { files });
    await page.route('**/media/u/**', (route) => route.abort());
    await page.goto('/armoni/chats/c1');
    await openImages(page);
    const thumbs = page.getByRole('list', { name: 'Vignettes' }).getByRole('listitem');
    await expect(thumbs).toHaveText(['Image', 'Vidéo', 'Image']);
  });

  test('shares an image with the words and the name of the product', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'share', {
        value: (data: unknown) => {
          Reflect.set(window, 'shared', data);
          return Promise.resolve();
        },
      });
    });
    await furnish(page, { files });
    await page.goto('/armoni/chats/c1');
    await openImages(page);
    await page.getByRole('button', { name: 'Partager' }).first().click();
    expect(await page.evaluate(() => Reflect.get(window, 'shared'))).toEqual({
      title: expect.stringContaining('Armoni'),
      text: 'Check out this image!',
      url: expect.stringMatching(/^http:.*\/media\/u\/c\/recente\.png$/),
    });
  });

  test('uploads after Confirmer only, closes the dialog and reads the list again', async ({
    page,
  }) => {
    const member = await furnish(page, { files });
    const asked = await answer(page, listing, { files });
    let folder = '';
    await page.route('**/api/v1/s3/generate-presigned-url', async (route) => {
      folder = /name="folder"\s+(\S+)/.exec(route.request().postData() ?? '')?.[1] ?? '';
      const stored = storedFile('neuve.png');
      await route.fulfill({
        json: { ...stored, url: '/media/u/c/neuve.png', mimeType: 'image/png' },
      });
    });
    await page.goto('/armoni/chats/C1');
    await openImages(page);
    const choose = async () => {
      const choosing = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: 'Ajouter', exact: true }).click();
      await (await choosing).setFiles(await makePicture('neuve.png'));
    };
    await choose();
    const dialog = page.getByRole('dialog', { name: 'Ajouter ce fichier ?' });
    await dialog.getByRole('button', { name: 'Annuler' }).click();
    await expect(dialog).toHaveCount(0);
    expect(folder).toBe('');
    const before = asked.calls;
    await choose();
    await dialog.getByRole('button', { name: 'Confirmer' }).click();
    await expect(dialog).toHaveCount(0);
    await expect.poll(() => asked.calls).toBeGreaterThan(before);
    expect(folder).toBe(`${member.id}/c1`);
  });

  test('takes pictures and films only', async ({ page }) => {
    await furnish(page);
    await page.goto('/armoni/chats/c1');
    await openImages(page);
    const choosing = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Ajouter', exact: true }).click();
    const chooser = await choosing;
    expect(await chooser.element().getAttribute('accept')).toMatch(/image.*video/);
    const notes = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('rien') };
    await chooser.setFiles([notes]);
    await expect(page.getByText('« notes.txt » n’est ni une image ni une vidéo.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Rien à ajouter' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Confirmer' })).toHaveCount(0);
  });

  test('keeps the choice and only logs when an upload fails', async ({ page }) => {
    const logged: string[] = [];
    page.on('console', (entry) => entry.type() === 'error' && logged.push(entry.text()));
    await furnish(page);
    await page.route('**/api/v1/s3/generate-presigned-url', (route) => route.abort());
    await page.goto('/armoni/chats/c1');
    await openImages(page);
    const choosing = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Ajouter', exact: true }).click();
    await (await choosing).setFiles(await makePicture('neuve.png'));
    await page.getByRole('button', { name: 'Confirmer' }).click();
    await expect(page.getByText(/Votre choix est gardé/)).toBeVisible();
    await expect(page.getByText('neuve.png')).toBeVisible();
    expect(logged.join()).toContain('NetworkError');
  });
});
