import film from './landing-film.json' with { type: 'json' };

/** The film behind the landing page, its poster and the measured accords of its shots. */
export const landingFilm = {
  url: '/landing/film.mp4',
  posterUrl: '/landing/poster.webp',
  durationSeconds: film.durationSeconds,
  shots: film.shots,
};
