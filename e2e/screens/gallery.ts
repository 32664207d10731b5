import { expect, type Page } from '@playwright/test';
import { answer, film, filmReading, refuse } from '../answers.ts';
import { furnishEditor } from '../editor.ts';
import { borrowAccount } from '../person.ts';
import { button, type Screen } from './screen.ts';
import { signedFilm } from './signed.ts';

const withFilms = async (page: Page) => {
  const portrait = { width: 1080, height: 1920 };
  await furnishEditor(page, { videos: [film('f1'), film('f2', portrait), film('f3')] });
};
const withOne = (width: number, height: number) => (page: Page) =>
  furnishEditor(page, { videos: [film('f1', { width, height })] });
/** The film stands and plays: what is pictured is stopped only then. */
async function openFilm(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Film du/ })
    .first()
    .click();
  const video = page.getByRole('dialog').locator('video');
  await expect(video).toHaveJSProperty('paused', false);
}

export const gallery: Screen[] = [
  { name: 'galerie-vide', path: '/gallery', prepare: (page) => furnishEditor(page) },
  {
    name: 'galerie',
    path: '/gallery',
    prepare: withFilms,
    act: (page) => expect(page.getByRole('button', { name: /^Film du/ })).toHaveCount(3),
  },
  { name: 'galerie-film', path: '/gallery', prepare: withFilms, act: openFilm },
  {
    name: 'galerie-film-souhait',
    path: '/gallery',
    prepare: (page) => furnishEditor(page, { videos: [film('f1', { reading: filmReading })] }),
    act: async (page) => {
      await openFilm(page);
      await page.getByText('Demandé / Obtenu').click();
    },
  },
  {
    name: 'galerie-historique',
    path: '/gallery',
    prepare: async (page) => {
      await withFilms(page);
      await answer(page, '**/api/v1/provenance/check-address', signedFilm);
    },
    act: async (page) => {
      await page
        .getByRole('button', { name: /^D’où vient ce fichier/ })
        .first()
        .click();
      const dialog = page.getByRole('dialog', { name: 'D’où vient ce fichier ?' });
      await expect(dialog.getByText('Clip 1')).toBeVisible();
    },
  },
  { name: 'galerie-portrait', path: '/gallery', prepare: withOne(1080, 1920), act: openFilm },
  { name: 'galerie-carre', path: '/gallery', prepare: withOne(1080, 1080), act: openFilm },
  {
    name: 'galerie-chargement',
    path: '/gallery',
    prepare: async (page) => {
      await borrowAccount(page);
      await page.route('**/api/v1/gallery/videos/**', () => {
        // Never answered: the films stay on their way.
      });
    },
  },
  {
    name: 'galerie-supprimer',
    path: '/gallery',
    prepare: withFilms,
    act: async (page) => {
      await openFilm(page);
      await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click();
      await expect(page.getByRole('heading', { name: /Supprimer cette vidéo/ })).toBeVisible();
    },
  },
  {
    name: 'galerie-erreur',
    path: '/gallery',
    prepare: async (page) => {
      await borrowAccount(page);
      await page.route('**/api/v1/gallery/videos/**', (route) => refuse(route, 500, 'Panne.'));
    },
    act: async (page) => {
      await expect(button(page, 'Réessayer')).toBeVisible();
      // The page says it on; the toast comes and goes.
      await expect(page.getByText('Erreur lors du chargement des vidéos')).toHaveCount(2);
      await expect(page.getByText('Erreur lors du chargement des vidéos')).toHaveCount(1);
    },
  },
];
