import { makePicture } from '../media.ts';
import { becomeMember, isNarrow } from '../person.ts';
import { ask, conversations, openConversations, openImages } from '../studio.ts';
import { expect, type Page, test } from '../test.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const toastOf = (page: Page, text: string) => page.getByRole('dialog').filter({ hasText: text });
const binned = 'Conversation mise à la corbeille';

async function converse(page: Page): Promise<string> {
  await becomeMember(page);
  await page.goto('/armoni');
  await ask(page, 'bonjour');
  await expect(page).toHaveURL(/\/armoni\/chats\//);
  await expect(button(page, 'Envoyer')).toBeVisible();
  return page.url();
}

async function deleteConversation(page: Page): Promise<void> {
  await openConversations(page);
  await conversations(page)
    .getByRole('button', { name: /^Actions sur/ })
    .click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click();
  await expect(page).toHaveURL(/\/armoni$/);
  await expect(toastOf(page, binned)).toBeVisible();
}

test.describe('the bin', () => {
  test('gives a conversation back at once, open as it was', async ({ page }) => {
    const address = await converse(page);
    await deleteConversation(page);
    await expect(conversations(page).getByRole('link', { name: 'Bonjour' })).toHaveCount(0);
    await toastOf(page, binned).getByRole('button', { name: 'Annuler' }).click();
    await expect(page).toHaveURL(address);
    await expect(page.getByText('Vous : bonjour')).toBeVisible();
    await expect(page.getByText('Conversation restaurée')).toBeVisible();
  });

  test('keeps its offer while the pointer or the keyboard is on it', async ({ page }) => {
    test.skip(isNarrow(page), 'phones have neither');
    await converse(page);
    await page.clock.install();
    await deleteConversation(page);
    const undo = toastOf(page, binned).getByRole('button', { name: 'Annuler' });
    await page.clock.runFor(10_000);
    await expect(undo).toBeVisible();
    await page.keyboard.press('F6');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(undo).toBeFocused();
    await page.clock.runFor(60_000);
    await expect(undo).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/armoni\/chats\//);
  });

  test('is on the account page after a reload, and in a second tab', async ({ page, context }) => {
    const address = await converse(page);
    const second = await context.newPage();
    await second.goto(address);
    await expect(second.getByText('Vous : bonjour')).toBeVisible();
    await deleteConversation(page);
    await second.goto('/compte');
    await page.goto('/compte');
    for (const tab of [page, second]) await expect(button(tab, /^Restaurer/)).toHaveCount(1);
    await button(page, /^Restaurer/).click();
    await expect(page.getByText('La corbeille est vide.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Corbeille' })).toBeFocused();
    // The second tab does not know yet: bringing it back again is no error.
    await button(second, /^Restaurer/).click();
    await expect(second.getByText('C’est de retour à sa place')).toBeVisible();
    await page.goto(address);
    await expect(page.getByText('Vous : bonjour')).toBeVisible();
  });

  test('says plainly when it is too late', async ({ page, context }) => {
    await converse(page);
    const second = await context.newPage();
    await deleteConversation(page);
    await second.goto('/compte');
    await button(second, 'Vider la corbeille').click();
    const question = second.getByRole('dialog', { name: /Vider la corbeille/ });
    await question.getByRole('button', { name: 'Vider la corbeille' }).click();
    await expect(second.getByText('La corbeille est vide. Ce que')).toBeVisible();
    await toastOf(page, binned).getByRole('button', { name: 'Annuler' }).click();
    await expect(page.getByText(/il ne peut plus être retrouvé/)).toBeVisible();
    await expect(page).toHaveURL(/\/armoni$/);
  });

  test('takes one picture of a conversation and gives it back chosen', async ({ page }) => {
    await converse(page);
    await openImages(page);
    for (const name of ['plage.png', 'phare.png']) {
      const choosing = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: 'Ajouter', exact: true }).click();
      await (await choosing).setFiles(await makePicture(name));
      await button(page, 'Confirmer').click();
      await expect(
        page.getByRole('list', { name: 'Vignettes' }).getByRole('button', { name }),
      ).toBeVisible();
    }
    const list = page.getByRole('list', { name: 'Vignettes' });
    const phare = list.getByRole('button', { name: /phare/ });
    await phare.click();
    await button(page, 'Supprimer l’image').click();
    await expect(phare).toHaveCount(0);
    await toastOf(page, 'Image mise à la corbeille')
      .getByRole('button', { name: 'Annuler' })
      .click();
    await expect(phare).toHaveAttribute('aria-current', 'true');
  });
});
