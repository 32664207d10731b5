import { expect } from '@playwright/test';
import { answer, serveMedia } from '../answers.ts';
import { makePicture } from '../media.ts';
import { borrowAccount } from '../person.ts';
import { button, type Screen } from './screen.ts';
import { brokenPicture, markedPicture, signedPicture } from './signed.ts';

export const site: Screen[] = [
  { name: 'accueil', path: '/' },
  { name: 'accueil-membre', path: '/', prepare: borrowAccount },
  { name: 'contact', path: '/contact' },
  { name: 'informations', path: '/information' },
  { name: 'verifier', path: '/verifier' },
  {
    name: 'verifier-fichier',
    path: `/verifier?fichier=${encodeURIComponent('/media/u/c/tableau.png')}`,
    prepare: async (page) => {
      await serveMedia(page);
      await answer(page, '**/api/v1/provenance/check-address', signedPicture);
    },
    act: (page) => expect(page.getByText('Image de départ')).toBeVisible(),
  },
  {
    name: 'verifier-filigrane',
    path: `/verifier?fichier=${encodeURIComponent('/media/u/c/tableau.png')}`,
    prepare: async (page) => {
      await serveMedia(page);
      await answer(page, '**/api/v1/provenance/check-address', markedPicture);
    },
    act: (page) => expect(page.getByRole('link', { name: 'Voir l’original' })).toBeVisible(),
  },
  {
    name: 'verifier-rompue',
    path: `/verifier?fichier=${encodeURIComponent('/media/u/c/tableau.png')}`,
    prepare: async (page) => {
      await serveMedia(page);
      await answer(page, '**/api/v1/provenance/check-address', brokenPicture);
    },
    act: (page) =>
      expect(page.getByText('La signature ne correspond plus au fichier.')).toBeVisible(),
  },
  {
    name: 'verifier-sans-marque',
    path: '/verifier',
    act: async (page) => {
      const choose = page.getByLabel('Choisir').and(page.locator('input'));
      await choose.setInputFiles(await makePicture('sans-marque.png'));
      await expect(button(page, 'Chercher le filigrane')).toBeVisible();
    },
  },
  { name: 'paiement-reussi', path: '/success' },
  { name: 'paiement-annule', path: '/cancel' },
  { name: 'introuvable', path: '/nulle-part' },
  { name: 'acces-refuse', path: '/trainer' },
  {
    name: 'page-arretee',
    path: '/gallery',
    prepare: async (page) => {
      await borrowAccount(page);
      await answer(page, '**/api/v1/gallery/videos/**', { videos: [{ id: 'x' }], total: 1 });
    },
  },
  {
    name: 'menu',
    path: '/contact',
    only: 'narrow',
    act: async (page) => {
      await button(page, 'Ouvrir le menu').click();
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    },
  },
  {
    name: 'hors-connexion',
    path: '/contact',
    act: async (page) => {
      // Its picture is there before the network goes.
      await page.waitForLoadState('networkidle');
      await page.context().setOffline(true);
      await expect(page.getByText(/Vous êtes hors connexion/)).toBeVisible();
    },
  },
];
