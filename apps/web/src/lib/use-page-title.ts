import { useEffect } from 'react';

/** « Galerie Vidéos · Armoni » in the tab; the brand alone without a page name. */
export function usePageTitle(page?: string): void {
  useEffect(() => {
    document.title = page ? `${page} · Armoni` : 'Armoni';
  }, [page]);
}
