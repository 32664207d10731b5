import { StylesPage } from '../../features/styles/styles-page.tsx';
import { usePageTitle } from '../../lib/studio/use-page-title.ts';
import { texts } from '../texts.ts';
import { RequireSignIn } from './require-sign-in.tsx';

export function StylesRoute() {
  usePageTitle(texts.titles.styles);
  return (
    <RequireSignIn>
      <StylesPage />
    </RequireSignIn>
  );
}
