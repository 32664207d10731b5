import { expect, type Page } from '@playwright/test';
import {
  type AccountFurniture,
  exportReady,
  exportUnderWay,
  furnishAccount,
  thisOne,
} from '../account.ts';
import { answer, refuse } from '../answers.ts';
import { borrowAccount } from '../person.ts';
import { furnish } from '../studio.ts';
import { button, type Screen } from './screen.ts';

/** What the account page reads of its person; the devices are under the first of them, too. */
const readings = ['**/api/v1/me/**', '**/api/v1/bin?**', '**/api/auth/passkey/**'];

const backupCodes = Array.from({ length: 10 }, (_, one) => `aB${one}dE-fG${one}hJ`);
const totpURI =
  'otpauth://totp/Armoni:maelle%40studio.example?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Armoni&digits=6&period=30';

/** A member whose second factor is always the same, so that it can be pictured. */
async function furnishSecondFactor(page: Page, furniture?: AccountFurniture): Promise<void> {
  await furnishAccount(page, furniture);
  await answer(page, '**/api/auth/two-factor/enable', { totpURI, backupCodes });
  await answer(page, '**/api/auth/two-factor/generate-backup-codes', { backupCodes });
}

/** What is pressed before all of it stands would move under the picture. */
async function expectFurnished(page: Page): Promise<void> {
  const last = ['12 films', 'Aquarelle du port', 'Clé d’accès · téléphone', 'Safari, iPhone'];
  for (const text of last) await expect(page.getByText(text)).toBeVisible();
}

async function sayPassword(page: Page, submit: string): Promise<void> {
  await page.getByLabel('Mot de passe', { exact: true }).fill('un secret');
  await page.getByRole('button', { name: submit, exact: true }).last().click();
}

export const identity: Screen[] = [
  { name: 'connexion', path: '/sign-in' },
  { name: 'inscription', path: '/sign-up' },
  {
    name: 'connexion-refusee',
    path: '/sign-in',
    act: async (page) => {
      await button(page, /^Se connecter$/).click();
      await expect(page.getByText('Indiquez votre adresse e-mail.')).toBeVisible();
    },
  },
  {
    name: 'connexion-code',
    path: '/sign-in',
    prepare: (page) => answer(page, '**/api/auth/sign-in/email', { twoFactorRedirect: true }),
    act: async (page) => {
      await page.getByLabel('E-mail').fill('maelle@studio.example');
      await page.getByLabel('Mot de passe', { exact: true }).fill('un secret');
      await button(page, /^Se connecter$/).click();
      await expect(page.getByLabel('Code à six chiffres')).toBeFocused();
      await button(page, 'Continuer').click();
      await expect(page.getByText('Indiquez le code à six chiffres.')).toBeVisible();
    },
  },
  { name: 'adresse-verifiee', path: '/sign-in/adresse' },
  {
    name: 'adresse-expiree',
    path: '/sign-in/adresse?error=TOKEN_EXPIRED',
    prepare: (page) => furnishAccount(page),
    act: (page) => expect(button(page, 'Envoyer un nouveau lien')).toBeVisible(),
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
    act: async (page) => {
      await expectFurnished(page);
      await button(page, 'Changer de mot de passe').click();
      await expect(page.getByLabel('Mot de passe actuel')).toBeFocused();
    },
  },
  {
    name: 'compte-cle',
    path: '/compte',
    prepare: (page) => furnishAccount(page),
    act: async (page) => {
      await expectFurnished(page);
      await button(page, 'Ajouter une clé d’accès').click();
      await expect(page.getByLabel('Nom de la clé')).toBeVisible();
    },
  },
  {
    name: 'compte-second-facteur',
    path: '/compte',
    prepare: (page) => furnishSecondFactor(page),
    act: async (page) => {
      await expectFurnished(page);
      await button(page, 'Activer le second facteur').click();
      await sayPassword(page, 'Continuer');
      await expect(page.getByLabel('Code à six chiffres')).toBeFocused();
    },
  },
  {
    name: 'compte-codes',
    path: '/compte',
    prepare: (page) => furnishSecondFactor(page, { hasSecondFactor: true }),
    act: async (page) => {
      await expectFurnished(page);
      await button(page, 'Renouveler les codes de secours').click();
      await sayPassword(page, 'Renouveler');
      await expect(page.getByRole('heading', { name: 'Vos codes de secours' })).toBeFocused();
    },
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
    name: 'compte-connecter',
    path: '/compte',
    prepare: (page) => furnishAccount(page),
    act: async (page) => {
      await expectFurnished(page);
      await button(page, 'Connecter un autre assistant').click();
      await page.getByRole('combobox', { name: 'Assistant' }).click();
      await page.getByRole('option', { name: 'VS Code' }).click();
      await expect(page.getByRole('textbox', { name: /^Ou avec une clé/ })).toBeVisible();
      // The port differs from run to run.
      for (const field of await page.getByRole('dialog').getByRole('textbox').all()) {
        const said = (await field.inputValue()).replace(/localhost:\d+/g, 'studio.example.org');
        await field.evaluate((input, text) => ((input as HTMLInputElement).value = text), said);
      }
    },
  },
  {
    name: 'autoriser',
    path: '/autoriser?client_id=a',
    prepare: async (page) => {
      await furnishAccount(page);
      await answer(page, '**/api/v1/me/connection-request?**', {
        name: 'Claude Code',
        returns_to: '127.0.0.1:51234',
        scopes: ['read', 'write'],
        refusal: null,
      });
    },
    act: (page) => expect(button(page, 'Autoriser')).toBeVisible(),
  },
  {
    name: 'compte-programme',
    path: '/compte',
    prepare: (page) => furnishAccount(page),
    act: async (page) => {
      await expectFurnished(page);
      const key = { id: 'a3', name: 'LibreChat', hint: 'Zx81', scopes: ['read', 'write'] };
      const times = { created_at: '2026-11-21T08:12:00.000Z', last_used_at: null };
      const secret = 'armoni_oR6bQ0mVf3n2yTq8Jw5cKd1sLh9uXe7gAi4pZx81';
      await answer(page, '**/api/v1/me/keys', { key: { ...key, ...times }, secret });
      await button(page, 'Créer une clé').click();
      await page.getByLabel('Nom du programme').fill('LibreChat');
      await button(page, 'Créer la clé').click();
      await expect(page.getByText('elle ne sera plus jamais montrée')).toBeVisible();
      // The port differs from run to run.
      for (const [label, path] of [
        [/^Adresse pour les assistants/, '/mcp'],
        [/^Adresse pour les programmes/, '/v1'],
        [/^Adresse pour les clients/, '/api/v1'],
      ] as const) {
        await page.getByLabel(label).evaluate((input, end) => {
          (input as HTMLInputElement).value = `https://studio.example${end}`;
        }, path);
      }
    },
  },
  {
    name: 'compte-auteur',
    path: '/compte#donnees',
    prepare: async (page) => {
      await furnishAccount(page);
      await answer(page, '**/api/v1/me/author', { name: 'Maëlle Lefebvre' });
    },
    act: async (page) => {
      await expectFurnished(page);
      await button(page, 'Changer de nom d’auteur').click();
      await expect(page.getByLabel('Nom d’auteur', { exact: true })).toBeVisible();
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
      for (const calls of readings) {
        await page.route(calls, () => {
          // Never answered: all of it stays on its way.
        });
      }
    },
    act: (page) => expect(button(page, 'Activer le second facteur')).toBeVisible(),
  },
  {
    name: 'compte-erreur',
    path: '/compte',
    prepare: async (page) => {
      await borrowAccount(page);
      for (const calls of readings) {
        await page.route(calls, (route) => refuse(route, 500, 'Panne.'));
      }
    },
    act: async (page) => {
      await expect(button(page, 'Réessayer')).toHaveCount(readings.length + 4);
      await expect(button(page, 'Activer le second facteur')).toBeVisible();
    },
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
