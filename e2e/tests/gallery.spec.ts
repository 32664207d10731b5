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
  test('is said by a toast over an empty list, and can be tried again', async ({ page }) => {
    await borrowAccount(page);
    await page.route(listing, (route) => refuse(route, 500, 'Le studio a rencontré un problème.'));
    await page.goto('/gallery');
    const words = page.getByText('Erreur lors du chargement des vidéos');
    await expect(words).toHaveCount(2);
    await expect(page.getByText('Aucune vidéo pour le moment')).toBeVisible();
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
