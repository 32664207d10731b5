import { getRouteApi } from '@tanstack/react-router';
import { TablePage } from '../../features/table/table-page.tsx';
import { usePageTitle } from '../../lib/studio/use-page-title.ts';
import { texts } from '../texts.ts';
import { RequireSignIn } from './require-sign-in.tsx';

const route = getRouteApi('/editor/$filmId');

export function TableRoute() {
  usePageTitle(texts.titles.table);
  const { filmId } = route.useParams();
  return (
    <RequireSignIn redirects>
      <TablePage filmId={filmId} />
    </RequireSignIn>
  );
}
