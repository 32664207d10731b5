import { TrainerPage } from '../features/trainer/trainer-page.tsx';
import { usePageTitle } from '../lib/use-page-title.ts';
import { RequireSignIn } from './require-sign-in.tsx';
import { texts } from './texts.ts';

export function TrainerRoute() {
  usePageTitle(texts.titles.trainer);
  return (
    <RequireSignIn>
      <TrainerPage />
    </RequireSignIn>
  );
}
