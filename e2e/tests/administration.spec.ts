import { isNarrow, newPerson, signIn } from '../person.ts';
import { expect, type Page, test } from '../test.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const item = (page: Page, name: string) => page.getByRole('menuitem', { name });

test.describe('administration', () => {
  test('invites somebody by a link, gives them room, and keeps them out', async ({
    page,
    browser,
  }) => {
    const admin = {
      ...newPerson(),
      name: 'Inès Roux',
      email: `${isNarrow(page) ? 'narrow' : 'wide'}.administre@exemple.fr`,
    };
    const made = await page.request.post('/api/auth/sign-up/email', { data: admin });
    // Of an earlier try.
    if (!made.ok()) await signIn(page, admin);
    await page.goto('/armoni');
    await button(page, 'Compte').click();
    await item(page, 'Administration').click();
    await expect(page).toHaveURL(/\/administration$/);

    const guest = { ...newPerson(), name: isNarrow(page) ? 'Jeanne Moulin' : 'Jeanne Dubois' };
    await button(page, 'Inviter').click();
    await page.getByLabel('E-mail').fill(guest.email);
    await button(page, 'Créer le lien').click();
    const link = await page.getByLabel('Lien d’invitation').inputValue();
    await button(page, 'Je l’ai transmis').click();

    const other = await browser.newPage();
    await other.goto(link);
    await expect(other.getByText(/^Vous êtes invité/)).toBeVisible();
    await expect(other.getByLabel('E-mail')).toHaveValue(guest.email);
    await other.getByLabel('Nom', { exact: true }).fill(guest.name);
    await other.getByLabel('Mot de passe', { exact: true }).fill(guest.password);
    await button(other, 'Créer un compte').click();
    await expect(other).toHaveURL(/\/armoni$/);
    await button(other, 'Compte').click();
    await expect(item(other, 'Informations')).toBeVisible();
    await expect(item(other, 'Administration')).toHaveCount(0);
    await other.goto('/administration');
    await expect(other.getByRole('heading', { name: 'Réservé à l’administration' })).toBeVisible();

    await page.goto('/administration#personnes');
    await page.getByLabel('Chercher une personne').fill(guest.email);
    const row = page.getByRole('row').filter({ hasText: guest.email });
    await row.getByRole('button', { name: `Actions : ${guest.name}` }).click();
    await item(page, 'Changer le quota…').click();
    await page.getByLabel('Place, en Go').fill('1,5');
    await button(page, 'Changer').click();
    await expect(row).toContainText('sur 1,5 Go');
    await row.getByRole('button', { name: `Actions : ${guest.name}` }).click();
    await item(page, 'Suspendre…').click();
    await button(page, 'Suspendre').click();
    await expect(row).toContainText('Suspendu');
    await other.goto('/compte');
    await expect(other.getByRole('heading', { name: 'Accès Refusé' })).toBeVisible();
    await page.getByRole('link', { name: 'Journal' }).click();
    await expect(page.getByRole('link', { name: 'Journal' })).toBeInViewport({ ratio: 1 });
    await page.reload();
    await expect(page.getByRole('link', { name: 'Journal' })).toBeInViewport({ ratio: 1 });
    await expect(page.getByText(`${admin.name} a suspendu ${guest.name}`)).toBeVisible();
    await other.close();
  });
});
