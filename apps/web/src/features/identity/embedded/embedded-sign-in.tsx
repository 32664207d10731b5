import { useNavigation } from '../../../lib/studio/navigation.tsx';
import { ForgottenForm } from './forgotten-form.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import { SignInForm } from './sign-in-form.tsx';

/** /sign-in and what hangs under it. */
export function EmbeddedSignIn() {
  const { pathname } = useNavigation();
  if (pathname === '/sign-in/oublie') return <ForgottenForm />;
  if (pathname === '/sign-in/nouveau-mot-de-passe') {
    const token = new URLSearchParams(window.location.search).get('token') ?? '';
    return <NewPasswordForm token={token} />;
  }
  return <SignInForm />;
}
