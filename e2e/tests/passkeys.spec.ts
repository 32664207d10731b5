import { type Authenticator, plugIn } from '../authenticator.ts';
import { becomeMember, type Member } from '../person.ts';
import { expect, type Page, test } from '../test.ts';

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });
const byPasskey = (page: Page) => button(page, 'Se connecter avec une clé d’accès');
const password = (page: Page) => page.getByLabel('Mot de passe', { exact: true });

/** Somebody whose device opens their account; they are still signed in. */
async function becomeKeyHolder(page: Page): Promise<{ member: Member; device: Authenticator }> {
  const device = await plugIn(page);
  const member = await becomeMember(page);
  await page.goto('/compte');
  await button(page, 'Ajouter une clé d’accès').click();
  await page.getByLabel('Nom de la clé').fill('Ordinateur du studio');
  await password(page).fill(member.password);
  await button(page, 'Continuer').click();
  await expect(page.getByText('Clé d’accès ajoutée')).toBeVisible();
  return { member, device };
}

async function leave(page: Page): Promise<void> {
  await page.context().clearCookies();
}

/**
 * Opens the sign-in page with a device that nobody touches before the button is pressed: its quiet
 * offer stays open, where a slow page's would be taken by the device itself.
 */
async function openUntouched(page: Page, device: Authenticator): Promise<void> {
  await device.answers(false);
  await page.addInitScript(() => {
    const get = navigator.credentials.get.bind(navigator.credentials);
    navigator.credentials.get = (options) => {
      Reflect.set(window, 'isOffered', true);
      return get(options);
    };
  });
  await page.goto('/sign-in');
  await page.waitForFunction(() => Reflect.get(window, 'isOffered') === true);
  await device.answers(true);
}

/** The sign-in page in a browser that has no quiet offer: the button alone asks the device. */
async function openWithoutOffer(page: Page): Promise<void> {
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
  await page.goto('/sign-in');
}

test.describe('passkeys', () => {
  test('are added with the password, named, renamed and removed', async ({ page }) => {
    await plugIn(page);
    const { password: right } = await becomeMember(page);
    await page.goto('/compte');
    await button(page, 'Ajouter une clé d’accès').click();
    // The device says what it is, as far as a page can know.
    await expect(page.getByLabel('Nom de la clé')).toHaveValue(/Chrome/);
    await page.getByLabel('Nom de la clé').fill('Ordinateur du studio');
    await password(page).fill('pas le bon');
    await button(page, 'Continuer').click();
    await expect(page.getByText('Le mot de passe actuel est incorrect.')).toBeVisible();
    await password(page).fill(right);
    await button(page, 'Continuer').click();
    await expect(page.getByText('Clé d’accès · Ordinateur du studio')).toBeVisible();
    await expect(page.getByText(/^créée le .* · jamais utilisée$/)).toBeVisible();

    await button(page, 'Ajouter une clé d’accès').click();
    await password(page).fill(right);
    await button(page, 'Continuer').click();
    await expect(page.getByText('Cet appareil a déjà une clé d’accès')).toBeVisible();
    await button(page, 'Annuler').click();

    await button(page, 'Renommer « Ordinateur du studio »').click();
    await page.getByLabel('Nom de la clé').fill('  ');
    await button(page, 'Enregistrer').click();
    await expect(page.getByText('Donnez-lui un nom.')).toBeVisible();
    await page.getByLabel('Nom de la clé').fill('Portable');
    await button(page, 'Enregistrer').click();
    await expect(page.getByText('Clé d’accès · Portable')).toBeVisible();

    await button(page, 'Retirer « Portable »').click();
    await button(page, 'Retirer').click();
    await expect(page.getByText('Clé d’accès retirée')).toBeVisible();
    await expect(page.getByText('Clé d’accès · Portable')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Se connecter' })).toBeFocused();
  });

  test('open the account at a press, one challenge after the other', async ({ page }) => {
    const { device } = await becomeKeyHolder(page);
    await leave(page);
    const asked: string[] = [];
    page.on('request', (request) => {
      const path = new URL(request.url()).pathname;
      if (path.includes('/passkey/')) asked.push(path.split('/').at(-1) ?? '');
    });
    await openUntouched(page, device);
    expect(asked).toEqual(['generate-authenticate-options']);
    await byPasskey(page).click();
    await expect(page).toHaveURL(/\/armoni$/);
    // The second made none of the first fail: that one had been withdrawn.
    expect(asked).toEqual([
      'generate-authenticate-options',
      'generate-authenticate-options',
      'verify-authentication',
    ]);
    await page.goto('/compte');
    await expect(page.getByText(/· utilisée le /)).toBeVisible();
  });

  test('that their person thought better of are said to be missing, and the next try goes on', async ({
    page,
  }) => {
    const device = await plugIn(page);
    const { password: right } = await becomeMember(page);
    await page.goto('/compte');
    await button(page, 'Ajouter une clé d’accès').click();
    await password(page).fill(right);
    await device.recognizes(false);
    await button(page, 'Continuer').click();
    await expect(
      page.getByText('L’appareil n’a créé aucune clé. Réessayez quand vous voulez.'),
    ).toBeVisible();
    expect(await device.keys()).toBe(0);
    await device.recognizes(true);
    await button(page, 'Continuer').click();
    await expect(page.getByText('Clé d’accès ajoutée')).toBeVisible();

    await leave(page);
    await openWithoutOffer(page);
    await device.recognizes(false);
    await byPasskey(page).click();
    await expect(page.getByText(/Aucune clé d’accès n’a été présentée/)).toBeVisible();
    await device.recognizes(true);
    await byPasskey(page).click();
    await expect(page).toHaveURL(/\/armoni$/);
  });

  test('are offered quietly, without a press', async ({ page }) => {
    await becomeKeyHolder(page);
    await leave(page);
    // Chromium's played device accepts what its person would choose from the e-mail field.
    await page.goto('/sign-in');
    await expect(page).toHaveURL(/\/armoni$/);
  });

  test('stay on no device where the studio does not take or keep them', async ({ page }) => {
    const device = await plugIn(page);
    const { password: right } = await becomeMember(page);
    await page.goto('/compte');
    // Given up after the device has made it.
    await button(page, 'Ajouter une clé d’accès').click();
    await password(page).fill('pas le bon');
    await button(page, 'Continuer').click();
    await expect(page.getByText('Le mot de passe actuel est incorrect.')).toBeVisible();
    expect(await device.keys()).toBe(1);
    await button(page, 'Annuler').click();
    await expect.poll(device.keys).toBe(0);
    // Added, and removed.
    await button(page, 'Ajouter une clé d’accès').click();
    await page.getByLabel('Nom de la clé').fill('Portable');
    await password(page).fill(right);
    await button(page, 'Continuer').click();
    await expect(page.getByText('Clé d’accès ajoutée')).toBeVisible();
    expect(await device.keys()).toBe(1);
    await button(page, 'Retirer « Portable »').click();
    await button(page, 'Retirer').click();
    await expect.poll(device.keys).toBe(0);
  });

  test('that were removed elsewhere say so once, and the password still opens', {
    tag: '@whole',
  }, async ({ page }) => {
    const { member, device } = await becomeKeyHolder(page);
    // A browser without that device.
    const elsewhere = await page.context().newPage();
    await elsewhere.goto('/compte');
    await button(elsewhere, 'Retirer « Ordinateur du studio »').click();
    await button(elsewhere, 'Retirer').click();
    await expect(elsewhere.getByText('Clé d’accès retirée')).toBeVisible();
    await elsewhere.close();
    expect(await device.keys()).toBe(1);
    await leave(page);
    await openWithoutOffer(page);
    await byPasskey(page).click();
    await expect(page.getByText(/n’est pas connue ici, ou a été retirée/)).toBeVisible();
    await expect.poll(device.keys).toBe(0);
    await page.getByLabel('E-mail').fill(member.email);
    await password(page).fill(member.password);
    await button(page, 'Se connecter').click();
    await expect(page).toHaveURL(/\/armoni$/);
  });

  test('bring the tab beside along', { tag: '@whole' }, async ({ page }) => {
    await becomeKeyHolder(page);
    await leave(page);
    const other = await page.context().newPage();
    await openWithoutOffer(other);
    await openWithoutOffer(page);
    await byPasskey(page).click();
    await expect(page).toHaveURL(/\/armoni$/);
    await expect(other).toHaveURL(/\/armoni$/);
  });

  test('are said to be missing where the browser has none, and not offered', async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(window, 'PublicKeyCredential');
    });
    await becomeMember(page);
    await page.goto('/compte');
    await expect(page.getByText('Ce navigateur ne connaît pas les clés d’accès.')).toBeVisible();
    await expect(button(page, 'Ajouter une clé d’accès')).toHaveCount(0);
    await leave(page);
    await page.goto('/sign-in');
    await expect(page.getByLabel('E-mail')).toBeEditable();
    await expect(byPasskey(page)).toHaveCount(0);
  });
});
