import { expect } from '@playwright/test';
import { makePictures, pictures } from '../pictures.ts';
import { furnish } from '../studio.ts';
import { button, type Screen } from './screen.ts';
import { styles } from './styles.ts';

export const trainer: Screen[] = [
  { name: 'trainer-vide', path: '/trainer', prepare: (page) => furnish(page) },
  {
    name: 'trainer-rempli',
    path: '/trainer',
    prepare: async (page) => {
      await makePictures();
      await furnish(page, { styles });
    },
    act: async (page) => {
      const some = [...pictures.slice(0, 5), pictures[0] ?? ''];
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
