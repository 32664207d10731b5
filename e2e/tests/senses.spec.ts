import { answer, film, films, job, streamOf } from '../answers.ts';
import { addClip, furnishEditor, generate, jobStatus } from '../editor.ts';
import { isNarrow } from '../person.ts';
import { makePictures, pictures } from '../pictures.ts';
import { ask, furnish } from '../studio.ts';
import { expect, type Page, test } from '../test.ts';

const said = (page: Page, words: string | RegExp) =>
  page.locator('[role="status"], [role="alert"], [aria-live="polite"]').filter({ hasText: words });

test.describe('a screen reader is told', () => {
  test('that a reply is on its way, and what it says', async ({ page }) => {
    await furnish(page);
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
    await page.route('**/api/v1/chat-messages', async (route) => {
      await held;
      await route.fulfill({
        contentType: 'text/event-stream',
        body: streamOf('c1', ['Bon', 'jour']),
      });
    });
    await page.goto('/armoni/chats/c1');
    await ask(page, 'Dis bonjour');
    await expect(said(page, 'Traitement en cours...')).toBeAttached();
    letGo();
    await expect(said(page, 'Réponse : Bonjour')).toBeAttached();
  });

  test('how uploads and films come along', async ({ page }) => {
    await furnishEditor(page);
    await answer(page, '**/api/v1/video/process', { job_id: 'j1' });
    const video_url = '/media/u/c/film.mp4';
    await answer(page, jobStatus, job({ job_id: 'j1', status: 'completed', video_url }));
    await page.goto('/editor');
    await addClip(page);
    await expect(said(page, 'mer.mp4 uploaded')).toBeAttached();
    await answer(page, '**/api/v1/gallery/videos/**', films([film('f1')]));
    await generate(page).click();
    await page.keyboard.press('Escape');
    await expect(said(page, 'Vidéo générée avec succès!')).toBeAttached();
  });

  test('how many pictures a training has', async ({ page }) => {
    await makePictures();
    await furnish(page);
    await page.goto('/trainer');
    await page.locator('input[type="file"][accept*="image"]').setInputFiles(pictures.slice(0, 2));
    await expect(said(page, '2 images ajoutées')).toBeAttached();
  });
});

test.describe('in forced colours', () => {
  test.use({ forcedColors: 'active' });

  test('what is current, chosen and focused is outlined', async ({ page }) => {
    await furnish(page);
    await page.goto('/armoni/chats/c1');
    if (!isNarrow(page)) {
      const current = page.getByRole('navigation', { name: 'Navigation principale' });
      await expect(current.locator('[aria-current]')).toHaveCSS('outline-style', 'solid');
    }
    await page.goto('/editor');
    const chosen = page.getByRole('radio', { name: 'Landscape 16:9' });
    await expect(chosen).toBeChecked();
    expect(await outlineOf(chosen.locator('xpath=ancestor-or-self::*[@data-checked][1]'))).toBe(
      'solid',
    );
    await page.keyboard.press('Tab');
    expect(await outlineOf(page.locator(':focus'))).not.toBe('none');
  });
});

function outlineOf(place: ReturnType<Page['locator']>): Promise<string> {
  return place.first().evaluate((element) => getComputedStyle(element).outlineStyle);
}
