import { becomeMember, newPerson, signIn, signUp } from '../person.ts';
import { expect, test } from '../test.ts';

test.describe('identity', () => {
  test('signing up, out and in again; the session survives a reload', async ({ page }) => {
    const person = await signUp(page);
    await page.reload();
    await page.getByRole('button', { name: 'Mon compte' }).click();
    await page.getByRole('menuitem', { name: 'Se déconnecter' }).click();
    await expect(page).toHaveURL(/\/sign-in$/);
    await signIn(page, person);
  });

  test('sign-in and sign-up lead to each other', async ({ page }) => {
    await page.goto('/sign-in');
    await page.getByRole('link', { name: "S'inscrire" }).click();
    await expect(page).toHaveURL(/\/sign-up$/);
    await page.getByRole('link', { name: 'Se connecter' }).click();
    await expect(page).toHaveURL(/\/sign-in$/);
  });

  test('each mistake is said in French beside its field, and nothing typed is lost', async ({
    page,
  }) => {
    const person = await becomeMember(page);
    await page.context().clearCookies();

    await page.goto('/sign-in');
    await page.getByLabel('E-mail').fill(person.email);
    await page.getByLabel('Mot de passe', { exact: true }).fill('autre chose');
    await page.getByRole('button', { name: 'Se connecter', exact: true }).click();
    await expect(page.getByText('E-mail ou mot de passe incorrect.')).toBeVisible();
    await expect(page.getByLabel('E-mail')).toHaveValue(person.email);

    await page.goto('/sign-up');
    await page.getByLabel('Nom', { exact: true }).fill('Quelqu’un');
    await page.getByLabel('E-mail').fill(newPerson().email);
    await page.getByLabel('Mot de passe', { exact: true }).fill('court');
    await page.getByRole('button', { name: 'Créer un compte' }).click();
    await expect(
      page.getByText('Le mot de passe doit compter au moins 8 caractères.'),
    ).toBeVisible();
    await page.getByLabel('E-mail').fill(person.email);
    await page.getByLabel('Mot de passe', { exact: true }).fill('assez long cette fois');
    await page.getByRole('button', { name: 'Créer un compte' }).click();
    await expect(page.getByText('Un compte existe déjà avec cette adresse e-mail.')).toBeVisible();
    await expect(page.getByLabel('Nom', { exact: true })).toHaveValue('Quelqu’un');
  });

  test('the password can be changed', async ({ page }) => {
    const person = await becomeMember(page);
    await page.goto('/armoni');
    await page.getByRole('button', { name: 'Mon compte' }).click();
    await page.getByRole('menuitem', { name: 'Compte' }).click();
    await expect(page).toHaveURL(/\/compte$/);
    await page.getByRole('button', { name: 'Changer de mot de passe' }).click();
    await page.getByLabel('Mot de passe actuel').fill(person.password);
    await page.getByLabel('Nouveau mot de passe').fill('un tout nouveau secret');
    await page.getByRole('button', { name: 'Confirmer' }).click();
    await expect(page.getByText('Mot de passe changé')).toBeVisible();
    await page.context().clearCookies();
    await signIn(page, { ...person, password: 'un tout nouveau secret' });
  });

  test('protected pages refuse visitors', async ({ page }) => {
    for (const path of ['/armoni', '/trainer', '/compte']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: 'Accès Refusé' })).toBeVisible();
      await expect(page.getByRole('main').locator('a[href="/sign-in"]')).toBeVisible();
    }
    for (const path of ['/editor', '/gallery']) {
      await page.goto(path);
      await expect(page.getByText('Veuillez vous connecter...').first()).toBeVisible();
      await expect(page).toHaveURL(/\/sign-in$/);
    }
  });
});
