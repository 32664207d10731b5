import { useBrand } from '../../lib/studio/studio-config.ts';
import { usePageTitle } from '../../lib/studio/use-page-title.ts';
import { SignInFrame } from './components/sign-in-frame.tsx';
import { useIdentityParts } from './components/use-identity-parts.ts';
import { texts } from './texts.ts';
import { useLeaveWhenSignedIn } from './use-leave-when-signed-in.ts';

export function SignUpPage() {
  usePageTitle(texts.signUpTitle);
  useLeaveWhenSignedIn();
  const parts = useIdentityParts();
  return (
    <SignInFrame brand={useBrand()}>
      {parts ? <parts.SignUp /> : <p className="text-fg3">{texts.loading}</p>}
    </SignInFrame>
  );
}
