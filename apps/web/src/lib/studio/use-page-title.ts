import { useEffect } from 'react';
import { useBrand } from './studio-config.ts';

/** « Galerie Vidéos · Armoni » in the tab, as the server wrote it; the brand alone without a name. */
export function usePageTitle(page?: string): void {
  const brand = useBrand();
  useEffect(() => {
    document.title = page ? `${page} · ${brand}` : brand;
  }, [page, brand]);
}
