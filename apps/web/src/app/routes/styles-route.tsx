import { TrainerPage } from '../../features/styles/styles-page.tsx';
import { usePageTitle } from '../../lib/studio/use-page-title.ts';
import { texts } from '../texts.ts';
import { RequireSignIn } from './require-sign-in.tsx';

export function TrainerRoute() {
  usePageTitle(texts.titles.trainer);
  return (
    <RequireSignIn>
      <TrainerPage />
    </RequireSignIn>
  );
}
