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
  /** The links of the web app's page to its style sheet and its font. */
  readonly styleLinks: string;
  /** Whether films carry a signature that tells their history. */
  readonly isSigning: boolean;
};

/** A film as its page shows it, with addresses from our origin on. */
export type FilmPage = {
  readonly film: SharedFilm;
  /** Null where it is not to be shown. */
  readonly name: string | null;
  /** What is said of where the film comes from; empty for nothing. */
  readonly origin: readonly string[];
  readonly urls: {
    readonly page: string;
    /** Where the film itself plays, also for readers of pages. */
    readonly film: string;
    readonly poster: string | null;
    readonly captions: string | null;
    readonly download: string | null;
    readonly embed: string | null;
  };
};

/** The page of a shared film: a poster for those who only see its link, a player for the others. */
export function writeFilmPage(page: FilmPage, site: FilmPageSite): StyledHtml {
  const body = gatherStyles(bodyOf(page, site));
  return pageOf(headTags(page, site), body, site, pageSheet);
}

/** The film alone, for the frames of other sites; it fills them. */
export function writeEmbedPage(page: FilmPage, site: FilmPageSite): StyledHtml {
  const { film, urls } = page;
  const body = gatherStyles(`<body class="embed">
    <div class="film">${playerOf(page)}${pinOf(page, site)}</div>
    <div class="accord" role="img" aria-label="${filmPageTexts.colours}">${accordOf(film)}</div>
    <p class="line">
      <a href="${escapeHtml(urls.page)}" target="_blank" rel="noopener">${escapeHtml(nameOf(page, site))}</a>
    </p>
  </body>`);
  return pageOf([titleTag(nameOf(page, site))], body, site, pageSheet);
}

function pageOf(
  head: readonly string[],
  body: StyledHtml,
  site: FilmPageSite,
  sheet: string,
): StyledHtml {
  const css = sheet + body.css;
  const html = `<!doctype html>
<html lang="fr" data-theme="dark">
  <head>
    ${pageHead}
    ${head.join('\n    ')}
    ${site.styleLinks}
    ${styleTag(css)}
  </head>
  ${body.html}
</html>
`;
  return { html, css };
}

/** What every such page begins with. */
export const pageHead = `<meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <meta name="color-scheme" content="dark" />
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />`;

export const headerOf = ({ brand }: FilmPageSite) =>
  `<header><a class="brand" href="/"><img src="/favicon.svg" alt="" width="28" height="28" />${escapeHtml(brand)}</a><a href="/">${filmPageTexts.own}</a></header>`;

const nameOf = ({ name }: FilmPage, { brand }: FilmPageSite) => name ?? filmPageTexts.title(brand);

function bodyOf(page: FilmPage, site: FilmPageSite): string {
  const { film, urls } = page;
  return `<body>
    ${headerOf(site)}
    <main style="--ratio:${film.width / film.height}">
      <div class="film">${playerOf(page)}${pinOf(page, site)}</div>
      <div class="accord" role="img" aria-label="${filmPageTexts.colours}">${accordOf(film)}</div>
      <div class="about">
        <h1>${escapeHtml(nameOf(page, site))}</h1>
        ${originOf(page)}
        <p class="line">
          <span>${lengthOf(film)} · ${film.width} × ${film.height}</span>
          ${linkTo(urls.download, filmPageTexts.download)}
        </p>
      </div>
      ${embedOf(page, site)}
    </main>
  </body>`;
}

const linkTo = (url: string | null, text: string) =>
  url === null ? '' : `<a href="${escapeHtml(url)}">${text}</a>`;

function playerOf({ film, urls }: FilmPage): string {
  const poster = urls.poster ? ` poster="${escapeHtml(urls.poster)}"` : '';
  const track = urls.captions
    ? `<track kind="captions" srclang="fr" default src="${escapeHtml(urls.captions)}" />`
    : '';
  return `<video controls playsinline preload="metadata" src="${escapeHtml(urls.film)}"${poster} width="${film.width}" height="${film.height}">${track}</video>`;
}

/** The pin of Content Credentials: opens what the film's signature says. */
function pinOf({ urls }: FilmPage, { isSigning }: FilmPageSite): string {
  if (!isSigning) return '';
  const href = `/verifier?fichier=${encodeURIComponent(urls.film)}`;
  const words = `aria-label="${filmPageTexts.history}" title="${filmPageTexts.history}"`;
  return `<a class="pin" href="${escapeHtml(href)}" target="_blank" rel="noopener" ${words}>${crMark}</a>`;
}

/** As `apps/web/src/ui/media/cr-mark.tsx` draws it. */
const crMark = `<svg width="16" height="16" viewBox="0 0 24 24" fill="none" stroke="currentColor" aria-hidden="true"><path d="M12 1.5a10.5 10.5 0 1 0 0 21h10.5V12A10.5 10.5 0 0 0 12 1.5Z" stroke-width="2" /><path d="M11 14.6a2.9 2.9 0 1 1 0-4.2M14 15.3V9.2M14 12c0-1.8 1-2.8 3-2.8" stroke-width="1.8" /></svg>`;

function originOf({ origin }: FilmPage): string {
  if (origin.length === 0) return '';
  const lines = origin.map((line) => `<li>${escapeHtml(line)}</li>`).join('');
  return `<section class="origin" aria-label="${filmPageTexts.origin}"><ul>${lines}</ul></section>`;
}

/** What to paste into another page. */
function embedOf({ film, urls }: FilmPage, { origin }: FilmPageSite): string {
  if (urls.embed === null) return '';
  const code = `<iframe src="${new URL(urls.embed, origin).href}" width="${film.width}" height="${film.height}" allow="fullscreen" allowfullscreen></iframe>`;
  return `<details><summary>${filmPageTexts.embed}</summary><pre tabindex="0">${escapeHtml(code)}</pre></details>`;
}

function headTags(page: FilmPage, site: FilmPageSite): string[] {
  const { film, urls } = page;
  const absolute = (url: string) => new URL(url, site.origin).href;
  const title = nameOf(page, site);
  return [
    titleTag(title),
    meta('name', 'twitter:card', 'summary_large_image'),
    ...socialTags({
      'og:site_name': site.brand,
      'og:title': title,
      'og:description': filmPageTexts.description(lengthOf(film)),
      'og:type': 'video.other',
      'og:url': absolute(urls.page),
      ...(urls.poster && { 'og:image': absolute(urls.poster) }),
      'og:video': absolute(urls.film),
      'og:video:type': 'video/mp4',
      'og:video:width': String(film.width),
      'og:video:height': String(film.height),
      'og:locale': 'fr_FR',
    }),
  ];
}

function lengthOf({ durationSeconds }: SharedFilm): string {
  const seconds = Math.floor(durationSeconds);
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

export const pageSheet = `
body { min-height: 100dvh; display: flex; flex-direction: column; background: var(--stage, #08090b); color: var(--fg, #f1eee8); }
header { display: flex; align-items: center; justify-content: space-between; gap: 16px; padding: 14px 20px; }
header a { display: inline-flex; align-items: center; min-height: 28px; color: var(--fg2, #c8c6c1); font-weight: 550; }
header a:hover { color: var(--fg, #f1eee8); }
header .brand { gap: 10px; color: var(--fg, #f1eee8); font-size: 17px; font-weight: 560; font-stretch: 112%; }
main { box-sizing: border-box; width: 100%; max-width: max(320px, min(1312px, (100dvh - 220px) * var(--ratio) + 40px)); margin: 0 auto; padding: 0 20px 40px; }
.gone { margin: auto; }
.about { display: grid; grid-template-columns: 1fr auto; gap: 4px 32px; align-items: center; margin-top: 20px; }
.about .line { grid-column: 1; margin: 0; }
h1 { margin: 0; font-size: 28px; line-height: 36px; font-weight: 550; font-stretch: 108%; text-wrap: balance; }
video { display: block; width: 100%; height: auto; background: #000; border-radius: 6px 6px 0 0; }
.film { position: relative; }
.pin { position: absolute; top: 8px; right: 8px; display: grid; place-items: center; width: 24px; height: 24px; border-radius: 4px; background: oklch(0.12 0 0 / 0.78); color: #fff; }
.pin::after { content: ""; position: absolute; inset: -10px; }
.pin:hover { background: rgb(0 0 0 / .85); }
.pin:focus-visible { outline: 2px solid var(--fg, #f1eee8); outline-offset: 2px; }
.accord { display: flex; gap: 3px; height: 12px; margin-top: 2px; overflow: hidden; border-radius: 0 0 3px 3px; }
.accord i { display: flex; flex-basis: 0; min-width: 0; overflow: hidden; }
.line { display: flex; flex-wrap: wrap; gap: 8px 24px; margin: 16px 0 0; color: var(--fg3, #9b9da3); font-variant-numeric: tabular-nums; }
.line span { flex: 1 1 auto; }
.line a { color: var(--fg, #f1eee8); text-decoration: underline; text-underline-offset: 4px; text-decoration-color: var(--edge, #6b6d73); }
main > p { color: var(--fg3, #9b9da3); }
.origin ul { display: flex; flex-wrap: wrap; gap: 8px 24px; margin: 0; padding: 0; list-style: none; color: var(--fg2, #c8c6c1); }
details { margin-top: 20px; padding-top: 16px; border-top: 1px solid var(--line, #26282c); color: var(--fg3, #9b9da3); }
summary { cursor: pointer; min-height: 24px; }
pre { margin: 8px 0 0; padding: 12px; overflow-x: auto; border-radius: 6px; background: var(--s1, #131417); color: var(--fg, #f1eee8); font-size: 13px; }
.embed { overflow: hidden; }
.embed .film { flex: 1 1 auto; min-height: 0; }
.embed video { height: 100%; border-radius: 0; object-fit: contain; }
.embed .line { margin: 0; padding: 6px 12px; font-size: 13px; }
@media (max-width: 639px) {
  main { padding: 0 0 40px; }
  main > :not(.film, .accord) { margin-inline: 16px; }
  video { border-radius: 0; }
  .about { grid-template-columns: 1fr; gap: 8px; }
}
@media (forced-colors: active) { .accord { forced-color-adjust: none; } }
`;
