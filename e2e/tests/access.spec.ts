import { borrowAccount, isNarrow } from '../person.ts';
import { expect, type Page, test } from '../test.ts';

const open = [
  '/',
  '/contact',
  '/information',
  '/verifier',
  '/sign-in',
  '/sign-up',
  '/success',
  '/cancel',
];
const denied = (page: Page) => page.getByRole('heading', { name: 'Accès Refusé' });

test.describe('§6 Roles and permissions', () => {
  test('visitors see the public pages, and « Accès Refusé » on the others', async ({ page }) => {
    for (const path of open) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(denied(page)).toHaveCount(0);
    }
    for (const path of ['/armoni', '/armoni/chats/c1', '/trainer']) {
      await page.goto(path);
      await expect(denied(page)).toBeVisible();
      await expect(page.getByText(/Vous n'êtes pas connecté/)).toBeVisible();
    }
    await page.getByRole('main').getByRole('link', { name: 'Se connecter' }).click();
    await expect(page).toHaveURL(/\/sign-in$/);
  });

  test('the editor and the gallery also say so and lead to the sign-in', async ({ page }) => {
    for (const path of ['/editor', '/gallery']) {
      await page.goto(path);
      await expect(denied(page)).toBeVisible();
      await expect(page.getByText('Veuillez vous connecter...').first()).toBeVisible();
      await expect(page).toHaveURL(/\/sign-in$/);
    }
  });

  test('members have the public pages and the four tools', async ({ page }) => {
    await borrowAccount(page);
    for (const path of ['/', '/contact', '/armoni', '/trainer', '/editor', '/gallery']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
      await expect(denied(page)).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Mon compte' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Connexion' })).toHaveCount(0);
    }
    for (const path of ['/sign-in', '/sign-up']) {
      await page.goto(path);
      await expect(page).toHaveURL(/\/armoni$/);
    }
  });
});

test.describe('§2 Header', () => {
  test('stays at the top of a long page, and its logo leads home', async ({ page }) => {
    await page.goto('/information');
    const header = page.getByRole('banner');
    await expect(page.getByRole('heading', { name: 'Nous Contacter' })).toBeVisible();
    await page.getByRole('heading', { name: 'Nous Contacter' }).scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 2000);
    await expect(header).toBeInViewport();
    expect((await header.boundingBox())?.y).toBe(0);
    await header.getByRole('link').first().click();
    await expect(page).toHaveURL((url) => url.pathname === '/');
  });

  test('offers « Connexion » to visitors', async ({ page }) => {
    await page.goto('/contact');
    if (isNarrow(page)) await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
    await page.getByRole('link', { name: 'Connexion' }).filter({ visible: true }).click();
    await expect(page).toHaveURL(/\/sign-in$/);
  });

  test('marks the place that a conversation belongs to', async ({ page }) => {
    await borrowAccount(page);
    for (const [path, name] of [
      ['/armoni/chats/c1', 'Armoni'],
      ['/editor', 'Edytor'],
      ['/gallery', 'Galerie'],
    ] as const) {
      await page.goto(path);
      if (isNarrow(page)) await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
      const current = page
        .locator('nav [aria-current="page"]')
        .filter({ visible: true, hasText: name });
      await expect(current.first()).toBeVisible();
    }
  });
});

test.describe('§2 Contact', () => {
  test('has a simpler view with an address and a link to the social media', async ({ page }) => {
    const config = await (await page.request.get('/api/v1/config')).json();
    await page.goto('/information');
    await expect(page.getByRole('heading', { name: 'Nous Contacter' })).toBeVisible();
    await expect(page.getByRole('main').locator('a[href^="mailto:"]')).toContainText(
      config.contactEmail,
    );
    await expect(page.getByRole('main').locator(`a[href="${config.socialUrl}"]`)).toBeVisible();
  });

  test('offers a free quote, an adapted platform and three benefits', async ({ page }) => {
    await page.goto('/contact');
    const main = page.getByRole('main');
    await expect(main).toContainText(/gratuit/);
    await expect(main).toContainText(/engage/);
    await expect(main.getByRole('heading', { name: 'Solutions sur mesure' })).toBeVisible();
    await expect(main.getByText('Commencez sous 48h')).toBeVisible();
    await expect(main.getByText(/budget/).first()).toBeVisible();
    await expect(main.getByText(/accompagnement dédié/)).toBeVisible();
    const mail = main.locator('a[href^="mailto:"]').first();
    await expect(mail).toHaveAttribute('href', /^mailto:[^@]+@[^?]+\?subject=/);
  });
});

test('§2 Payment cancelled says that nothing was charged', async ({ page }) => {
  await page.goto('/cancel');
  await expect(page.getByText(/Aucun montant n’a été débité/)).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Tarifs' }).click();
  await expect(page).toHaveURL(/\/contact$/);
});

test('§9 The theme is kept in session storage under a theme key', async ({ page }) => {
  await page.goto('/contact');
  if (isNarrow(page)) await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
  await page
    .getByRole('button', { name: 'Passer au thème clair' })
    .or(page.getByRole('radio', { name: 'Clair' }))
    .filter({ visible: true })
    .click();
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('theme'))).toBe('light');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull();
});
