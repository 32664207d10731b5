import { texts as identity } from '../features/identity/texts.ts';
import { checkTexts } from '../features/site/check/texts.ts';
import { texts as site } from '../features/site/texts.ts';
import { texts } from './texts.ts';

/**
 * What a page says of itself before any script runs: to search engines, to those who get its link,
 * to the browser's tab. The build adds which scripts it needs; the server writes it into the page.
 */
export type PageHead = {
  readonly path: string;
  /** Without the brand, which is set where the studio runs. */
  readonly title: string;
  readonly description: string;
  /** The picture of its social card. */
  readonly card: string;
  /** Whether search engines may list it. */
  readonly isListed: boolean;
  /** Where its code begins, below `src/`. */
  readonly modules: readonly string[];
};

const { titles, descriptions } = texts;
const listed = { isListed: true, card: '/cards/accueil.jpg' };
const unlisted = { isListed: false, card: '/cards/accueil.jpg', description: descriptions.home };
const door = 'app/front-door.tsx';

export const pageHeads: readonly PageHead[] = [
  {
    ...listed,
    path: '/',
    title: site.landing.pageTitle,
    description: descriptions.home,
    modules: [door, 'features/site/landing/landing-page.tsx'],
  },
  {
    ...listed,
    path: '/contact',
    title: site.contact.title,
    description: descriptions.contact,
    card: '/cards/contact.jpg',
    modules: [door, 'features/site/contact-page.tsx'],
  },
  {
    ...listed,
    path: '/information',
    title: site.information.title,
    description: descriptions.information,
    card: '/cards/information.jpg',
    modules: [door, 'features/site/information-page.tsx'],
  },
  {
    ...listed,
    path: '/verifier',
    title: checkTexts.title,
    description: descriptions.check,
    modules: [door, 'features/site/check/check-page.tsx'],
  },
  {
    ...listed,
    path: '/sign-in',
    title: identity.signInTitle,
    card: '/cards/connexion.jpg',
    description: descriptions.signIn,
    modules: [
      door,
      'features/identity/sign-in-page.tsx',
      'features/identity/embedded/embedded-sign-in.tsx',
    ],
  },
  {
    ...listed,
    path: '/sign-up',
    title: identity.signUpTitle,
    card: '/cards/connexion.jpg',
    description: descriptions.signUp,
    modules: [
      door,
      'features/identity/sign-up-page.tsx',
      'features/identity/embedded/sign-up-form.tsx',
    ],
  },
  {
    ...unlisted,
    path: '/success',
    title: site.success.title,
    modules: [door, 'features/site/success-page.tsx'],
  },
  {
    ...unlisted,
    path: '/cancel',
    title: site.cancel.title,
    modules: [door, 'features/site/cancel-page.tsx'],
  },
  behindSignIn('/armoni', titles.studio, 'studio-route'),
  behindSignIn('/trainer', titles.styles, 'styles-route'),
  behindSignIn('/editor', titles.editor, 'editor-route'),
  behindSignIn('/gallery', titles.gallery, 'gallery-route'),
  behindSignIn('/compte', titles.account, 'account-route'),
  behindSignIn('/administration', titles.administration, 'administration-route'),
  behindSignIn('/autoriser', titles.consent, 'consent-route'),
];

function behindSignIn(path: string, title: string, route: string): PageHead {
  return {
    ...unlisted,
    path,
    title,
    modules: ['app/studio-app.tsx', `app/routes/${route}.tsx`],
  };
}
