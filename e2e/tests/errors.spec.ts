import { comeAlive } from '../alive.ts';
import { answer, message as chatMessage, page100, refuse, storedFile } from '../answers.ts';
import { stopTime } from '../clock.ts';
import { addClip, furnishEditor, generate, run, upload, workflowRun } from '../editor.ts';
import { clips, music } from '../media.ts';
import { borrowAccount } from '../person.ts';
import { ask, furnish, message, openImages, talk } from '../studio.ts';
import { expect, type Page, test } from '../test.ts';

/** What the page writes to the console as an error. */
function logOf(page: Page): string[] {
  const logged: string[] = [];
  page.on('console', (entry) => {
    if (entry.type() === 'error') logged.push(entry.text());
  });
  return logged;
}

test.describe('§4 Session token', () => {
  test('every product call carries a bearer token', async ({ page }) => {
    await borrowAccount(page);
    const without: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      const isPublic = /^\/api\/(auth|v1\/(config|health))/.test(pathname);
      const isProduct = pathname.startsWith('/api/v1/') && !isPublic;
      const token = request.headers().authorization ?? '';
      if (isProduct && !/^Bearer \S+\.\S+\.\S+$/.test(token)) without.push(pathname);
    });
    for (const path of ['/armoni', '/trainer', '/editor', '/gallery']) {
      const called = page.waitForResponse(/\/api\/v1\/(conversations|models|video|gallery)/);
      await page.goto(path);
      await called;
    }
    expect(without).toEqual([]);
  });

  test('a refused call is tried once more with a fresh token', async ({ page }) => {
    await furnish(page);
    const tokens: string[] = [];
    await page.route('**/api/v1/conversations?**', (route) => {
      // Those that are pinned are another call.
      if (route.request().url().includes('pinned=')) return route.fulfill({ json: page100([]) });
      tokens.push(route.request().headers().authorization ?? '');
      if (tokens.length === 1) return refuse(route, 401, 'expiré', 'unauthorized');
      return route.fulfill({ json: page100([]) });
    });
    const issued: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/auth/token')) issued.push(request.url());
    });
    await page.goto('/armoni');
    await expect(message(page)).toBeVisible();
    await expect.poll(() => tokens.length).toBe(2);
    expect(issued.length).toBe(2);
  });

  test('a session that is over is announced, and the error goes on', async ({ page }) => {
    await page.addInitScript(() => {
      window.addEventListener('armoni:token-expired', () => Reflect.set(window, 'expired', true));
    });
    await furnish(page);
    await page.goto('/armoni');
    await expect(message(page)).toBeVisible();
    await page.context().clearCookies();
    let tries = 0;
    await page.route('**/api/v1/chat-messages', (route) => {
      tries += 1;
      return refuse(route, 401, 'expiré', 'unauthorized');
    });
    const logged = logOf(page);
    await ask(page, 'une question tardive');
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'expired'))).toBe(true);
    await expect(page.getByRole('heading', { name: 'Accès Refusé' })).toBeVisible();
    expect(tries).toBe(1);
    expect(logged.join()).toContain('HTTP error! status: 401');
  });
});

test.describe('§8 Chat failures are logged, and nothing typed is lost', () => {
  test('an answer that is an error', async ({ page }) => {
    await furnish(page);
    await page.route('**/api/v1/chat-messages', (route) =>
      refuse(route, 500, 'Le studio a rencontré un problème.', 'internal_server_error'),
    );
    const logged = logOf(page);
    await page.goto('/armoni/chats/c1');
    await ask(page, 'une phrase à ne pas perdre');
    await expect.poll(() => logged.join()).toContain('HTTP error! status: 500');
    await expect(message(page)).toHaveValue('une phrase à ne pas perdre');
    await expect(page.getByRole('button', { name: 'Envoyer' })).toBeVisible();
    await expect(page.getByText('Le studio a rencontré un problème.')).toHaveCount(0);
  });

  test('an answer without a body', async ({ page }) => {
    await furnish(page);
    await page.route('**/api/v1/chat-messages', (route) => route.fulfill({ status: 204 }));
    const logged = logOf(page);
    await page.goto('/armoni/chats/c1');
    await ask(page, 'une phrase à ne pas perdre');
    await expect.poll(() => logged.join()).toContain('No response data');
    await expect(message(page)).toHaveValue('une phrase à ne pas perdre');
  });

  test('a message that failed says why and can be asked again', async ({ page }) => {
    const failed = chatMessage({ id: 'm1', error: 'Le moteur ne répond pas.', status: 'error' });
    await furnish(page, { messages: [failed] });
    await page.goto('/armoni/chats/c1');
    await expect(talk(page).getByText('Le moteur ne répond pas.')).toBeVisible();
    const sent = page.waitForRequest('**/api/v1/chat-messages');
    await page.getByRole('button', { name: 'Réessayer' }).click();
    expect((await sent).postDataJSON()).toMatchObject({ query: 'Une question' });
  });

  test('a share that fails', async ({ page }) => {
    await page.addInitScript(() => {
      const refuse = () => Promise.reject(new Error('closed'));
      Object.defineProperty(navigator, 'share', { value: refuse });
      Object.defineProperty(navigator, 'clipboard', { value: { writeText: refuse } });
      document.execCommand = () => false;
    });
    await furnish(page, { files: [storedFile('lac.png')] });
    const logged = logOf(page);
    await page.goto('/armoni/chats/c1');
    await openImages(page);
    await page.getByRole('button', { name: 'Partager' }).first().click();
    await expect.poll(() => logged.length).toBeGreaterThan(0);
    await expect(page.getByText('Lien copié')).toHaveCount(0);
  });
});

test.describe('§8 Editor failures', () => {
  test.beforeEach(async ({ page }) => {
    await furnishEditor(page);
    await page.goto('/editor');
  });

  const chooseClip = (page: Page) =>
    page.locator('input[type="file"][accept*="video"]').setInputFiles(clips[0] ?? '');

  for (const [name, glob, status, json, words] of [
    ['the upload is refused', upload, 413, 'Trop lourd', 'Failed to upload file: Trop lourd'],
    ['the workflow is refused', run, 422, 'Non', 'Failed to run S3 workflow: Non'],
    [
      'the workflow fails',
      run,
      200,
      workflowRun({ status: 'failed', error: 'Illisible' }),
      'Failed to run S3 workflow: Illisible',
    ],
    [
      'the workflow names no address',
      run,
      200,
      workflowRun({ outputs: {} }),
      'S3 URL not found in workflow response',
    ],
  ] as const) {
    test(`are said when ${name}`, async ({ page }) => {
      await page.route(glob, (route) =>
        typeof json === 'string' ? refuse(route, status, json) : route.fulfill({ json }),
      );
      await chooseClip(page);
      await expect(page.getByText(words)).toHaveCount(2);
      await expect(page.getByText('Uploaded Clips (0)')).toBeVisible();
    });
  }

  test('have words of their own when nobody answers', async ({ page }) => {
    await page.route(upload, (route) => route.abort());
    await chooseClip(page);
    await expect(page.getByText("Erreur lors de l'upload", { exact: true })).toHaveCount(2);
    await page.locator('input[type="file"][accept*="audio"]').setInputFiles(music);
    await expect(page.getByText("Erreur lors de l'upload audio")).toBeVisible();
  });

  test('tell a film that cannot be asked for, after three tries', async ({ page }) => {
    await addClip(page);
    let tries = 0;
    await page.route('**/api/v1/video/process', (route) => {
      tries += 1;
      return route.abort();
    });
    await generate(page).click();
    await expect(page.getByText('Erreur lors du traitement de votre vidéo').first()).toBeVisible();
    expect(tries).toBe(3);
  });
});

test('§8 An upload that takes more than 30 minutes is given up', async ({ page }) => {
  await page.addInitScript(() => {
    // The browser's own clock cannot be moved: half an hour of it lasts half a second here.
    const timeout = Object.getOwnPropertyDescriptor(XMLHttpRequest.prototype, 'timeout');
    Object.defineProperty(XMLHttpRequest.prototype, 'timeout', {
      set(milliseconds: number) {
        timeout?.set?.call(this, milliseconds === 30 * 60_000 ? 500 : milliseconds);
      },
    });
  });
  await furnishEditor(page);
  await page.route(upload, () => {
    // Never answered.
  });
  await page.goto('/editor');
  await page.locator('input[type="file"][accept*="video"]').setInputFiles(clips[0] ?? '');
  await expect(
    page.getByText(
      'Upload timeout - file upload is taking too long. Please try with a smaller file or check your connection.',
    ),
  ).toHaveCount(2);
});

test.describe('§9 Toasts', () => {
  test('stay 4 seconds, three at a time', async ({ page }) => {
    await page.clock.install();
    await furnishEditor(page);
    await page.goto('/editor');
    const input = page.locator('input[type="file"][accept*="video"]');
    await expect(input).toBeAttached();
    await page.mouse.move(1, 1);
    const notes = [1, 2, 3, 4].map((index) => ({
      name: `notes-${index}.txt`,
      mimeType: 'text/plain',
      buffer: Buffer.from('rien'),
    }));
    // The first one fetches the toaster's code.
    await input.setInputFiles(notes.slice(0, 1));
    const toasts = page.getByText(/n'est pas un fichier vidéo valide/).filter({ visible: true });
    await expect(toasts).toHaveCount(1);
    await stopTime(page);
    await page.clock.runFor(6000);
    await expect(toasts).toHaveCount(0);
    await input.setInputFiles(notes);
    await page.clock.runFor(500);
    await expect(toasts).toHaveCount(3);
    await page.clock.runFor(3000);
    await expect(toasts).toHaveCount(3);
    await page.clock.runFor(1500);
    await expect(toasts).toHaveCount(0);
  });
});

test('§2 A page that breaks says so and can be loaded again', async ({ page }) => {
  await borrowAccount(page);
  // An answer that no server of ours gives.
  await answer(page, '**/api/v1/gallery/videos/**', { videos: [{ id: 'x' }], total: 1 });
  await page.goto('/gallery');
  await expect(page.getByRole('heading', { name: "Cette page s'est arrêtée" })).toBeVisible();
  await page.unroute('**/api/v1/gallery/videos/**');
  await page.getByRole('button', { name: /Réessayer|Recharger la page/ }).click();
  await expect(page.getByText('Aucune vidéo pour le moment')).toBeVisible();
});

test('§2 A picture that cannot be fetched leaves its colours, not a broken frame', async ({
  page,
}) => {
  await page.route('**/pictures/**', (route) => route.abort());
  await page.goto('/nulle-part');
  const figure = page.getByRole('main').getByRole('figure');
  await expect(figure).toBeVisible();
  await expect(figure.locator('img')).toHaveCount(0);
  expect((await figure.boundingBox())?.height).toBeGreaterThan(150);
});

test('§2 A browser without a network is told so', async ({ page, context }) => {
  await page.goto('/contact');
  await comeAlive(page);
  await context.setOffline(true);
  await expect(page.getByText(/Vous êtes hors connexion/)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/Vous êtes hors connexion/)).toHaveCount(0);
});
