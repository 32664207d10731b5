import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useNavigation } from '../../../lib/studio/navigation.tsx';
import { addressPath } from '../addresses/address-path.ts';
import { texts } from '../texts.ts';
import { SignInForm } from './sign-in-form.tsx';

// Few come for these, so the page of sign-in does not bring them along.
const CodeStep = lazy(async () => ({
  default: (await import('../second-factor/code-step.tsx')).CodeStep,
}));
const ForgottenForm = lazy(async () => ({
  default: (await import('./forgotten-form.tsx')).ForgottenForm,
}));
const NewPasswordForm = lazy(async () => ({
  default: (await import('./new-password-form.tsx')).NewPasswordForm,
}));
const AddressNotice = lazy(async () => ({
  default: (await import('../addresses/address-notice.tsx')).AddressNotice,
}));

/** /sign-in and what hangs under it. */
export function EmbeddedSignIn() {
  const { pathname } = useNavigation();
  if (pathname === '/sign-in/oublie') return awaited(<ForgottenForm />);
  if (pathname === '/sign-in/nouveau-mot-de-passe') {
    return awaited(<NewPasswordForm token={fromAddress('token') ?? ''} />);
  }
  if (pathname === addressPath) {
    return awaited(<AddressNotice problem={fromAddress('error')} />);
  }
  return <SignInSteps />;
}

const fromAddress = (name: string) => new URLSearchParams(window.location.search).get(name);

type Step =
  | { readonly type: 'password'; readonly email?: string; readonly reason?: string | undefined }
  | { readonly type: 'code'; readonly email: string };

/** The password, and then a code where the account has a second factor. */
function SignInSteps() {
  const [step, setStep] = useState<Step>({ type: 'password' });
  const { email } = step;
  if (step.type === 'password') {
    return (
      <SignInForm
        email={email}
        reason={step.reason}
        onCodeNeeded={(typed) => setStep({ type: 'code', email: typed })}
      />
    );
  }
  return awaited(<CodeStep onBack={(reason) => setStep({ type: 'password', email, reason })} />);
}

const awaited = (form: ReactNode) => (
  <Suspense fallback={<p className="text-fg3">{texts.loading}</p>}>{form}</Suspense>
);
