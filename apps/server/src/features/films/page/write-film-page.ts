import {
  gatherStyles,
  type StyledHtml,
  styleTag,
} from '../../../platform/http/pages/gather-styles.ts';
import { escapeHtml, meta, socialTags, titleTag } from '../../../platform/http/pages/write-page.ts';
import type { SharedFilm } from '../ports.ts';
import { filmPageTexts } from './texts.ts';

export type FilmPageSite = {
  readonly brand: string;
  /** Origin people reach us by, without a final slash. */
  readonly origin: string;
  readonly mediaHost: string;
  /** The links of the web app's page to its style sheet and its font. */
  readonly styleLinks: string;
};

/** The page of a shared film: a poster for those who only see its link, a player for the others. */
export function writeFilmPage(film: SharedFilm, site: FilmPageSite): StyledHtml {
  const body = gatherStyles(bodyOf(film, site));
  const css = sheet + body.css;
  const html = `<!doctype html>
<html lang="fr" data-theme="dark">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <meta name="color-scheme" content="dark" />
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    ${headTags(film, site).join('\n    ')}
    ${site.styleLinks}
    ${styleTag(css)}
  </head>
  ${body.html}
</html>
`;
  return { html, css };
}

function bodyOf(film: SharedFilm, site: FilmPageSite): string {
  const { brand } = site;
  const url = `${site.mediaHost}/${film.filmKey}`;
  return `<body>
    <header><a href="/"><img src="/favicon.svg" alt="" width="28" height="28" />${escapeHtml(brand)}</a></header>
    <main style="--ratio:${film.width / film.height}">
      <h1>${escapeHtml(filmPageTexts.title(brand))}</h1>
      <video controls playsinline preload="metadata" src="${escapeHtml(url)}"${posterOf(film, site)} width="${film.width}" height="${film.height}">${trackOf(film, site)}</video>
      <div class="accord" role="img" aria-label="${filmPageTexts.colours}">${accordOf(film)}</div>
      <p class="line">
        <span>${lengthOf(film)} · ${film.width} × ${film.height}</span>
        <a href="${escapeHtml(url)}?download=armoni">${filmPageTexts.download}</a>
        <a href="/">${filmPageTexts.own}</a>
      </p>
    </main>
  </body>`;
}

function headTags(film: SharedFilm, { brand, origin, mediaHost }: FilmPageSite): string[] {
  const absolute = (key: string) => new URL(`${mediaHost}/${key}`, origin).href;
  const title = filmPageTexts.title(brand);
  const url = absolute(film.filmKey);
  return [
    titleTag(title),
    meta('name', 'twitter:card', 'summary_large_image'),
    ...socialTags({
      'og:site_name': brand,
      'og:title': title,
      'og:description': filmPageTexts.description(lengthOf(film)),
      'og:type': 'video.other',
      'og:url': url,
      ...(film.posterKey && { 'og:image': absolute(film.posterKey) }),
      // Those who read this address as a page must find the film itself here.
      'og:video': `${url}?fichier`,
      'og:video:type': 'video/mp4',
      'og:video:width': String(film.width),
      'og:video:height': String(film.height),
      'og:locale': 'fr_FR',
    }),
  ];
}

const trackOf = ({ captionsKey }: SharedFilm, { mediaHost }: FilmPageSite) =>
  captionsKey
    ? `<track kind="captions" srclang="fr" default src="${escapeHtml(`${mediaHost}/${captionsKey}`)}" />`
    : '';

const posterOf = ({ posterKey }: SharedFilm, { mediaHost }: FilmPageSite) =>
  posterKey ? ` poster="${escapeHtml(`${mediaHost}/${posterKey}`)}"` : '';

function lengthOf({ durationSeconds }: SharedFilm): string {
  const seconds = Math.round(durationSeconds);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

function accordOf({ shots }: SharedFilm): string {
  const grow = (share: number, colour = '') => `<i style="flex-grow:${share}${colour}">`;
  return shots
    .map(({ durationSeconds, accord }) => {
      const stripes = accord.map(
        ({ colour, share }) => `${grow(share * 100, `;background:${escapeHtml(colour)}`)}</i>`,
      );
      return `${grow(durationSeconds)}${stripes.join('')}</i>`;
    })
    .join('');
}

const sheet = `
body { min-height: 100dvh; display: flex; flex-direction: column; background: var(--stage, #08090b); color: var(--fg, #f1eee8); }
header { padding: 14px 20px; }
header a { display: inline-flex; align-items: center; gap: 10px; font-size: 17px; font-weight: 560; font-stretch: 112%; }
main { box-sizing: border-box; width: 100%; max-width: max(320px, min(1312px, (100dvh - 220px) * var(--ratio) + 40px)); margin: auto; padding: 0 20px 40px; }
h1 { margin: 0 0 20px; font-size: 18px; line-height: 24px; font-weight: 550; font-stretch: 105%; }
video { display: block; width: 100%; height: auto; background: #000; border-radius: 6px 6px 0 0; }
.accord { display: flex; gap: 3px; height: 12px; margin-top: 2px; overflow: hidden; border-radius: 0 0 3px 3px; }
.accord i { display: flex; flex-basis: 0; min-width: 0; overflow: hidden; }
.line { display: flex; flex-wrap: wrap; gap: 8px 24px; margin: 16px 0 0; color: var(--fg3, #9b9da3); font-variant-numeric: tabular-nums; }
.line span { flex: 1 1 auto; }
.line a { color: var(--fg, #f1eee8); text-decoration: underline; text-underline-offset: 4px; text-decoration-color: var(--edge, #6b6d73); }
@media (forced-colors: active) { .accord { forced-color-adjust: none; } }
`;
