import { violations } from '../accessibility.ts';
import { test } from '../mailing-studio.ts';
import { becomeMember, newPerson, signUp } from '../person.ts';
import { expect, type Page } from '../test.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const password = (page: Page) => page.getByLabel('Mot de passe', { exact: true });
const section = (page: Page) => page.getByRole('region', { name: 'Se connecter' });

test.describe('addresses, where the studio sends mails', () => {
  test('are confirmed by a link, which can be sent again', async ({ page, studio }) => {
    const { email } = await signUp(page);
    await page.goto('/compte');
    await expect(section(page).getByText('adresse à vérifier')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await button(page, 'Renvoyer le lien').click();
    await expect(page.getByText(`Un lien part vers ${email}.`, { exact: false })).toBeVisible();

    const link = await studio.linkTo(email, 2);
    await page.goto(link.replace('token=', 'token=x'));
    await expect(title(page, 'Ce lien n’est plus valable')).toBeVisible();
    await button(page, 'Envoyer un nouveau lien').click();
    await expect(page.getByText(/^Un nouveau lien part vers/)).toBeVisible();
    await page.goto(await studio.linkTo(email, 3));
    await expect(title(page, 'Adresse vérifiée')).toBeVisible();
    await expect(page).toHaveURL(/\/sign-in\/adresse$/);

    await page.goto('/compte');
    await expect(section(page).getByText('adresse vérifiée')).toBeVisible();
    await expect(button(page, 'Renvoyer le lien')).toHaveCount(0);
    await page.goto('/sign-in/adresse?error=TOKEN_EXPIRED');
    await button(page, 'Envoyer un nouveau lien').click();
    await expect(page.getByText(/est déjà vérifiée/)).toBeVisible();
  });

  test('change once the new one’s link is opened by their own person', { tag: '@whole' }, async ({
    page,
    browser,
    studio,
  }) => {
    const member = await becomeMember(page);
    const { email: newEmail } = newPerson();
    await page.goto('/compte');
    await button(page, 'Changer d’adresse').click();
    await page.getByLabel('Nouvelle adresse e-mail').fill(member.email);
    await password(page).fill('pas le bon');
    await button(page, 'Envoyer le lien').click();
    await expect(page.getByText('C’est déjà l’adresse de votre compte.')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.getByLabel('Nouvelle adresse e-mail').fill(newEmail);
    await button(page, 'Envoyer le lien').click();
    await expect(page.getByText('Le mot de passe actuel est incorrect.')).toBeVisible();
    await password(page).fill(member.password);
    await button(page, 'Envoyer le lien').click();
    await expect(page.getByText(`Si l’adresse ${newEmail} est libre`)).toBeVisible();

    const link = await studio.linkTo(newEmail);
    const stranger = await browser.newPage();
    await stranger.goto(link);
    await expect(title(stranger, 'Connectez-vous d’abord')).toBeVisible();
    await stranger.getByRole('link', { name: 'Se connecter' }).click();
    await expect(stranger.getByLabel('E-mail')).toBeVisible();
    await stranger.context().close();

    await page.goto(link);
    await expect(title(page, 'Adresse vérifiée')).toBeVisible();
    await page.goto('/compte');
    await expect(section(page).getByText(newEmail)).toBeVisible();
    await expect(section(page).getByText('adresse vérifiée')).toBeVisible();
  });

  test('open a way back to who forgot the password', async ({ page, studio }) => {
    const member = await becomeMember(page);
    await page.context().clearCookies();
    await page.goto('/sign-in');
    await page.getByRole('link', { name: 'Mot de passe oublié ?' }).click();
    await page.getByLabel('E-mail').fill(member.email);
    await button(page, 'Envoyer le lien').click();
    await expect(page.getByText(/un lien vient de lui être envoyé/)).toBeVisible();
    await page.goto(await studio.linkTo(member.email, 2));
    await page.getByLabel('Nouveau mot de passe').fill('une phrase toute neuve');
    await button(page, 'Enregistrer').click();
    await page.getByLabel('E-mail').fill(member.email);
    await password(page).fill('une phrase toute neuve');
    await button(page, 'Se connecter').click();
    await expect(page).toHaveURL(/\/armoni$/);
  });
});
