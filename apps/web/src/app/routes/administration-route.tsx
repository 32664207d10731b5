import { AdministrationPage } from '../../features/administration/administration-page.tsx';
import { usePageTitle } from '../../lib/studio/use-page-title.ts';
import { texts } from '../texts.ts';
import { RequireSignIn } from './require-sign-in.tsx';

export function AdministrationRoute() {
  usePageTitle(texts.titles.administration);
  return (
    <RequireSignIn>
      <AdministrationPage />
    </RequireSignIn>
  );
}
