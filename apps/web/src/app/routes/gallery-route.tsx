import { GalleryPage } from '../../features/gallery/gallery-page.tsx';
import { usePageTitle } from '../../lib/studio/use-page-title.ts';
import { texts } from '../texts.ts';
import { RequireSignIn } from './require-sign-in.tsx';

export function GalleryRoute() {
  usePageTitle(texts.titles.gallery);
  return (
    <RequireSignIn redirects>
      <GalleryPage />
    </RequireSignIn>
  );
}
