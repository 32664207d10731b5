import { useChildMatches, useParams } from '@tanstack/react-router';
import { lazy } from 'react';
import { GalleryPage } from '../../features/gallery/gallery-page.tsx';
import { usePageTitle } from '../../lib/studio/use-page-title.ts';
import { NotFoundPage } from '../frame/not-found-page.tsx';
import { texts } from '../texts.ts';
import { RequireSignIn } from './require-sign-in.tsx';

// Features do not know each other: the gallery's films are cut on the table's track.
const FilmTable = lazy(async () => ({
  default: (await import('../../features/table/film-table.tsx')).FilmTable,
}));

/** /gallery and /gallery/{id}. */
export function GalleryRoute() {
  const { filmId } = useParams({ strict: false });
  usePageTitle(texts.titles.gallery);
  const isKnown = useChildMatches().length > 0;
  if (!isKnown) return <NotFoundPage />;
  return (
    <RequireSignIn redirects>
      <GalleryPage filmId={filmId?.toLowerCase() ?? null} table={FilmTable} />
    </RequireSignIn>
  );
}
