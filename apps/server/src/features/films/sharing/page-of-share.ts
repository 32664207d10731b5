import { filmPageTexts } from '../page/texts.ts';
import type { FilmPage, FilmPageSite } from '../page/write-film-page.ts';
import type { Shared } from './shares.ts';

/** What the page of a shared film shows: no more than was chosen, and no word of its owner. */
export function pageOfShare(
  { share, film, title }: Shared,
  { brand }: Pick<FilmPageSite, 'brand'>,
): FilmPage {
  const url = `/f/${share.token}`;
  return {
    film,
    name: share.showsName ? title : null,
    origin: share.showsOrigin
      ? [
          { icon: 'camera', words: filmPageTexts.shots(film.shots.length) },
          { icon: 'scissors', words: filmPageTexts.cutWith(brand) },
        ]
      : [],
    urls: {
      page: url,
      film: `${url}/film.mp4`,
      poster: film.posterKey && `${url}/poster.jpg`,
      captions: film.captionsKey && `${url}/captions.vtt`,
      download: share.allowsDownload ? `${url}/film.mp4?download` : null,
      embed: `${url}/embed`,
    },
  };
}
