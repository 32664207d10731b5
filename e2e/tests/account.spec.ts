import { readFile } from 'node:fs/promises';
import { clips } from '../media.ts';
import { becomeMember, isNarrow, signIn } from '../person.ts';
import { expect, type Page, test } from '../test.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const endings = (page: Page) => button(page, /^Mettre fin :/);

test.describe('the account page', () => {
  test('tells what is stored and takes it away as a file', async ({ page }) => {
    const member = await becomeMember(page);
    const issued = await page.request.get('/api/auth/token');
    const { token } = (await issued.json()) as { token: string };
    const clip = {
      name: 'plage.mp4',
      mimeType: 'video/mp4',
      buffer: await readFile(clips[0] ?? ''),
    };
    const headers = { authorization: `Bearer ${token}` };
    const multipart = { file: clip, user: member.id };
    const sent = await page.request.post('/workflow/v1/files/upload', { headers, multipart });
    expect(sent.ok(), await sent.text()).toBe(true);

    await page.goto('/compte');
    const storage = page.getByRole('region', { name: 'Stockage' });
    await expect(storage.getByText('1 clip', { exact: true })).toBeVisible();
    await expect(storage.getByText(/^Reste /)).toBeVisible();
    await button(page, 'Exporter').click();
    const link = page.getByRole('link', { name: 'Télécharger' });
    await expect(link).toBeVisible({ timeout: 30_000 });
    // It is still there for who comes back.
    await page.reload();
    const download = page.waitForEvent('download');
    await link.click();
    const saved = await download;
    expect(saved.suggestedFilename()).toMatch(/^armoni-.*\.zip$/);
    const archive = await readFile(await saved.path());
    expect(archive.subarray(0, 2).toString()).toBe('PK');
    // Names stand in the clear at the end of an archive.
    expect(archive.toString('latin1')).toContain('clips/plage.mp4');
    await expect(button(page, 'Refaire l’archive')).toBeVisible();
  });

  test('ends the sessions of other devices, one or all', async ({ page, browser }) => {
    const person = await becomeMember(page);
    const others = await Promise.all([1, 2, 3].map(() => browser.newPage()));
    for (const other of others) await signIn(other, person);

    await page.goto('/compte');
    await expect(page.getByText('Cet appareil', { exact: true })).toHaveCount(1);
    await expect(endings(page)).toHaveCount(3);
    await endings(page).first().click();
    await expect(page.getByText('Appareil déconnecté')).toBeVisible();
    await expect(endings(page)).toHaveCount(2);
    await expect(page.getByRole('heading', { name: 'Appareils' })).toBeFocused();
    await button(page, 'Tout fermer ailleurs').click();
    await expect(page.getByText('Aucun autre appareil n’est connecté.')).toBeVisible();
    await expect(endings(page)).toHaveCount(0);

    for (const other of others) {
      await other.goto('/compte');
      await expect(other.getByRole('heading', { name: 'Accès Refusé' })).toBeVisible();
      await other.context().close();
    }
    await page.reload();
    await expect(page.getByText('Cet appareil', { exact: true })).toBeVisible();
  });

  test('makes a key for another program, shows it once, and revokes it', async ({
    page,
    request,
  }) => {
    await becomeMember(page);
    await page.goto('/compte');
    const section = page.getByRole('region', { name: 'Programmes' });
    await expect(section.getByText('Aucun programme n’a de clé.')).toBeVisible();
    await button(page, 'Créer une clé').click();
    const dialog = page.getByRole('dialog');
    await button(page, 'Créer la clé').click();
    await expect(dialog.getByText('Donnez un nom à la clé.')).toBeVisible();
    await dialog.getByLabel('Nom du programme').fill('Open WebUI');
    await dialog.getByRole('checkbox', { name: 'supprimer' }).click();
    await button(page, 'Créer la clé').click();
    const secret = await dialog.getByLabel('Clé', { exact: true }).inputValue();
    // A slip of the finger does not lose it.
    await page.keyboard.press('Escape');
    await expect(dialog).toBeVisible();
    const headers = { authorization: `Bearer ${secret}` };
    expect((await request.get('/v1/models', { headers })).status()).toBe(200);
    await button(page, 'J’ai copié la clé').click();
    await expect(section.getByText('lire, créer et modifier')).toBeVisible();

    await button(page, 'Révoquer « Open WebUI »').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Révoquer' }).click();
    await expect(page.getByText('Clé révoquée')).toBeVisible();
    await expect(section.getByText('Open WebUI')).toHaveCount(0);
    expect((await request.get('/v1/models', { headers })).status()).toBe(401);
  });

  test('erases the account with its password only, by keyboard', async ({ page }) => {
    const person = await becomeMember(page);
    await page.goto('/compte');
    await button(page, 'Effacer mon compte').press('Enter');
    const password = page.getByLabel('Mot de passe', { exact: true });
    await expect(password).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Indiquez votre mot de passe.')).toBeVisible();
    await page.keyboard.type('pas le bon');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Le mot de passe est incorrect.')).toBeVisible();
    await password.fill(person.password);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Votre compte est effacé.')).toBeVisible();
    await expect(page).toHaveURL(/\/sign-in$/);

    await page.getByLabel('E-mail').fill(person.email);
    await page.getByLabel('Mot de passe', { exact: true }).fill(person.password);
    await button(page, /^Se connecter$/).click();
    await expect(page.getByText('E-mail ou mot de passe incorrect.')).toBeVisible();
  });

  test('says that a studio without mails can neither confirm nor change an address', async ({
    page,
  }) => {
    await becomeMember(page);
    await page.goto('/compte');
    await expect(page.getByText(/^ce studio n’envoie pas d’e-mail/)).toBeVisible();
    await expect(button(page, 'Changer de mot de passe')).toBeVisible();
    await expect(button(page, 'Changer d’adresse')).toHaveCount(0);
    await expect(button(page, 'Renvoyer le lien')).toHaveCount(0);
  });

  test('leads to its sections', async ({ page }) => {
    await becomeMember(page);
    await page.goto('/compte');
    const link = page.getByRole('link', { name: 'Vos données' });
    await link.click();
    await expect(link).toHaveAttribute('aria-current', 'true');
    await expect(page.getByRole('heading', { name: 'Vos données' })).toBeInViewport();
    // On phones the menu of the page's head has it.
    await expect(page.getByRole('main').getByText('Se déconnecter')).toBeVisible({
      visible: !isNarrow(page),
    });
  });
});
