import { expect } from '@playwright/test';
import { makePicture } from '../media.ts';
import { furnish } from '../studio.ts';
import { button, type Screen } from './screen.ts';
import { styles } from './styles.ts';

export const trainer: Screen[] = [
  { name: 'trainer-vide', path: '/trainer', prepare: (page) => furnish(page) },
  {
    name: 'trainer-rempli',
    path: '/trainer',
    prepare: (page) => furnish(page, { styles }),
    act: async (page) => {
      const skies = ['0x2c5d74', '0x7a3b2e', '0xd8c7a0', '0x355e3b', '0x2c5d74'];
      const some = await Promise.all(
        skies.map((sky, index) => makePicture(`ciel-${index}.png`, sky)),
      );
      await page.locator('input[type="file"][accept*="image"]').setInputFiles(some);
      await expect(page.getByText('1 image en répète une autre.')).toBeVisible();
      await button(page, "Démarrer l'entraînement").click();
      await expect(page.getByText(/au moins 15 images/)).toBeVisible();
    },
  },
  {
    name: 'trainer-actions',
    path: '/trainer',
    prepare: (page) => furnish(page, { styles }),
    act: (page) => button(page, 'Actions sur « Papier plié »').click(),
  },
  {
    name: 'trainer-renommer',
    path: '/trainer',
    prepare: (page) => furnish(page, { styles }),
    act: async (page) => {
      await button(page, 'Actions sur « Papier plié »').click();
      await page.getByRole('menuitem', { name: 'Renommer' }).click();
    },
  },
];
