import {
  openIssuer,
  type TestIssuer,
} from '../../apps/server/src/features/identity/testing/open-issuer.ts';
import { freePort, startStudio } from '../own-studio.ts';
import { test as base, expect, type Page } from '../test.ts';

type Fixtures = { house: { readonly url: string; readonly issuer: TestIssuer } };

/** A studio whose people another issuer signs in as well, and that issuer. */
const test = base.extend<object, Fixtures>({
  house: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures here.
    async ({}, use) => {
      const port = await freePort();
      const issuer = await openIssuer([`http://localhost:${port}/api/auth/callback/oidc`]);
      const studio = await startStudio(port, { ...issuer.environment, OIDC_ADMIN_ROLE: 'chef' });
      await use({ url: studio.url, issuer });
      await studio.stop();
      await issuer.close();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: ({ house }, use) => use(house.url),
});

const enter = (page: Page) => page.getByRole('button', { name: 'Continuer avec la Maison' });

/** The issuer's own two pages. */
async function signInThere(page: Page, login: string): Promise<void> {
  await page.getByPlaceholder('Enter any login').fill(login);
  await page.getByPlaceholder('and password').fill('un secret');
  await page.getByRole('button', { name: 'Sign-in' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
}

test.describe('another issuer', () => {
  test('opens an account, which it alone changes, and which is left', async ({ page, house }) => {
    house.issuer.people.set('maelle', {
      ...{ name: 'Maëlle', email: 'maelle@maison.example', email_verified: true },
      roles: ['chef'],
    });
    await page.goto('/sign-up');
    await enter(page).click();
    await signInThere(page, 'maelle');
    await expect(page).toHaveURL(/\/armoni$/);

    await page.goto('/compte');
    const ways = page.getByRole('region', { name: 'Se connecter' });
    await expect(ways.getByText('vous entrez avec la Maison')).toBeVisible();
    await expect(ways.getByText('maelle@maison.example')).toBeVisible();
    for (const name of ['Changer de mot de passe', 'Activer le second facteur']) {
      await expect(page.getByRole('button', { name })).toHaveCount(0);
    }

    await page.getByRole('button', { name: 'Mon compte', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Administration' }).click();
    await expect(page).toHaveURL(/\/administration/);

    await page.getByRole('button', { name: 'Mon compte', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Se déconnecter' }).click();
    await expect(page).toHaveURL(/\/sign-in$/);
    await page.goto('/compte');
    await expect(page.getByRole('heading', { name: 'Accès Refusé' })).toBeVisible();
    await page.goto('/sign-in');

    // The issuer still knows this browser; nobody types anything.
    await enter(page).click();
    await expect(page).toHaveURL(/\/armoni$/);

    await page.goto('/compte');
    await page.getByRole('button', { name: 'Effacer mon compte' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel('Mot de passe')).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Tout effacer' }).click();
    await expect(page).toHaveURL(/\/sign-in/);
  });

  test('says why it let nobody in', async ({ page, house }) => {
    house.issuer.people.set('nils', { name: 'Nils', email: 'nils@maison.example' });
    await page.goto('/sign-in');
    await enter(page).click();
    await signInThere(page, 'nils');
    await expect(page).toHaveURL(/\/sign-in\?error=EMAIL_UNVERIFIED$/);
    await expect(page.getByText('votre adresse e-mail n’est pas confirmée')).toBeVisible();
  });
});
