import { violations } from '../accessibility.ts';
import { answer, job } from '../answers.ts';
import { openTable, smallCut, tableFilm } from '../table.ts';
import { expect, type Page, test } from '../test.ts';

test.use({ reducedMotion: 'reduce' });

const seek = (page: Page) => page.getByRole('slider', { name: 'Position dans les deux versions' });

/** Of each of both pictures where it stands, in hundredths of a second. */
const places = (page: Page) =>
  page
    .getByRole('dialog')
    .locator('video')
    .evaluateAll((players) =>
      players.map((player) => Math.round((player as HTMLVideoElement).currentTime * 100)),
    );

async function openComparison(page: Page) {
  const panel = page.getByRole('button', { name: 'Musique, look et versions' });
  if (await panel.isVisible()) await panel.click();
  await page.getByRole('button', { name: 'Comparer la V1 et la V3' }).click();
  await expect(seek(page)).toBeVisible();
}

test('two versions stand side by side and go together, by shots or by moments', async ({
  page,
}) => {
  await openTable(page, { ...smallCut(), version: 3 });
  await openComparison(page);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('3 différences')).toBeVisible();
  await page.getByRole('button', { name: 'Différence suivante' }).click();
  await expect(dialog.getByText('Différence 1 sur 3')).toBeVisible();
  await expect.poll(() => places(page)).toEqual([200, 200]);
  // The second shot is shorter in the third version: there it waits on its last picture.
  await seek(page).press('ArrowRight');
  await seek(page).press('ArrowRight');
  await page.getByRole('button', { name: 'Différence suivante' }).click();
  await expect(dialog.getByText('Différence 3 sur 3')).toBeVisible();
  await expect.poll(() => places(page)).toEqual([600, 333]);
  await page.getByRole('radio', { name: 'Même instant' }).click();
  await expect.poll(async () => new Set(await places(page)).size).toBe(1);
  await page.getByRole('radio', { name: 'Même plan' }).click();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('both play under one clock with one sound', { tag: '@wide' }, async ({ page }) => {
  await openTable(page, { ...smallCut(), version: 3 });
  await openComparison(page);
  await page.keyboard.press('Space');
  await expect.poll(async () => (await places(page))[0], { timeout: 20_000 }).toBeGreaterThan(60);
  await page.getByRole('button', { name: 'Pause' }).click();
  // Each stands on the frame that its clock tells.
  const offBy = async () => {
    const stood = await places(page);
    const clocks = page.getByRole('dialog').getByRole('region').locator('p');
    const told = (await clocks.allTextContents()).map((text) => {
      const [, minutes, seconds, frames] = /(\d+):(\d+),(\d+)/.exec(text)?.map(Number) ?? [];
      return 6000 * (minutes ?? 0) + 100 * (seconds ?? 0) + (100 * (frames ?? 0)) / 30;
    });
    return Math.max(...stood.map((place, index) => Math.abs(place - (told[index] ?? 0))));
  };
  await expect.poll(offBy).toBeLessThanOrEqual(100 / 30 + 1);
  const muted = await page
    .getByRole('dialog')
    .locator('video')
    .evaluateAll((players) => players.map((player) => (player as HTMLVideoElement).muted));
  expect(muted).toEqual([true, false]);
});

test('an earlier version is taken back from beside the one that is shown', {
  tag: '@wide',
}, async ({ page }) => {
  await openTable(page, { ...smallCut(), version: 3 });
  await openComparison(page);
  await page.getByRole('combobox', { name: 'Version de gauche' }).click();
  await page.getByRole('option', { name: 'V2 · 1 plan changé' }).click();
  let returned = '';
  await page.route(`**/gallery/videos/${tableFilm}/versions/*/return`, (route) => {
    returned = route.request().url();
    return route.fulfill({ status: 204 });
  });
  await page.getByRole('button', { name: 'Revenir à celle-ci (V2)' }).click();
  await expect(page.getByText('Le film est revenu à la version 2')).toBeVisible();
  expect(returned).toContain('/versions/2/return');
});

test('the same shots in another shape are one click away, and lead to their film', async ({
  page,
}) => {
  await openTable(page);
  let asked: unknown = null;
  await page.route(`**/gallery/videos/${tableFilm}/reshape`, (route) => {
    asked = route.request().postDataJSON();
    return route.fulfill({ json: { job_id: 'forme' } });
  });
  const done = { status: 'completed', video_id: tableFilm } as const;
  await answer(page, '**/video/jobs/forme/status', job({ job_id: 'forme', ...done }));
  const panel = page.getByRole('button', { name: 'Musique, look et versions' });
  if (await panel.isVisible()) await panel.click();
  await page.getByRole('button', { name: 'Faire une version 9:16' }).click();
  await expect(page.getByText('Version 9:16 prête, à côté de celle-ci')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ouvrir', exact: true })).toBeVisible();
  expect(asked).toMatchObject({ aspect_ratio: '9:16', timeline: { aspectRatio: '16:9' } });
});
