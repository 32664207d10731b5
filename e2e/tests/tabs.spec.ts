import { becomeMember, type Member, newPerson, signIn } from '../person.ts';
import { ask, conversations, message, openConversations, talk } from '../studio.ts';
import { type BrowserContext, expect, type Page, test } from '../test.ts';

/** Two tabs of one browser; the first one writes something that it does not send. */
async function openTabs(page: Page): Promise<{ member: Member; other: Page }> {
  const member = await becomeMember(page);
  await page.goto('/armoni');
  await message(page).fill('une phrase à ne pas perdre');
  return { member, other: await open(page.context(), '/compte') };
}

async function open(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Mon compte', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Se déconnecter' }).click();
  await expect(page).toHaveURL(/\/sign-in$/);
}

async function signInHere(page: Page, { email, password }: Pick<Member, 'email' | 'password'>) {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Se connecter', exact: true }).click();
  await expect(page).toHaveURL(/\/armoni$/);
}

test.describe('tabs beside each other', () => {
  test('signing out in one ends the other at once, and nothing typed is lost', async ({ page }) => {
    const { member, other } = await openTabs(page);
    await signOut(other);
    await expect(page).toHaveURL(/\/sign-in$/);
    await expect(page.getByText('La session a été fermée dans un autre onglet.')).toBeVisible();
    await signInHere(page, member);
    await expect(message(page)).toHaveValue('une phrase à ne pas perdre');
    // The tab beside it has seen that somebody is here again.
    await expect(other).toHaveURL(/\/armoni$/);
  });

  test('a new password ends the other tab, which says so', async ({ page }) => {
    const { member, other } = await openTabs(page);
    await other.getByRole('button', { name: 'Changer de mot de passe' }).click();
    await other.getByLabel('Mot de passe actuel').fill(member.password);
    await other.getByLabel('Nouveau mot de passe').fill('un tout nouveau secret');
    await other.getByRole('button', { name: 'Confirmer' }).click();
    await expect(other.getByText('Mot de passe changé')).toBeVisible();
    await expect(page).toHaveURL(/\/sign-in$/);
    await expect(page.getByText(/Le mot de passe a été changé dans un autre onglet/)).toBeVisible();
    await signInHere(page, { ...member, password: 'un tout nouveau secret' });
    await expect(message(page)).toHaveValue('une phrase à ne pas perdre');
  });

  test('erasing the account asks for the password, and ends the other tab', async ({ page }) => {
    const { member, other } = await openTabs(page);
    await other
      .getByRole('button', { name: /^Effacer/ })
      .first()
      .click();
    const dialog = other.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Tout effacer' }).click();
    await expect(dialog).toBeVisible();
    await expect(page).toHaveURL(/\/armoni$/);
    await dialog.getByRole('textbox').fill(member.password);
    await dialog.getByRole('button', { name: 'Tout effacer' }).click();
    await expect(page).toHaveURL(/\/sign-in$/);
    await expect(page.getByText('Le compte a été effacé dans un autre onglet.')).toBeVisible();
  });

  test('another person in one tab leaves nothing of the first in the other', async ({ page }) => {
    const first = await becomeMember(page);
    await page.goto('/armoni');
    await ask(page, 'bonjour à moi');
    await expect(page).toHaveURL(/\/armoni\/chats\//);
    await expect(talk(page).getByText('bonjour à moi')).toBeVisible();
    // Signed in behind the page's back, as a stale form does it.
    const second = newPerson();
    const other = await open(page.context(), '/contact');
    await becomeMember(other, second);
    await other.evaluate(() => {
      const channel = new BroadcastChannel('armoni:session');
      channel.postMessage({ type: 'signed-in' });
    });
    await expect(page).toHaveURL(/\/armoni$/);
    await expect(message(page)).toHaveValue('');
    await expect(page.getByText('bonjour à moi')).toHaveCount(0);
    await openConversations(page);
    await expect(page.getByText('Vos conversations se rangeront ici.')).toBeVisible();
    await expect(conversations(page).getByRole('link')).toHaveCount(0);
    expect(first.email).not.toBe(second.email);
  });

  test('signing in in one tab is seen by the other', async ({ page }) => {
    const person = await becomeMember(page);
    await page.context().clearCookies();
    await page.goto('/armoni');
    await expect(page.getByRole('heading', { name: 'Accès Refusé' })).toBeVisible();
    const other = await open(page.context(), '/sign-in');
    await signIn(other, person);
    await expect(message(page)).toBeVisible();
  });
});
