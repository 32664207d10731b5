import { expect } from '@playwright/test';
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
    path: '/trainer',
    prepare: (page) => furnish(page),
    act: async (page) => {
      await button(page, 'Mon compte').click();
      await page.getByRole('menuitem', { name: 'Changer de mot de passe' }).click();
    },
  },
];
