import film from './landing-film.json' with { type: 'json' };

const smallestUrl = '/landing/film-av1.mp4';

/** The film behind the landing page, its poster and the measured accords of its shots. */
export const landingFilm = {
  /** Smallest first; a browser takes the first that it can play. */
  sources: [
    { url: smallestUrl, type: 'video/mp4; codecs="av01.0.05M.08"' },
    { url: '/landing/film.mp4', type: 'video/mp4; codecs="avc1.64001f"' },
  ],
  smallestUrl,
  posterUrl: '/landing/poster.webp',
  /** The middle of it, all that upright screens show. */
  portraitPosterUrl: '/landing/poster-portrait.webp',
  durationSeconds: film.durationSeconds,
  shots: film.shots,
};
