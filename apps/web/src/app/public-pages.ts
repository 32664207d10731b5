/**
 * The pages that need neither router nor query library. They are drawn where the studio runs, so
 * they are there before any script, and the front door brings them to life in the browser.
 */
export const publicPages = {
  '/': async () => ({
    default: (await import('../features/site/landing/landing-page.tsx')).LandingPage,
  }),
  '/contact': async () => ({
    default: (await import('../features/site/contact-page.tsx')).ContactPage,
  }),
  '/information': async () => ({
    default: (await import('../features/site/information-page.tsx')).InformationPage,
  }),
  '/verifier': async () => ({
    default: (await import('../features/site/check/check-page.tsx')).CheckPage,
  }),
  '/success': async () => ({
    default: (await import('../features/site/success-page.tsx')).SuccessPage,
  }),
  '/cancel': async () => ({
    default: (await import('../features/site/cancel-page.tsx')).CancelPage,
  }),
  '/sign-in': async () => ({
    default: (await import('../features/identity/sign-in-page.tsx')).SignInPage,
  }),
  '/sign-up': async () => ({
    default: (await import('../features/identity/sign-up-page.tsx')).SignUpPage,
  }),
};

export type PublicPath = keyof typeof publicPages;

/** The public page of an address; `/sign-in/oublie` belongs to the studio's router. */
export function publicPathOf(pathname: string): PublicPath | undefined {
  const bare = pathname.replace(/(?<=.)\/+$/, '');
  return bare in publicPages ? (bare as PublicPath) : undefined;
}
