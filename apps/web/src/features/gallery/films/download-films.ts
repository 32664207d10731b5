import { handOver, makeDownload } from '@armoni/contract/downloads';
import type { GalleryVideo } from '@armoni/contract/gallery';
import { call } from '../../../lib/http/api.ts';
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
  return begin(call(makeDownload, { body }));
}

/** Begins the download of a film as a project of other editors. */
export function downloadProject(id: string, withMedia: boolean): Promise<boolean> {
  return begin(call(handOver, { params: { id }, body: { with_media: withMedia } }));
}

async function begin(address: Promise<{ readonly url: string }>): Promise<boolean> {
  try {
    startDownload((await address).url);
    return true;
  } catch (error) {
    console.error(error);
    return false;
  }
}

/** The answer is an attachment: the page stays. */
function startDownload(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.rel = 'noopener';
  link.click();
}
