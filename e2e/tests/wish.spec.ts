import { violations } from '../accessibility.ts';
import { answer, film, filmReading, job } from '../answers.ts';
import { addClip, furnishEditor, generate, keepNoProjects } from '../editor.ts';
import { clips as uploaded } from '../media.ts';
import { borrowAccount, isNarrow } from '../person.ts';
import { expect, type Page, test } from '../test.ts';
import { chips, marked, readWishesForReal, wishCalls, wishField, wishFor } from '../wish.ts';

const wish = 'Une vingtaine de secondes, rapide, des sous-titres et un wahou, noir et blanc';

const opened = (page: Page) => page.getByRole('dialog');
const open = (page: Page, label: RegExp) =>
  chips(page).getByRole('button', { name: label }).first();

/** Removes a chip as each width does it: by its cross, or in its sheet. */
async function removeChip(page: Page, label: string): Promise<void> {
  if (isNarrow(page)) {
    await chips(page).getByRole('button', { name: label }).click();
    await opened(page).getByRole('button', { name: 'Retirer' }).click();
  } else {
    await page.getByRole('button', { name: `Retirer « ${label} »` }).click();
  }
}

/** Requests the film and answers what was sent for it. */
async function requested(page: Page): Promise<Record<string, unknown>> {
  const sent = page.waitForRequest('**/api/v1/video/process');
  await generate(page).click();
  return (await sent).postDataJSON() as Record<string, unknown>;
}

test.beforeEach(({ page }) => keepNoProjects(page));

test.describe('the wish before the film', () => {
  test('is underlined once typing pauses, with a chip for each thing that was read', async ({
    page,
  }) => {
    await borrowAccount(page);
    await page.goto('/editor');
    await wishFor(page, wish, 3);
    await expect(chips(page)).toHaveText(['18 s à 22 s', 'rapide', 'noir et blanc']);
    await expect(marked(page, 'understood')).toHaveText([
      'Une vingtaine de secondes',
      'rapide',
      'noir et blanc',
    ]);
    await expect(marked(page, 'refused')).toHaveText(['des sous-titres']);
    await expect(marked(page, 'unread')).toHaveText(['wahou']);
    const otherwise = page.getByRole('list', { name: 'Ce qui ne sera pas fait' });
    await expect(otherwise).toContainText('ni texte ni service de transcription');
    await expect(otherwise).toContainText('« wahou » Pas compris.');
    await expect(page.getByText('3 compris, 1 refusé, 1 non compris')).toBeAttached();
  });

  test('lights the words of a chip under the pointer or the focus', async ({ page }) => {
    await borrowAccount(page);
    await page.goto('/editor');
    await wishFor(page, wish, 3);
    const words = marked(page, 'understood').nth(1);
    await expect(words).toHaveCSS('box-shadow', 'none');
    await open(page, /^rapide/).focus();
    await expect(words).not.toHaveCSS('box-shadow', 'none');
    await wishField(page).focus();
    await expect(words).toHaveCSS('box-shadow', 'none');
  });

  test('is corrected by a click, and the film is asked for as the chips say', async ({ page }) => {
    await furnishEditor(page);
    await answer(page, '**/api/v1/video/process', { job_id: 'j1' });
    await readWishesForReal(page);
    await page.goto('/editor');
    await addClip(page);
    await wishFor(page, wish, 3);
    await open(page, /^18/).click();
    await expect(opened(page)).toContainText('d’après « Une vingtaine de secondes »');
    await opened(page).getByRole('button', { name: 'Plus' }).click();
    await expect(opened(page).getByRole('spinbutton')).toHaveValue('23');
    await page.keyboard.press('Escape');
    await expect(chips(page).first()).toContainText('23 s');
    await expect(open(page, /^23/)).toBeFocused();
    await open(page, /^rapide/).click();
    await opened(page).getByRole('radio', { name: 'Calme' }).click();
    await page.keyboard.press('Escape');
    await expect(chips(page).nth(1)).toContainText('calme');
    await removeChip(page, 'noir et blanc');
    await page.getByRole('button', { name: 'Ignorer « wahou »' }).click();
    await expect(chips(page)).toHaveCount(2);
    await expect(marked(page, 'unread')).toHaveCount(0);
    const spanOf = (words: string) => {
      const start = wish.indexOf(words);
      return { start, end: start + words.length };
    };
    expect(await requested(page)).toMatchObject({
      instructions: wish,
      corrections: {
        ignored: [spanOf('noir et blanc'), spanOf('wahou')],
        set: { duration: { minSeconds: 23, maxSeconds: 23 }, pace: 'slow' },
      },
    });
  });

  test('keeps its corrections while one writes on, over a reload, and until they are forgotten', async ({
    page,
  }) => {
    await borrowAccount(page);
    await page.goto('/editor');
    await wishFor(page, wish, 3);
    await removeChip(page, 'rapide');
    await expect(chips(page)).toHaveCount(2);
    await wishField(page).press('Control+Home');
    await wishField(page).pressSequentially('Bonjour, en boucle ! ');
    await expect(chips(page)).toHaveText(['en boucle', '18 s à 22 s', 'noir et blanc']);
    await page.reload();
    await expect(chips(page)).toHaveText(['en boucle', '18 s à 22 s', 'noir et blanc']);
    await page.getByRole('button', { name: 'Oublier mes corrections' }).click();
    await expect(chips(page)).toHaveCount(4);
  });

  test('takes what is offered in the place of what is refused', async ({ page }) => {
    await borrowAccount(page);
    await page.goto('/editor');
    await wishFor(page, '20 s, transitions glitch', 1);
    await page.getByRole('button', { name: 'Plutôt « fondus enchaînés »' }).click();
    await expect(wishField(page)).toHaveValue('20 s, fondus enchaînés');
    await expect(chips(page)).toHaveText(['20 s', 'fondus enchaînés']);
  });

  test('leads from a text back to its words', async ({ page }) => {
    await borrowAccount(page);
    await page.goto('/editor');
    await wishFor(page, '20 s, titre « Îles du Sud »', 2);
    await open(page, /^titre/).click();
    await opened(page).getByRole('button', { name: 'Modifier les mots' }).click();
    await expect(wishField(page)).toBeFocused();
    await page.keyboard.type('vite');
    await expect(wishField(page)).toHaveValue('20 s, vite');
  });

  test('blocks neither typing nor the film when it cannot be read', async ({ page }) => {
    await furnishEditor(page);
    await answer(page, '**/api/v1/video/process', { job_id: 'j1' });
    let tries = 0;
    await page.route(wishCalls, (route) => {
      tries += 1;
      return tries === 1 ? route.abort() : undefined;
    });
    await page.goto('/editor');
    await addClip(page);
    await wishField(page).fill(wish);
    await expect.poll(() => tries).toBe(1);
    await wishField(page).press('End');
    await wishField(page).pressSequentially(', en boucle');
    await expect(wishField(page)).toHaveValue(`${wish}, en boucle`);
    expect(await requested(page)).toMatchObject({ instructions: `${wish}, en boucle` });
    await expect(page.getByText('Erreur')).toHaveCount(0);
  });

  test('is read a few times however long one types', async ({ page }) => {
    await borrowAccount(page);
    const asked = await readWishesForReal(page);
    await page.goto('/editor');
    await wishField(page).pressSequentially(wish, { delay: 30 });
    await expect(chips(page)).toHaveCount(3);
    expect(asked.length).toBeLessThan(wish.length / 5);
    expect(asked.at(-1)?.instructions).toBe(wish);
  });

  test('breaks its lines where the underlined copy does, whatever is written', async ({ page }) => {
    await borrowAccount(page);
    await page.goto('/editor');
    const field = wishField(page);
    for (const text of [
      wish,
      `${wish} ${wish} ${wish}`,
      'x'.repeat(300),
      'une\nligne\n\naprès\nl’autre\n',
      'des espaces          nombreux '.repeat(8),
    ]) {
      await field.fill(text);
      const heights = await field.evaluate((element) => [
        element.scrollHeight,
        element.clientHeight,
        (element.previousElementSibling as HTMLElement).clientHeight,
      ]);
      expect(heights, text).toEqual([heights[0], heights[0], heights[0]]);
    }
  });
});

test.describe('the wish after the film', () => {
  test('stands beside what the film holds, in the viewer and in the gallery', async ({ page }) => {
    const video = film('f1', {
      reading: filmReading,
      notes: ['30 s demandées, 12 s utilisables.'],
    });
    const done = { status: 'completed', video_url: video.video_url, video_id: 'f1' } as const;
    await furnishEditor(page, { jobs: [job({ job_id: 'j1', ...done })], videos: [video] });
    for (const path of ['/editor', '/gallery']) {
      await page.goto(path);
      if (path === '/gallery') await page.getByRole('button', { name: /^Film du/ }).click();
      // What was noted before stays in sight.
      await expect(page.getByText('30 s demandées, 12 s utilisables.')).toBeVisible();
      await page.getByText('Demandé / Obtenu').click();
      await expect(page.getByRole('row').filter({ visible: true })).toHaveText([
        /Demandé.*Obtenu/,
        /30 s.*Différent, 12 s/,
        /clip 2 d’abord.*Tenu, clip 2/,
        /titre.*Tenu, de 0,5 s à 3 s/,
        /rapide.*Suivi/,
        /des sous-titres.*Refusé/,
        /wahou.*Pas compris/,
      ]);
    }
  });

  test('names clips by the numbers that stand in their rows', async ({ page }) => {
    await furnishEditor(page);
    await page.goto('/editor');
    await page.locator('input[type="file"][accept*="video"]').setInputFiles(uploaded);
    const rows = page.getByRole('region', { name: /^Uploaded Clips/ }).getByRole('listitem');
    await expect(rows).toHaveCount(3);
    await expect(rows.nth(1)).toContainText('Clip 2');
    await page.getByRole('button', { name: 'Remove mer.mp4' }).click();
    await expect(rows.nth(0)).toContainText('Clip 1');
    await expect(rows).toHaveCount(2);
  });
});

test.describe('what is not understood', () => {
  test('has guesses, and one press writes one of them in its place', async ({ page }) => {
    await borrowAccount(page);
    await page.goto('/editor');
    await wishFor(page, 'Une vingtaine de secondes, noir et blanc, avec un effet waouh', 2);
    const otherwise = page.getByRole('list', { name: 'Ce qui ne sera pas fait' });
    await expect(otherwise).toContainText('Pas compris. Plutôt :');
    await otherwise.getByRole('button', { name: 'Plutôt « rythme rapide »' }).click();
    await expect(wishField(page)).toHaveValue(/rythme rapide$/);
    await expect(chips(page)).toHaveCount(3);
    await expect(marked(page, 'unread')).toHaveCount(0);
  });
});

test('the stage sketches what was understood, and invents nothing', async ({ page }) => {
  await furnishEditor(page);
  await readWishesForReal(page);
  await page.goto('/editor');
  await addClip(page);
  const sketch = page.getByRole('region', { name: 'Esquisse d’après votre souhait' });
  await expect(sketch).toHaveCount(0);
  await wishFor(page, '20 secondes, 5 plans, titre « Îles du Sud »', 3);
  await expect(sketch).toContainText('20 s');
  await expect(sketch).toContainText('5 plans');
  await expect(sketch.getByText('Îles du Sud')).toBeVisible();
  await expect(sketch.getByRole('listitem')).toHaveCount(5);
  expect(await violations(page)).toEqual([]);
  await wishField(page).fill('');
  await expect(sketch).toHaveCount(0);
});
