import { becomeMember } from '../person.ts';
import { ask, conversations, message, openConversations, talk } from '../studio.ts';
import { expect, test } from '../test.ts';

test.describe('beyond §2 Asking again and finding again', () => {
  test.beforeEach(async ({ page }) => {
    await becomeMember(page);
    await page.goto('/armoni');
    await ask(page, 'bonjour');
    await expect(page).toHaveURL(/\/armoni\/chats\//);
    await expect(page.getByRole('button', { name: 'Autre réponse' })).toBeVisible();
  });

  test('an edited question stands beside the first, and either is shown', async ({ page }) => {
    await ask(page, 'merci');
    await expect(talk(page).getByText(/^Avec plaisir/)).toBeVisible();
    await talk(page).getByRole('button', { name: 'Modifier la question' }).first().click();
    const field = page.getByRole('textbox', { name: 'Votre question' });
    await expect(field).toBeFocused();
    await field.fill('aide');
    await field.press('Enter');
    await expect(talk(page).getByText('Retoucher').first()).toBeVisible();
    await expect(talk(page).getByText('Vous : merci')).toHaveCount(0);
    await expect(talk(page).getByText('Vous : bonjour')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Autre réponse' })).toBeVisible();
    await page.reload();
    await expect(talk(page).getByRole('article')).toHaveCount(1);
    await expect(talk(page).getByText('Vous : aide')).toBeVisible();
    await expect(talk(page).getByText('Version 2 / 2')).toBeVisible();
    await expect(talk(page).getByRole('button', { name: 'Version suivante' })).toBeDisabled();
    await talk(page).getByRole('button', { name: 'Version précédente' }).click();
    await expect(talk(page).getByText('Version 1 / 2')).toBeVisible();
    await expect(talk(page).getByText('Vous : merci')).toBeVisible();
    await expect(talk(page).getByText('Vous : aide')).toHaveCount(0);
    await ask(page, 'combien ça coûte ?');
    await expect(talk(page).getByRole('article')).toHaveCount(3);
    await page.reload();
    await expect(talk(page).getByText('Vous : combien ça coûte ?')).toBeVisible();
    await talk(page).getByRole('button', { name: 'Version suivante' }).click();
    await expect(talk(page).getByText('Vous : aide')).toBeVisible();
    await expect(talk(page).getByRole('article')).toHaveCount(1);
  });

  test('a question and an answer are copied', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const pasted = () => page.evaluate(() => navigator.clipboard.readText());
    await talk(page).getByRole('button', { name: 'Copier la question' }).click();
    await expect.poll(pasted).toBe('bonjour');
    await talk(page).getByRole('button', { name: 'Copier la réponse' }).click();
    await expect.poll(pasted).toMatch(/^Bonjour/);
  });

  test('a pinned conversation stands first, also after a reload', async ({ page }) => {
    await page.goto('/armoni');
    await ask(page, 'merci');
    await expect(page).toHaveURL(/\/armoni\/chats\//);
    await openConversations(page);
    const rows = conversations(page).getByRole('listitem');
    await expect(rows).toHaveText(['Merci', 'Bonjour']);
    await expect(conversations(page).getByRole('heading')).toHaveText(['Aujourd’hui']);
    await page.getByRole('button', { name: 'Actions sur « Bonjour »' }).click();
    await page.getByRole('menuitem', { name: 'Épingler' }).click();
    await expect(rows).toHaveText(['Bonjour', 'Merci']);
    await page.reload();
    await openConversations(page);
    await expect(rows).toHaveText(['Bonjour', 'Merci']);
    await expect(conversations(page).getByRole('heading')).toHaveText(['Épinglées', 'Aujourd’hui']);
    await page.getByRole('button', { name: 'Actions sur « Bonjour »' }).click();
    await page.getByRole('menuitem', { name: 'Ne plus épingler' }).click();
    await expect(rows).toHaveText(['Merci', 'Bonjour']);
  });

  test('one can write as soon as a conversation is open', async ({ page, isMobile }) => {
    const isReady = async () =>
      isMobile ? expect(message(page)).not.toBeFocused() : expect(message(page)).toBeFocused();
    await page.reload();
    await expect(talk(page).getByText('Vous : bonjour')).toBeVisible();
    await isReady();
    await page.goto('/armoni');
    await expect(message(page)).toBeVisible();
    await isReady();
  });

  test('Escape leaves a question as it was', async ({ page }) => {
    const pencil = talk(page).getByRole('button', { name: 'Modifier la question' });
    await pencil.click();
    await page.getByRole('textbox', { name: 'Votre question' }).fill('autre chose');
    await page.keyboard.press('Escape');
    await expect(talk(page).getByText('Vous : bonjour')).toBeVisible();
    await expect(pencil).toBeFocused();
    await expect(message(page)).toHaveValue('');
  });

  test('another answer comes in the place of the last', async ({ page }) => {
    const answered = page.waitForResponse((response) => response.url().endsWith('/chat-messages'));
    await page.getByRole('button', { name: 'Autre réponse' }).click();
    const asked = (await answered).request().postDataJSON();
    expect(asked).toMatchObject({
      query: 'bonjour',
      replaces: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    await expect(page.getByRole('button', { name: 'Autre réponse' })).toBeVisible();
    await expect(talk(page).getByRole('article')).toHaveCount(1);
  });

  test('a conversation is found by what was said in it, without its accents', async ({ page }) => {
    await page.goto('/armoni');
    await ask(page, 'merci');
    await expect(page).toHaveURL(/\/armoni\/chats\//);
    await openConversations(page);
    await expect(conversations(page).getByRole('listitem')).toHaveCount(2);
    await page.getByRole('button', { name: 'Chercher dans les conversations' }).click();
    const words = page.getByRole('searchbox', { name: 'Chercher dans les conversations' });
    await words.fill('LUMIÈRE');
    await expect(conversations(page).getByRole('listitem')).toHaveCount(1);
    await expect(conversations(page).getByText('Merci')).toBeVisible();
    await words.fill('introuvable');
    await expect(page.getByText('Aucune conversation ne contient ces mots.')).toBeVisible();
    await words.press('Escape');
    await expect(conversations(page).getByRole('listitem')).toHaveCount(2);
  });
});
