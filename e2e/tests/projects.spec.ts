import { answer, film, films } from '../answers.ts';
import { addClip, furnishEditor } from '../editor.ts';
import { clips } from '../media.ts';
import { becomeMember } from '../person.ts';
import { expect, type Page, test } from '../test.ts';

test.use({ reducedMotion: 'reduce' });

const wish = (page: Page) => page.getByRole('textbox', { name: 'Instructions' });
const clip = (page: Page) => page.getByRole('button', { name: 'Remove mer.mp4' });

test('what was begun in the editor is there in another browser session', { tag: '@wide' }, async ({
  page,
}) => {
  await becomeMember(page);
  await page.goto('/editor');
  await page.locator('input[type="file"][accept*="video"]').setInputFiles(clips.slice(0, 1));
  await expect(clip(page)).toBeVisible();
  await wish(page).fill('Un film calme au bord de la mer');
  await page.getByText('Portrait 9:16').click();
  const menu = page.getByRole('button', { name: /^Projet : / });
  await expect(menu).toBeVisible();
  // Kept once it rests; what was typed last goes along.
  const kept = page.waitForResponse(
    (answer) =>
      answer.url().includes('/api/v1/projects/') &&
      (answer.request().postData()?.includes('la nuit') ?? false),
  );
  await wish(page).fill('Un film calme au bord de la mer, la nuit');
  await kept;

  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await expect(wish(page)).toHaveValue('Un film calme au bord de la mer, la nuit');
  await expect(clip(page)).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Portrait 9:16' })).toBeChecked();
  await expect(page.getByRole('button', { name: 'Generate Video' })).toBeEnabled();

  await menu.click();
  await page.getByRole('menuitem', { name: 'Nouveau projet' }).click();
  await expect(wish(page)).toHaveValue('');
  await expect(clip(page)).toHaveCount(0);
  const begun = page.getByRole('region', { name: 'Ou reprendre' });
  await expect(begun.locator('img')).toHaveAttribute('src', /^data:image\/jpeg;/);
  await begun.getByRole('button', { name: /la nuit ?1 clip · / }).click();
  await expect(clip(page)).toBeVisible();
  await menu.click();
  await page.getByRole('menuitem', { name: 'Nouveau projet' }).click();
  await expect(clip(page)).toHaveCount(0);
  await menu.click();
  await page.getByRole('menuitem', { name: /la nuit · 1 clip$/ }).click();
  await expect(clip(page)).toBeVisible();
});

test('whoever comes back finds the films already made beside what was begun', async ({ page }) => {
  await furnishEditor(page);
  const one = film('0190aaaa-0000-7000-8000-00000000f11b', { title: 'Îles du Sud', version: 3 });
  await answer(page, '**/api/v1/gallery/videos/?*', films([one]));
  await page.goto('/editor');
  await addClip(page);
  const last = page.getByRole('region', { name: 'Reprendre un film' });
  const link = last.getByRole('link', { name: /Îles du Sud.*Version 3/ });
  await expect(link).toHaveAttribute('href', `/editor/${one.id}`);
});

test('a project opens with the films that were asked for from it', { tag: '@wide' }, async ({
  page,
}) => {
  await furnishEditor(page);
  const made = film('0190aaaa-0000-7000-8000-00000000f11c', { version: 1 });
  await answer(page, '**/api/v1/gallery/videos/**', films([made]));
  const id = '2'.repeat(32);
  const listed = { id, name: 'Calme', clips: 0, first_clip_id: null };
  await answer(page, '**/api/v1/projects', {
    projects: [{ ...listed, updated_at: '2026-11-26T14:14:00.000Z' }],
  });
  const state = { clips: [], music: null, instructions: 'Calme', aspect_ratio: '16:9' };
  const rest = { corrections: { ignored: [], set: [] }, captions: [], job_ids: [made.id, 'j0'] };
  await answer(page, `**/api/v1/projects/${id}`, {
    ...{ id, state: { ...state, ...rest }, clip_urls: {} },
  });
  await page.goto('/editor');
  await expect(page.getByText('1 of 1')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Remonter ce film' })).toHaveAttribute(
    'href',
    `/editor/${made.id}`,
  );
  // Another project is another piece of work.
  await page.getByRole('button', { name: /^Projet : / }).click();
  await page.getByRole('menuitem', { name: 'Nouveau projet' }).click();
  await expect(page.getByText('1 of 1')).toHaveCount(0);
});

test('a project with a long name fits a phone’s window', { tag: '@narrow' }, async ({ page }) => {
  await furnishEditor(page);
  const name = 'Un film rythmé de vingt secondes sur la musique, ouvre sur le phare';
  const listed = { id: '1'.repeat(32), name, clips: 0, first_clip_id: null };
  const projects = [{ ...listed, updated_at: '2026-11-26T14:14:00.000Z' }];
  await answer(page, '**/api/v1/projects', { projects });
  await page.goto('/editor');
  await expect(page.getByRole('region', { name: 'Ou reprendre' })).toBeVisible();
  const begin = page.getByRole('button', { name: 'Monter cet exemple' });
  const { x = 0, width = Number.NaN } = (await begin.boundingBox()) ?? {};
  expect(x + width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
});
