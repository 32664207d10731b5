import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyRequest } from 'fastify';
import type { StyledHtml } from '../../../platform/http/pages/gather-styles.ts';
import type { AddressOf } from '../../../platform/storage/media-addresses.ts';
import type { FilmRepository, SharedFilm } from '../ports.ts';
import { wantsPage } from './wants-page.ts';
import { type FilmPage, type FilmPageSite, writeFilmPage } from './write-film-page.ts';

export type FilmPagesDependencies = {
  readonly films: Pick<FilmRepository, 'shared'>;
  readonly addressOf: AddressOf;
  readonly site: FilmPageSite;
};

/** The page behind a film's link, for those who want one; null when the bytes are wanted. */
export function makeFilmPages({ films, addressOf, site }: FilmPagesDependencies) {
  return async (key: string, request: FastifyRequest): Promise<StyledHtml | null> => {
    if (!key.endsWith('.mp4') || !wantsPage(request.headers, request.query)) return null;
    const film = await films.shared(key);
    return film && writeFilmPage(pageOfMedia(film, addressOf), site);
  };
}

/** The address of the script that the web app's build writes for the pages of shared films. */
export function filmScriptOf(webFolder: string): string | null {
  const assets = join(webFolder, 'assets');
  const names = existsSync(assets) ? readdirSync(assets) : [];
  const script = names.find((name) => /^shared-film-[\w-]+\.js$/.test(name));
  return script === undefined ? null : `/assets/${script}`;
}

/** The links of the web app's page to its style sheet and its font. */
export function styleLinksOf(webPage = ''): string {
  const links = webPage.match(/<link rel="(stylesheet|preload)"[^>]*>/g) ?? [];
  return links.join('\n    ');
}

/** As the older addresses show it, which are those of the files themselves. */
function pageOfMedia(film: SharedFilm, addressOf: AddressOf): FilmPage {
  const urlOf = (key: string | null) => key && addressOf(key);
  const page = addressOf(film.filmKey);
  return {
    film,
    name: null,
    date: null,
    origin: [],
    urls: {
      page,
      // Those who read this address as a page must find the film itself here.
      film: `${page}?fichier`,
      poster: urlOf(film.posterKey),
      captions: urlOf(film.captionsKey),
      download: `${page}?download=armoni`,
      embed: null,
    },
  };
}
