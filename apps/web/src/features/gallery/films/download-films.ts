import { makeDownload } from '@armoni/contract/downloads';
import type { GalleryVideo } from '@armoni/contract/gallery';
import { call } from '../../../lib/http/api.ts';
import { beginDownload, startDownload } from '../../../lib/http/begin-download.ts';
import { filmDownloadUrl } from '../../../lib/media/film-address.ts';

/** Begins one download: of the film's file, or of an archive of several. */
export async function downloadFilms(films: readonly GalleryVideo[]): Promise<boolean> {
  const [first] = films;
  if (!first) return false;
  if (films.length === 1) {
    const address = { filmUrl: first.video_url, createdAt: first.created_at };
    startDownload(filmDownloadUrl(address, window.location.href));
    return true;
  }
  const body = { films: films.map(({ id }) => id) };
  return beginDownload(call(makeDownload, { body }));
}
