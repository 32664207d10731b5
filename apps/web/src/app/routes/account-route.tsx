import { AccountPage } from '../../features/identity/account-page.tsx';
import { usePageTitle } from '../../lib/studio/use-page-title.ts';
import { texts } from '../texts.ts';
import { RequireSignIn } from './require-sign-in.tsx';

export function AccountRoute() {
  usePageTitle(texts.titles.account);
  return (
    <RequireSignIn>
      <AccountPage />
    </RequireSignIn>
  );
}
