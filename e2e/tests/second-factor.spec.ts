import { codeOf, secretOf } from '../../apps/server/src/features/identity/testing/totp.ts';
import { becomeMember, type Member } from '../person.ts';
import { expect, type Page, test } from '../test.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const password = (page: Page) => page.getByLabel('Mot de passe', { exact: true });
const codeField = (page: Page) => page.getByLabel('Code à six chiffres');
const section = (page: Page) => page.getByRole('region', { name: 'Se connecter' });

/** Switches it on as a person does; gives what their application and their paper know. */
async function switchOn(page: Page, member: Member) {
  await page.goto('/compte');
  await button(page, 'Activer le second facteur').click();
  await password(page).fill('pas le bon');
  await button(page, 'Continuer').click();
  await expect(page.getByText('Le mot de passe actuel est incorrect.')).toBeVisible();
  await password(page).fill(member.password);
  await button(page, 'Continuer').click();
  await expect(page.getByRole('img', { name: /^Code QR/ })).toBeVisible();
  const link = page.getByRole('link', { name: 'Ouvrir dans une application de cet appareil' });
  const secret = secretOf((await link.getAttribute('href')) ?? '');
  await expect(codeField(page)).toBeFocused();
  await codeField(page).fill('000000');
  await button(page, 'Activer').click();
  await expect(page.getByText(/^Ce code n’est pas le bon/)).toBeVisible();
  const spent = codeOf(secret);
  await codeField(page).fill(spent);
  await button(page, 'Activer').click();
  const card = page.getByRole('region', { name: 'Vos codes de secours' });
  await expect(card.getByRole('listitem')).toHaveCount(10);
  const recoveryCodes = await card.getByRole('listitem').allTextContents();
  await button(page, 'Je les ai copiés').click();
  await expect(card).toHaveCount(0);
  await expect(section(page).getByText('par application, activé')).toBeVisible();
  return { secret, spent, recoveryCodes };
}

/** To the step after the password. */
async function sayPassword(page: Page, { email, password: right }: Member): Promise<void> {
  await page.context().clearCookies();
  await page.goto('/sign-in');
  await page.getByLabel('E-mail').fill(email);
  await password(page).fill(right);
  await button(page, 'Se connecter').click();
  await expect(codeField(page)).toBeFocused();
}

test.describe('a second factor', () => {
  test('is switched on, asked for after the password, and switched off', async ({ page }) => {
    const member = await becomeMember(page);
    const { secret, spent, recoveryCodes } = await switchOn(page, member);

    await sayPassword(page, member);
    await codeField(page).fill('12');
    await codeField(page).press('Enter');
    await expect(page.getByText(/^Ce code n’est pas le bon/)).toBeVisible();
    // The one that switched it on is spent.
    await codeField(page).fill(spent);
    await button(page, 'Continuer').click();
    await expect(page.getByText(/^Ce code n’est pas le bon, ou a déjà servi/)).toBeVisible();
    await expect(page).toHaveURL(/\/sign-in$/);
    await codeField(page).fill(codeOf(secret, 1).replace(/(...)/, '$1 '));
    await button(page, 'Continuer').click();
    await expect(page).toHaveURL(/\/armoni$/);

    for (const isSpent of [false, true]) {
      await sayPassword(page, member);
      await button(page, 'Utiliser un code de secours').click();
      await page.getByLabel('Code de secours').fill(recoveryCodes[0]?.replace('-', '') ?? '');
      await button(page, 'Continuer').click();
      if (isSpent)
        await expect(page.getByText(/^Ce code de secours n’est pas le bon/)).toBeVisible();
      else await expect(page).toHaveURL(/\/armoni$/);
    }
    await button(page, 'Utiliser l’application').click();
    await expect(codeField(page)).toBeFocused();
  });

  test('gives new recovery codes, and is switched off with the password', {
    tag: '@whole',
  }, async ({ page }) => {
    const member = await becomeMember(page);
    const { recoveryCodes } = await switchOn(page, member);
    await button(page, 'Renouveler les codes de secours').click();
    await password(page).fill(member.password);
    await button(page, 'Renouveler').click();
    const card = page.getByRole('region', { name: 'Vos codes de secours' });
    await expect(card.getByRole('heading')).toBeFocused();
    const renewed = await card.getByRole('listitem').allTextContents();
    expect(renewed).toHaveLength(10);
    expect(renewed).not.toContain(recoveryCodes[0]);
    await button(page, 'Je les ai copiés').click();

    await button(page, 'Désactiver le second facteur').click();
    await password(page).fill(member.password);
    await button(page, 'Désactiver').click();
    await expect(page.getByText('Second facteur désactivé')).toBeVisible();
    await expect(section(page).getByText('par application, désactivé')).toBeVisible();
    // The page goes on in the session that took the place of the one before.
    await expect(page.getByText('Cet appareil', { exact: true })).toHaveCount(1);
    await page.reload();
    await expect(section(page).getByText('par application, désactivé')).toBeVisible();
  });

  test('sends back to the password when its time is over, and keeps the address', async ({
    page,
  }) => {
    const member = await becomeMember(page);
    await switchOn(page, member);
    await sayPassword(page, member);
    // As after ten minutes: the browser has forgotten who had said the password.
    await page.context().clearCookies();
    await codeField(page).fill('123456');
    await button(page, 'Continuer').click();
    await expect(page.getByText(/^La connexion a expiré/)).toBeVisible();
    await expect(page.getByLabel('E-mail')).toHaveValue(member.email);
  });

  test('takes five wrong codes, then asks for the password again', { tag: '@whole' }, async ({
    page,
  }) => {
    const member = await becomeMember(page);
    await switchOn(page, member);
    await sayPassword(page, member);
    for (let wrong = 1; wrong <= 5; wrong += 1) {
      await codeField(page).fill(`00000${wrong}`);
      const answered = page.waitForResponse('**/verify-totp');
      await button(page, 'Continuer').click();
      expect((await answered).status()).toBe(401);
    }
    await codeField(page).fill('000006');
    await button(page, 'Continuer').click();
    await expect(page.getByText(/^Trop de codes erronés. Recommencez/)).toBeVisible();
    await expect(password(page)).toBeVisible();
  });
});
