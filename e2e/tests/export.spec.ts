import { violations } from '../accessibility.ts';
import { answer } from '../answers.ts';
import { isNarrow } from '../person.ts';
import { edge, openTable, shotButton, tableFilm } from '../table.ts';
import { expect, type Page, test } from '../test.ts';

// A film leaves the studio as a file, in another shape, or as a project of another program.

test.use({ reducedMotion: 'reduce' });

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Exporter' });

async function openExport(page: Page): Promise<void> {
  await openTable(page);
  await shotButton(page, 2).press('Enter');
  await edge(page, 'Fin du plan 2').press('ArrowLeft');
  await page.getByRole('button', { name: 'Download' }).click();
  await expect(dialog(page)).toBeVisible();
}

test('what nobody rendered is said: the file waits for it, a project does not', async ({
  page,
}) => {
  await openExport(page);
  const file = dialog(page).getByRole('button', { name: /^MP4/ });
  await expect(file).toContainText('1 plan à rendre d’abord');
  await file.click();
  await expect(
    dialog(page).getByRole('button', { name: 'Rendre d’abord', exact: true }),
  ).toBeVisible();
  await expect(dialog(page).getByRole('link', { name: 'Télécharger la V1' })).toBeVisible();
  // A phone shows the list or one of its rows.
  if (isNarrow(page)) {
    await expect(file).toBeHidden();
    await dialog(page).getByRole('button', { name: 'Tous les exports' }).click();
  }
  await answer(page, `**/gallery/videos/${tableFilm}/handover/size`, {
    ...{ media_bytes: 236_000_000, missing: [] },
  });
  await dialog(page)
    .getByRole('button', { name: /^Kdenlive/ })
    .click();
  await expect(dialog(page).getByRole('radio', { name: /Avec les clips/ })).toContainText(
    'zip, 236 Mo',
  );
  await expect(dialog(page).getByText(/^[a-z0-9-]+-v1\.mlt$/)).toBeVisible();
  await expect(dialog(page).getByText('S’exporte sans attendre le rendu.')).toBeVisible();
  const passing = dialog(page).getByRole('region', { name: 'Ce qui passe' });
  await expect(passing.getByRole('listitem').first()).toContainText('4 sur 4, à l’image près');
  expect(await violations(page)).toEqual([]);
  await answer(page, `**/gallery/videos/${tableFilm}/handover`, {
    ...{ url: '/media/table/projet.zip', expires_at: '2030-01-01T00:00:00Z' },
  });
  const asked = page.waitForRequest(/\/handover$/);
  await dialog(page).getByRole('button', { name: 'Télécharger' }).click();
  const { format, with_media, timeline } = (await asked).postDataJSON();
  expect([format, with_media, timeline.duration.value]).toEqual(['mlt', true, 239]);
});

test('it is as large as it was drawn, and chosen by program', { tag: '@wide' }, async ({
  page,
}) => {
  await openExport(page);
  const box = await dialog(page).boundingBox();
  expect([box?.width, box?.height]).toEqual([904, 620]);
  for (const program of ['DaVinci Resolve', 'Final Cut Pro', 'Kdenlive, Shotcut', 'Premiere Pro']) {
    await expect(dialog(page).getByRole('button', { name: program })).toBeVisible();
  }
});
