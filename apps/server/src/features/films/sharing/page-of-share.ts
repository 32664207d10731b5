import { filmPageTexts } from '../page/texts.ts';
import type { FilmPage, FilmPageSite } from '../page/write-film-page.ts';
import type { Shared } from './shares.ts';
import type { FilmAbout } from './tell-film.ts';

/** What the page of a shared film shows: no more than was chosen, and no word of its owner. */
export function pageOfShare(
  shared: Shared,
  about: FilmAbout | null,
  site: Pick<FilmPageSite, 'brand'>,
): FilmPage {
  const { share, film, title, madeAt } = shared;
  const url = `/f/${share.token}`;
  return {
    film,
    name: share.showsName ? title : null,
    date: share.showsDate ? filmPageTexts.date(madeAt) : null,
    origin: originOf(shared, about, site),
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

function originOf(
  { share, film, madeAt }: Shared,
  about: FilmAbout | null,
  { brand }: Pick<FilmPageSite, 'brand'>,
): FilmPage['origin'] {
  const { shots, clips, cutWith, version, shortDate, music } = filmPageTexts;
  const made = [about && version(about.version), share.showsDate ? shortDate(madeAt) : null].filter(
    (known) => known !== null,
  );
  const origin: FilmPage['origin'] = [
    { icon: 'camera', words: shots(film.shots.length), more: about ? clips(about.clips) : '' },
    { icon: 'scissors', words: cutWith(brand), more: made.join(', ') },
  ];
  const named: FilmPage['origin'] =
    share.showsMusic && about?.music ? [{ icon: 'music', words: music, more: about.music }] : [];
  return [...(share.showsOrigin ? origin : []), ...named];
}
