import { borrowAccount, isNarrow } from '../person.ts';
import { expect, test } from '../test.ts';

test.describe('the public pages', () => {
  test('the landing page leads visitors to sign in and members to the studio', async ({ page }) => {
    await page.goto('/');
    await expect(
      page.getByRole('heading', { name: 'Votre studio de production audiovisuelle IA.' }),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: 'Commencer' })).toHaveAttribute('href', '/sign-in');
    await expect(
      page.getByRole('main').getByRole('link', { name: 'Se connecter' }),
    ).toHaveAttribute('href', '/sign-in');
    const film = page.locator('video');
    await expect(film).toHaveJSProperty('muted', true);
    await expect(film).toHaveJSProperty('loop', true);

    await borrowAccount(page);
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'Accéder au Studio' })).toHaveAttribute(
      'href',
      '/armoni',
    );
    await expect(page.getByRole('link', { name: 'Commencer' })).toHaveCount(0);
  });

  test('the header has five places and marks the current one', async ({ page }) => {
    await page.goto('/contact');
    if (isNarrow(page)) await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
    const places = page.getByRole('navigation').filter({ visible: true }).first();
    for (const name of ['Accueil', 'Armoni', 'Edytor', 'Galerie', 'Contact']) {
      await expect(places.getByRole('link', { name, exact: true })).toBeVisible();
    }
    await expect(places.getByRole('link', { name: 'Contact' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  });

  test('the header is hidden on sign-in and sign-up', async ({ page }) => {
    for (const path of ['/sign-in', '/sign-up']) {
      await page.goto(path);
      await expect(page.getByLabel('E-mail')).toBeVisible();
      await expect(page.getByRole('banner')).toHaveCount(0);
    }
  });

  test('contact, payment and information pages say what they must', async ({ page }) => {
    await page.goto('/contact');
    await expect(page.getByRole('heading', { name: 'Contactez-nous' })).toBeVisible();
    await expect(page.getByText('Commencez sous 48h')).toBeVisible();
    await expect(page.locator('a[href^="mailto:"]').first()).toBeVisible();
    await page.goto('/success');
    await expect(page.getByRole('heading', { name: 'Paiement réussi!' })).toBeVisible();
    await expect(page.getByRole('main').locator('a[href="/armoni"]')).toBeVisible();
    await page.goto('/cancel');
    await expect(page.getByRole('main').locator('a[href="/contact"]')).toBeVisible();
    await page.goto('/information');
    await expect(page.getByRole('heading', { name: 'Nous Contacter' })).toBeVisible();
    await page.getByText('Combien ça coûte ?').click();
    await expect(page.getByText(/gratuit et sans engagement/)).toBeVisible();
    for (const path of ['/', '/contact']) {
      await page.goto(path);
      await expect(page.getByRole('link', { name: 'Informations' })).toBeVisible();
    }
    await page.getByRole('link', { name: 'Nous Contacter' }).click();
    await expect(page).toHaveURL(/\/information#contact$/);
    await page.goto('/nulle-part');
    await expect(page.getByRole('heading', { name: 'Page introuvable' })).toBeVisible();
  });

  test('the theme is dark first and kept for the session only', async ({ page, context }) => {
    await page.goto('/contact');
    const root = page.locator('html');
    await expect(root).toHaveAttribute('data-theme', 'dark');
    if (isNarrow(page)) await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
    const toLight = page.getByRole('button', { name: 'Passer au thème clair' });
    await toLight
      .or(page.getByRole('radio', { name: 'Clair' }))
      .filter({ visible: true })
      .click();
    await expect(root).toHaveAttribute('data-theme', 'light');
    await page.reload();
    await expect(root).toHaveAttribute('data-theme', 'light');
    const another = await context.newPage();
    await another.goto('/contact');
    await expect(another.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
});
