import { comeAlive } from '../alive.ts';
import { contrastOf, groundsIn } from '../contrast.ts';
import { borrowAccount, isNarrow } from '../person.ts';
import { expect, type Locator, test } from '../test.ts';

// Of the two inks over the film, as luminance: `fg` and `fg2` of each theme.
const inks = { dark: { fg: 0.87, fg2: 0.55 }, light: { fg: 0.009, fg2: 0.047 } };

/** Where the words themselves stand: a block's own box may reach far beyond them. */
const wordsOf = (place: Locator) =>
  place.evaluate((element) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const rects: DOMRect[] = [];
    while (texts.nextNode()) {
      const range = document.createRange();
      range.selectNode(texts.currentNode);
      rects.push(range.getBoundingClientRect());
    }
    if (rects.length === 0) rects.push(element.getBoundingClientRect());
    const [x, y] = [Math.min(...rects.map((r) => r.left)), Math.min(...rects.map((r) => r.top))];
    const right = Math.max(...rects.map((r) => r.right));
    const bottom = Math.max(...rects.map((r) => r.bottom));
    return { x, y, width: right - x, height: bottom - y };
  });

test.describe('the landing page', () => {
  for (const [theme, ink] of Object.entries(inks)) {
    test(`keeps its words readable over every shot of the film, ${theme}`, {
      tag: '@whole',
    }, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto('/');
      await page.evaluate((name) => {
        document.documentElement.dataset.theme = name;
      }, theme);
      const title = page.getByRole('heading', { level: 1 });
      const lead = title.locator('xpath=following-sibling::p');
      const link = isNarrow(page)
        ? page.getByRole('button', { name: 'Ouvrir le menu' })
        : page.getByRole('link', { name: 'Contact' });
      await expect(page.getByRole('link', { name: 'Commencer' })).toBeVisible();
      const boxes = await Promise.all([title, lead, link].map(wordsOf));
      // Only the ground is measured: the words themselves would be its lightest pixels.
      await page.evaluate(() => {
        const wordless = new CSSStyleSheet();
        wordless.replaceSync('h1, h1 ~ *, header * { color: transparent !important; opacity: 0 }');
        document.adoptedStyleSheets = [wordless];
      });
      const film = page.locator('video');
      await film.evaluate((video: HTMLVideoElement) => video.load());
      // Once in each of the eight shots, which only zoom a little.
      for (let second = 0.9; second < 14; second += 1.75) {
        await film.evaluate(async (video: HTMLVideoElement, at) => {
          const seeked = new Promise((done) =>
            video.addEventListener('seeked', done, { once: true }),
          );
          video.preload = 'auto';
          video.currentTime = at;
          await seeked;
        }, second);
        await expect(film).toBeVisible();
        const [under, beneath, behind] = await groundsIn(page, boxes);
        const at = `second ${second.toFixed(1)}`;
        // Large text needs 3:1; we keep more, at the one worst pixel behind its whole box.
        expect(contrastOf(ink.fg, under!), `title, ${at}`).toBeGreaterThanOrEqual(4);
        expect(contrastOf(ink.fg2, beneath!), `lead, ${at}`).toBeGreaterThanOrEqual(4.5);
        expect(contrastOf(ink.fg, behind!), `menu, ${at}`).toBeGreaterThanOrEqual(4.5);
      }
    });
  }

  test('rests on its poster where less motion is wanted, and plays when asked', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    const film = page.locator('video');
    await expect(page.getByRole('button', { name: 'Lire le film' })).toBeVisible();
    await expect(film).toHaveJSProperty('paused', true);
    await page.getByRole('button', { name: 'Lire le film' }).click();
    await expect(film).toHaveJSProperty('paused', false);
    await page.getByRole('button', { name: 'Mettre le film en pause' }).click();
    await expect(film).toHaveJSProperty('paused', true);
  });

  test('tells those who share it what it is, and installs', async ({ page, request }) => {
    for (const path of ['/', '/contact', '/information', '/sign-in']) {
      await page.goto(path);
      const content = (name: string) =>
        page.locator(`meta[property="${name}"]`).getAttribute('content');
      const card = await request.get((await content('og:image')) ?? '');
      expect(card.headers()['content-type'], path).toBe('image/jpeg');
      // The tab says the same before and after the scripts have run.
      await expect(page).toHaveTitle((await content('og:title')) ?? '');
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
        'href',
        new URL(path, page.url()).href,
      );
    }
    const manifest = await (await request.get('/manifest.webmanifest')).json();
    for (const { src } of manifest.icons) {
      expect((await request.get(src)).headers()['content-type']).toBe('image/png');
    }
    expect(await (await request.get('/sitemap.xml')).text()).toContain('/contact</loc>');
  });

  test('offers to try again when its code cannot be fetched', async ({ page }) => {
    await page.route('**/assets/landing-page*', (route) => route.abort());
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Réessayer' })).toBeVisible();
    await page.unroute('**/assets/landing-page*');
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await expect(page.getByRole('link', { name: 'Commencer' })).toBeVisible();
  });

  test('shows a member no visitor’s doors while the session is read', async ({ page }) => {
    const enter = page.getByRole('link', { name: 'Accéder au Studio' });
    const begin = page.getByRole('link', { name: 'Commencer' });
    await borrowAccount(page);
    await page.goto('/');
    await expect(enter).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-member');
    // The session is not read before the page ends.
    await page.route('**/api/auth/get-session*', () => {});
    await page.reload();
    await expect(enter).toBeVisible();
    await expect(begin).toBeHidden();
    await expect(page.getByRole('link', { name: 'Connexion' })).toBeHidden();

    await page.unroute('**/api/auth/get-session*');
    await page.context().clearCookies();
    await page.reload();
    await expect(begin).toBeVisible();
    await expect(enter).toBeHidden();
  });

  test('says when the network is away', async ({ page, context }) => {
    await page.goto('/contact');
    // The page stands before the script that will say so, and that is fetched in parts.
    await comeAlive(page);
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await expect(page.getByText('Vous êtes hors connexion.')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('Vous êtes hors connexion.')).toHaveCount(0);
  });
});
