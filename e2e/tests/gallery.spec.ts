import { answer, film, films, refuse, serveMedia } from '../answers.ts';
import { borrowAccount } from '../person.ts';
import { expect, type Locator, type Page, test } from '../test.ts';

const listing = '**/api/v1/gallery/videos/**';
const secondsOf = (video: Locator) =>
  video.evaluate((element: HTMLVideoElement) => element.currentTime);
const tiles = (page: Page) => page.getByRole('button', { name: /^Film du/ });

async function openGallery(page: Page, ...videos: ReturnType<typeof film>[]): Promise<void> {
  await borrowAccount(page);
  await serveMedia(page);
  await answer(page, listing, films(videos));
  // None of them can be cut: what their dialog does without a track is seen here.
  await page.route('**/gallery/videos/*/cut', (route) =>
    refuse(route, 404, 'Introuvable.', 'not_found'),
  );
  await page.goto('/gallery');
  await expect(page.getByRole('heading', { name: 'Galerie Vidéos' })).toBeVisible();
}

test.describe('§2 Gallery', () => {
  test('says that there is no film yet', async ({ page }) => {
    await openGallery(page);
    await expect(page.getByText('0 vidéo', { exact: true })).toBeVisible();
    await expect(page.getByText('Aucune vidéo pour le moment')).toBeVisible();
  });

  test('counts one film in the singular', async ({ page }) => {
    await openGallery(page, film('f1'));
    await expect(page.getByText('1 vidéo', { exact: true })).toBeVisible();
  });

  test('shows films with their French date, and plays one in a dialog', async ({ page }) => {
    await openGallery(page, film('f2'), film('f1', { created_at: '2026-11-02T07:05:00.000Z' }));
    await expect(page.getByText('2 vidéos', { exact: true })).toBeVisible();
    await expect(tiles(page)).toHaveCount(2);
    await expect(page.getByRole('listitem').first()).toContainText(/21 nov\. 2026, 10:30/);
    await expect(page.getByRole('listitem').last()).toContainText(/2 nov\. 2026, 08:05/);
    await tiles(page).first().click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(/21 nov\. 2026, 10:30/)).toBeVisible();
    const video = dialog.locator('video');
    await expect.poll(() => secondsOf(video)).toBeGreaterThan(0);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(tiles(page).first()).toBeFocused();
  });

  test('goes on to the next film with the sound as it was left, and no frame of the last', async ({
    page,
  }) => {
    await openGallery(page, film('f2'), film('f1', { video_url: '/media/u/c/premier.mp4' }));
    await tiles(page).first().click();
    const dialog = page.getByRole('dialog');
    const video = dialog.locator('video');
    await expect.poll(() => secondsOf(video)).toBeGreaterThan(0);
    await dialog.getByRole('button', { name: 'Couper le son' }).click();
    const before = await video.elementHandle();
    await dialog.getByRole('button', { name: 'Film suivant' }).filter({ visible: true }).click();
    await expect(video).toHaveAttribute('src', /premier\.mp4$/);
    expect(await before?.evaluate((element) => element.isConnected)).toBe(false);
    await expect(video).toHaveJSProperty('muted', true);
    await expect(dialog.getByRole('button', { name: 'Remettre le son' })).toBeVisible();
    await expect.poll(() => secondsOf(video)).toBeGreaterThan(0);
  });

  test('reads an answer that is the list itself', async ({ page }) => {
    await borrowAccount(page);
    await serveMedia(page);
    await answer(page, listing, [film('f1')]);
    await page.goto('/gallery');
    await expect(tiles(page)).toHaveCount(1);
  });
});

test.describe('§8 Video gallery load failure', () => {
  test('is said by a toast and in place of the list, and can be tried again', async ({ page }) => {
    await borrowAccount(page);
    await page.route(listing, (route) => refuse(route, 500, 'Le studio a rencontré un problème.'));
    await page.goto('/gallery');
    const words = page.getByText('Erreur lors du chargement des vidéos');
    await expect(words).toHaveCount(2);
    // Whoever has films is not told that there are none.
    await expect(page.getByText('Aucune vidéo pour le moment')).toHaveCount(0);
    await expect(page.getByText('0 vidéo')).toHaveCount(0);
    await serveMedia(page);
    await answer(page, listing, films([film('f1')]));
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await expect(tiles(page)).toHaveCount(1);
  });
});

test('the gallery rests while its last film is open', async ({ page }) => {
  await openGallery(page, film('f1'));
  await tiles(page).first().click();
  const video = page.getByRole('dialog').locator('video');
  await video.evaluate((element: HTMLVideoElement) => element.pause());
  // React draws anew in messages to itself.
  const drawn = await page.evaluate(async () => {
    let count = 0;
    const send = MessagePort.prototype.postMessage;
    MessagePort.prototype.postMessage = function (...message: unknown[]) {
      count += 1;
      return Reflect.apply(send, this, message);
    };
    await new Promise((resolve) => setTimeout(resolve, 500));
    return count;
  });
  expect(drawn).toBeLessThan(40);
});

test.describe('films of the gallery', () => {
  const several = () =>
    ['Îles du Sud', 'La cascade', 'Belvédère', 'Padar'].map((title, index) =>
      film(`f${index + 1}`, { title }),
    );

  test('have an address each: « back » closes the dialog, and the address opens it', async ({
    page,
  }) => {
    await openGallery(page, ...several());
    await tiles(page).nth(1).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('heading', { name: 'La cascade' })).toBeVisible();
    await expect(page).toHaveURL(/\/gallery\/f2$/);
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(/\/gallery$/);
    await expect(tiles(page).nth(1)).toBeFocused();
    await page.goto('/gallery/f3');
    await expect(dialog.getByRole('heading', { name: 'Belvédère' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/\/gallery$/);
  });

  test('are given another name by keyboard, which Escape leaves as it was', async ({ page }) => {
    await openGallery(page, ...several());
    const changes: unknown[] = [];
    await page.route('**/api/v1/gallery/videos/f1', (route) => {
      changes.push(route.request().postDataJSON());
      return route.fulfill({ json: film('f1', { title: 'Palawan' }) });
    });
    await tiles(page).first().click();
    const dialog = page.getByRole('dialog');
    const rename = dialog.getByRole('button', { name: 'Renommer' });
    const field = dialog.getByRole('textbox', { name: 'Nom du film' });
    await rename.click();
    await field.fill('Autre chose');
    await field.press('Escape');
    await expect(dialog.getByRole('heading', { name: 'Îles du Sud' })).toBeVisible();
    await rename.press('Enter');
    await field.fill('Palawan');
    await field.press('Enter');
    await expect(dialog.getByRole('heading', { name: 'Palawan' })).toBeVisible();
    await expect(rename).toBeFocused();
    expect(changes).toEqual([{ title: 'Palawan' }]);
  });

  test('are searched on the server, and « / » leads to the field', async ({ page }) => {
    await openGallery(page, ...several());
    const asked: string[] = [];
    await page.route('**/api/v1/gallery/videos/?*search=*', (route) => {
      asked.push(new URL(route.request().url()).searchParams.get('search') ?? '');
      return route.fulfill({
        json: films(asked.at(-1) === 'cascade' ? several().slice(1, 2) : []),
      });
    });
    await expect(page.getByRole('searchbox')).toBeVisible();
    await page.keyboard.press('/');
    await page.keyboard.insertText('cascade');
    await expect(tiles(page)).toHaveCount(1);
    await expect(page.getByText('1 vidéo', { exact: true })).toBeVisible();
    await page.getByRole('searchbox').fill('introuvable');
    await expect(page.getByText('Aucune vidéo ne correspond')).toBeVisible();
    await page.getByRole('button', { name: 'Toutes les vidéos' }).click();
    await expect(tiles(page)).toHaveCount(4);
  });

  // Boxes to tick are for a mouse; a finger chooses by a long press.
  test('are chosen together, deleted after one question, and brought back @wide', async ({
    page,
  }) => {
    await openGallery(page, ...several());
    let thrown: unknown;
    await page.route('**/api/v1/gallery/videos/bin', (route) => {
      thrown = route.request().postDataJSON();
      return route.fulfill({ status: 204 });
    });
    const back: string[] = [];
    await page.route('**/api/v1/bin/*/restore', (route) => {
      back.push(route.request().url());
      return route.fulfill({ status: 204 });
    });
    await page.getByRole('checkbox', { name: /La cascade/ }).check();
    await tiles(page)
      .nth(3)
      .click({ modifiers: ['Shift'] });
    await expect(page.getByText('3 vidéos sélectionnées')).toBeVisible();
    expect(await page.evaluate(() => String(getSelection()))).toBe('');
    // One row also where there is little room.
    const bar = await page.getByRole('region', { name: 'Vidéos sélectionnées' }).boundingBox();
    expect(bar?.height).toBeLessThan(72);
    await page.keyboard.press('Escape');
    await expect(page.getByText('3 vidéos sélectionnées')).toHaveCount(0);
    await page.getByRole('checkbox', { name: /La cascade/ }).check();
    await tiles(page).nth(2).click();
    await page.getByRole('button', { name: 'Supprimer' }).click();
    await expect(page.getByRole('heading', { name: 'Supprimer 2 vidéos ?' })).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click();
    await expect(tiles(page)).toHaveCount(2);
    expect(thrown).toEqual({ ids: ['f2', 'f3'] });
    await page.getByRole('button', { name: 'Annuler' }).click();
    await expect(page.getByText('2 vidéos restaurées')).toBeVisible();
    await expect(tiles(page)).toHaveCount(4);
    expect(back).toHaveLength(2);
  });

  test('play silently under a mouse that rests on them @wide', async ({ page }) => {
    await openGallery(page, ...several());
    await tiles(page).first().hover();
    const video = page.getByRole('listitem').first().locator('video');
    await expect.poll(() => secondsOf(video)).toBeGreaterThan(0);
    await expect(video).toHaveJSProperty('muted', true);
    await page.mouse.move(0, 0);
    await expect(video).toHaveCount(0);
    await tiles(page).first().hover();
    await expect.poll(() => secondsOf(video)).toBeGreaterThan(0);
    await tiles(page).first().click();
    // The one film that stands is that of the dialog.
    await expect(page.locator('video')).toHaveCount(1);
  });

  test('are large where they are few, with what can be done next', async ({ page }) => {
    await openGallery(page, film('f1', { version: 2 }));
    await expect(page.getByRole('heading', { name: 'Et maintenant ?' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Remonter ce film' })).toHaveAttribute(
      'href',
      '/editor/f1',
    );
    await expect(page.getByRole('searchbox')).toHaveCount(0);
    // Everything that can be done with a film of versions stands in the dialog, whole.
    await tiles(page).first().click();
    for (const name of ['Copier le lien', 'Partager', 'Ajouter aux favoris', 'Supprimer']) {
      const button = page.getByRole('dialog').getByRole('button', { name });
      await expect(button).toBeInViewport({ ratio: 1 });
    }
  });

  test('have room for their name also where the first stands upright @wide', async ({ page }) => {
    const size = { width: 1080, height: 1920 };
    await openGallery(page, film('f1', { version: 2, title: 'Îles du Sud, 9:16', ...size }));
    const name = tiles(page).getByText('Îles du Sud, 9:16');
    const isWhole = (element: Element) => element.scrollWidth <= element.clientWidth;
    expect(await name.evaluate(isWhole)).toBe(true);
    const below = await page.getByRole('link', { name: 'Remonter ce film' }).boundingBox();
    const above = await name.boundingBox();
    expect(below?.y).toBeGreaterThan((above?.y ?? 0) + (above?.height ?? 0));
  });

  test('are shared by an address that shows what is chosen, and is revoked after a question', async ({
    page,
  }) => {
    await openGallery(page, ...several());
    const url = 'http://localhost:1/f/abcdefghijklmnop';
    const shown = { shows_name: false, shows_origin: true, allows_download: false };
    const more = { shows_date: true, shows_music: false, music: 'outfoxing' };
    const share = { url, embed_url: `${url}/embed`, expires_at: null, follows_versions: true };
    const calls: unknown[] = [];
    await page.route('**/api/v1/gallery/videos/f1/share', (route) => {
      const method = route.request().method();
      calls.push([method, route.request().postDataJSON()]);
      if (method === 'DELETE') return route.fulfill({ status: 204 });
      const changed = route.request().postDataJSON() ?? {};
      const created_at = '2026-11-21T09:30:00.000Z';
      const json = { ...share, ...shown, ...more, created_at, ...changed };
      return route.fulfill({ json });
    });
    await tiles(page).first().click();
    await page.getByRole('button', { name: 'Partager' }).click();
    const dialog = page.getByRole('dialog', { name: 'Partager « Îles du Sud »' });
    await expect(dialog.getByLabel('Adresse du film')).toHaveValue(url);
    await dialog.getByRole('switch', { name: 'Montrer le nom du film' }).click();
    await expect(dialog.getByRole('switch', { name: 'Montrer le nom du film' })).toBeChecked();
    await dialog.getByRole('switch', { name: /^Montrer la musique.: outfoxing$/ }).click();
    await dialog.getByRole('button', { name: 'Révoquer le lien' }).click();
    await expect(
      dialog.getByText('L’adresse ne mènera plus à rien.', { exact: false }),
    ).toBeVisible();
    await dialog.getByRole('button', { name: 'Révoquer le lien' }).click();
    await expect(dialog).toHaveCount(0);
    expect(calls).toEqual([
      ['POST', null],
      ['PATCH', { shows_name: true }],
      ['PATCH', { shows_music: true }],
      ['DELETE', null],
    ]);
  });
});
