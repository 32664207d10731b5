import { GalleryPage } from '../features/gallery/gallery-page.tsx';
import { usePageTitle } from '../lib/use-page-title.ts';
import { RequireSignIn } from './require-sign-in.tsx';
import { texts } from './texts.ts';

export function GalleryRoute() {
  usePageTitle(texts.titles.gallery);
  return (
    <RequireSignIn redirects>
      <GalleryPage />
    </RequireSignIn>
  );
}
