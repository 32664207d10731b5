import { basename } from 'node:path';
import { answer, message as chatMessage, film, films, job, style } from '../answers.ts';
import { furnishEditor, generate, jobStatus } from '../editor.ts';
import { clips } from '../media.ts';
import { isNarrow, newPerson } from '../person.ts';
import { makePictures, pictures } from '../pictures.ts';
import { conversations, furnish, message } from '../studio.ts';
import { expect, type Locator, type Page, test } from '../test.ts';

/** Goes on with Tab until the place is reached, as somebody without a mouse does. */
async function tabTo(page: Page, place: Locator): Promise<void> {
  for (let step = 0; step < 90; step += 1) {
    if (await place.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(place).toBeFocused();
}

async function press(page: Page, place: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, place);
  await page.keyboard.press(key);
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

test.describe('by keyboard alone', () => {
  test('one signs in, asks and stops, renames and deletes a conversation', async ({ page }) => {
    const person = newPerson();
    const waiting = chatMessage({ id: 'm1', query: 'Un phare', task_id: 't1' });
    await furnish(page, { messages: [waiting] }, person);
    await page.context().clearCookies();
    await page.goto('/sign-in');
    await tabTo(page, page.getByLabel('E-mail'));
    await page.keyboard.type(person.email);
    await tabTo(page, page.getByLabel('Mot de passe', { exact: true }));
    await page.keyboard.type(person.password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/armoni$/);

    await page.goto('/armoni/chats/c1');
    const stopped = page.waitForRequest('**/chat-messages/t1/stop');
    await page.route('**/chat-messages/t1/stop', (route) =>
      route.fulfill({ json: { result: 'success' } }),
    );
    await press(page, button(page, 'Arrêter la réponse'));
    await stopped;

    if (isNarrow(page)) await press(page, button(page, 'Ouvrir les conversations'));
    const actions = button(page, 'Actions sur « Bord de mer »');
    await press(page, actions);
    await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused();
    await page.keyboard.press('Enter');
    const field = page.getByRole('textbox', { name: 'Nom de la conversation' });
    await expect(field).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(conversations(page).getByRole('link', { name: 'Bord de mer' })).toBeFocused();

    let isDeleted = false;
    await page.route('**/api/v1/conversations/c1?**', (route) => {
      isDeleted = true;
      return route.fulfill({ status: 204 });
    });
    await press(page, actions);
    await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    const question = page.getByRole('dialog', { name: 'Supprimer cette conversation ?' });
    await press(page, question.getByRole('button', { name: 'Supprimer' }));
    await expect(question).toHaveCount(0);
    await expect(page).toHaveURL(/\/armoni$/);
    expect(isDeleted).toBe(true);
  });

  test('one asks, and stays in the field', async ({ page }) => {
    await furnish(page);
    await page.goto('/armoni/chats/c1');
    await tabTo(page, message(page));
    await page.keyboard.type('Dis bonjour');
    await page.keyboard.press('Enter');
    await expect(message(page)).toBeFocused();
  });

  test('one adds and removes pictures, fills the form and is led to what is missing', async ({
    page,
  }) => {
    await makePictures();
    await furnish(page, { styles: [style({ id: 1 })] });
    await page.goto('/trainer');
    const choosing = page.waitForEvent('filechooser');
    await press(page, button(page, /^Ajouter des images/));
    await (await choosing).setFiles(pictures);
    const first = button(page, `Retirer ${basename(pictures[0] ?? '')}`);
    await expect(first).toBeAttached();
    await press(page, first);
    await expect(page.getByText('14 / 15 images minimum')).toBeVisible();
    await expect(button(page, `Retirer ${basename(pictures[1] ?? '')}`)).toBeFocused();
    await tabTo(page, page.getByLabel('Nom'));
    await page.keyboard.type('Cellules');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: 'au moins 15 images' })).toBeVisible();
    await press(page, button(page, 'Actions sur « Papier plié, nuit »'));
    await expect(page.getByRole('menuitem', { name: 'Renommer' })).toBeFocused();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Renommer ce style' });
    await expect(dialog.getByLabel('Nom')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(button(page, 'Actions sur « Papier plié, nuit »')).toBeFocused();
  });

  test('one makes a film and watches it over the whole window', async ({ page }) => {
    await furnishEditor(page);
    await answer(page, '**/api/v1/video/process', { job_id: 'j1' });
    const video_url = '/media/u/c/film.mp4';
    await answer(page, jobStatus, job({ job_id: 'j1', status: 'completed', video_url }));
    await page.goto('/editor');
    await tabTo(page, page.getByRole('radio', { name: 'Landscape 16:9' }));
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: 'Portrait 9:16' })).toBeChecked();
    const choosing = page.waitForEvent('filechooser');
    await press(page, page.locator('button').filter({ hasText: 'Drop videos here' }));
    await (await choosing).setFiles(clips[0] ?? '');
    await expect(page.getByText('Uploaded Clips (1)')).toBeVisible();
    const preset = button(page, /^Fast Cuts Montage/);
    await press(page, preset, 'Space');
    await expect(preset).toHaveAttribute('aria-pressed', 'true');
    await answer(page, '**/api/v1/gallery/videos/**', films([film('f1')]));
    await press(page, generate(page));
    await expect(page.getByRole('dialog', { name: 'Montage en cours' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(generate(page)).toBeFocused();
    await press(page, button(page, 'Full screen'));
    const overlay = page.getByRole('dialog', { name: 'Generated Videos' });
    await expect(overlay).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(overlay).toHaveCount(0);
    await expect(button(page, 'Full screen')).toBeFocused();
  });

  test('one opens a film, goes to its neighbour, deletes it and is back on the wall', async ({
    page,
  }) => {
    await furnishEditor(page, { videos: [film('f1'), film('f2', { title: 'Second' })] });
    await page.goto('/gallery');
    const tiles = page.getByRole('button', { name: /^Film du/ });
    await press(page, tiles.first());
    const dialog = page.getByRole('dialog').first();
    await expect(dialog).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(dialog.getByRole('button', { name: 'Film suivant' }).first()).toBeDisabled();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(tiles.last()).toBeFocused();
    await page.keyboard.press('Enter');
    await press(page, page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }));
    const question = page.getByRole('dialog', { name: /Supprimer cette vidéo/ });
    await expect(question).toBeVisible();
    await page.route('**/api/v1/gallery/videos/f2', (route) => route.fulfill({ status: 204 }));
    await press(page, question.getByRole('button', { name: 'Supprimer' }));
    await expect(tiles).toHaveCount(1);
    await expect(tiles).toBeFocused();
    await expect(page.getByText('Vidéo mise à la corbeille')).toBeVisible();
    await page.route('**/api/v1/bin/film-f2/restore', (route) => route.fulfill({ status: 204 }));
    await page.keyboard.press('F6');
    await press(page, page.getByRole('button', { name: 'Annuler' }));
    await expect(tiles).toHaveCount(2);
    await expect(page.locator('[data-film="f2"]')).toBeFocused();
  });
});
