import { makePicture } from '../media.ts';
import { becomeMember, isNarrow } from '../person.ts';
import { ask, message, openConversations, openImages } from '../studio.ts';
import { expect, test } from '../test.ts';

test.describe('§2–§5 Chat studio, with its real engine', () => {
  test.beforeEach(async ({ page }) => {
    await becomeMember(page);
    await page.goto('/armoni');
  });

  test('draws a picture, shows it in the answer and in the panel', {
    tag: '@dear',
  }, async ({ page }) => {
    await ask(page, 'un coucher de soleil sur la mer, format paysage');
    await expect(message(page)).toHaveValue('');
    await expect(page).toHaveURL(/\/armoni\/chats\/[0-9a-f-]{36}$/, { timeout: 60_000 });
    // Before it a rough one is seen, which says nothing to readers.
    const picture = page
      .getByRole('log', { name: 'Conversation' })
      .locator('img:not([alt=""])')
      .first();
    // Drawn for real, on as many processors as there are.
    await expect(picture).toHaveJSProperty('complete', true, { timeout: 60_000 });
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(
      1000,
    );
    await openImages(page);
    await expect(page.getByText('1 / 1')).toBeVisible();
    await page.reload();
    await expect(
      page.getByText('un coucher de soleil sur la mer, format paysage').first(),
    ).toBeVisible();
  });

  test('answers in Markdown whose links open elsewhere without an opener', async ({ page }) => {
    await ask(page, 'aide');
    const link = page.getByRole('log', { name: 'Conversation' }).getByRole('link', {
      name: 'Edytor',
    });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
    await expect(link).toHaveAttribute('rel', /noreferrer/);
  });

  test('sends nothing when nothing is written; Shift+Enter goes to a new line', async ({
    page,
  }) => {
    let sent = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/chat-messages')) sent += 1;
    });
    await message(page).press('Enter');
    await message(page).pressSequentially('un');
    await message(page).press('Shift+Enter');
    await message(page).pressSequentially('deux');
    await expect(message(page)).toHaveValue('un\ndeux');
    expect(sent).toBe(0);
  });

  test('gives the typed text back when sending fails', async ({ page }) => {
    await page.route('**/api/v1/chat-messages', (route) => route.abort());
    await ask(page, 'une phrase à ne pas perdre');
    await expect(message(page)).toHaveValue('une phrase à ne pas perdre');
  });

  test('renames by Enter, cancels by Escape, deletes with a confirmation', async ({ page }) => {
    await ask(page, 'bonjour');
    await expect(page).toHaveURL(/\/armoni\/chats\//);
    await openConversations(page);
    const row = page.getByRole('group', { name: 'Recent Chat' });
    await row.getByRole('button', { name: /^Actions sur/ }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    await page.getByRole('textbox', { name: 'Nom de la conversation' }).fill('Autre chose');
    await page.getByRole('textbox', { name: 'Nom de la conversation' }).press('Escape');
    await expect(row.getByText('Bonjour')).toBeVisible();
    await row.getByRole('button', { name: /^Actions sur/ }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    await page.getByRole('textbox', { name: 'Nom de la conversation' }).fill('Mon projet');
    await page.getByRole('textbox', { name: 'Nom de la conversation' }).press('Enter');
    await expect(row.getByText('Mon projet')).toBeVisible();
    await row.getByRole('button', { name: /^Actions sur/ }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Supprimer' }).click();
    await expect(page).toHaveURL(/\/armoni$/);
    await expect(row.getByText('Mon projet')).toHaveCount(0);
    // On a phone the list lies in a panel, which keeps the keyboard itself.
    if (!isNarrow(page)) await expect(row).toBeFocused();
  });

  test('uploads a chosen picture after a confirmation, also before the first question', async ({
    page,
  }) => {
    const picture = await makePicture('plage.png');
    await openImages(page);
    const choosing = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Ajouter', exact: true }).click();
    await (await choosing).setFiles(picture);
    await page.getByRole('button', { name: 'Annuler' }).click();
    await expect(page.getByText('No images available.')).toBeVisible();
    const again = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Ajouter', exact: true }).click();
    await (await again).setFiles(picture);
    await page.getByRole('button', { name: 'Confirmer' }).click();
    // The first picture of a server waits for the process that opens pictures.
    await expect(
      page.getByRole('list', { name: 'Vignettes' }).getByRole('button', { name: /plage/ }),
    ).toBeVisible({ timeout: 45_000 });
  });

  test('stops an answer when asked to', async ({ page }) => {
    await ask(page, 'quatre images de montagne');
    await page.getByRole('button', { name: 'Arrêter la réponse' }).click();
    await expect(page.getByRole('button', { name: 'Envoyer' })).toBeVisible();
  });
});
