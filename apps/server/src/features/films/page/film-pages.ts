import type { FastifyRequest } from 'fastify';
import type { StyledHtml } from '../../../platform/http/pages/gather-styles.ts';
import type { FilmRepository } from '../ports.ts';
import { wantsPage } from './wants-page.ts';
import { writeFilmPage } from './write-film-page.ts';

export type FilmPagesDependencies = {
  readonly films: Pick<FilmRepository, 'shared'>;
  readonly mediaHost: string;
  readonly brand: string;
  /** Origin people reach us by. */
  readonly origin: string;
  /** The web app's built page, whose style a film's page shares. */
  readonly webPage: string | undefined;
};

/** The page behind a film's link, for those who want one; null when the bytes are wanted. */
export function makeFilmPages({ films, webPage = '', ...site }: FilmPagesDependencies) {
  const links = webPage.match(/<link rel="(stylesheet|preload)"[^>]*>/g) ?? [];
  const styleLinks = links.join('\n    ');
  return async (key: string, request: FastifyRequest): Promise<StyledHtml | null> => {
    if (!key.endsWith('.mp4') || !wantsPage(request.headers, request.query)) return null;
    const film = await films.shared(key);
    return film && writeFilmPage(film, { ...site, styleLinks });
  };
}
