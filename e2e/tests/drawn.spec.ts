import { comeAlive, isAlive } from '../alive.ts';
import { newPerson } from '../person.ts';
import { expect, type Page, test } from '../test.ts';

const titles = [
  ['/', 'Votre studio de production audiovisuelle IA.'],
  ['/contact', 'Contactez-nous'],
  ['/information', 'Informations'],
  ['/verifier', 'Vérifier une image ou un film'],
  ['/success', 'Paiement réussi!'],
  ['/cancel', 'Paiement annulé'],
  ['/sign-in', 'Connexion'],
  ['/sign-up', 'Créer un compte'],
] as const;

const titleOf = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** @returns what lets through the scripts that it keeps from coming */
async function holdBack(page: Page, scripts: string | RegExp): Promise<() => void> {
  let letThrough = () => {};
  const wanted = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(scripts, async (route) => {
    await wanted;
    await route.continue();
  });
  return letThrough;
}

test.describe('public pages before any script', () => {
  test.use({ javaScriptEnabled: false });

  test('show what they say, and their links lead on', async ({ page }) => {
    for (const [path, title] of titles) {
      await page.goto(path);
      await expect(titleOf(page, title)).toBeVisible();
    }
    await page.goto('/contact');
    await expect(page.getByRole('main').locator('a[href^="mailto:"]')).toContainText('@');
    await page.goto('/');
    await page.getByRole('link', { name: 'Commencer' }).click();
    await expect(titleOf(page, 'Connexion')).toBeVisible();
  });

  test('send no password anywhere', async ({ page }) => {
    await page.goto('/sign-in');
    const sent: string[] = [];
    page.on('request', (request) => request.isNavigationRequest() && sent.push(request.url()));
    await page.getByLabel('E-mail').fill(newPerson().email);
    await page.getByLabel('Mot de passe', { exact: true }).fill('un secret');
    await page.getByLabel('Mot de passe', { exact: true }).press('Enter');
    await page.getByRole('button', { name: 'Se connecter', exact: true }).click();
    await expect(page).toHaveURL(/\/sign-in$/);
    expect(sent).toEqual([]);
  });
});

test.describe('public pages with their script', () => {
  test('come to life as they were drawn', async ({ page }) => {
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) faults.push(message.text());
    });
    for (const [path, title] of titles) {
      await page.goto(path);
      const drawn = await titleOf(page, title).elementHandle();
      await comeAlive(page);
      // The same element: React took over what was there instead of drawing it anew.
      expect(await drawn?.evaluate((element) => element.isConnected), path).toBe(true);
    }
    expect(faults).toEqual([]);
  });

  test('keep what was typed before it came', async ({ page }) => {
    const letThrough = await holdBack(page, '**/assets/*.js');
    await page.goto('/sign-up', { waitUntil: 'commit' });
    const { name, email } = newPerson();
    await page.getByLabel('Nom', { exact: true }).fill(name);
    await page.getByLabel('E-mail').fill(email);
    letThrough();
    await comeAlive(page);
    await page.getByRole('button', { name: 'Créer un compte' }).click();
    await expect(page.getByText('Indiquez votre mot de passe.')).toBeVisible();
    await expect(page.getByText('Indiquez votre adresse e-mail.')).toHaveCount(0);
    await expect(page.getByLabel('Nom', { exact: true })).toHaveValue(name);
    await expect(page.getByLabel('E-mail')).toHaveValue(email);
  });

  test('do at last what was pressed before it came', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const late of [/assets\/.*js$/, /assets\/(?!index|preload).*js$/, /landing-page.*js$/]) {
      const letThrough = await holdBack(page, late);
      await page.goto('/', { waitUntil: 'commit' });
      await page.getByRole('button', { name: 'Lire le film' }).click();
      expect(await isAlive(page), `${late}`).toBe(false);
      letThrough();
      await expect(page.getByRole('button', { name: 'Mettre le film en pause' })).toBeVisible();
      await page.unroute(late);
    }
  });

  test('see who has signed in when « back » shows them again as they were', async ({ page }) => {
    await page.goto('/');
    await comeAlive(page);
    await expect(page.getByRole('link', { name: 'Commencer' })).toBeVisible();
    const answer = await page.request.post('/api/auth/sign-up/email', { data: newPerson() });
    expect(answer.ok()).toBe(true);
    // A driven browser keeps no pages, so it is told what one that does would tell.
    await page.evaluate(() =>
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
    );
    await expect(page.getByRole('link', { name: 'Accéder au Studio' })).toBeVisible();
  });
});
