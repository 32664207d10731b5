import { lazy } from 'react';

/** Each provider's parts, fetched only when they are shown. */
export const embeddedParts = {
  SignIn: lazy(async () => {
    const { EmbeddedSignIn } = await import('../embedded/embedded-sign-in.tsx');
    return { default: EmbeddedSignIn };
  }),
  SignUp: lazy(async () => {
    const { SignUpForm } = await import('../embedded/sign-up-form.tsx');
    return { default: SignUpForm };
  }),
  UserMenu: lazy(async () => {
    const { EmbeddedUserMenu } = await import('../embedded/embedded-user-menu.tsx');
    return { default: EmbeddedUserMenu };
  }),
};

export const clerkParts: typeof embeddedParts = {
  SignIn: lazy(async () => {
    const { ClerkSignIn } = await import('../clerk/clerk-parts.tsx');
    return { default: ClerkSignIn };
  }),
  SignUp: lazy(async () => {
    const { ClerkSignUp } = await import('../clerk/clerk-parts.tsx');
    return { default: ClerkSignUp };
  }),
  UserMenu: lazy(async () => {
    const { ClerkUserMenu } = await import('../clerk/clerk-parts.tsx');
    return { default: ClerkUserMenu };
  }),
};
