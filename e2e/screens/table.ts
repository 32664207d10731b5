import { expect, type Page } from '@playwright/test';
import { furnishTable, shotButton, shots, smallCut, tableFilm } from '../table.ts';
import { button, type Screen } from './screen.ts';

const path = `/editor/${tableFilm}`;

/** All pictures of the track are taken one after the other. */
async function isDrawn(page: Page): Promise<void> {
  const drawn = shots(page)
    .getByRole('listitem')
    .filter({ has: page.locator('img') });
  await expect(drawn).toHaveCount(4);
}

const openFilm = async (page: Page) => {
  const panel = button(page, 'Musique, look et versions');
  if (await panel.isVisible()) await panel.click();
};

export const table: Screen[] = [
  {
    name: 'table',
    path,
    prepare: (page) => furnishTable(page, { ...smallCut(), version: 3 }),
    act: isDrawn,
  },
  {
    name: 'table-plan',
    path,
    prepare: (page) => furnishTable(page),
    act: async (page) => {
      await isDrawn(page);
      await shotButton(page, 2).click();
      await expect(page.getByRole('heading', { name: 'Plan 2' })).toBeVisible();
      await expect(page.getByRole('complementary').locator('img').first()).toBeVisible();
    },
  },
  {
    name: 'table-versions',
    path,
    prepare: (page) => furnishTable(page, { ...smallCut(), version: 3 }),
    act: async (page) => {
      await openFilm(page);
      await button(page, 'Comparer la V1 et la V3').click();
      await button(page, 'Différence suivante').click();
      await expect(page.getByText('Différence 1 sur 3')).toBeVisible();
      await page.getByRole('dialog').evaluate(async (dialog) => {
        const players = [...dialog.querySelectorAll('video')];
        const isThere = () =>
          players.every(({ seeking, readyState }) => !seeking && readyState > 1);
        while (!isThere()) await new Promise((resolve) => setTimeout(resolve, 50));
      });
    },
  },
];
