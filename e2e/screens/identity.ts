import { expect } from '@playwright/test';
import { exportReady, exportUnderWay, furnishAccount, thisOne } from '../account.ts';
import { refuse } from '../answers.ts';
import { borrowAccount } from '../person.ts';
import { furnish } from '../studio.ts';
import { button, type Screen } from './screen.ts';

export const identity: Screen[] = [
  { name: 'connexion', path: '/sign-in' },
  { name: 'inscription', path: '/sign-up' },
  {
    name: 'connexion-refusee',
    path: '/sign-in',
    act: async (page) => {
      await button(page, 'Se connecter').click();
      await expect(page.getByText('Indiquez votre adresse e-mail.')).toBeVisible();
    },
  },
  {
    name: 'compte',
    path: '/trainer',
    prepare: (page) => furnish(page),
    act: (page) => button(page, 'Mon compte').click(),
  },
  {
    name: 'mot-de-passe',
    path: '/compte',
    prepare: (page) => furnishAccount(page),
    act: (page) => button(page, 'Changer de mot de passe').click(),
  },
  {
    name: 'compte-page',
    path: '/compte',
    prepare: (page) => furnishAccount(page),
    act: (page) => expect(page.getByText('12 films')).toBeVisible(),
  },
  {
    name: 'compte-appareils',
    path: '/compte',
    prepare: (page) => furnishAccount(page),
    act: async (page) => {
      await page.getByText('Safari, iPhone').waitFor();
      await page.getByRole('heading', { name: 'Vos données' }).scrollIntoViewIfNeeded();
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      await expect(page.getByRole('link', { name: 'Vos données' })).toHaveAttribute(
        'aria-current',
        'true',
      );
    },
  },
  {
    name: 'compte-export-en-cours',
    path: '/compte#donnees',
    prepare: (page) => furnishAccount(page, { sessions: [thisOne], exports: [exportUnderWay] }),
    act: async (page) => {
      await page.getByText('58 %').scrollIntoViewIfNeeded();
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    },
  },
  {
    name: 'compte-export-pret',
    path: '/compte#donnees',
    prepare: (page) => furnishAccount(page, { sessions: [thisOne], exports: [exportReady] }),
    act: async (page) => {
      await page.getByRole('link', { name: 'Télécharger' }).scrollIntoViewIfNeeded();
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    },
  },
  {
    name: 'compte-corbeille',
    path: '/compte',
    prepare: (page) => furnishAccount(page),
    act: async (page) => {
      await page.getByText('Un week-end à Étretat').waitFor();
      await page.getByRole('heading', { name: 'Corbeille' }).scrollIntoViewIfNeeded();
      await button(page, 'Vider la corbeille').click();
      await expect(page.getByText('4 éléments ne pourront plus')).toBeVisible();
    },
  },
  {
    name: 'compte-vide',
    path: '/compte',
    prepare: (page) => furnishAccount(page, { kinds: [], sessions: [thisOne], bin: [] }),
    act: (page) => expect(page.getByText('Rien n’est stocké pour le moment')).toBeVisible(),
  },
  {
    name: 'compte-chargement',
    path: '/compte',
    prepare: async (page) => {
      await borrowAccount(page);
      for (const calls of ['**/api/v1/me/**', '**/api/v1/bin?**']) {
        await page.route(calls, () => {
          // Never answered: all of it stays on its way.
        });
      }
    },
  },
  {
    name: 'compte-erreur',
    path: '/compte',
    prepare: async (page) => {
      await borrowAccount(page);
      for (const calls of ['**/api/v1/me/**', '**/api/v1/bin?**']) {
        await page.route(calls, (route) => refuse(route, 500, 'Panne.'));
      }
    },
    act: (page) => expect(button(page, 'Réessayer')).toHaveCount(3),
  },
  {
    name: 'compte-effacer',
    path: '/compte',
    prepare: async (page) => {
      await furnishAccount(page);
      await page.route('**/api/v1/me', (route) =>
        refuse(route, 403, 'Le mot de passe est incorrect.', 'wrong_password'),
      );
    },
    act: async (page) => {
      await expect(page.getByText('12 films')).toBeVisible();
      await expect(page.getByText('Safari, iPhone')).toBeVisible();
      await button(page, 'Effacer mon compte').click();
      await page.getByLabel('Mot de passe', { exact: true }).fill('pas le bon');
      await button(page, 'Tout effacer').click();
      await expect(page.getByText('Le mot de passe est incorrect.')).toBeVisible();
    },
  },
];
