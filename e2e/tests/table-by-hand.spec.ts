import type { FilmCut } from '../../packages/contract/src/cuts.ts';
import { answer, film, films, job } from '../answers.ts';
import { openTable, shotButton, shots, smallCut, tableFilm } from '../table.ts';
import { expect, type Locator, test } from '../test.ts';

test.use({ reducedMotion: 'reduce' });

test('the space bar plays after a click, and presses what the keyboard came to', {
  tag: '@wide',
}, async ({ page }) => {
  await openTable(page);
  const play = page.getByRole('button', { name: 'Lire', exact: true });
  const pause = page.getByRole('button', { name: 'Pause', exact: true });
  await shotButton(page, 2).click();
  await page.keyboard.press('Space');
  await expect(pause).toBeVisible();
  await page.keyboard.press('Space');
  await expect(play).toBeVisible();
  await page.getByRole('button', { name: 'Retirer' }).focus();
  await page.keyboard.press('Space');
  await expect(shots(page).getByRole('listitem')).toHaveCount(3);
  await expect(play).toBeVisible();
});

test('a shot has a look of its own, seen on it alone', { tag: '@wide' }, async ({ page }) => {
  await openTable(page);
  const filters = () =>
    page.locator('video').evaluateAll((all) => all.map((one) => getComputedStyle(one).filter));
  await shotButton(page, 2).click();
  await page.getByRole('combobox', { name: 'Look' }).click();
  await page.getByRole('option', { name: 'Noir et blanc' }).click();
  await expect(page.getByText('le plan 2, dont le look change')).toBeVisible();
  await expect.poll(async () => (await filters()).join()).toContain('url(');
  const onTrack = page.locator('[style*="track-monochrome"]');
  await expect(shots(page).getByRole('listitem').filter({ has: onTrack })).toHaveCount(1);
  await expect(page.locator('filter#track-monochrome')).toHaveCount(1);
  await shotButton(page, 3).click();
  await expect.poll(async () => (await filters()).join()).not.toContain('url(');
  await page.keyboard.press('Control+z');
  await expect(page.getByText('Film à jour')).toBeVisible();
});

test('Ctrl + K goes to the wish, and once more to all of the studio', { tag: '@wide' }, async ({
  page,
}) => {
  await openTable(page);
  const everywhere = page.getByRole('dialog');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('textbox', { name: 'Que faut-il changer' })).toBeFocused();
  await expect(everywhere).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(everywhere).toBeVisible();
});

test('the keyboard goes with the chosen shot, into its panel and back', { tag: '@wide' }, async ({
  page,
}) => {
  await openTable(page);
  await shotButton(page, 1).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await expect(shotButton(page, 2)).toBeFocused();
  // What is chosen already is opened.
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Plan 2' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(shotButton(page, 2)).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Delete');
  await expect(shots(page).getByRole('listitem')).toHaveCount(3);
  await expect(shotButton(page, 2)).toBeFocused();
  // A new text is written at once.
  await page.keyboard.press('t');
  await expect(page.getByRole('textbox', { name: 'Texte', exact: true })).toBeFocused();
  await page.keyboard.type('Vers le nord');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Texte « Vers le nord »' })).toBeVisible();
  await expect(page.locator('[data-shot]:focus')).toHaveCount(1);
  await page.keyboard.press('m');
  await expect(page.getByRole('heading', { name: 'Musique', exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('v');
  await page.keyboard.press('Delete');
  await expect(page.getByText('Ce plan est verrouillé : rien n’y change.').first()).toBeAttached();
  await expect(shots(page).getByRole('listitem')).toHaveCount(3);
});

test('a film is changed from a shot to its music and rendered by keyboard alone', {
  tag: '@wide',
}, async ({ page }) => {
  await openTable(page);
  const { keyboard } = page;
  const tabTo = async (place: Locator) => {
    for (let step = 0; step < 60; step += 1) {
      if (await place.evaluate((element) => element === document.activeElement)) return;
      await keyboard.press('Tab');
    }
    await expect(place).toBeFocused();
  };
  const said = (words: string) => expect(page.getByText(words).first()).toBeAttached();
  await shotButton(page, 1).focus();
  await keyboard.press('Enter');
  await keyboard.press('ArrowDown');
  await keyboard.press('1');
  await said('Plan 2 échangé');
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Plan 2' })).toBeFocused();
  await tabTo(page.getByRole('radio', { name: '× 1', exact: true }));
  await keyboard.press('ArrowRight');
  await said('Plan 2 : × 2, 1,0');
  await tabTo(page.getByRole('combobox', { name: 'Look' }));
  await keyboard.press('Enter');
  await expect(page.getByRole('option', { name: /^Comme le film/ })).toBeFocused();
  await keyboard.press('ArrowDown');
  await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  await said('Plan 2 : Noir et blanc');
  // Escape is the list's until it has closed.
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(page.getByRole('combobox', { name: 'Look' })).toBeFocused();
  await keyboard.press('Escape');
  await expect(shotButton(page, 2)).toBeFocused();
  await keyboard.press('t');
  await expect(page.getByRole('textbox', { name: 'Texte', exact: true })).toBeFocused();
  await keyboard.type('Plein sud');
  await keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Texte « Plein sud »' })).toBeVisible();
  await keyboard.press('m');
  await expect(page.getByRole('heading', { name: 'Musique', exact: true })).toBeFocused();
  const level = page.getByRole('slider', { name: 'Niveau de la musique' });
  await tabTo(level);
  await keyboard.press('ArrowLeft');
  await expect(level).toHaveAttribute('aria-valuetext', /1/);
  await keyboard.press('Control+z');
  await said('Changement annulé');
  await keyboard.press('Control+Shift+z');
  await said('Changement refait');
  await keyboard.press('Escape');
  await answer(page, `**/gallery/videos/${tableFilm}/versions`, { job_id: 'r1' });
  let isDone = false;
  await answer(page, '**/api/v1/video/jobs/r1/status', () =>
    job({ job_id: 'r1', ...(isDone && { status: 'completed', video_id: tableFilm }) }),
  );
  const wanted = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/versions'),
  );
  for (let step = 0; step < 60; step += 1) {
    const focused = await page.evaluate(() => document.activeElement?.textContent ?? '');
    if (/^Rendre/.test(focused)) break;
    await keyboard.press('Shift+Tab');
  }
  await keyboard.press('Enter');
  const { timeline } = (await wanted).postDataJSON() as FilmCut;
  await answer(page, `**/gallery/videos/${tableFilm}/cut`, { ...smallCut(), timeline, version: 2 });
  isDone = true;
  await expect(page.getByText('Version 2 prête')).toBeVisible();
  // There is nothing to render any more, and the keyboard is back on the track.
  await expect(page.locator('[data-shot]:focus')).toHaveCount(1);
});

test('whoever leaves the table while it renders is told of the version', { tag: '@wide' }, async ({
  page,
}) => {
  await openTable(page);
  await answer(page, `**/gallery/videos/${tableFilm}/versions`, { job_id: 'r1' });
  let isDone = false;
  await answer(page, '**/api/v1/video/jobs/r1/status', () =>
    job({ job_id: 'r1', ...(isDone && { status: 'completed', video_id: tableFilm }) }),
  );
  await shotButton(page, 2).click();
  await page.keyboard.press('.');
  const render = page.getByRole('button', { name: 'Rendre 1 plan' });
  await render.focus();
  await page.keyboard.press('Enter');
  // Whoever pressed it stays on it.
  await expect(page.getByRole('button', { name: /^Rendu/ })).toBeFocused();
  await answer(page, '**/api/v1/gallery/videos/?*', films([film(tableFilm, { version: 1 })]));
  await page.getByRole('link', { name: 'Galerie' }).click();
  await expect(page.locator('[data-film]')).toHaveCount(1);
  await answer(page, `**/gallery/videos/${tableFilm}/cut`, { ...smallCut(), version: 2 });
  isDone = true;
  await expect(page.getByText('« Îles du Sud » : version 2 prête')).toBeVisible();
  await page.getByRole('button', { name: 'Voir' }).click();
  await expect(page).toHaveURL(new RegExp(`/gallery/${tableFilm}$`));
});
