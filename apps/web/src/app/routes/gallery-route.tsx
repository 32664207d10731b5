import { useChildMatches, useParams } from '@tanstack/react-router';
import { GalleryPage } from '../../features/gallery/gallery-page.tsx';
import { usePageTitle } from '../../lib/studio/use-page-title.ts';
import { NotFoundPage } from '../frame/not-found-page.tsx';
import { texts } from '../texts.ts';
import { RequireSignIn } from './require-sign-in.tsx';

/** /gallery and /gallery/{id}. */
export function GalleryRoute() {
  const { filmId } = useParams({ strict: false });
  usePageTitle(texts.titles.gallery);
  const isKnown = useChildMatches().length > 0;
  if (!isKnown) return <NotFoundPage />;
  return (
    <RequireSignIn redirects>
      <GalleryPage filmId={filmId?.toLowerCase() ?? null} />
    </RequireSignIn>
  );
}
